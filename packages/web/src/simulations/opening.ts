import { openingOf } from '../explanation/index.ts'

/** What the figures of a simulation open with: each goes by its term and its place. */
export const { Explaining, useOpening } = openingOf<string>((figure) => figure)
