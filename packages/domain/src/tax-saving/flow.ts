import { completedYears, type PlainDate } from '../calendar/index.ts'
import { CLIENT_AGES, STEPS, type Gender, type Step, type TaxForm, type Variant } from './model.ts'

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

/**
 * Gives the step after a valid one; the results are the last.
 *
 * Rule TAX-40.
 *
 * @example stepAfter('income') // 'results'
 */
export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'results'

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

/**
 * Gives the form once the income step is submitted: the amount to come counts for a year.
 *
 * Rule TAX-36.
 */
export const afterIncome = (form: TaxForm): TaxForm => ({ ...form, allocated_periodicity: 'yearly' })

/** Whether a variant shows all six slides as a carousel; the others show one at a time (TAX-17, TAX-18). */
export const isCarousel = (variant: Variant): boolean => variant === 'contained'

/** Whether an adjustment updates the result at once; the other variants have a button for it (TAX-24 to TAX-26). */
export const updatesAtOnce = (variant: Variant): boolean => variant === 'embedded' || variant === 'contained'

/** What the payment button does. */
export type PaymentAction = 'sign-in' | 'same-tab' | 'new-tab'

const PAYMENT_ACTIONS = {
  public: 'sign-in',
  standalone: 'same-tab',
  embedded: 'new-tab',
  contained: 'same-tab',
} as const satisfies Record<Variant, PaymentAction>

/**
 * Says what the payment button of a variant does: start a sign-in, go to the payment, or open it in a new tab.
 *
 * Rule TAX-13 to TAX-16.
 *
 * @example paymentAction('embedded') // 'new-tab'
 */
export const paymentAction = (variant: Variant): PaymentAction => PAYMENT_ACTIONS[variant]
