/** Is this the file of an unfinished game? The server checks whether the file is valid. */
export function isUnfinished(text: string): boolean {
  try {
    const file: unknown = JSON.parse(text);
    return typeof file === 'object' && file !== null && 'decisions' in file && !('result' in file);
  } catch {
    return false;
  }
}
