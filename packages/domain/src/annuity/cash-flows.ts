import { type AnnuityInPayment, endOfAge, endOfGuarantee, MONTH, timelineOf } from './in-payment.ts'
import { ANNUITY_STEPS } from './model.ts'
import { acceptInPayment } from './valuation.ts'
import { livesOf, scaleOf, sumsAt } from './valuation-sums.ts'

/** An instalment as it is expected on the day of the valuation. */
export type ExpectedPayment = {
  /** Month after the day of the valuation that it is paid in, from 1: in arrears its last moment counts, in advance its first. */
  readonly month: number
  /** Share of the yearly annuity that is expected to be paid. */
  readonly payment: number
  /** The same, discounted to the day of the valuation. */
  readonly presentValue: number
}

/** Multiple of the first amount by instalment; steps that lie behind end before the first one. */
const multiplierOf = (endOfStep: (age: number) => number): ((instalment: number) => number) => {
  const steps = ANNUITY_STEPS.map(({ until, multiplier }) => ({ end: endOfStep(until), multiplier }))
  return (instalment) => steps.find(({ end }) => instalment < end)?.multiplier ?? 1
}

/**
 * Gives the expected instalments of 1 € a year of an annuity in payment, until the younger life reaches 121 and the guarantee ends.
 *
 * 1/m for a guaranteed instalment, else (1/m) [p_x + r (1 − p_x) p_y], times 1, 1.2 or 1.44 for `RV_CPP`; the discounted ones add up to the base of
 * `annuityValues` within 1e-12 of it. Float64, not rounded. Source: docs/rules/annuity.md, ANN-15.
 *
 * @param input the annuity; ages and times in months, rate as a share of 1
 * @throws DomainInputError where `checkAnnuityInPayment` refuses
 * @public
 * @example expectedPayments({ type: 'RV_NR', life: { table: tables.TGF05, birthYear: 1961, ageMonths: 768 }, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' }) // [{ month: 1, payment: 0.08331…, presentValue: 0.08331… }, …]
 */
export const expectedPayments = (input: AnnuityInPayment): readonly ExpectedPayment[] => {
  acceptInPayment(input)
  const { type, reversion = 0, technicalRate } = input
  const timeline = timelineOf(input)
  const { period, shift, first, isInAdvance } = timeline
  const { life, spouse, discounts, paymentsPerYear } = sumsAt(livesOf(input, timeline, 1), timeline, technicalRate)
  const scale = scaleOf(timeline, technicalRate)
  const certainUntil = endOfGuarantee(input, timeline)
  const multiplier = type === 'RV_CPP' ? multiplierOf((age) => endOfAge(input, timeline, age)) : () => 1
  const share = (instalment: number): number => {
    if (instalment < certainUntil) return 1
    const alive = (life.curve[life.start + instalment] as number) / life.atStart
    const theirs = spouse === undefined ? 0 : (spouse.curve[spouse.start + instalment] as number) / spouse.atStart
    return (alive + reversion * (1 - alive) * theirs) * multiplier(instalment)
  }
  const payments: ExpectedPayment[] = []
  const end = Math.max(life.end, spouse?.end ?? 0, certainUntil)
  for (let instalment = first; instalment < end; instalment++) {
    const after = shift + instalment * period
    const month = isInAdvance ? Math.floor(after / MONTH) + 1 : Math.max(1, Math.ceil(after / MONTH))
    const payment = share(instalment) / paymentsPerYear
    payments.push({ month, payment, presentValue: payment * (discounts[instalment] as number) * scale })
  }
  return payments
}
