import type { FigureId } from '@hautelisse/machines/tax-saving'
import { openingOf } from '../explanation/index.ts'

export const { Explaining, Place, Column, useOpening } = openingOf<FigureId>((figure) => figure)
