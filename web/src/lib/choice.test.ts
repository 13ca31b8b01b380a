import { describe, expect, it, vi } from 'vitest';
import { Choice, type Move, type Option } from './choice.svelte.ts';

const option = (id: number, from: string, to: string): Option => ({
  id,
  move: { id, do: 'move', from, to },
  text: `${from} ${to}`,
});
const march = (move: Move) => [`at:${move.from as string}`, `at:${move.to as string}`];

function choose() {
  const decide = vi.fn<(option: Option) => void>();
  const choice = new Choice(decide);
  choice.offer(1, [option(1, 'kyoto', 'kiyosu'), option(2, 'kyoto', 'oko'), option(3, 'oko', 'kyoto')], march);
  return { choice, decide };
}

describe('choosing by pointing', () => {
  it('lights the first targets, then what follows from the one chosen', () => {
    const { choice } = choose();
    expect([...choice.lit]).toEqual(['at:kyoto', 'at:oko']);
    choice.point('at:kyoto', true);
    expect([...choice.lit]).toEqual(['at:kiyosu', 'at:oko']);
  });
  it('decides when the option is complete', () => {
    const { choice, decide } = choose();
    choice.point('at:kyoto', true);
    choice.point('at:oko', true);
    expect(decide.mock.calls[0]![0].id).toBe(2);
  });
  it('keeps what was proposed when the second tap falls on another piece of the same kind', () => {
    const { choice, decide } = choose();
    choice.point('at:oko', false);
    choice.point('at:kyoto', false);
    choice.target('at:kyoto').onfocus();
    choice.point('at:kyoto', false);
    expect(decide).toHaveBeenCalledOnce();
  });
  it('takes another first step instead when what is pointed at cannot follow', () => {
    const { choice, decide } = choose();
    choice.offer(2, [option(1, 'kyoto', 'kiyosu'), option(2, 'oko', 'kiyosu')], march);
    choice.point('at:kyoto', true);
    expect(choice.target('at:oko')['aria-disabled']).toBe(false);
    choice.point('at:oko', true);
    expect(choice.path).toEqual(['at:oko']);
    expect(decide).not.toHaveBeenCalled();
  });
  it('shows on the first tap and does it on the second', () => {
    const { choice, decide } = choose();
    choice.point('at:oko', false);
    choice.point('at:kyoto', false);
    expect(choice.considered?.id).toBe(3);
    expect(decide).not.toHaveBeenCalled();
    choice.point('at:kyoto', false);
    expect(decide).toHaveBeenCalledOnce();
  });
  it('is not hurried by the focus that comes with a tap', () => {
    const { choice, decide } = choose();
    choice.point('at:oko', false);
    choice.target('at:kyoto').onfocus();
    choice.point('at:kyoto', false);
    expect(decide).not.toHaveBeenCalled();
  });
  it('takes back a step when it is pointed at again', () => {
    const { choice } = choose();
    choice.point('at:kyoto', true);
    choice.point('at:kyoto', true);
    expect(choice.path).toEqual([]);
  });
  it('ignores what is not offered', () => {
    const { choice, decide } = choose();
    choice.point('at:shuri', true);
    expect(choice.path).toEqual([]);
    expect(decide).not.toHaveBeenCalled();
  });
  it('forgets the path at a new decision, not when the same one is told again', () => {
    const { choice } = choose();
    choice.point('at:kyoto', true);
    choice.offer(1, choice.options);
    expect(choice.path).toEqual(['at:kyoto']);
    choice.offer(2, choice.options);
    expect(choice.path).toEqual([]);
  });
  it('shows what the pointer is on, and then again what was proposed', () => {
    const { choice } = choose();
    choice.propose(choice.options[2]!);
    choice.consider(choice.options[0]!);
    expect(choice.considered?.id).toBe(1);
    expect(choice.proposed?.id).toBe(3);
    choice.consider(null);
    expect(choice.considered?.id).toBe(3);
    choice.point('at:oko', true);
    expect(choice.proposed?.id).toBe(3); // it agrees with what was pointed at
    choice.back();
    expect(choice.considered).toBeNull();
  });
  it('keeps what was proposed when the same decision is told again, as one of the new options', () => {
    const { choice } = choose();
    choice.propose(choice.options[2]!);
    choice.offer(1, choice.options.map((each) => ({ ...each, text: 'in other words' }))); // prettier-ignore
    expect(choice.considered).toBe(choice.options[2]);
    expect(choice.firm).toBe(true);
    choice.offer(1, choice.options.slice(0, 2));
    expect(choice.considered).toBeNull();
    expect(choice.firm).toBe(false);
  });
});
