import { dateOf, yearOf, type PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import type { CareerYear } from './model.ts'
import { BEST_YEARS, PENSION_CEILING, WAGE_REVALUATION } from './parameters.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

const labelled = (term: Term, unit: Label['unit'], source: SourceCode, year?: number): Label => ({
  term,
  unit,
  source: sourceOf(source),
  rule: 'SP-05',
  details: year === undefined ? undefined : { year },
})

/** What the mean is taken of. */
type Wages = { readonly career: readonly CareerYear[]; readonly start: PlainDate; readonly childrenCredited: number }

const raisedWage = <Figure>(reckoning: Reckoning<Figure>, { year, wage }: CareerYear, start: PlainDate): Figure => {
  const ceiling = valueOrStandIn(PENSION_CEILING, dateOf(year, 1, 1)).value
  const coefficient = valueOrStandIn(WAGE_REVALUATION, start).value.get(year) ?? 1
  return reckoning.product(labelled('state-pension.raised-wage', 'eur-per-year', 'revaluation', year), [
    reckoning.least(labelled('state-pension.capped-wage', 'eur-per-year', 'ceiling', year), [
      reckoning.given(labelled('state-pension.wage', 'eur-per-year', 'career', year), wage),
      reckoning.given(labelled('state-pension.ceiling', 'eur-per-year', 'ceiling', year), ceiling),
    ]),
    reckoning.given(labelled('state-pension.coefficient', 'factor', 'revaluation', year), coefficient),
  ])
}

/** Number of best years for so many children. */
const bestYearsFor = ({ start, childrenCredited }: Wages): number => {
  const [none, one, more] = valueOrStandIn(BEST_YEARS, start).value
  return childrenCredited === 0 ? none : childrenCredited === 1 ? one : more
}

/**
 * Gives the average wage: each wage up to the ceiling of its year, raised by its coefficient, and the mean of the best years.
 *
 * Rule SP-05, Code de la sécurité sociale art. R.351-29. Only years with a contributed quarter count, never the year of the start; fewer years give
 * their own mean, none give 0. Not rounded.
 *
 * @param reckoning how the steps are run
 * @param wages one line a year, the start, and the children whose quarters are the person's
 */
export const averageWageOf = <Figure>(reckoning: Reckoning<Figure>, wages: Wages): Figure => {
  const { valueOf } = reckoning
  const average = labelled('state-pension.average-wage', 'eur-per-year', 'average-wage')
  const counted = wages.career.filter(({ year, contributed }) => year < yearOf(wages.start) && contributed > 0)
  if (counted.length === 0) return reckoning.given(average, 0)
  const best = counted
    .map(({ year, ...line }) => ({ year, raised: raisedWage(reckoning, { year, ...line }, wages.start) }))
    .toSorted((a, b) => valueOf(b.raised).comparedTo(valueOf(a.raised)))
    .slice(0, bestYearsFor(wages))
    // Somebody who looks for a year finds it in its place.
    .toSorted((a, b) => a.year - b.year)
    .map(({ raised }) => raised)
  return reckoning.quotient(average, [
    reckoning.sum(labelled('state-pension.best-wages', 'eur-per-year', 'average-wage'), best),
    reckoning.given(labelled('state-pension.counted-years', 'count', 'average-wage'), best.length),
  ])
}
