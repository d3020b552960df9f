import { devolve, isHandled, type Devolution, type Family, type Option } from '../inheritance/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { DEFAULT_PARENTS, MOST_RELATIVES, SPOUSE_AGES, type Heirs, type HeirsForm } from './model.ts'

const WHOLE = /^\d{1,3}$/

/**
 * Reads a whole number of a field; undefined if the field holds no whole number. Empty is not 0.
 *
 * @param text what the field holds
 * @example readWhole(' 2') // 2
 */
export const readWhole = (text: string): number | undefined => (WHOLE.test(text.trim()) ? Number(text) : undefined)

/** The form before anything is answered. */
export const EMPTY_HEIRS: HeirsForm = {
  has_testament: null,
  family_situation: '',
  has_spouse_donation: false,
  children: '',
  has_same_parents: null,
  spouse_age: '',
  parents: undefined,
  siblings: '',
}

export type HeirsField = keyof HeirsForm

const isMarried = ({ family_situation: situation }: HeirsForm): boolean => situation === 'spouse'
const isGiftCase = (form: HeirsForm): boolean => isMarried(form) && form.has_spouse_donation
const hasChildren = (form: HeirsForm): boolean => (readWhole(form.children) ?? 0) > 0
/** A number that is not known yet is not 0 (HEIR-24). */
const hasNoChildren = (form: HeirsForm): boolean => readWhole(form.children) === 0

const SHOWN: Readonly<Record<HeirsField, (form: HeirsForm) => boolean>> = {
  has_testament: () => true,
  family_situation: () => true,
  has_spouse_donation: isMarried,
  children: () => true,
  has_same_parents: (form) => isMarried(form) && hasChildren(form),
  spouse_age: (form) => isMarried(form) && hasChildren(form) && (form.has_same_parents === true || form.has_spouse_donation),
  parents: (form) => hasNoChildren(form) && !isGiftCase(form),
  siblings: (form) => hasNoChildren(form) && !isMarried(form),
}

/**
 * Says whether a field of the heirs stands on the screen; with a testament that question stands alone.
 *
 * Rule HEIR-04 to HEIR-13, HEIR-20, HEIR-24.
 *
 * @param form everything that is filled in
 * @param field field of the form
 * @example showsHeirs({ ...EMPTY_HEIRS, family_situation: 'spouse' }, 'has_spouse_donation') // true
 */
export const showsHeirs = (form: HeirsForm, field: HeirsField): boolean =>
  field === 'has_testament' || (form.has_testament !== true && SHOWN[field](form))

const cleanOnce = (form: HeirsForm): HeirsForm => {
  const has_spouse_donation = isMarried(form) && form.has_spouse_donation
  const has_same_parents = isMarried(form) && !hasNoChildren(form) ? form.has_same_parents : null
  const isGift = isGiftCase({ ...form, has_spouse_donation })
  const parents = isGift || hasChildren(form) ? undefined : hasNoChildren(form) ? (form.parents ?? DEFAULT_PARENTS) : form.parents
  return {
    ...form,
    has_spouse_donation,
    has_same_parents,
    spouse_age: has_same_parents === true || has_spouse_donation ? form.spouse_age : '',
    parents,
    siblings: parents === undefined || isMarried(form) ? '' : form.siblings,
  }
}

const isSame = (a: HeirsForm, b: HeirsForm): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Removes the answers that others make pointless, again and again until nothing more is removed.
 *
 * Rule HEIR-25 to HEIR-34.
 *
 * @param form everything that is filled in
 * @example cleanHeirs({ ...EMPTY_HEIRS, children: '0' }).parents // 2
 */
export const cleanHeirs = (form: HeirsForm): HeirsForm => {
  const cleaned = cleanOnce(form)
  return isSame(cleaned, form) ? form : cleanHeirs(cleaned)
}

const count = (path: HeirsField, text: string): FieldError | undefined => {
  if (text.trim() === '') return fieldError(path, 'required')
  const read = readWhole(text)
  return read === undefined || read > MOST_RELATIVES ? fieldError(path, 'wrong', { min: 0, max: MOST_RELATIVES }) : undefined
}

const ageOf = (text: string): FieldError | undefined => {
  if (text.trim() === '') return fieldError('spouse_age', 'required')
  const read = readWhole(text)
  if (read === undefined || read > SPOUSE_AGES.last) return fieldError('spouse_age', 'wrong')
  return read < SPOUSE_AGES.first ? fieldError('spouse_age', 'spouse-minor') : undefined
}

/**
 * Checks the heirs; with a testament nothing is asked for. Silence is no answer where it would change the law that applies.
 *
 * Rule HEIR-01, HEIR-06, HEIR-35 to HEIR-40, HEIR-21, HEIR-22.
 *
 * @param form everything that is filled in
 * @returns refusals of fields that are on the screen, in their order
 */
export const validateHeirs = (form: HeirsForm): readonly FieldError[] =>
  refusals(
    form.has_testament === null ? fieldError('has_testament', 'required') : undefined,
    form.family_situation === '' ? fieldError('family_situation', 'required') : undefined,
    count('children', form.children),
    form.has_same_parents === null ? fieldError('has_same_parents', 'required') : undefined,
    ageOf(form.spouse_age),
    count('siblings', form.siblings),
  ).filter(({ path }) => showsHeirs(form, path as HeirsField))

/** Why the two other steps are left out, if they are: a testament, or a family that the simulator does not answer. */
export type Unanswered = 'testament' | 'family'

/**
 * Says why the two other steps are left out.
 *
 * Rule TRANS-20, TRANS-21, TRANS-43, MOCK-01, MOCK-02.
 *
 * @param told heirs as they are sent
 * @returns undefined if the steps are asked
 * @example unansweredBy({ has_testament: true }) // 'testament'
 */
export const unansweredBy = (told: Heirs): Unanswered | undefined => {
  if (told.has_testament === true) return 'testament'
  const { family_situation: situation = 'other', children = 0, siblings = 0 } = told
  return isHandled({ situation, children, siblings }) ? undefined : 'family'
}

/**
 * Gives the heirs as they are sent: what stands on the screen and can be read, and nothing else.
 *
 * Rule HEIR-33.
 *
 * @param form everything that is filled in
 */
export const heirsOf = (form: HeirsForm): Heirs => {
  const shown = <Value>(field: HeirsField, value: Value | undefined): Value | undefined =>
    showsHeirs(form, field) ? value : undefined
  const told: Heirs = {
    has_testament: form.has_testament ?? undefined,
    family_situation: shown('family_situation', form.family_situation === '' ? undefined : form.family_situation),
    has_spouse_donation: shown('has_spouse_donation', form.has_spouse_donation),
    children: shown('children', readWhole(form.children)),
    has_same_parents: shown('has_same_parents', form.has_same_parents ?? undefined),
    spouse_age: shown('spouse_age', readWhole(form.spouse_age)),
    parents: shown('parents', form.parents),
    siblings: shown('siblings', readWhole(form.siblings)),
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Heirs
}

/**
 * Puts heirs that were sent before into the form.
 *
 * @param told heirs as they were sent
 */
export const heirsFormOf = (told: Heirs): HeirsForm =>
  cleanHeirs({
    has_testament: told.has_testament ?? null,
    family_situation: told.family_situation ?? '',
    has_spouse_donation: told.has_spouse_donation ?? false,
    children: told.children?.toString() ?? '',
    has_same_parents: told.has_same_parents ?? null,
    spouse_age: told.spouse_age?.toString() ?? '',
    parents: told.parents,
    siblings: told.siblings?.toString() ?? '',
  })

/**
 * Gives the family that heirs describe, cleaned first: what a form would not show does not count.
 *
 * @param told heirs as they are sent
 */
export const familyOf = (told: Heirs): Family => {
  const clean = heirsOf(heirsFormOf(told))
  return {
    situation: clean.family_situation ?? 'other',
    children: clean.children ?? 0,
    areAllCommon: clean.has_same_parents ?? false,
    hasSpousalGift: clean.has_spouse_donation ?? false,
    spouseAge: clean.spouse_age,
    parents: clean.parents ?? 0,
    siblings: clean.siblings ?? 0,
  }
}

/**
 * Lists the options between which the spouse may choose; none where the law leaves one outcome, or where the family is not answered.
 *
 * @param told heirs as they are sent
 * @example choicesOf({ family_situation: 'single', children: 2 }) // []
 */
export const choicesOf = (told: Heirs): readonly Option[] => {
  const devolutions = unansweredBy(told) === undefined ? devolve(familyOf(told)) : []
  return devolutions.length > 1 ? devolutions.map(({ option }) => option) : []
}

/**
 * Gives the number that a press on − or + makes of a count: one less or more, within 0 and the most that is accepted. Nothing typed counts as 0.
 *
 * Rule HEIR-21.
 *
 * @param text what the field holds
 * @param by -1 or 1
 * @example countAfter('2', 1) // '3'
 */
export const countAfter = (text: string, by: -1 | 1): string =>
  `${Math.min(MOST_RELATIVES, Math.max(0, (readWhole(text) ?? 0) + by))}`

/**
 * Tells who inherits of a form as it stands; empty while the form is incomplete, and with a testament.
 *
 * @param form everything that is filled in
 */
export const devolvedBy = (form: HeirsForm): readonly Devolution[] =>
  form.has_testament === true || validateHeirs(form).length > 0 ? [] : devolve(familyOf(heirsOf(form)))
