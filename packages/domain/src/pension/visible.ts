import { BIRTH_DATE_FIELDS, SECOND_FIELDS, THIRD_OF_CEILING, type FormField, type PensionForm } from './model.ts'
import type { FormOptions } from './options.ts'
import { profileOf, type Profile } from './profiles.ts'
import { readSituation } from './situations.ts'

/** What a field is called where that depends on the category (MAREL-108, MAREL-115 to MAREL-130); the words are the screens'. */
export type FieldLabel =
  | 'own'
  | 'monthly-pay'
  | 'monthly-public-pay'
  | 'yearly-income'
  | 'yearly-turnover'
  | 'yearly-art-income'
  | 'yearly-bonuses'
  | 'products-of-the-office'
  | 'contracted-income'
  | 'part-of-income-contracted'
  | 'other-income'
  | 'section-b-class'
  | 'contribution-basis'
  | 'share-of-agent'
  | 'art-contribution-rate'
  | 'pay-position'
  | 'job'
  | 'step'
  | 'grade'
  | 'position-date'

/** A field that is asked for. */
export type VisibleField = { readonly field: FormField; readonly isRequired: boolean; readonly label: FieldLabel }

type Shown = Partial<Record<FormField, { readonly label?: FieldLabel; readonly optional?: true }>>

const PAID_BY_MONTH: Shown = { activity_rate: {}, salary: { label: 'monthly-pay' }, month_number: {} }
const YEARLY: Shown = { salary: { label: 'yearly-income' } }
const RAILWAY: Shown = {
  activity_rate: {},
  salary: { label: 'monthly-public-pay' },
  final_position: { label: 'pay-position', optional: true },
  final_grade: { label: 'step', optional: true },
  grade_date: { label: 'position-date', optional: true },
}

const SHOWN: Readonly<Record<Profile, Shown>> = {
  employee: PAID_BY_MONTH,
  clerk: PAID_BY_MONTH,
  'civil-servant': {
    activity_rate: {},
    current_increased_index: {},
    final_grade: { label: 'grade', optional: true },
    grade_date: { optional: true },
    salary_component_1: { label: 'yearly-bonuses', optional: true },
  },
  'self-employed': YEARLY,
  spouse: { contribution_class: { label: 'contribution-basis' } },
  micro: { salary: { label: 'yearly-turnover' } },
  'micro-liberal': { salary: { label: 'yearly-turnover' }, exercise_right_option: { optional: true } },
  artist: { salary: { label: 'yearly-art-income' }, contribution_rate_percentage: { label: 'art-contribution-rate' } },
  farmer: YEARLY,
  liberal: YEARLY,
  cipav: { ...YEARLY, exercise_right_option: { optional: true } },
  lawyer: { ...YEARLY, contribution_class: { optional: true }, oath_date: {} },
  'agent-spouse': { contribution_rate_percentage: { label: 'share-of-agent' } },
  notary: {
    ...YEARLY,
    salary_component_1: { label: 'products-of-the-office', optional: true },
    oath_date: {},
    contribution_class: { label: 'section-b-class', optional: true },
    class_change_date: { optional: true },
  },
  pharmacist: { ...YEARLY, complementary_scheme_premium_class_contribution: { optional: true } },
  biologist: {
    ...YEARLY,
    complementary_scheme_premium_class_contribution: { optional: true },
    salary_component_1: { label: 'part-of-income-contracted', optional: true },
  },
  doctor: {
    ...YEARLY,
    salary_component_1: { label: 'contracted-income', optional: true },
    salary_component_2: { label: 'other-income', optional: true },
  },
  railway: RAILWAY,
  'railway-driver': { ...RAILWAY, premium_traction: { optional: true } },
  energy: {
    activity_rate: {},
    active_services_rate_percentage: {},
    conduct_rate: { optional: true },
    out_of_category: {},
    current_reference_rate: {},
    remuneration_rate: {},
    final_grade: { label: 'step' },
    markup_resident: {},
  },
  opera: { ...PAID_BY_MONTH, final_position: { label: 'job', optional: true } },
}

/** Fields of the electricity and gas category that the answer to `out_of_category` shows. */
const OUT_OF_CATEGORY: Readonly<Partial<Record<FormField, 'yes' | 'no'>>> = {
  current_reference_rate: 'no',
  remuneration_rate: 'yes',
  final_grade: 'yes',
  markup_resident: 'yes',
}

const required = (field: FormField): VisibleField => ({ field, isRequired: true, label: 'own' })

const childrenOf = ({ children = '' }: PensionForm): readonly VisibleField[] =>
  BIRTH_DATE_FIELDS.slice(0, /^\d+$/.test(children) ? Number(children) : 0).map(required)

const ofSituation = (code: string): readonly VisibleField[] => {
  const { interruption, isIndemnified } = readSituation(code)
  if (interruption === undefined) return []
  const end: VisibleField = { field: 'situation_end_date', isRequired: false, label: 'own' }
  const indemnity: VisibleField = { field: 'situation_indemnity_amount', isRequired: false, label: 'own' }
  return [required('situation_date'), end, ...(isIndemnified ? [indemnity] : [])]
}

const isShown = (field: FormField, profile: Profile, form: PensionForm): boolean => {
  const asked = profile === 'energy' ? OUT_OF_CATEGORY[field] : undefined
  return asked === undefined || asked === (form.out_of_category ?? '')
}

const ofCategory = (form: PensionForm, options: FormOptions | undefined): readonly VisibleField[] => {
  const { professional_category: category = '', activity_rate: rate } = form
  if (category === '' || !readSituation(form.professional_situation ?? '').isActive) return []
  const profile = profileOf(category, options)
  const shown: Shown = {
    ...SHOWN[profile],
    ...(rate === 'PART_TIME' && SHOWN[profile].activity_rate ? { activity_rate_percentage: {} } : {}),
  }
  return SECOND_FIELDS.flatMap((field) => {
    const how = shown[field]
    if (how === undefined || !isShown(field, profile, form)) return []
    return [{ field, isRequired: how.optional !== true, label: how.label ?? 'own' }]
  })
}

/** Steps of the form (MAREL-13, MAREL-14). */
const FORM_STEPS = ['family', 'work'] as const
export type FormStep = (typeof FORM_STEPS)[number]

/**
 * Lists the fields that a step asks for, in the order of the page, each with its name and whether it must be answered.
 *
 * Rules MAREL-14, MAREL-92, MAREL-107 to MAREL-131. A step without fields is skipped.
 *
 * @param step of the form
 * @param form everything that is filled in
 * @param options lists of the form, where they are known
 * @example visibleFields('work', { professional_situation: 'ACT', professional_category: 'NSA' }) // [{ field: 'salary', isRequired: true, label: 'yearly-income' }]
 */
export const visibleFields = (step: FormStep, form: PensionForm, options?: FormOptions): readonly VisibleField[] => {
  if (step === 'work') return [...ofSituation(form.professional_situation ?? ''), ...ofCategory(form, options)]
  return [
    required('family_situation'),
    required('children'),
    ...childrenOf(form),
    required('professional_situation'),
    required('professional_category'),
  ]
}

/**
 * Says whether a step has anything to ask.
 *
 * @param step of the form
 * @param form everything that is filled in
 * @param options lists of the form, where they are known
 * @example hasStep('work', { professional_situation: 'INA_CSS' }) // true
 */
export const hasStep = (step: FormStep, form: PensionForm, options?: FormOptions): boolean =>
  visibleFields(step, form, options).length > 0

/** Answers that a field has before anybody answers it (MAREL-99, MAREL-136, S-CONST-24, S-CONST-26). */
const PRESETS: Readonly<Partial<Record<Profile | 'any', PensionForm>>> = {
  any: { activity_rate: 'FULL_TIME', activity_rate_percentage: '100', month_number: '12' },
  spouse: { contribution_class: THIRD_OF_CEILING },
  artist: { contribution_rate_percentage: '8' },
  'agent-spouse': { contribution_rate_percentage: '25' },
  energy: { out_of_category: 'no' },
}

const visible = (form: PensionForm, options: FormOptions | undefined): ReadonlyMap<FormField, FieldLabel> =>
  new Map(FORM_STEPS.flatMap((step) => visibleFields(step, form, options)).map(({ field, label }) => [field, label]))

/**
 * Changes a field of a form: what the change hides or gives another meaning is cleared, what it shows for the first time has its preset answer.
 *
 * Rule MAREL-131. A monthly pay does not become a yearly income.
 *
 * @param form everything that is filled in
 * @param field that is answered
 * @param text its answer, as typed
 * @param options lists of the form, where they are known
 * @example answerField({ children: '1', children_birth_date_1: '01/02/2000' }, 'children', '0') // { children: '0' }
 */
export const answerField = (form: PensionForm, field: FormField, text: string, options?: FormOptions): PensionForm => {
  const before = visible(form, options)
  const settle = (given: PensionForm): PensionForm => {
    const now = visible(given, options)
    const presets: PensionForm = { ...PRESETS.any, ...PRESETS[profileOf(given.professional_category ?? '', options)] }
    const answers = [...now].map(([name, label]): readonly [FormField, string | undefined] => {
      const isSame = name === field || !before.has(name) || before.get(name) === label
      const held = isSame ? given[name] : undefined
      return [name, held ?? (before.get(name) === label ? undefined : presets[name])]
    })
    return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined))
  }
  // A preset answer may show a further field, which has its own preset.
  return settle(settle({ ...form, [field]: text }))
}
