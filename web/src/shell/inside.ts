// A page that has more to it than a board says so: the board is then a part of its main part, not that part itself.
import { getContext, setContext } from 'svelte';

const INSIDE = Symbol('inside');

export const putInside = (): void => void setContext(INSIDE, true);
export const isInside = (): boolean => getContext<boolean | undefined>(INSIDE) ?? false;
