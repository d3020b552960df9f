import type { ResultFigure } from '@hautelisse/machines/pension'
import { openingOf } from '../explanation/index.ts'

/** What the figures of the result open with. */
export const { Explaining, Place, useOpening } = openingOf<ResultFigure>((figure) => figure)
