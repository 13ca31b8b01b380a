/** The rule section shown over the table, if any. */
class RuleSheet {
  open = $state.raw<{ game: string; phase: string } | null>(null);
}
export const ruleSheet = new RuleSheet();
export const showRule = (game: string, phase: string): void => void (ruleSheet.open = { game, phase });
