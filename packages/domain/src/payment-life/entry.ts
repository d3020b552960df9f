import { difference, given, product, roundedToCents, type Derivation } from '../explain/index.ts'
import { PREMIUM_SOCIAL_CONTRIBUTIONS, valueOrStandIn, WAGE_DEDUCTION } from '../law/index.ts'
import { Decimal } from '../money/index.ts'
import { amountLabel, percentOf, shareOf } from './label.ts'
import type { LifeQuestion } from './model.ts'
import type { SourceCode } from './sources.ts'

/** Both ends of the entry with everything between, as steps. */
export type EntrySteps = {
  readonly payment: Derivation
  readonly contributions: Derivation
  readonly invested: Derivation
  readonly taxSaved: Derivation
  readonly cost: Derivation
}

const paymentOf = ({ payment }: LifeQuestion): Derivation => {
  const label = amountLabel('payment-life.payment', 'saver', 'BEY-90')
  return roundedToCents(label, given(label, payment))
}

const nothing = (term: 'payment-life.contributions' | 'payment-life.tax-saved', rule: string): Derivation =>
  given(amountLabel(term, 'saver', rule), 0)

/** Tax on what the payment takes out of it: computed for the household, or by the rate; to the cent. */
const savedOn = (
  { taxSaved, rate }: LifeQuestion,
  bases: readonly Derivation[],
  source: SourceCode,
  rule: string,
): Derivation => {
  const label = amountLabel('payment-life.tax-saved', source, rule)
  return taxSaved === undefined
    ? roundedToCents(label, product(label, [...bases, percentOf('payment-life.rate', rate, 'saver')]))
    : given(label, taxSaved)
}

/** What is left of pay after the deduction for costs; its bounds, which depend on all pay of the year, are not looked at. */
const payShare = ({ asOf }: LifeQuestion): Derivation =>
  shareOf('payment-life.pay-share', new Decimal(1).minus(valueOrStandIn(WAGE_DEDUCTION, asOf).value.rate), 'pay-tax')

/** One's own payment: all of it is invested, and its tax is saved where it is deducted. */
const ofOwnMoney = (question: LifeQuestion): EntrySteps => {
  const payment = paymentOf(question)
  const taxSaved = (): Derivation => {
    if (question.kind === 'voluntary-deducted') return savedOn(question, [payment], 'voluntary-deduction', 'BEY-91')
    if (question.kind === 'mandatory') return savedOn(question, [payment, payShare(question)], 'mandatory-deduction', 'BEY-93')
    return nothing('payment-life.tax-saved', 'BEY-91')
  }
  const saved = taxSaved()
  return {
    payment,
    contributions: nothing('payment-life.contributions', 'BEY-90'),
    invested: payment,
    taxSaved: saved,
    cost: difference(amountLabel('payment-life.cost', 'saver', 'BEY-90'), [payment, saved]),
  }
}

const contributionsOn = (payment: Derivation, { asOf }: LifeQuestion): Derivation => {
  const { csg, crds } = valueOrStandIn(PREMIUM_SOCIAL_CONTRIBUTIONS, asOf).value
  const label = amountLabel('payment-life.contributions', 'premium-contributions', 'BEY-92')
  return roundedToCents(
    label,
    product(label, [payment, shareOf('payment-life.contributions-rate', csg.plus(crds), 'premium-contributions')]),
  )
}

/** What the income tax counts of a premium that is paid out: all but the deductible CSG. */
const taxableOf = (payment: Derivation, { asOf }: LifeQuestion): Derivation => {
  const { deductible } = valueOrStandIn(PREMIUM_SOCIAL_CONTRIBUTIONS, asOf).value
  return difference(amountLabel('payment-life.taxable', 'deductible-csg', 'BEY-92'), [
    payment,
    product(amountLabel('payment-life.deductible', 'deductible-csg', 'BEY-92'), [
      payment,
      shareOf('payment-life.deductible-rate', deductible, 'deductible-csg'),
    ]),
  ])
}

/** An employer's money: CSG and CRDS are taken; a premium costs what would have been left of it in cash, a top-up nothing. */
const ofEmployer = (question: LifeQuestion): EntrySteps => {
  const payment = paymentOf(question)
  const contributions = contributionsOn(payment, question)
  const invested = difference(amountLabel('payment-life.invested', 'premium-contributions', 'BEY-92'), [payment, contributions])
  const isTopUp = question.kind === 'top-up'
  const taxSaved = isTopUp
    ? nothing('payment-life.tax-saved', 'BEY-92')
    : savedOn(question, [taxableOf(payment, question), payShare(question)], 'pay-tax', 'BEY-92')
  const cost = amountLabel('payment-life.cost', 'saver', 'BEY-92')
  return { payment, contributions, invested, taxSaved, cost: isTopUp ? given(cost, 0) : difference(cost, [invested, taxSaved]) }
}

/**
 * Takes a payment to the plan, with what it costs.
 *
 * @param question the payment
 */
export const entryOf = (question: LifeQuestion): EntrySteps =>
  question.kind === 'premium' || question.kind === 'top-up' ? ofEmployer(question) : ofOwnMoney(question)
