import type { ThreadSpan } from './moving-paths.ts'

/** Width of a letter and of the space between two names, as shares of the narrowest drawing that has names beside each other. */
const [LETTER, SPACE] = [0.0165, 0.02]

/** A name at its bundle: the middle of the bundle as a share of the drawing's width, how the name stands to it, and its row, 0 beside the threads. */
export type BundleLabel = {
  readonly index: number
  readonly middle: number
  readonly align: 'start' | 'middle' | 'end'
  readonly row: number
}

type Extent = { readonly from: number; readonly to: number }

/** A name in the middle of its bundle; at an edge of the drawing it leans inwards. */
const standing = (middle: number, letters: number): Pick<BundleLabel, 'align'> & Extent => {
  const half = (letters * LETTER) / 2
  if (middle < half) return { align: 'start', from: 0, to: 2 * half }
  if (middle > 1 - half) return { align: 'end', from: 1 - 2 * half, to: 1 }
  return { align: 'middle', from: middle - half, to: middle + half }
}

/**
 * Places names at the bundles that they name: each over the middle of its own, in the row nearest to the threads in which it meets no other. A fund without
 * threads has no place.
 *
 * @param spans bundles in the order of the names
 * @param names what is written at each
 * @param width width of the drawing
 * @example bundleLabels([{ start: 0, end: 100 }], ['PEE'], 100) // [{ index: 0, middle: 0.5, align: 'middle', row: 0 }]
 */
export const bundleLabels = (
  spans: readonly (ThreadSpan | undefined)[],
  names: readonly string[],
  width: number,
): readonly BundleLabel[] => {
  const rows: number[] = []
  return spans.flatMap((span, index): readonly BundleLabel[] => {
    if (span === undefined) return []
    const middle = (span.start + span.end) / 2 / width
    const { align, from, to } = standing(middle, names[index]?.length ?? 0)
    const free = rows.findIndex((end) => end + SPACE <= from)
    const row = free === -1 ? rows.length : free
    rows[row] = to
    return [{ index, middle, align, row }]
  })
}
