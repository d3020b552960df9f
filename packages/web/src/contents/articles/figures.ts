import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
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
    unusedYears: String(figures.unused.years),
    unusedBefore: figures.unused.before && {
      until: String(figures.unused.before.until),
      from: String(figures.unused.before.until + 1),
      years: String(figures.unused.before.years),
    },
    deductionEnd: figures.deductionEnd && {
      age: String(figures.deductionEnd.age),
      since: formatFrenchDate(figures.deductionEnd.since),
    },
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
