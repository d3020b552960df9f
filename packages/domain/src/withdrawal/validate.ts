import { completedYears, parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import { addEuros, euros, subtractEuros, type Euros } from '../money/index.ts'
import {
  fieldError,
  refusals,
  requireAdult,
  requireAmount,
  requireChoice,
  requireFrenchDate,
  requireInteger,
  requireKey,
  type FieldError,
} from '../validation/index.ts'
import { AMOUNT_TOLERANCE } from './distribution.ts'
import { distributionKey } from './distribution-wire.ts'
import { asksForOption, type Contract } from './eligibility.ts'
import {
  FORM_STEPS,
  RETIREMENT_AGES,
  REVERSION_PERCENTAGES,
  SIDES,
  type FormStep,
  type Part,
  type PartForm,
  type Side,
  type WithdrawalForm,
} from './model.ts'
import { options } from './options.ts'
import { scheduleOf } from './schedule.ts'

/** What the rules look at besides the form. */
export type FormContext = {
  /** Birth date of the saver. */
  readonly birthDate: PlainDate
  /** Day of the simulation, in Europe/Paris. */
  readonly asOf: PlainDate
  /** Eligible contracts of the saver. */
  readonly contracts: readonly Contract[]
}

/** Oldest age at the start, in completed years, at which every table and birth year still counts somebody living. */
export const OLDEST_AGE = 113

const WHOLE_YEARS = /^[0-9]{1,3}$/

/**
 * Reads a typed age: whole years in the digits 0 to 9. Any other text gives NaN, no text nothing. MRM-59 to MRM-61.
 *
 * @param text what the field holds
 * @example readAge('60,5') // NaN
 */
export const readAge = (text: string | undefined): number | undefined => {
  const typed = text?.trim() ?? ''
  if (typed === '') return undefined
  return WHOLE_YEARS.test(typed) ? Number(typed) : Number.NaN
}

/**
 * Requires an age from 60 to 69, both included, in whole years. MRM-59, MRM-60, MRM-61, S-CONST-01.
 *
 * @param age whole years, or nothing when none was entered
 * @example requireRetirementAge(70)?.code // 'age-out-of-range'
 */
export const requireRetirementAge = (age: number | undefined): FieldError | undefined =>
  requireInteger('retirement_age', age, {
    min: RETIREMENT_AGES.first,
    max: RETIREMENT_AGES.last,
    missing: 'age-required',
    outside: 'age-out-of-range',
  })

/**
 * Requires a spouse who is of age today, and whom the mortality tables know at the start of the annuity. MRM-65, S-CONST-02, docs/decisions/07.
 *
 * @param birth birth date of the spouse
 * @param start start of the annuity, or today while it is not known
 * @param asOf day of the simulation
 * @example requireSpouse(plainDate('2008-11-21'), start, plainDate('2026-11-20'))?.code // 'spouse-minor'
 */
export const requireSpouse = (birth: PlainDate, start: PlainDate, asOf: PlainDate): FieldError | undefined =>
  requireAdult('birth_date_spouse', birth, asOf) ??
  (completedYears(birth, start) <= OLDEST_AGE
    ? undefined
    : fieldError('birth_date_spouse', 'spouse-too-old', { max: OLDEST_AGE }))

/**
 * Requires one of the reversion percentages 50, 60 and 100. MRM-67, MRM-68, S-CONST-03.
 *
 * @param percentage chosen percentage, or nothing
 * @example requirePercentage(55)?.code // 'reversion-percentage-wrong'
 */
export const requirePercentage = (percentage: number | null | undefined): FieldError | undefined =>
  requireChoice('reversion_percentage', percentage, REVERSION_PERCENTAGES, { outside: 'reversion-percentage-wrong' })

/**
 * Gives the path of an amount in errors of the form and of the request alike.
 *
 * @param side side of the split
 * @param part part of a contract
 * @example amountPath('capital', { policyId: '0048', name: 'vv' }) // 'distribution.capital_0048_vv'
 */
export const amountPath = (side: Side, part: Pick<Part, 'policyId' | 'name'>): string =>
  `distribution.${distributionKey(side, part)}`

/** Largest amount on one side of a part, in euros: what it grows to, and what all parts of a contract come to, can still be written in an answer. */
export const HIGHEST_SPLIT: Euros = /* @__PURE__ */ euros('99999999999.99')

/**
 * Requires that a pair of amounts does not exceed its balance by more than 0,01; both fields carry the refusal. A side above `HIGHEST_SPLIT` is refused too, at
 * its own field. MRM-71, MRM-72, S-CONST-05.
 *
 * @param part part with its balance
 * @param capital euros on the capital side
 * @param annuity euros on the annuity side
 * @example requirePair({ …part, balance: euros(100) }, euros('60.02'), euros(40)).map(({ code }) => code) // ['wrong', 'wrong']
 */
export const requirePair = (part: Part, capital: Euros, annuity: Euros): FieldError[] => {
  const excess = subtractEuros(addEuros(capital, annuity), part.balance)
  if (excess.lessThanOrEqualTo(AMOUNT_TOLERANCE)) {
    const sides = { capital, annuity }
    return SIDES.filter((side) => sides[side].greaterThan(HIGHEST_SPLIT)).map((side) =>
      fieldError(amountPath(side, part), 'amount-too-large', { maximum: HIGHEST_SPLIT.toString() }),
    )
  }
  const params = { balance: part.balance.toString(), excess: excess.toString() }
  return SIDES.map((side) => fieldError(amountPath(side, part), 'wrong', params))
}

const validateAge = ({ retirement_age: text }: Partial<WithdrawalForm>): FieldError[] =>
  refusals(requireRetirementAge(readAge(text)))

/**
 * Gives the start of the annuity for an age that is accepted, and the day of the simulation for one that is not.
 *
 * @param age whole years, or nothing
 * @param context birth date of the saver and day of the simulation
 * @example startFor(64, { birthDate: plainDate('1964-03-12'), asOf: plainDate('2026-11-20') }) // '2028-04-01'
 */
export const startFor = (age: number | undefined, { birthDate, asOf }: Pick<FormContext, 'birthDate' | 'asOf'>): PlainDate =>
  age === undefined || requireRetirementAge(age) !== undefined ? asOf : scheduleOf({ birthDate, retirementAge: age, asOf }).start

const validateSpouseDate = (form: Partial<WithdrawalForm>, context: FormContext): FieldError | undefined => {
  const text = form.birth_date_spouse ?? ''
  const birth = parseFrenchDate(text)
  if (birth === undefined) return requireFrenchDate('birth_date_spouse', text)
  return requireSpouse(birth, startFor(readAge(form.retirement_age), context), context.asOf)
}

const validateReversible = (form: Partial<WithdrawalForm>, context: FormContext): FieldError[] => {
  if (form.reversible !== true) return refusals(requireKey(form, 'reversible'))
  return refusals(validateSpouseDate(form, context), requirePercentage(form.reversion_percentage))
}

const validatePart = (part: PartForm): FieldError[] => {
  const missing = refusals(...SIDES.map((side) => requireAmount(amountPath(side, part), part[side].parsed)))
  const { capital, annuity } = part
  if (missing.length > 0 || capital.parsed.kind !== 'amount' || annuity.parsed.kind !== 'amount') return missing
  return requirePair(part, capital.parsed.amount, annuity.parsed.amount)
}

const validateDistribution = ({ distribution = [] }: Partial<WithdrawalForm>): FieldError[] =>
  distribution.length === 0 ? [fieldError('distribution', 'required')] : distribution.flatMap(validatePart)

const validateOption = ({ annuity_type: type, reversible = null }: Partial<WithdrawalForm>): FieldError[] =>
  refusals(
    requireChoice('annuity_type', type, options(reversible), {
      missing: 'annuity-option-required',
      outside: 'annuity-option-required',
    }),
  )

const VALIDATE: Readonly<Record<FormStep, (form: Partial<WithdrawalForm>, context: FormContext) => FieldError[]>> = {
  age: validateAge,
  reversible: validateReversible,
  distribution: validateDistribution,
  option: validateOption,
}

/**
 * Lists what is wrong with the answers of one step, in the order of its fields; a key that is absent counts as not filled in. MRM-59 to MRM-72.
 *
 * @param step step of the form
 * @param form what the saver filled in, as it stands
 * @param context birth date, day of the simulation and contracts
 * @example validateStep('age', { retirement_age: '' }, context) // [{ path: 'retirement_age', code: 'age-required' }]
 */
export const validateStep = (step: FormStep, form: Partial<WithdrawalForm>, context: FormContext): readonly FieldError[] =>
  VALIDATE[step](form, context)

/**
 * Lists what is wrong with the whole form, step by step; the option belongs to it with several contracts only. MRM-59 to MRM-72, MRM-12.
 *
 * @param form what the saver filled in, as it stands
 * @param context birth date, day of the simulation and contracts
 * @example validateForm({}, context)[0]?.code // 'age-required'
 */
export const validateForm = (form: Partial<WithdrawalForm>, context: FormContext): readonly FieldError[] =>
  FORM_STEPS.filter((step) => step !== 'option' || asksForOption(context.contracts)).flatMap((step) =>
    validateStep(step, form, context),
  )
