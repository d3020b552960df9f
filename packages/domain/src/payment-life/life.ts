import { difference, find, given, power, product, roundedToCents, sum, valueOf, type Derivation } from '../explain/index.ts'
import {
  CAPITAL_SOCIAL_CHARGES,
  earliestCheck,
  FLAT_TAX,
  PENSION_SOCIAL_CHARGES,
  PREMIUM_SOCIAL_CONTRIBUTIONS,
  type DatedParameter,
} from '../law/index.ts'
import { Decimal, euros, subtractEuros, type Euros } from '../money/index.ts'
import { netOf, type NetPayment } from '../net-income/index.ts'
import { ANY_VALUE, requireLife } from './check.ts'
import { entryOf, type EntrySteps } from './entry.ts'
import { limitOf } from './exit-limit.ts'
import { amountLabel } from './label.ts'
import { REGIME_OF_KIND, type LifeDoubt, type LifeQuestion, type PaymentKind, type PaymentLife } from './model.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

const PERCENT = 100

const factor = (term: Term) => ({ term, unit: 'factor', source: sourceOf('saver'), rule: 'BEY-94' }) as const

const valueAtExit = ({ years, growthPercent }: LifeQuestion, invested: Derivation): Derivation => {
  const yearly = given(factor('payment-life.yearly-growth'), new Decimal(growthPercent).dividedBy(PERCENT).plus(1))
  const all = power(factor('payment-life.growth'), [yearly, given({ ...factor('payment-life.years'), unit: 'years' }, years)])
  const label = amountLabel('payment-life.value', 'saver', 'BEY-94')
  return roundedToCents(label, product(label, [invested, all]))
}

/** What the exit leaves by the marginal rate, in percent; what is invested and its value are reckoned once. */
const exitsOf =
  ({ kind, exit, asOf }: LifeQuestion, { invested }: EntrySteps, value: Derivation) =>
  (marginal: number): NetPayment =>
    netOf(
      { form: 'capital', regime: REGIME_OF_KIND[kind], gross: value, paid: invested, isPaidSaid: true },
      { marginal, pensionCharges: exit.pensionCharges ?? ANY_VALUE, gainsBy: exit.gainsBy, on: asOf, age: ANY_VALUE },
    )

/** Law of social charges that each life rests on; scales and deductions follow the incomes' year. */
const PARAMETERS: Readonly<Record<PaymentKind, readonly DatedParameter<unknown>[]>> = {
  'voluntary-deducted': [CAPITAL_SOCIAL_CHARGES, FLAT_TAX],
  'voluntary-not-deducted': [CAPITAL_SOCIAL_CHARGES, FLAT_TAX],
  premium: [PREMIUM_SOCIAL_CONTRIBUTIONS, CAPITAL_SOCIAL_CHARGES],
  'top-up': [PREMIUM_SOCIAL_CONTRIBUTIONS, CAPITAL_SOCIAL_CHARGES],
  mandatory: [PENSION_SOCIAL_CHARGES],
}

const isOneRate = ({ kind, taxSaved }: LifeQuestion): boolean =>
  kind === 'voluntary-deducted' || kind === 'mandatory' || (kind === 'premium' && taxSaved === undefined)

const doubtsOf = (question: LifeQuestion): readonly LifeDoubt[] => {
  const { kind, exit, asOf } = question
  const checkedUntil = earliestCheck(PARAMETERS[kind], asOf)
  const isVoluntary = kind === 'voluntary-deducted' || kind === 'voluntary-not-deducted'
  return [
    { kind: 'law-of-the-exit' },
    ...(checkedUntil === undefined ? [] : [{ kind: 'law-not-checked', checkedUntil } as const]),
    ...(isOneRate(question) ? [{ kind: 'one-rate' } as const] : []),
    ...(kind === 'voluntary-not-deducted' ? [{ kind: 'waiver-needed' } as const] : []),
    ...(kind === 'mandatory' ? [{ kind: 'small-annuity-only' } as const] : []),
    ...(kind === 'mandatory' || kind === 'premium' ? [{ kind: 'ten-percent-bounds' } as const] : []),
    ...(isVoluntary && exit.gainsBy === 'scale' ? [{ kind: 'csg-on-gains' } as const] : []),
  ]
}

const amountOf = (node: Derivation): Euros => euros(valueOf(node))

/**
 * Gives the whole life of a payment to retirement savings: what it costs once the tax is saved, what it is worth at the exit, what charges and tax leave of
 * it in one go, and the marginal rates at the exit at which less is received than it cost.
 *
 * By the law of one day at both ends; amounts to the cent, each levy half up for itself. Sums are those of their day: nothing is taken off for prices or for
 * what the money would have earned elsewhere. BEY-90 to BEY-97, docs/rules/beyond-payment.md.
 *
 * @param question the payment in euros, rates in percent, whole years and the day of the law
 * @throws DomainInputError for a payment below a cent, rates outside 0 to 100 %, charges that the law does not have, a growth beyond 50 %, more
 * than 80 years, a day before 2025, and a saving told of a payment that saves none
 * @public
 * @example lifeOfPayment({ kind: 'voluntary-deducted', payment: euros(1000), rate: 30, years: 20, growthPercent: 0, exit: { marginal: 11 }, asOf: plainDate('2026-11-20') }).exit.net // 890,00 € for a cost of 700,00 €
 */
export const lifeOfPayment = (question: LifeQuestion): PaymentLife => {
  requireLife(question)
  const steps = entryOf(question)
  const value = valueAtExit(question, steps.invested)
  const exitAt = exitsOf(question, steps, value)
  const { charges, tax, net, explanation } = exitAt(question.exit.marginal)
  const balance = difference(amountLabel('payment-life.balance', 'saver', 'BEY-90'), [explanation, steps.cost])
  const cost = amountOf(steps.cost)
  return {
    kind: question.kind,
    entry: {
      payment: amountOf(steps.payment),
      contributions: amountOf(steps.contributions),
      invested: amountOf(steps.invested),
      taxSaved: amountOf(steps.taxSaved),
      cost,
    },
    growth: { years: question.years, value: amountOf(value), gains: subtractEuros(amountOf(value), amountOf(steps.invested)) },
    exit: { charges, tax, net },
    balance: amountOf(balance),
    limit: limitOf((marginal) => exitAt(marginal).net.lessThan(cost)),
    doubts: doubtsOf(question),
    explanation: balance,
  }
}

/** The figures of a life that can be asked where they come from. */
export type LifeFigures = Readonly<Record<'cost' | 'value' | 'taken' | 'net', Derivation>>

/**
 * Takes the explanation of a life apart: what the payment costs, what it is worth at the exit, what charges and tax take of it, and what is left.
 *
 * BEY-90, docs/rules/beyond-payment.md.
 *
 * @param life answer of `lifeOfPayment`
 * @example explainLife(lifeOfPayment({ kind: 'voluntary-deducted', payment: euros(1000), rate: 30, years: 20, growthPercent: 0, exit: { marginal: 11 }, asOf: plainDate('2026-11-20') })).taken.value // '110'
 */
export const explainLife = ({ explanation }: Pick<PaymentLife, 'explanation'>): LifeFigures => {
  const [net, cost] = explanation.inputs as readonly [Derivation, Derivation]
  const [left, tax] = net.inputs as readonly [Derivation, Derivation]
  const [, charges] = left.inputs as readonly [Derivation, Derivation]
  const value = find(left, 'payment-life.value') ?? left
  const levies = [charges, tax].filter((levy) => !valueOf(levy).isZero())
  return { cost, value, net, taken: sum(amountLabel('payment-life.taken', 'saver', 'BEY-95'), levies) }
}
