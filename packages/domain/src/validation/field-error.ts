/** What can be wrong with a field. The words, in both languages, live in the catalogues of the screens. */
export const FIELD_ERROR_CODES = [
  'required', // "Champ requis"
  'wrong', // "Champ erroné"
  'pasted-refused',
  'amount-too-small',
  'amount-too-large',
  'zero-amount', // "Veuillez saisir un montant supérieur à 0 €"
  'yearly-ceiling', // more than the law leaves of the year
  'split-incomplete', // parts that do not add up
  'fund-share-too-large',
  'age-required',
  'age-out-of-range',
  'date-wrong',
  'spouse-minor',
  'spouse-too-old', // older at the start than the mortality tables count
  'reversion-percentage-wrong',
  'annuity-option-required',
  'unknown-key',
  'unknown-policy', // not a contract of this person
  'ineligible-account', // a contract that the simulation does not cover
  'capital-locked', // capital that the law leaves as an annuity
  'shared-custody-alone', // a single parent with none but children in shared custody, which is not computed
  'option-not-allowed', // an annuity type that the answer to "reversible?" excludes
] as const
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** A refusal of one field, as data: where, what, and the figures that the sentence needs. */
export type FieldError = {
  /** Field of the form, or path in a request with dots between its parts. */
  readonly path: string
  readonly code: FieldErrorCode
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Makes a refusal of a field.
 *
 * @example fieldError('retirement_age', 'age-out-of-range', { min: 60, max: 69 })
 */
export const fieldError = (path: string, code: FieldErrorCode, params?: FieldError['params']): FieldError =>
  params === undefined ? { path, code } : { path, code, params }

/**
 * Keeps the refusals among the answers of several rules, in their order.
 *
 * @example refusals(undefined, fieldError('a', 'required')).length // 1
 */
export const refusals = (...answers: readonly (FieldError | undefined)[]): FieldError[] =>
  answers.filter((answer) => answer !== undefined)

/**
 * Gives the first refusal of a field, the one that its screen shows.
 *
 * @example errorOf([fieldError('a', 'required')], 'a')?.code // 'required'
 */
export const errorOf = (errors: readonly FieldError[], path: string): FieldError | undefined =>
  errors.find((error) => error.path === path)
