import { describe, expect, it } from 'vitest';
import { detectLanguage, Texts } from './texts.ts';

const CORE = 'seat-name = Player { $number }\nlist-comma = { ", " }\nlist-count = { $number } { $name }\n';
const GAME = `
house-takeda = Takeda
house-uesugi = Uesugi
event-picked = { $seat } takes { $house }.
event-fought = They fight: { $force }.
each-force = { $seat } { $number }
event-opened = In the middle: { $house }.
event-kept = { $seat } puts { $under_house } under the pile.
show-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}`;

describe('texts', () => {
  const texts = new Texts('en', [CORE, GAME], () => ['Mei']);

  it('names the person on a seat, and a nameless seat by its number', () => {
    expect(texts.say('event-picked', { seat: 0, house: 'takeda' })).toBe('Mei takes Takeda.');
    expect(texts.say('event-picked', { seat: 1, house: 'takeda' })).toBe('Player 2 takes Takeda.');
  });
  it('takes no name of a person for one of its own texts', () => {
    expect(texts.say('event-picked', { seat: 'name', house: 'takeda' })).toBe('name takes Takeda.');
  });
  it('translates a name by the last word of its argument', () => {
    expect(texts.say('event-kept', { seat: 0, under_house: 'uesugi' })).toBe('Mei puts Uesugi under the pile.');
  });
  it('joins lists and counts things', () => {
    expect(texts.say('event-opened', { house: ['takeda', 'uesugi'] })).toBe('In the middle: Takeda, Uesugi.');
    expect(texts.say('event-opened', { house: { takeda: 2, uesugi: 1 } })).toBe('In the middle: 2 Takeda, 1 Uesugi.');
  });
  it('says together what belongs together', () => {
    const force = [
      { seat: 0, number: 5 },
      { seat: 1, number: 3 },
    ];
    expect(texts.say('event-fought', { force })).toBe('They fight: Mei 5, Player 2 3.');
  });
  it('knows one from many', () => {
    expect(texts.say('show-points', { number: 1 })).toBe('1 point');
    expect(texts.say('show-points', { number: 5 })).toBe('5 points');
  });
  it('shows the id of a missing text', () => expect(texts.say('nothing')).toBe('⟦nothing⟧'));
});

describe('the language of the reader', () => {
  it('is the first one we speak', () => expect(detectLanguage(['de-DE', 'fr-CH', 'en'])).toBe('fr'));
  it('is English when we speak none', () => expect(detectLanguage(['de'])).toBe('en'));
});
