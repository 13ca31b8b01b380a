import { describe, expect, it } from 'vitest';
import { atOnce, nextSeat, planFor, put, resized, sides, turned, type Plan } from './plan.ts';

const BOTS = ['otsune', 'gonta', 'kai', 'magoichi', 'naotora'];
const GAME = {
  players: [2, 3, 4],
  options: [{ name: 'daimyo', default: false, choices: [false, true], says: [], file: false, help: '' }],
};
const plan = (...seats: string[]): Plan => ({ seats, names: seats.map(() => ''), options: {} });

describe('a plan', () => {
  it('is at first me and bots of the middle, each once', () => {
    const { seats } = planFor(GAME, BOTS, undefined);
    expect(seats).toEqual(['me', 'kai', 'gonta']);
  });
  it('is kept as far as the game and its bots are still there', () => {
    const kept = { seats: ['me', 'kai', 'nobody'], names: ['', '', ''], options: { daimyo: true, gone: 1 } };
    expect(planFor(GAME, BOTS, kept)).toEqual({ seats: ['me', 'kai', 'kai'], names: ['', '', ''], options: { daimyo: true } });
    expect(planFor({ ...GAME, players: [2] }, BOTS, kept).seats).toEqual(['me', 'kai']);
  });
  it('grows by bots that are not there yet, and shrinks from the end', () => {
    expect(resized(plan('me', 'kai'), 4, BOTS).seats).toEqual(['me', 'kai', 'gonta', 'magoichi']);
    expect(resized(plan('me', 'kai', 'open'), 2, BOTS).seats).toEqual(['me', 'kai']);
  });
  it('has nobody twice: who sits elsewhere changes places', () => {
    expect(put(plan('me', 'kai', 'otsune'), 1, 'otsune').seats).toEqual(['me', 'otsune', 'kai']);
    expect(put(plan('me', 'open'), 1, 'open').seats).toEqual(['me', 'open']);
  });
  it('goes on to the next seat that is not mine', () => {
    expect(nextSeat(plan('me', 'kai', 'me', 'open'), 1)).toBe(3);
    expect(nextSeat(plan('me', 'kai', 'me', 'open'), 3)).toBe(1);
  });
  it('turns through every partner', () => {
    const game = { teams: { 4: [0, 1, 0, 1] } };
    const partners = new Set<string>();
    let now = plan('me', 'kai', 'gonta', 'otsune');
    for (let i = 0; i < 3; i++) {
      const [mine] = sides(game, now.seats)!;
      partners.add(now.seats[mine.find((seat) => now.seats[seat] !== 'me')!]!);
      now = turned(now);
    }
    expect([...partners].sort()).toEqual(['gonta', 'kai', 'otsune']);
    expect(now).toEqual(plan('me', 'kai', 'gonta', 'otsune'));
    expect(turned(plan('me', 'kai')).seats).toEqual(['kai', 'me']);
  });
  it('is played at once with bots in place of friends', () => {
    expect(atOnce(plan('me', 'open', 'kai'), BOTS).seats).toEqual(['me', 'gonta', 'kai']);
  });
});
