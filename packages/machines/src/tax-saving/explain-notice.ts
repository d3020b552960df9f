import type { Derivation } from '@hautelisse/domain/explain'
import {
  explainCeilingUse,
  explainPaymentToSave,
  explainSaving,
  explainUnusedWorth,
  explainUsed,
  type CeilingUse,
  type DeclarantUse,
} from '@hautelisse/domain/income-tax'
import type { NoticeFigureId } from './figures.ts'
import { besideSpouse, paying, type NoticeBasis, type NoticeView } from './select-notice.ts'

type Use = CeilingUse<Derivation>

const lineOf = (declarant: DeclarantUse<Derivation> | undefined, wanted: number) =>
  declarant?.lines.find(({ year }) => year === wanted)

const usedOfLine = (declarant: DeclarantUse<Derivation> | undefined, year: number): Derivation | undefined => {
  const line = lineOf(declarant, year)
  return line && explainUsed(line)
}

const ofUse = (use: Use, figure: NoticeFigureId, year: number): Derivation | undefined => {
  if (figure === 'notice-deducted') return use.saver.deducted
  if (figure === 'notice-from-spouse') return use.saver.fromSpouse
  if (figure === 'notice-above') return use.saver.above
  if (figure.startsWith('notice-used-')) return usedOfLine(use.saver, year)
  if (figure.startsWith('notice-left-')) return lineOf(use.saver, year)?.left
  if (figure.startsWith('notice-spouse-used-')) return usedOfLine(use.spouse, year)
  return figure.startsWith('notice-spouse-left-') ? lineOf(use.spouse, year)?.left : undefined
}

const yearOfFigure = (figure: NoticeFigureId): number => Number(figure.slice(figure.lastIndexOf('-') + 1))

/**
 * Explains a figure of the lines of a notice, down to what is typed and the law: computed when it is opened alone.
 *
 * @param view what the notice shows
 * @param basis the result beside which it stands
 * @param figure which of its figures
 * @returns undefined where it is not shown
 * @example explainNotice(view, basis, 'notice-deducted')?.value // '5500'
 */
export const explainNotice = (
  { question, inverse }: NoticeView,
  { situation: { household, law }, payment }: NoticeBasis,
  figure: NoticeFigureId,
): Derivation | undefined => {
  const year = yearOfFigure(figure)
  const worth = () => explainUnusedWorth(question, household, law).find((line) => line.year === year)
  if (figure.startsWith('notice-worth-')) return worth()?.worth
  if (figure.startsWith('notice-with-')) return worth()?.payment
  if (figure === 'notice-inverse')
    return (
      inverse.answer &&
      explainPaymentToSave({ household: besideSpouse(household, question), law, most: inverse.most }, inverse.answer.payment)
    )
  const use = explainCeilingUse(paying(question, payment))
  return figure === 'notice-saving'
    ? explainSaving(besideSpouse(household, paying(question, payment)), law, use.saver.deducted)
    : ofUse(use, figure, year)
}
