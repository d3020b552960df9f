import { MARITAL_STATUSES } from '../income-tax/index.ts'
import { PERIODICITIES, ZERO_EUROS, type Euros, type ParsedAmount } from '../money/index.ts'
import { fieldError, refusals, requireChoice, requireKey, type FieldError } from '../validation/index.ts'
import { shownPeriodicity } from './amount.ts'
import { isCustodyAlone } from './family.ts'
import {
  CHILDREN_CHOICES,
  CLIENT_AGES,
  GENDERS,
  HIGHEST_PAYMENT,
  HIGHEST_TYPED,
  LOWEST_INCOME,
  STEPS,
  type Children,
  type Step,
  type TaxForm,
  type TaxRequest,
  type TypedAmount,
} from './model.ts'

const WHOLE_YEARS = /^[0-9]{1,3}$/

/**
 * Reads an age in whole years; undefined where the field says none.
 *
 * @param text what the field holds
 * @example readClientAge(' 041') // 41
 */
export const readClientAge = (text: string): number | undefined => (WHOLE_YEARS.test(text.trim()) ? Number(text) : undefined)

/**
 * Requires an age from 18 to 69, both included, in whole years; nothing entered is refused with the same words.
 *
 * Rule TAX-51, S-CONST-31.
 *
 * @param text what the field holds
 * @example requireClientAge('17') // { path: 'client_age', code: 'age-out-of-range', params: { min: 18, max: 69 } }
 */
export const requireClientAge = (text: string): FieldError | undefined => {
  const age = readClientAge(text) ?? Number.NaN
  const { first: min, last: max } = CLIENT_AGES
  return age >= min && age <= max ? undefined : fieldError('client_age', 'age-out-of-range', { min, max })
}

type Bounds = { readonly lowest: Euros; readonly highest: Euros }

/** The amount that a field says: it can be read, and is within what the simulator takes. */
const requireWithin = (
  path: string,
  parsed: Exclude<ParsedAmount, { kind: 'empty' }>,
  { lowest, highest }: Bounds,
): FieldError | undefined => {
  const isAmount = parsed.kind === 'amount'
  if (isAmount ? parsed.amount.greaterThan(highest) : parsed.reason === 'too-large')
    return fieldError(path, 'amount-too-large', { maximum: highest.toString() })
  if (!isAmount) return fieldError(path, 'wrong')
  return parsed.amount.lessThan(lowest) ? fieldError(path, 'amount-too-small', { minimum: lowest.toString() }) : undefined
}

/**
 * Requires an income above 0, and one that the simulator takes.
 *
 * Rule TAX-52: `required` when nothing was entered and `amount-too-small` have the same words.
 *
 * @param income what the field says
 * @example requireIncome({ text: '0', parsed: parseAmount('0') }) // { path: 'monthly_income', code: 'amount-too-small', params: { minimum: '0.01' } }
 */
export const requireIncome = ({ parsed }: TypedAmount): FieldError | undefined =>
  parsed.kind === 'empty'
    ? fieldError('monthly_income', 'required')
    : requireWithin('monthly_income', parsed, { lowest: LOWEST_INCOME, highest: HIGHEST_TYPED })

/** An amount that may be missing, but not negative, unreadable or above what the simulator takes. */
const optionalAmount = (path: string, { parsed }: TypedAmount, highest: Euros): FieldError | undefined =>
  parsed.kind === 'empty' ? undefined : requireWithin(path, parsed, { lowest: ZERO_EUROS, highest })

const requirePeriodicity = (form: TaxForm): FieldError | undefined =>
  requireKey(form, 'allocated_periodicity') ??
  (form.allocated_periodicity === ''
    ? undefined
    : requireChoice('allocated_periodicity', form.allocated_periodicity, PERIODICITIES))

const RULES: Readonly<Record<Step, (form: TaxForm) => readonly (FieldError | undefined)[]>> = {
  gender: ({ gender }) => [requireChoice('gender', gender, GENDERS)],
  age: ({ client_age }) => [requireClientAge(client_age)],
  'marital-status': ({ marital_status }) => [requireChoice('marital_status', marital_status, MARITAL_STATUSES)],
  children: (form) => [
    requireChoice('children', form.children, CHILDREN_CHOICES),
    isCustodyAlone(form) ? fieldError('shared_children', 'shared-custody-alone') : undefined,
  ],
  income: (form) => [
    requireIncome(form.monthly_income),
    form.marital_status === 'MA' ? optionalAmount('spouse_monthly_income', form.spouse_monthly_income, HIGHEST_TYPED) : undefined,
  ],
  results: (form) => [optionalAmount('allocated_amount', form.allocated_amount, HIGHEST_PAYMENT), requirePeriodicity(form)],
}

/**
 * Checks the fields of one step; the results' are those of the adjustment form.
 *
 * Rule TAX-41, TAX-51 to TAX-54.
 *
 * @param step step that is submitted
 * @param form everything that is filled in
 * @returns the refusals in the order of the fields; none when the step may be left
 */
export const validateStep = (step: Step, form: TaxForm): FieldError[] => refusals(...RULES[step](form))

const amountOf = ({ parsed }: TypedAmount): Euros | undefined => (parsed.kind === 'amount' ? parsed.amount : undefined)

/**
 * Gives the request that a form asks for, once gender, age, marital status and income are there and right; else nothing.
 *
 * Rule TAX-42, TAX-57.
 *
 * @param form everything that is filled in
 */
export const requestOf = (form: TaxForm): TaxRequest | undefined => {
  const income = amountOf(form.monthly_income)
  const { gender, marital_status: status, children, allocated_periodicity: periodicity } = form
  const wrong = STEPS.some((step) => validateStep(step, form).length > 0)
  if (wrong || gender === '' || status === '' || income === undefined) return undefined
  const isAsked = status === 'CE' && children > 0
  const shared = Math.min(form.shared_children ?? 0, children) as Children
  const spouse = status === 'MA' ? amountOf(form.spouse_monthly_income) : undefined
  return {
    gender,
    client_age: Number(form.client_age),
    marital_status: status,
    children,
    monthly_income: income,
    ...(spouse === undefined ? {} : { spouse_monthly_income: spouse }),
    allocated_amount: amountOf(form.allocated_amount) ?? null,
    allocated_periodicity: periodicity === '' ? null : periodicity,
    ...(isAsked && form.lives_alone !== undefined ? { lives_alone: form.lives_alone } : {}),
    ...(shared > 0 ? { shared_children: shared } : {}),
  }
}

/** How often an amount is paid: a yearly one is a one-off one, and without an amount it does not matter. */
const askedPeriodicity = ({ allocated_amount: amount, allocated_periodicity: periodicity }: TaxRequest) =>
  amount === null || amount === undefined ? null : shownPeriodicity(periodicity)

type AskedAmount = 'monthly_income' | 'spouse_monthly_income' | 'allocated_amount'

const isSameAmount = (a: TaxRequest, b: TaxRequest, field: AskedAmount): boolean => {
  const [one, other] = [a[field] ?? null, b[field] ?? null]
  return one === null || other === null ? one === other : one.equals(other)
}

/**
 * Says whether two requests ask the same: a simulation is not requested twice.
 *
 * Rule TAX-43, TAX-39.
 */
export const isSameRequest = (a: TaxRequest | undefined, b: TaxRequest | undefined): boolean => {
  if (a === undefined || b === undefined) return a === b
  return (
    a.gender === b.gender &&
    a.client_age === b.client_age &&
    a.marital_status === b.marital_status &&
    (a.children ?? null) === (b.children ?? null) &&
    a.lives_alone === b.lives_alone &&
    a.shared_children === b.shared_children &&
    isSameAmount(a, b, 'monthly_income') &&
    isSameAmount(a, b, 'spouse_monthly_income') &&
    isSameAmount(a, b, 'allocated_amount') &&
    askedPeriodicity(a) === askedPeriodicity(b)
  )
}
