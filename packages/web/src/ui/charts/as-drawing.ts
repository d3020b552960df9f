import { spokenAmount } from '../amount/index.ts'

/**
 * Makes an element and all that it holds one drawing with one sentence, its amounts as they are heard. No `img` element could do it: the
 * drawings are made of elements, so that their words keep the page's type and wrap with it.
 */
export const asDrawing = (label: string) => ({ role: 'img', 'aria-label': spokenAmount(label) }) as const
