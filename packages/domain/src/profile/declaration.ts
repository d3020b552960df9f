import { addMonths, addYears, compareDates, type PlainDate } from '../calendar/index.ts'
import { fieldError, refusals, requireValue, type FieldError } from '../validation/index.ts'
import type { Declaration, Situation } from './declaration-model.ts'
import { checkName } from './identity.ts'

/** Months for which a declaration stands: our decision, the law asks for data that are kept up to date (CMF art. L.561-5-1). */
export const DECLARATION_MONTHS = 36

/** Blocking of a context that a declaration lifts, and the only one. */
export const PERSONAL_DATA = 'DONNEES_PERSO'
/** Blocking of a context for a US person: units of company funds are closed to them. */
export const US_PERSON = 'US_PERSON'

/** Where a declaration stands: never made, too old since a day, or standing until one. */
export type DeclarationState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'outdated'; readonly since: PlainDate }
  | { readonly kind: 'standing'; readonly until: PlainDate }

/**
 * Says where a declaration stands: it is made anew after 36 months. PERS-01.
 *
 * @param declaredOn day on which it was made, if it was
 * @param today day of the question
 * @example declarationState(plainDate('2023-11-20'), plainDate('2026-11-20')) // { kind: 'outdated', since: '2026-11-20' }
 */
export const declarationState = (declaredOn: PlainDate | undefined, today: PlainDate): DeclarationState => {
  if (declaredOn === undefined) return { kind: 'missing' }
  const end = addMonths(declaredOn, DECLARATION_MONTHS)
  return compareDates(today, end) < 0 ? { kind: 'standing', until: end } : { kind: 'outdated', since: end }
}

/**
 * Gives the blockings of a context once a declaration is looked at: a standing one lifts DONNEES_PERSO and nothing else, one that is missing or too old
 * adds it, and a US person is blocked. PERS-01, PERS-02.
 *
 * @param blockings blockings that the company states
 * @param state where the declaration stands
 * @param isUsPerson what it says of a US person
 * @example blockingsWith(['DONNEES_PERSO', 'AUTRE'], { kind: 'standing', until }, false) // ['AUTRE']
 */
export const blockingsWith = (blockings: readonly string[], state: DeclarationState, isUsPerson: boolean): readonly string[] => {
  const others = blockings.filter((code) => code !== PERSONAL_DATA && code !== US_PERSON)
  return [...(state.kind === 'standing' ? [] : [PERSONAL_DATA]), ...others, ...(isUsPerson ? [US_PERSON] : [])]
}

const isExposed = ({ politically_exposed: exposure }: Pick<Declaration, 'politically_exposed'>): boolean => exposure !== 'NON'

/**
 * Says whether somebody counts as politically exposed on a day: while the function is held, and for one year after its end (CMF art. R.561-18, I).
 *
 * @param declared what was declared
 * @param today day of the question
 */
export const countsAsExposed = (
  declared: Pick<Declaration, 'politically_exposed' | 'function_end'>,
  today: PlainDate,
): boolean => {
  if (!isExposed(declared)) return false
  return declared.function_end === null || compareDates(today, addYears(declared.function_end, 1)) < 0
}

/**
 * Says whether two declarations tell one situation: the order of the countries, the place of birth and the functions held change nothing of it. ROBO-28.
 *
 * @param one a declaration, or what of it tells the situation
 * @param other another one
 * @example isSameSituation(declared, { ...declared, occupation: 'RETRAITE' }) // false
 */
export const isSameSituation = (one: Situation, other: Situation): boolean =>
  one.occupation === other.occupation &&
  one.us_person === other.us_person &&
  one.tax_residences.toSorted().join() === other.tax_residences.toSorted().join()

/** A declaration as it is typed: a question without an answer is empty or undefined. */
export type TypedDeclaration = {
  readonly [Field in keyof Declaration]: Declaration[Field] extends string
    ? Declaration[Field] | ''
    : Declaration[Field] | undefined
}

const countriesError = (path: string, codes: readonly string[] | undefined): FieldError | undefined => {
  if (codes === undefined || codes.length === 0) return fieldError(path, 'required')
  return new Set(codes).size === codes.length ? undefined : fieldError(path, 'wrong')
}

/**
 * Lists what is wrong with a declaration. The function is asked for where somebody holds one; it cannot end after today.
 *
 * @param typed the declaration
 * @param today day on which it is made
 */
export const declarationErrors = (typed: TypedDeclaration, today: PlainDate): readonly FieldError[] => {
  const { politically_exposed: exposure, function_end: end, public_function: held } = typed
  const asksFunction = exposure !== undefined && exposure !== '' && exposure !== 'NON'
  return refusals(
    checkName('birth_place', typed.birth_place),
    requireValue('birth_country', typed.birth_country),
    countriesError('nationalities', typed.nationalities),
    countriesError('tax_residences', typed.tax_residences),
    requireValue('occupation', typed.occupation),
    requireValue('us_person', typed.us_person),
    requireValue('politically_exposed', exposure),
    asksFunction ? requireValue('public_function', held) : undefined,
    asksFunction && end !== null && end !== undefined && compareDates(end, today) > 0
      ? fieldError('function_end', 'date-wrong')
      : undefined,
  )
}

/** What is passed on of a declaration, never refused on screen: tax residence abroad, a US person, political exposure. */
export const factsToPassOn = (
  declared: Declaration,
  today: PlainDate,
): readonly ('tax-residence-abroad' | 'us-person' | 'exposed')[] => [
  ...(declared.tax_residences.some((code) => code !== 'FR') ? (['tax-residence-abroad'] as const) : []),
  ...(declared.us_person ? (['us-person'] as const) : []),
  ...(countsAsExposed(declared, today) ? (['exposed'] as const) : []),
]
