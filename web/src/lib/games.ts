/** The games the client can draw, found by their folders: no other file names a game. A game without its own board is played from
 *  the list of moves. */
import type { Component } from 'svelte';
import type { Move } from './choice.svelte.ts';
import type { Say } from './texts.ts';
import type { BoardProps } from './board.ts';
import type { Rival, SheetProps } from './ending.ts';
import type { View } from './view.ts';

/** How a game shows itself outside its board. */
export interface Face {
  /** One character for the seal in lists. */
  seal: string;
  /** Color of the seal: one of the six dyes. */
  dye: 1 | 2 | 3 | 4 | 5 | 6;
  minutes: number;
  /** The name is at the foot of the print. */
  low?: boolean;
}

export interface OptionPictureProps {
  name: string;
  value: unknown;
}

export interface PieceProps {
  move: Move;
  /** Who would make it. */
  seat: number;
  say: Say;
}

/** A picture for the rules: a part of the board as in a step of the lesson. */
export interface PictureProps {
  part: string;
  view: View;
  say: Say;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte');
const posters = import.meta.glob<{ default: Component }>('../games/*/Poster.svelte');
const sheets = import.meta.glob<{ default: Component<SheetProps> }>('../games/*/Sheet.svelte');
const pieces = import.meta.glob<{ default: Component<PieceProps> }>('../games/*/Piece.svelte');
const optionPictures = import.meta.glob<{ default: Component<OptionPictureProps> }>('../games/*/OptionPicture.svelte');
const pictures = import.meta.glob<{ default: Component<PictureProps> }>('../games/*/Picture.svelte');
const rivals = import.meta.glob<Rival>('../games/*/rival.ts', { import: 'rival' });
const faces = import.meta.glob<Face>('../games/*/face.ts', { eager: true, import: 'face' });

export const loadBoard = async (game: string): Promise<Component<BoardProps> | null> =>
  (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null;
export const loadPoster = async (game: string): Promise<Component | null> =>
  (await posters[`../games/${game}/Poster.svelte`]?.())?.default ?? null;
/** The game's own score sheet; without one, the lines are listed. */
export const loadSheet = async (game: string): Promise<Component<SheetProps> | null> =>
  (await sheets[`../games/${game}/Sheet.svelte`]?.())?.default ?? null;
/** Small pictures of moves for the list of moves; optional. */
export const loadPiece = async (game: string): Promise<Component<PieceProps> | null> =>
  (await pieces[`../games/${game}/Piece.svelte`]?.())?.default ?? null;
/** Small pictures of the game's options; optional. */
export const loadOptionPicture = async (game: string): Promise<Component<OptionPictureProps> | null> =>
  (await optionPictures[`../games/${game}/OptionPicture.svelte`]?.())?.default ?? null;
/** Parts of the board, as pictures in the rules; without it, the rules show only the captions. */
export const loadPicture = async (game: string): Promise<Component<PictureProps> | null> =>
  (await pictures[`../games/${game}/Picture.svelte`]?.())?.default ?? null;
export const loadRival = async (game: string): Promise<Rival | null> => (await rivals[`../games/${game}/rival.ts`]?.()) ?? null;
export const faceOf = (game: string): Face | undefined => faces[`../games/${game}/face.ts`];

/** The default number of players: the lower median of what the game allows. */
export const usualPlayers = (players: number[]): number => players[Math.floor((players.length - 1) / 2)] ?? 2;
/** The default opponent: the wanted one or, if it is not listed, the lower median (weakest first). */
export const usualLevel = (levels: string[], wanted: string): string =>
  levels.includes(wanted) ? wanted : (levels[Math.floor((levels.length - 1) / 2)] ?? 'random');

/** That many opponents: the wanted one and their neighbors in the list; no one twice while there are others. */
export function opponents(levels: string[], wanted: string, number: number): string[] {
  const at = levels.indexOf(wanted);
  const near = levels.map((level, i) => ({ level, far: Math.abs(i - at) })).sort((a, b) => a.far - b.far);
  return Array.from({ length: number }, (_, i) => near[i % near.length]?.level ?? wanted);
}
