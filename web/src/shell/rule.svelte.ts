/** The rule that governs a decision, laid over the table. */
class RuleSheet {
  open = $state.raw<{ game: string; phase: string } | null>(null);
}
export const ruleSheet = new RuleSheet();
export const showRule = (game: string, phase: string): void => void (ruleSheet.open = { game, phase });
