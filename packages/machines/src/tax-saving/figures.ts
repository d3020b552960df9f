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

/** A figure that can be asked where it comes from. */
export type FigureId = ResultFigureId | ExitFigureId

/** Whether a figure is one of the exit. */
export const isOfExit = (figure: FigureId | undefined): boolean => EXIT_FIGURES.some((id) => id === figure)
