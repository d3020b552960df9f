import type { PaymentKind } from '@hautelisse/domain/payment-life'

/** Figures of the result that can be asked where they come from, in the order in which they follow from each other. */
export const RESULT_FIGURES = [
  'wage',
  'costs',
  'ceiling',
  'spouse',
  'before',
  'after',
  'saving',
  'effort',
  'contribution',
] as const
export type ResultFigureId = (typeof RESULT_FIGURES)[number]

/** The same of the exit. */
export const EXIT_FIGURES = ['exit-value', 'exit-gross', 'exit-income-tax', 'exit-charges', 'exit-net'] as const
export type ExitFigureId = (typeof EXIT_FIGURES)[number]

/** The same of the lines of the tax notice: those of one line, by its year, and the others. */
export type NoticeFigureId =
  | `notice-${'deducted' | 'from-spouse' | 'above' | 'saving' | 'inverse'}`
  | `notice-${'with' | 'worth' | 'used' | 'left' | 'spouse-used' | 'spouse-left'}-${number}`

/** Figures of a line of the life of a payment; the annuity is what is left of every 100 € of one. */
export const LIFE_FIGURES = ['cost', 'value', 'taken', 'net', 'annuity'] as const
/** The same of the life of a payment, at the rate at the exit that leaves the least or the most. */
export type LifeFigureId = `life-${'least' | 'most'}-${(typeof LIFE_FIGURES)[number]}-${PaymentKind}`

/** A figure that can be asked where it comes from. */
export type FigureId = ResultFigureId | ExitFigureId | NoticeFigureId | LifeFigureId

/** Whether a figure is one of the lines of the notice. */
export const isOfNotice = (figure: FigureId | undefined): figure is NoticeFigureId => figure?.startsWith('notice-') === true

/** Whether a figure is one of the life of a payment. */
export const isOfLife = (figure: FigureId | undefined): figure is LifeFigureId => figure?.startsWith('life-') === true

/** Whether a figure is one of the exit. */
export const isOfExit = (figure: FigureId | undefined): boolean => EXIT_FIGURES.some((id) => id === figure)
