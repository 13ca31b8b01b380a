/** Is this the file of a game that can be played on? What it is worth, the server finds out. */
export function isUnfinished(text: string): boolean {
  try {
    const file: unknown = JSON.parse(text);
    return typeof file === 'object' && file !== null && 'decisions' in file && !('result' in file);
  } catch {
    return false;
  }
}
