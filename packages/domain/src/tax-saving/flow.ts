import { completedYears, type PlainDate } from '../calendar/index.ts'
import { convertAmount, formatAmountInput, type Euros } from '../money/index.ts'
import { monthlyEnvelope, shownPeriodicity, yearlyEnvelope, type ShownPeriodicity } from './amount.ts'
import { CLIENT_AGES, type Gender, type Step, type TaxForm, type TypedAmount, type Variant } from './model.ts'

/** What the profile of a signed-in saver may tell. */
export type KnownSaver = { readonly gender?: Gender | undefined; readonly birthDate?: PlainDate | undefined }

/**
 * Reads the saver's age from the birth date: completed years today; outside 18 to 69 it counts as unknown, so that the age step can refuse it.
 *
 * Rule TAX-50.
 *
 * @param birthDate birth date of the profile
 * @param asOf day of the simulation
 * @example ageFrom(plainDate('1964-03-12'), plainDate('2026-11-20')) // 62
 */
export const ageFrom = (birthDate: PlainDate | undefined, asOf: PlainDate): number | undefined => {
  if (birthDate === undefined) return undefined
  const age = completedYears(birthDate, asOf)
  return age >= CLIENT_AGES.first && age <= CLIENT_AGES.last ? age : undefined
}

/**
 * Gives the step at which the simulator starts, and starts again: marital status when gender and age are known, else gender.
 *
 * Rule TAX-19, TAX-20, TAX-21, TAX-49: slide 3 counted from 1 is step 2 counted from 0.
 *
 * @param saver what the profile tells
 * @param asOf day of the simulation
 * @example firstStep({ gender: 'F', birthDate: plainDate('1964-03-12') }, plainDate('2026-11-20')) // 'marital-status'
 */
export const firstStep = ({ gender, birthDate }: KnownSaver, asOf: PlainDate): Step =>
  gender !== undefined && ageFrom(birthDate, asOf) !== undefined ? 'marital-status' : 'gender'

const EMPTY = { text: '', parsed: { kind: 'empty' } } as const

/**
 * Gives the form at the start and after "Refaire une simulation": empty but for the profile's gender and age, no children.
 *
 * Rule TAX-48, TAX-54.
 *
 * @param saver what the profile tells
 * @param asOf day of the simulation
 */
export const freshForm = ({ gender, birthDate }: KnownSaver, asOf: PlainDate): TaxForm => ({
  gender: gender ?? '',
  client_age: ageFrom(birthDate, asOf)?.toString() ?? '',
  marital_status: '',
  children: 0,
  monthly_income: EMPTY,
  spouse_monthly_income: EMPTY,
  allocated_amount: EMPTY,
  allocated_periodicity: '',
})

/** An amount as a field shows it. */
const written = (amount: Euros): TypedAmount => ({ text: formatAmountInput(amount), parsed: { kind: 'amount', amount } })

/**
 * Gives the form once the income step is submitted: the amount to pay, typed before or to come, counts for a year.
 *
 * A monthly amount becomes the year's, to the cent. Rule TAX-36, TAX-45.
 *
 * @param form form of a valid income step
 */
export const afterIncome = (form: TaxForm): TaxForm => {
  const { allocated_amount: typed, allocated_periodicity: periodicity } = form
  const isMonthly = periodicity === 'monthly' && typed.parsed.kind === 'amount'
  return {
    ...form,
    allocated_amount: isMonthly ? written(convertAmount(typed.parsed.amount, 'monthly', 'yearly')) : typed,
    allocated_periodicity: 'yearly',
  }
}

/**
 * Gives the form with the amount that was typed said in another periodicity; what is no amount, or was typed in this one, stays as it is.
 *
 * Needs no answer. Rule TAX-45, TAX-46.
 *
 * @param form form with the amount as it was typed
 * @param shown periodicity that is chosen
 */
export const saidIn = (form: TaxForm, shown: ShownPeriodicity): TaxForm => {
  const { allocated_amount: typed, allocated_periodicity: periodicity } = form
  if (typed.parsed.kind !== 'amount' || shownPeriodicity(periodicity) === shown) return form
  return {
    ...form,
    allocated_amount: written(convertAmount(typed.parsed.amount, shownPeriodicity(periodicity), shown)),
    allocated_periodicity: shown,
  }
}

/**
 * Gives the form as the adjustment shows it: the amount that was typed, said in the periodicity that is chosen; without one, the most that is deducted.
 *
 * The form that was typed in stays what it is: switching to and fro restores every cent. Rule TAX-44 to TAX-47, TS-01.
 *
 * @param form form with the amount as it was typed
 * @param shown periodicity that is chosen
 * @param envelope monthly envelope of the answer
 * @example adjusted(form, 'monthly', euros('392.588')).allocated_amount.text // '392,58'
 */
export const adjusted = (form: TaxForm, shown: ShownPeriodicity, envelope: Euros): TaxForm => {
  if (form.allocated_amount.parsed.kind !== 'empty') return { ...saidIn(form, shown), allocated_periodicity: shown }
  const most = shown === 'monthly' ? monthlyEnvelope(envelope) : yearlyEnvelope(envelope)
  return { ...form, allocated_amount: written(most), allocated_periodicity: shown }
}

/** Whether a variant shows all six slides as a carousel; the others show one at a time (TAX-17, TAX-18). */
export const isCarousel = (variant: Variant): boolean => variant === 'contained'

/** Whether an adjustment updates the result at once; the other variants have a button for it (TAX-24 to TAX-26). */
export const updatesAtOnce = (variant: Variant): boolean => variant === 'embedded' || variant === 'contained'

/** Where the payment is made, on this site. */
const PAYMENT = '/transactional/payment'

/** Family of sign-in that the public payment button starts (TAX-16). */
const SIGN_IN_ORIGIN = 'collective'

/** What the payment button says, and where it leads. */
export type PaymentTarget =
  /** "Verser sur mon compte": a sign-in first, then the payment. */
  | { readonly kind: 'sign-in'; readonly origin: typeof SIGN_IN_ORIGIN; readonly to: string }
  /** "Faire un versement". */
  | { readonly kind: 'same-tab'; readonly to: string }
  /** "Je verse". */
  | { readonly kind: 'new-tab'; readonly to: string }

const PAYMENT_TARGETS: Readonly<Record<Variant, PaymentTarget>> = {
  public: { kind: 'sign-in', origin: SIGN_IN_ORIGIN, to: PAYMENT },
  standalone: { kind: 'same-tab', to: PAYMENT },
  embedded: { kind: 'new-tab', to: PAYMENT },
  contained: { kind: 'same-tab', to: PAYMENT },
}

/**
 * Says where the payment button of a variant leads: to the payment after a sign-in, in the same tab, or in a new one.
 *
 * Rule TAX-13 to TAX-16.
 *
 * @example paymentTarget('embedded') // { kind: 'new-tab', to: '/transactional/payment' }
 */
export const paymentTarget = (variant: Variant): PaymentTarget => PAYMENT_TARGETS[variant]
