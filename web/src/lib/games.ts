/** The games the client can draw, found by their folders: no other file names one. A game without a board of its own is played from the list of moves. */
import type { Component } from 'svelte';
import type { BoardProps } from './board.ts';
import type { Rival, SheetProps } from './ending.ts';

/** How a game shows itself outside its board. */
export interface Face {
  /** One character for the seal in lists. */
  seal: string;
  /** Colour of the seal: one of the six dyes. */
  dye: 1 | 2 | 3 | 4 | 5 | 6;
  minutes: number;
  /** The name stands at the foot of the print. */
  low?: boolean;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte');
const posters = import.meta.glob<{ default: Component }>('../games/*/Poster.svelte');
const sheets = import.meta.glob<{ default: Component<SheetProps> }>('../games/*/Sheet.svelte');
const rivals = import.meta.glob<Rival>('../games/*/rival.ts', { import: 'rival' });
const faces = import.meta.glob<Face>('../games/*/face.ts', { eager: true, import: 'face' });

export const loadBoard = async (game: string): Promise<Component<BoardProps> | null> =>
  (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null;
export const loadPoster = async (game: string): Promise<Component | null> =>
  (await posters[`../games/${game}/Poster.svelte`]?.())?.default ?? null;
/** A score sheet drawn in the game's own way; without one the lines are listed. */
export const loadSheet = async (game: string): Promise<Component<SheetProps> | null> =>
  (await sheets[`../games/${game}/Sheet.svelte`]?.())?.default ?? null;
export const loadRival = async (game: string): Promise<Rival | null> => (await rivals[`../games/${game}/rival.ts`]?.()) ?? null;
export const faceOf = (game: string): Face | undefined => faces[`../games/${game}/face.ts`];

/** How many play when one just wants to play: the smaller middle of what the game allows. */
export const usualPlayers = (players: number[]): number => players[Math.floor((players.length - 1) / 2)] ?? 2;
/** The level one meets first: the middle of the list, weakest first. */
export const usualLevel = (levels: string[], wanted: string): string =>
  levels.includes(wanted) ? wanted : (levels[Math.floor(levels.length / 2)] ?? 'random');
