/**
 * Makes an element and all that it holds one drawing with one sentence. No `img` element could do it: the drawings are made of
 * elements, so that their words keep the page's type and wrap with it.
 */
export const asDrawing = (label: string) => ({ role: 'img', 'aria-label': label }) as const
