// Pages that contain more than a board set this; the board is then not the <main> element but a part of it.
import { getContext, setContext } from 'svelte';

const INSIDE = Symbol('inside');

export const putInside = (): void => void setContext(INSIDE, true);
export const isInside = (): boolean => getContext<boolean | undefined>(INSIDE) ?? false;
