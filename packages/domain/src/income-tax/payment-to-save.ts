import { requireObject, requireOneOf } from '../input/index.ts'
import { difference, EXPLAINED, given, least, sum, valueOf, type Derivation } from '../explain/index.ts'
import { addEuros, euros, isZero, requirePositiveEuros, smallestWhole, subtractEuros, type Euros } from '../money/index.ts'
import { acceptHousehold } from './check.ts'
import { ceilingLabel } from './ceiling-terms.ts'
import { bareTax, reckonTax } from './compute.ts'
import { requireTaxLaw, type TaxLaw } from './legislation.ts'
import type { Household } from './model.ts'

/** To what the payment is given. */
export const STEPS_OF_PAYMENT = ['euro', 'cent'] as const
export type PaymentStep = (typeof STEPS_OF_PAYMENT)[number]

/** Who wants to save how much of the tax. */
export type SavingQuestion = {
  /** Its wages, children and what is deducted already, in euros a year. */
  readonly household: Household
  readonly law: TaxLaw
  /** Most that a payment can still have deducted, in euros: `mostDeducted`, less what was paid. */
  readonly most: Euros
  /** Tax to be saved by the payment, in euros. */
  readonly wanted: Euros
  readonly step: PaymentStep
}

/** Why no payment saves what is wanted: there is no tax, all of it is gone, or the ceilings are used up. */
export type SavingBound = 'no-tax' | 'whole-tax' | 'ceilings'

/** The smallest payment, or the most that can be saved and why. */
export type PaymentToSave =
  | { readonly kind: 'found'; readonly payment: Euros; readonly saving: Euros }
  | {
      readonly kind: 'beyond'
      readonly bound: SavingBound
      /** Most that any payment saves, and the smallest payment that does. */
      readonly saving: Euros
      readonly payment: Euros
    }

const UNITS: Readonly<Record<PaymentStep, number>> = { euro: 1, cent: 100 }

const boundOf = (before: Euros, saving: Euros): SavingBound => {
  if (isZero(before)) return 'no-tax'
  return saving.equals(before) ? 'whole-tax' : 'ceilings'
}

/**
 * Explains the tax that a deducted payment saves: the tax without it, and with it.
 *
 * Rule BEY-30, docs/rules/beyond-ceilings.md.
 *
 * @param household its wages, children and what is deducted already, in euros a year
 * @param law law of the year of the incomes
 * @param deducted what is deducted beside, with its own explanation
 * @throws DomainInputError
 * @example explainSaving({ marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(52_000), wage_2: euros(0), deduction: euros(0) }, taxLawOf(2025), explainCeilingUse({ paymentYear: 2026, saver: { lines: { unused: [euros(0), euros(0), euros(0)], calculated: euros(4710) }, payments: [{ amount: euros(4710) }] } }).saver.deducted).value // '1413' where 4 710 € are deducted
 */
export const explainSaving = (household: Household, law: TaxLaw, deducted: Derivation): Derivation => {
  acceptHousehold(household)
  requireTaxLaw(law)
  const spouse = ceilingLabel('ceiling.deducted', 'BEY-30', undefined, 'household')
  const all = isZero(household.deduction)
    ? deducted
    : sum(ceilingLabel('ceiling.deduction', 'BEY-30'), [deducted, given(spouse, household.deduction)])
  const taxed = { ...household, deduction: euros(valueOf(all)) }
  return difference(ceilingLabel('ceiling.saving', 'BEY-30'), [
    reckonTax(EXPLAINED, household, law).tax,
    reckonTax(EXPLAINED, taxed, law, { deduction: all }).tax,
  ])
}

const requireQuestion = (question: SavingQuestion): void => {
  requireObject('question', question)
  const { household, law, most, wanted, step } = question
  acceptHousehold(household)
  requireTaxLaw(law)
  requirePositiveEuros('most', most)
  requirePositiveEuros('wanted', wanted)
  requireOneOf('step', step, STEPS_OF_PAYMENT)
}

/**
 * Finds the smallest payment that saves a wanted tax, by the whole calculation of the tax: one step less misses it.
 *
 * The payment is a whole euro or a whole cent, never one rounded to it. Rule BEY-30 and BEY-31, docs/rules/beyond-ceilings.md.
 *
 * @param question household, law, room and wanted saving, in euros
 * @returns where no payment saves so much: the most that can be saved, the smallest payment for it, and why
 * @public
 * @throws DomainInputError
 * @example paymentToSave({ household: { marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(52_000), wage_2: euros(0), deduction: euros(0) }, law: taxLawOf(2025), most: euros(14_410), wanted: euros(1413), step: 'euro' }).payment // 4 709,00 €
 */
export const paymentToSave = (question: SavingQuestion): PaymentToSave => {
  requireQuestion(question)
  const { household, law, most, wanted, step } = question
  const units = UNITS[step]
  const before = bareTax(household, law).tax
  const paymentOf = (count: number): Euros => euros(count / units)
  const savingOf = (count: number): Euros => {
    const payment = paymentOf(count)
    const deducted = payment.lessThan(most) ? payment : most
    return subtractEuros(before, bareTax({ ...household, deduction: addEuros(household.deduction, deducted) }, law).tax)
  }
  const largest = most.times(units).ceil().toNumber()
  const highest = savingOf(largest)
  const goal = wanted.lessThan(highest) ? wanted : highest
  const count = smallestWhole(largest, (candidate) => savingOf(candidate).greaterThanOrEqualTo(goal))
  const [payment, saving] = [paymentOf(count), savingOf(count)]
  return wanted.lessThanOrEqualTo(highest)
    ? { kind: 'found', payment, saving }
    : { kind: 'beyond', bound: boundOf(before, highest), saving, payment }
}

/**
 * Explains what a payment saves that `paymentToSave` has found: the tax without it and with it, as far as the ceilings go.
 *
 * Rule BEY-30 and BEY-31, docs/rules/beyond-ceilings.md.
 *
 * @param question household, law and room; what is wanted is not read
 * @param payment its answer, in euros
 * @throws DomainInputError
 * @example explainPaymentToSave({ household: { marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(52_000), wage_2: euros(0), deduction: euros(0) }, law: taxLawOf(2025), most: euros(14_410) }, euros(4709)).value // '1413'
 */
export const explainPaymentToSave = (
  { household, law, most }: Pick<SavingQuestion, 'household' | 'law' | 'most'>,
  payment: Euros,
): Derivation => {
  requirePositiveEuros('most', most)
  requirePositiveEuros('payment', payment)
  return explainSaving(
    household,
    law,
    least(ceilingLabel('ceiling.deducted', 'BEY-30'), [
      given(ceilingLabel('ceiling.wanted-payment', 'BEY-30', undefined, 'household'), payment),
      given(ceilingLabel('ceiling.most', 'BEY-26'), most),
    ]),
  )
}
