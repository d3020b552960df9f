import { find } from '../explain/index.ts'
import { euros, roundToCents, subtractEuros, type Euros } from '../money/index.ts'
import { availableOf } from './figures.ts'
import type { AvailableResult, SimulationResult, SmallAnnuity } from './result.ts'

/** Capital of one contract that the law may refuse at the start, with the annuity that it would impose instead. */
export type RefusableCapital = {
  readonly policyId: string
  /** Savings in question, at the start. */
  readonly capital: Euros
  /** Annuity that the law would impose, by the month and by the year: gross, after the fee, before any revaluation. */
  readonly month: Euros
  readonly year: Euros
  /** The month's annuity in the euros of the start, which the law compares; set where `month` is in those of today. */
  readonly compared?: Euros | undefined
  readonly threshold: Euros
  /** What the month's annuity exceeds the threshold by. */
  readonly excess: Euros
  /** Set when the latest known threshold stands in for the one of the start: the day of its last check. */
  readonly checkedUntil: SmallAnnuity['checkedUntil']
}

const amountIn = ({ derivation }: SmallAnnuity, term: string): Euros | undefined => {
  const node = derivation && find(derivation, term)
  return node && roundToCents(euros(node.value))
}

const refusable = ({ policyId, smallAnnuity: small }: AvailableResult): readonly RefusableCapital[] => {
  if (small?.kind !== 'above') return []
  const { monthly: month, compared, threshold, checkedUntil } = small
  const capital = amountIn(small, 'withdrawal.converted-at-start')
  const year = amountIn(small, 'withdrawal.annuity-year')
  if (capital === undefined || year === undefined) return []
  const excess = subtractEuros(compared ?? month, threshold)
  return [{ policyId, capital, month, year, compared, threshold, excess, checkedUntil }]
}

/**
 * Lists the capital that the law may refuse: mandatory payments and article 83 that are asked for as capital although their annuity exceeds the threshold
 * on small annuities at the start. Such a capital is an assumption, and the annuity what the law provides. WITH-01, MRM-46, CA A.160-2.
 *
 * @param results answer of the simulation
 * @returns one entry for each contract concerned, in the order of the answer
 * @example refusableCapital(results)[0]?.month // 126,26 € for 27 400,00 € of an article 83 at 64, born in 1992
 */
export const refusableCapital = (results: SimulationResult): readonly RefusableCapital[] =>
  availableOf(results).flatMap(refusable)
