import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { refuse } from '../input/index.ts'
import { CAPITAL_SOCIAL_CHARGES, earliestCheck, FLAT_TAX } from '../law/index.ts'
import { isNegative, isPositive, type Euros } from '../money/index.ts'
import { chargesOnGain, taxOnGain } from '../net-income/index.ts'
import type { ReleaseCompartment, ReleasePlan, ReleaseReason } from './reasons.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** How a release is taxed: social charges on the gain alone, the income tax of the flat tax on it too, or also the principal at the scale. */
export const RELEASE_TAXES = ['charges', 'flat-tax', 'scale'] as const
export type ReleaseTax = (typeof RELEASE_TAXES)[number]

/** Accidents of life, whose releases from a PER pay no income tax (CGI art. 81, 4° bis). */
const ACCIDENTS: ReadonlySet<ReleaseReason> = new Set([
  'DEATH',
  'DISABILITY',
  'OVER_INDEBTEDNESS',
  'END_OF_UNEMPLOYMENT',
  'LIQUIDATION',
])

/**
 * Says how a release is taxed. docs/rules/release.md, REL-06, REL-07.
 *
 * @param plan kind of plan
 * @param compartment piece of a PER
 * @param reason what it is asked for; undefined for savings that are free
 * @example taxOf('PER', 'vvd', 'HOME') // 'scale'
 */
export const taxOf = (
  plan: ReleasePlan,
  compartment: ReleaseCompartment | undefined,
  reason: ReleaseReason | undefined,
): ReleaseTax => {
  if (plan !== 'PER' || compartment === 'es' || compartment === 'co') return 'charges'
  if (reason !== undefined && ACCIDENTS.has(reason)) return 'charges'
  return compartment === 'vvnd' ? 'flat-tax' : 'scale'
}

/** A sum that is taken out of a plan, or of a compartment of a PER. */
export type Release = {
  readonly tax: ReleaseTax
  /** What the plan or compartment is worth, and what was paid in and not given back, in euros. */
  readonly value: Euros
  readonly paidIn: Euros
  readonly amount: Euros
  /** Day of the sale, whose rates hold. */
  readonly on: PlainDate
}

/** What a release comes to; `amount` = `charges` + `flatTax` + `paid`. */
export type ReleaseFigures<Figure> = {
  readonly amount: Figure
  readonly paidInPart: Figure
  readonly gain: Figure
  readonly charges: Figure
  readonly flatTax: Figure
  /** What comes to the account. */
  readonly paid: Figure
  /** What the income tax of the year counts at the scale, without the deduction of 10 %. */
  readonly scaleBase: Figure
}

const eur = (term: Term, source?: SourceCode, rule?: string): Label => ({
  term,
  unit: 'eur',
  source: source && sourceOf(source),
  rule,
})
const rate = (term: Term, source: SourceCode, rule: string): Label => ({ term, unit: 'rate', source: sourceOf(source), rule })

/**
 * Gives the last check of the law among the rates that stand in on a day; undefined if all of them are known.
 *
 * @param on day of the sale
 * @example releaseCheckedUntil(plainDate('2027-03-14')) // '2026-11-20'
 */
export const releaseCheckedUntil = (on: PlainDate): PlainDate | undefined => earliestCheck([CAPITAL_SOCIAL_CHARGES, FLAT_TAX], on)

const reckon = <Figure>(steps: Reckoning<Figure>, { tax, value, paidIn, amount, on }: Release): ReleaseFigures<Figure> => {
  const { given, product, quotient, difference, greatest, least, roundedToCents } = steps
  const gross = given(eur('release.amount', 'request'), amount)
  const nothing = given(eur('release.nothing'), 0)
  const proRata = eur('release.paid-in-part', 'pro-rata', 'REL-05')
  const paidInPart = roundedToCents(
    proRata,
    quotient(proRata, [
      product(proRata, [given(eur('release.paid-in', 'account'), paidIn), gross]),
      given(eur('release.value', 'account'), value),
    ]),
  )
  const gain = greatest(eur('release.gain', undefined, 'REL-05'), [
    difference(eur('release.gain', undefined, 'REL-05'), [gross, paidInPart]),
    nothing,
  ])
  const charges = chargesOnGain(steps, gain, on, {
    levy: eur('release.charges', 'gains-charges', 'REL-06'),
    rate: rate('release.charges-rate', 'gains-charges', 'REL-06'),
  })
  const flatTax =
    tax === 'charges'
      ? nothing
      : taxOnGain(steps, gain, on, {
          levy: eur('release.flat-tax', 'gains-tax', 'REL-06'),
          rate: rate('release.flat-rate', 'gains-tax', 'REL-06'),
        })
  const paid = difference(eur('release.paid', undefined, 'REL-07'), [gross, charges, flatTax])
  const scaleBase = tax === 'scale' ? least(eur('release.scale-base', 'deducted-tax', 'REL-07'), [paidInPart, gross]) : nothing
  return { amount: gross, paidInPart, gain, charges, flatTax, paid, scaleBase }
}

const accept = ({ value, paidIn, amount }: Release): void => {
  if (!isPositive(value)) refuse('value', value, 'out-of-range')
  if (isNegative(paidIn)) refuse('paidIn', paidIn, 'out-of-range')
  if (isNegative(amount) || amount.greaterThan(value)) refuse('amount', amount, 'out-of-range')
}

/**
 * Computes what a release comes to: its paid-in part, its gain, what is taken and what is paid.
 *
 * The paid-in part is pro rata, to the cent, half up; charges and tax likewise. docs/rules/release.md, REL-05 to REL-07; CSS art. L.136-7 and L.136-8.
 *
 * @param release plan with its value and what was paid in, amount up to that value, and day of the sale from 2025 on
 * @throws DomainInputError
 * @example releaseOf({ tax: 'charges', value: euros('11404.16'), paidIn: euros('8849.63'), amount: euros(6000), on: plainDate('2026-11-20') }).paid // 5 750,02 €
 */
export const releaseOf = (release: Release): ReleaseFigures<Euros> => {
  accept(release)
  // Sums, products and roundings of finite amounts are amounts.
  return reckon(BARE, release) as ReleaseFigures<Euros>
}

/**
 * Gives the same figures with the calculation of each.
 *
 * @param release plan, amount and day of the sale
 * @throws DomainInputError
 * @example explainRelease({ tax: 'charges', value: euros('11404.16'), paidIn: euros('8849.63'), amount: euros(6000), on: plainDate('2026-11-20') }).paid.value // '5750.02'
 */
export const explainRelease = (release: Release): ReleaseFigures<Derivation> => {
  accept(release)
  return reckon(EXPLAINED, release)
}
