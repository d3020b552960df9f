import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Reckoning } from '../explain/index.ts'
import {
  earliestCheck,
  PREMIUM_SOCIAL_CONTRIBUTIONS,
  SOCIAL_SECURITY_CEILING,
  TOP_UP_MULTIPLE,
  TOP_UP_RATES,
  valueOrStandIn,
} from '../law/index.ts'
import { euros, type Decimal, type Euros } from '../money/index.ts'
import { reckonBands, type TopUpBand } from './bands.ts'
import { amountLabel, shareLabel } from './label.ts'
import type { PlanKind } from './paid.ts'
import { reckonContributions } from './social.ts'

/** What a plan's rule says of the employer's addition. */
export type TopUpRule = {
  /** From the first euro of the year on, by rising limits; payments beyond the last limit bring nothing. */
  readonly bands: readonly TopUpBand[]
  /** Most that the plan adds in a calendar year; undefined where its rule names none. */
  readonly ceiling: Euros | undefined
}

/** A payment to a plan, with what was paid and received before in the same calendar year. */
export type TopUpCase = {
  readonly kind: PlanKind
  readonly asOf: PlainDate
  readonly rule: TopUpRule
  /** What is paid now, in euros. */
  readonly payment: Euros
  /** Payments of the year that the plan has matched already. */
  readonly matchedBefore: Euros
  /** All own payments of the year to plans of the kind, bonus and profit share included. */
  readonly ownBefore: Euros
  /** Gross top-up of the year from this plan. */
  readonly receivedBefore: Euros
  /** Gross top-up of the year from all plans of the kind, over all companies. */
  readonly kindReceivedBefore: Euros
}

/** What decides a top-up: the plan's rule, the plan's ceiling, the law's, or three times the saver's own payments. */
export type TopUpBound = 'rule' | 'plan' | 'law' | 'triple'

/** A top-up: what the employer adds, what CSG and CRDS take of it, and what is invested. */
export type TopUp = { readonly gross: Euros; readonly contributions: Euros; readonly net: Euros; readonly bound: TopUpBound }

/** The same figures with their calculations. */
export type TopUpExplanation = { readonly gross: Derivation; readonly contributions: Derivation; readonly net: Derivation }

const planRoom = <Figure>(steps: Reckoning<Figure>, { rule, receivedBefore }: TopUpCase): Figure | undefined =>
  rule.ceiling &&
  steps.difference(amountLabel('contributions.plan-room', 'plan-rule', 'TOPUP-02'), [
    steps.given(amountLabel('contributions.plan-ceiling', 'plan-rule'), rule.ceiling),
    steps.given(amountLabel('contributions.received', 'history'), receivedBefore),
  ])

const lawRoom = <Figure>(steps: Reckoning<Figure>, { kind, asOf }: TopUpCase, received: Figure): Figure => {
  const source = `law-ceiling-${kind}` as const
  const ceiling = steps.roundedToCents(
    amountLabel('contributions.law-ceiling', source, 'CON-01'),
    steps.product(amountLabel('contributions.law-ceiling', source), [
      steps.given(
        amountLabel('contributions.social-security-ceiling', 'social-security-ceiling'),
        valueOrStandIn(SOCIAL_SECURITY_CEILING, asOf).value,
      ),
      steps.given(shareLabel('contributions.law-share', source), valueOrStandIn(TOP_UP_RATES, asOf).value[kind]),
    ]),
  )
  return steps.difference(amountLabel('contributions.law-room', source, 'CON-02'), [ceiling, received])
}

const tripleRoom = <Figure>(steps: Reckoning<Figure>, { asOf, ownBefore, payment }: TopUpCase, received: Figure): Figure => {
  const own = steps.sum(amountLabel('contributions.own'), [
    steps.given(amountLabel('contributions.own-before', 'history'), ownBefore),
    steps.given(amountLabel('contributions.payment', 'payment'), payment),
  ])
  const multiple = steps.given(
    { ...amountLabel('contributions.multiple', 'triple'), unit: 'count' },
    valueOrStandIn(TOP_UP_MULTIPLE, asOf).value,
  )
  return steps.difference(amountLabel('contributions.triple-room', 'triple', 'TOPUP-03'), [
    steps.product(amountLabel('contributions.triple', 'triple'), [multiple, own]),
    received,
  ])
}

type Bounds<Figure> = Readonly<Record<TopUpBound, Figure | undefined>>

const reckonBounds = <Figure>(steps: Reckoning<Figure>, given: TopUpCase): Bounds<Figure> => {
  const received = steps.given(amountLabel('contributions.kind-received', 'history'), given.kindReceivedBefore)
  return {
    rule: reckonBands(steps, { bands: given.rule.bands, before: given.matchedBefore, payment: given.payment }),
    plan: planRoom(steps, given),
    law: lawRoom(steps, given, received),
    triple: tripleRoom(steps, given, received),
  }
}

const leastOf = <Figure>(steps: Reckoning<Figure>, bounds: Bounds<Figure>): Figure =>
  steps.least(
    amountLabel('contributions.least', undefined, 'TOPUP-04'),
    Object.values(bounds).filter((bound) => bound !== undefined),
  )

const reckonTopUp = <Figure>(steps: Reckoning<Figure>, bounds: Bounds<Figure>, asOf: PlainDate) => {
  const gross = steps.greatest(amountLabel('contributions.gross', undefined, 'TOPUP-04'), [
    steps.roundedToCents(amountLabel('contributions.gross', undefined, 'TOPUP-04'), leastOf(steps, bounds)),
    steps.given(amountLabel('contributions.nothing'), 0),
  ])
  const label = amountLabel('contributions.contributions', 'premium-contributions', 'TOPUP-05')
  const contributions = reckonContributions(steps, label, gross, asOf)
  const net = steps.difference(amountLabel('contributions.net', undefined, 'TOPUP-05'), [gross, contributions])
  return { gross, contributions, net }
}

/** The bound that decides: of equal ones the plan's rule, then its ceiling, then the law's. */
const decidingBound = (bounds: Bounds<Decimal>): TopUpBound => {
  const least = leastOf(BARE, bounds)
  const order: readonly TopUpBound[] = ['rule', 'plan', 'law']
  return order.find((bound) => bounds[bound]?.equals(least) === true) ?? 'triple'
}

/**
 * Gives what the employer adds to a payment, what CSG and CRDS take of it, and what is invested.
 *
 * The addition is what the plan's bands give, within the plan's ceiling, the law's ceiling over all companies, and three times the saver's own payments of
 * the year; to the cent, half up, never below 0; CSG and CRDS to the cent, half up. Rules TOPUP-01 to TOPUP-05, Code du travail art. L.3332-11, R.3332-8
 * and R.3334-2, CSS art. L.136-1. From 2025; a year not known yet takes the latest known law (`topUpLawCheckedUntil`).
 *
 * @param given payment, plan's rule, and what was paid and received before in the year, in euros
 * @example topUpOf({ kind: 'perco', asOf, rule: { bands: [{ upTo: undefined, rate: new Decimal('0.5') }], ceiling: euros(1314) }, payment: euros('1239.44'), …nothingBefore }).net // 559,61 €
 */
export const topUpOf = (given: TopUpCase): TopUp => {
  const bounds = reckonBounds(BARE, given)
  const { gross, contributions, net } = reckonTopUp(BARE, bounds, given.asOf)
  return { gross: euros(gross), contributions: euros(contributions), net: euros(net), bound: decidingBound(bounds) }
}

/**
 * Explains the figures of `topUpOf`, by the same steps.
 *
 * Rules TOPUP-01 to TOPUP-05.
 *
 * @param given as in `topUpOf`
 * @example explainTopUp(given).net.value // '559.61'
 */
export const explainTopUp = (given: TopUpCase): TopUpExplanation =>
  reckonTopUp(EXPLAINED, reckonBounds(EXPLAINED, given), given.asOf)

/**
 * Gives the addition before the rounding and the floor of 0: a search for a limit must not stop half a cent before it.
 *
 * @param given as in `topUpOf`
 */
export const exactTopUp = (given: TopUpCase): Decimal => leastOf(BARE, reckonBounds(BARE, given))

/**
 * Gives the earliest last check of the law behind a top-up where its latest known figures stand in for a later day.
 *
 * Rule TOPUP-04.
 *
 * @param asOf day of the payment
 * @returns undefined while the law of that day is known
 * @example topUpLawCheckedUntil(plainDate('2027-01-04')) // '2026-11-20'
 */
export const topUpLawCheckedUntil = (asOf: PlainDate): PlainDate | undefined =>
  earliestCheck([SOCIAL_SECURITY_CEILING, TOP_UP_RATES, TOP_UP_MULTIPLE, PREMIUM_SOCIAL_CONTRIBUTIONS], asOf)
