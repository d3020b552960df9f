import { birthdayAt, compareDates, parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import type { FieldProblem } from '../contract/index.ts'
import { parseAmount, type Decimal } from '../money/index.ts'
import { choicesOf } from './choices.ts'
import { BIRTH_DATE_FIELDS, payload, type FormField, type PensionForm, type PensionPayload } from './model.ts'
import type { FormOptions } from './options.ts'
import { visibleFields, type FormStep, type VisibleField } from './visible.ts'

/** Lowest and highest figure of a field, both allowed (MAREL-95 to MAREL-103); `digits` are the decimals that it may have. */
export type Limits = { readonly min: number; readonly max: number; readonly digits: 0 | 2 }

const PERCENT: Limits = { min: 0, max: 100, digits: 2 }

/** Fields that hold a number, with their limits (MAREL-95 to MAREL-103). */
export const LIMITS = {
  activity_rate_percentage: PERCENT,
  active_services_rate_percentage: PERCENT,
  contribution_rate_percentage: PERCENT,
  conduct_rate: PERCENT,
  current_reference_rate: { min: 100, max: 5000, digits: 2 },
  current_increased_index: { min: 1, max: 5000, digits: 0 },
  month_number: { min: 1, max: 15, digits: 2 },
  premium_traction: { min: 0, max: 10_000, digits: 2 },
} as const satisfies Readonly<Partial<Record<FormField, Limits>>>

const AMOUNTS = ['salary', 'salary_component_1', 'salary_component_2', 'situation_indemnity_amount'] as const
const DATES = [
  'situation_date',
  'situation_end_date',
  'oath_date',
  'class_change_date',
  'grade_date',
  ...BIRTH_DATE_FIELDS,
] as const
/** Days that are past: an end of a situation alone may be to come (MAREL-104 to MAREL-106). */
const PAST_DATES: ReadonlySet<FormField> = new Set(DATES.filter((field) => field !== 'situation_end_date'))
const PARENT_AGE = 12

/** Who fills the form in, on which day, with which lists. */
export type FormContext = { readonly birth: PlainDate; readonly today: PlainDate; readonly options?: FormOptions }

/** What is wrong with an answer (the words are the screens'): see docs/rules/pension.md. */
export type FormProblemCode =
  | 'required'
  | 'wrong'
  | 'negative'
  | 'out-of-range' // params: min, max
  | 'date-wrong'
  | 'date-in-future'
  | 'date-before-start' // the end of a situation before its beginning
  | 'date-too-early' // a child before the parent's 12th birthday
  | 'disabled' // a category that cannot be chosen
  | 'hidden' // a field that is not asked for: only a server says so
export type FormProblem = FieldProblem & { readonly path: FormField; readonly code: FormProblemCode }

const problem = (path: FormField, code: FormProblemCode, params?: FieldProblem['params']): FormProblem =>
  params === undefined ? { path, code } : { path, code, params }

const within = <Field extends FormField>(fields: readonly Field[], field: FormField): field is Field =>
  fields.some((one) => one === field)

const hasLimits = (field: FormField): field is keyof typeof LIMITS => Object.hasOwn(LIMITS, field)

/** Decimals that a text has, zeros at its end left out: an amount is rounded to two as it is read. */
const decimalsIn = (text: string): number => /,(\d*?)0*(?:\D|$)/.exec(text)?.[1]?.length ?? 0

const numberProblem = (field: keyof typeof LIMITS, value: Decimal, text: string): FormProblem | undefined => {
  const { min, max, digits } = LIMITS[field]
  if (value.lt(min) || value.gt(max)) return problem(field, 'out-of-range', { min, max })
  return decimalsIn(text) > digits ? problem(field, 'wrong') : undefined
}

const figureOf = (text: string): Decimal | undefined => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' ? parsed.amount : undefined
}

const figureProblem = (field: FormField, text: string): FormProblem | undefined => {
  const figure = figureOf(text)
  if (figure === undefined) return problem(field, 'wrong')
  if (hasLimits(field)) return numberProblem(field, figure, text)
  return figure.isNegative() && !figure.isZero() ? problem(field, 'negative') : undefined
}

const dateProblem = (
  field: FormField,
  text: string,
  form: PensionForm,
  { birth, today }: FormContext,
): FormProblem | undefined => {
  const date = parseFrenchDate(text)
  if (date === undefined) return problem(field, 'date-wrong')
  if (PAST_DATES.has(field) && compareDates(date, today) > 0) return problem(field, 'date-in-future')
  if (within(BIRTH_DATE_FIELDS, field)) {
    return compareDates(date, birthdayAt(birth, PARENT_AGE)) < 0
      ? problem(field, 'date-too-early', { age: PARENT_AGE })
      : undefined
  }
  if (field !== 'situation_end_date') return undefined
  const start = parseFrenchDate(form.situation_date ?? '')
  return start !== undefined && compareDates(date, start) < 0 ? problem(field, 'date-before-start') : undefined
}

/** A listed answer, of the lists that a login hands over; a code that they do not have is right where there is no list. */
const listedProblem = (field: FormField, text: string, { options }: FormContext): FormProblem | undefined => {
  if (options === undefined) return undefined
  if (field === 'professional_situation') {
    const isListed = options.professional_situation.some((group) => group.options.some(({ value }) => value === text))
    return isListed ? undefined : problem(field, 'wrong')
  }
  const all = options.professional_categories.flatMap((group) => group.options)
  const found = all.find(({ value }) => value === text)
  if (found === undefined) return problem(field, 'wrong')
  return found.disabled ? problem(field, 'disabled') : undefined
}

const answerProblem = (field: FormField, text: string, form: PensionForm, context: FormContext): FormProblem | undefined => {
  if (field === 'professional_situation' || field === 'professional_category') return listedProblem(field, text, context)
  if (within(DATES, field)) return dateProblem(field, text, form, context)
  if (within(AMOUNTS, field) || hasLimits(field)) return figureProblem(field, text)
  const choices = choicesOf(field, form.professional_category ?? '')
  return choices === undefined || choices.includes(text) ? undefined : problem(field, 'wrong')
}

const checked = ({ field, isRequired }: VisibleField, form: PensionForm, context: FormContext): FormProblem | undefined => {
  const text = (form[field] ?? '').trim()
  if (text === '') return isRequired ? problem(field, 'required') : undefined
  return answerProblem(field, text, form, context)
}

/**
 * Checks the fields that a step asks for, in their order: none where it may be left.
 *
 * Rules MAREL-88 to MAREL-106, MAREL-131 to MAREL-135.
 *
 * @param step of the form
 * @param form everything that is filled in
 * @param context who fills it in, the day and the lists
 * @example validateForm('family', {}, { birth, today })[0] // { path: 'family_situation', code: 'required' }
 */
export const validateForm = (step: FormStep, form: PensionForm, context: FormContext): readonly FormProblem[] =>
  visibleFields(step, form, context.options).flatMap((field) => checked(field, form, context) ?? [])

const WHOLE_NUMBERS: ReadonlySet<FormField> = new Set<FormField>(['children'])
const CHOSEN_NUMBERS: ReadonlySet<FormField> = new Set<FormField>(['remuneration_rate', 'markup_resident'])
const YES_NO: ReadonlySet<FormField> = new Set<FormField>(['exercise_right_option', 'out_of_category'])

/** An answer in the form of the wire; amounts are numbers there. */
const onWire = (field: FormField, text: string): string | number | boolean | undefined => {
  if (YES_NO.has(field)) return text === 'yes'
  if (WHOLE_NUMBERS.has(field) || CHOSEN_NUMBERS.has(field)) return Number(text)
  if (!within(AMOUNTS, field) && !hasLimits(field)) return text
  return figureOf(text)?.toNumber()
}

/**
 * Gives what is sent of a form: the visible fields that are answered; undefined while something is missing or wrong.
 *
 * Rule MAREL-107: a hidden field is never sent.
 *
 * @param form everything that is filled in
 * @param context who fills it in, the day and the lists
 */
export const payloadOf = (form: PensionForm, context: FormContext): PensionPayload | undefined => {
  const steps = ['family', 'work'] as const
  if (steps.some((step) => validateForm(step, form, context).length > 0)) return undefined
  const answers = steps
    .flatMap((step) => visibleFields(step, form, context.options))
    .map(({ field }) => [field, (form[field] ?? '').trim()] as const)
    .filter(([, text]) => text !== '')
  const wire: unknown = Object.fromEntries(answers.map(([field, text]) => [field, onWire(field, text)]))
  return payload.safeDecode(wire as Parameters<typeof payload.safeDecode>[0]).data
}

const inForm = (field: string, value: string | number | boolean | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (value === undefined) return ''
  return CHOSEN_NUMBERS.has(field as FormField) ? String(value) : String(value).replace('.', ',')
}

/**
 * Gives the form that a payload was sent from, as a saver would have typed it.
 *
 * @param sent answers of a form
 * @example formOf(payload).children // '2'
 */
export const formOf = (sent: PensionPayload): PensionForm =>
  Object.fromEntries(Object.entries(payload.encode(sent)).map(([field, value]) => [field, inForm(field, value)]))

/**
 * Checks a payload as its form would be checked, and refuses fields that the form does not ask for.
 *
 * Rule MAREL-107.
 *
 * @param sent answers of a form
 * @param context who filled it in, the day and the lists
 */
export const payloadProblems = (sent: PensionPayload, context: FormContext): readonly FormProblem[] => {
  const form = formOf(sent)
  const steps = ['family', 'work'] as const
  const asked = new Set(steps.flatMap((step) => visibleFields(step, form, context.options)).map(({ field }) => field))
  const hidden = (Object.keys(form) as FormField[]).filter((field) => !asked.has(field))
  return [...steps.flatMap((step) => validateForm(step, form, context)), ...hidden.map((field) => problem(field, 'hidden'))]
}
