import type { PlainDate } from '@hautelisse/domain/calendar'
import { articleFigures } from '@hautelisse/domain/contents'
import { formatEuros, formatRate } from '@hautelisse/domain/money'
import type { WrittenFigures } from './article.ts'

/**
 * Writes the figures of the law for the articles, as every figure of the portal is written.
 *
 * @param today - day on which the article is read
 * @example writtenFigures(plainDate('2026-11-20')).pee // '3 844,80 €'
 */
export const writtenFigures = (today: PlainDate): WrittenFigures => {
  const figures = articleFigures(today)
  return {
    year: String(figures.year),
    yearBefore: String(figures.yearBefore),
    deduction: formatRate(figures.deductionPercent),
    floor: formatEuros(figures.deductionFloor),
    cap: formatEuros(figures.deductionCap),
    flatTax: formatRate(figures.flatTax),
    smallAnnuity: formatEuros(figures.smallAnnuity),
    pee: formatEuros(figures.peeTopUp),
    peeShare: formatRate(figures.peePercent),
    pereco: formatEuros(figures.perecoTopUp),
    perecoShare: formatRate(figures.perecoPercent),
    child: formatEuros(figures.childAllowance),
    insurance: formatEuros(figures.insuranceAllowance),
  }
}
