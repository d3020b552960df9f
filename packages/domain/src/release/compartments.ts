import type { Account, AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { sum, type Derivation, type Label } from '../explain/index.ts'
import { Decimal, euros, splitAmount, splitOver, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { explainRelease, releaseOf, taxOf, type Release, type ReleaseFigures } from './figures.ts'
import { releasePlanOf } from './offered.ts'
import { isFromMandatory, type ReleaseCompartment, type ReleaseReason } from './reasons.ts'

/** Accounts that are one compartment of a PER. */
const NAMED: Partial<Record<AccountType, ReleaseCompartment>> = { 'PER C1': 'vvd', 'PER C1 bis': 'vvnd' }

/** What an account says of its compartments. */
export type HeldPlan = Pick<Account, 'type' | 'balance_vv' | 'balance_vvd' | 'balance_vvnd' | 'balance_es' | 'balance_co'>

type Part = { readonly compartment: ReleaseCompartment | undefined; readonly weight: Euros }

const ONE = euros(1)

/** The compartments that a release comes from, each with its weight; voluntary payments that nobody tells apart were deducted. */
const partsOf = (account: HeldPlan, reason: ReleaseReason | undefined): readonly Part[] => {
  if (releasePlanOf(account.type) !== 'PER') return [{ compartment: undefined, weight: ONE }]
  const named = NAMED[account.type]
  if (named !== undefined) return [{ compartment: named, weight: ONE }]
  const { balance_vvd: vvd = account.balance_vv ?? ZERO_EUROS, balance_vvnd: vvnd = ZERO_EUROS } = account
  const { balance_es: es = ZERO_EUROS, balance_co: co = ZERO_EUROS } = account
  const parts: readonly Part[] = [
    { compartment: 'vvd', weight: vvd },
    { compartment: 'vvnd', weight: vvnd },
    { compartment: 'es', weight: es },
    { compartment: 'co', weight: isFromMandatory(reason) ? co : ZERO_EUROS },
  ]
  const held = parts.filter(({ weight }) => weight.greaterThan(0))
  return held.length === 0 ? [{ compartment: 'es', weight: ONE }] : held
}

/** A sum that is taken out of an account. */
export type PlanRelease = {
  readonly account: HeldPlan
  readonly reason: ReleaseReason | undefined
  readonly value: Euros
  readonly paidIn: Euros
  readonly amount: Euros
  readonly on: PlainDate
}

type Share = { readonly of: Euros; readonly taken: Euros }

/** Cents that rounding put above the value of a part go to one that has room. */
const within = (shares: readonly Share[]): readonly Euros[] => {
  let over = sumEuros(shares.map(({ of, taken }) => euros(Decimal.max(0, taken.minus(of)))))
  return shares.map(({ of, taken }) => {
    const least = Decimal.min(taken, of)
    const more = Decimal.min(over, of.minus(least))
    over = euros(over.minus(more))
    return euros(least.plus(more))
  })
}

/**
 * Splits what is taken out of an account over the compartments of a PER, by what each is worth: each is taxed in its own way. Another plan has one part.
 *
 * docs/rules/release.md, REL-16.
 *
 * @param plan account, reason, value, what was paid in, amount up to the value, and day of the sale
 * @example releasesOf({ account: { type: 'PER C1' }, reason: 'HOME', value, paidIn, amount, on }).map(({ tax }) => tax) // ['scale']
 */
export const releasesOf = ({ account, reason, value, paidIn, amount, on }: PlanRelease): readonly Release[] => {
  const plan = releasePlanOf(account.type)
  if (plan === undefined) return []
  const parts = partsOf(account, reason)
  const weights = parts.map(({ weight }) => weight)
  const [values, paid] = [splitAmount(value, weights), splitAmount(paidIn, weights)]
  const valued = splitOver(value, parts, ({ weight }) => weight)
  const amounts = within(splitOver(amount, valued, ([{ weight }]) => weight).map(([[, of], taken]) => ({ of, taken })))
  return parts.flatMap(({ compartment }, at) => {
    const [of, paidInto, taken] = [values[at], paid[at], amounts[at]]
    if (of === undefined || paidInto === undefined || taken === undefined || !of.greaterThan(0)) return []
    return [{ tax: taxOf(plan, compartment, reason), value: of, paidIn: paidInto, amount: taken, on }]
  })
}

const FIGURES = ['amount', 'paidInPart', 'gain', 'charges', 'flatTax', 'paid', 'scaleBase'] as const

const merged = <Figure>(
  all: readonly ReleaseFigures<Figure>[],
  add: (name: (typeof FIGURES)[number], parts: readonly Figure[]) => Figure,
): ReleaseFigures<Figure> => {
  const of = (name: (typeof FIGURES)[number]): Figure =>
    add(
      name,
      all.map((one) => one[name]),
    )
  return {
    amount: of('amount'),
    paidInPart: of('paidInPart'),
    gain: of('gain'),
    charges: of('charges'),
    flatTax: of('flatTax'),
    paid: of('paid'),
    scaleBase: of('scaleBase'),
  }
}

/**
 * Computes what a release of an account comes to: the sum over its compartments.
 *
 * @param plan account, reason, amount and day of the sale
 * @example figuresOfRelease({ account: { type: 'PEE' }, reason: 'HOME', value, paidIn, amount, on }).paid
 */
export const figuresOfRelease = (plan: PlanRelease): ReleaseFigures<Euros> => figuresOfReleases(releasesOf(plan))

/** Computes what sums come to together that are taken out at once, each taxed in its own way. REL-16. */
export const figuresOfReleases = (releases: readonly Release[]): ReleaseFigures<Euros> =>
  merged(releases.map(releaseOf), (_, parts) => sumEuros(parts))

const TERM_OF = {
  amount: 'release.amount',
  paidInPart: 'release.paid-in-part',
  gain: 'release.gain',
  charges: 'release.charges',
  flatTax: 'release.flat-tax',
  paid: 'release.paid',
  scaleBase: 'release.scale-base',
} as const satisfies Record<(typeof FIGURES)[number], string>

/**
 * Gives the same figures with the calculation of each.
 *
 * @param plan account, reason, amount and day of the sale
 * @example explainPlanRelease({ account: { type: 'PEE' }, reason: 'HOME', value, paidIn, amount, on }).paid.value
 */
export const explainPlanRelease = (plan: PlanRelease): ReleaseFigures<Derivation> => explainReleases(releasesOf(plan))

/** Gives the figures of sums that are taken out at once, with the calculation of each. REL-16. */
export const explainReleases = (releases: readonly Release[]): ReleaseFigures<Derivation> =>
  merged(releases.map(explainRelease), (name, parts) => {
    const [only] = parts
    const label: Label = { term: TERM_OF[name], unit: 'eur', rule: 'REL-16' }
    return only !== undefined && parts.length === 1 ? only : sum(label, parts)
  })
