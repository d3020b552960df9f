import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { HIGHEST_AMOUNT, eurosOnWireWithin, ZERO_EUROS } from '../money/index.ts'

/** Family situations, by their codes (MAREL-49). */
export const FAMILY_SITUATIONS = ['CE', 'MA', 'PAC', 'VEF', 'COC', 'DI'] as const

/** Most children that the form knows, and most birth dates that it asks for (MAREL-93, MAREL-94). */
export const MOST_CHILDREN = 10
/** Fields of the birth dates, one for each child up to eight. */
export const BIRTH_DATE_FIELDS = [
  'children_birth_date_1',
  'children_birth_date_2',
  'children_birth_date_3',
  'children_birth_date_4',
  'children_birth_date_5',
  'children_birth_date_6',
  'children_birth_date_7',
  'children_birth_date_8',
] as const

/** Fields of the first step: what all others depend on (MAREL-14). */
export const FIRST_FIELDS = [
  'family_situation',
  'children',
  ...BIRTH_DATE_FIELDS,
  'professional_situation',
  'professional_category',
] as const

/** Fields of the second step, in the order of the page (MAREL-44 to MAREL-48). */
export const SECOND_FIELDS = [
  'situation_date',
  'situation_end_date',
  'situation_indemnity_amount',
  'activity_rate',
  'activity_rate_percentage',
  'salary',
  'salary_component_1',
  'salary_component_2',
  'month_number',
  'current_increased_index',
  'oath_date',
  'contribution_class',
  'class_change_date',
  'contribution_rate_percentage',
  'exercise_right_option',
  'complementary_scheme_premium_class_contribution',
  'out_of_category',
  'current_reference_rate',
  'remuneration_rate',
  'final_position',
  'final_grade',
  'grade_date',
  'premium_traction',
  'active_services_rate_percentage',
  'conduct_rate',
  'markup_resident',
] as const

/** All fields of the form, in the order of the page. */
export const FORM_FIELDS = [...FIRST_FIELDS, ...SECOND_FIELDS] as const
export type FormField = (typeof FORM_FIELDS)[number]

/** Whether a person works full time or part time (MAREL-137). */
export const ACTIVITY_RATES = ['FULL_TIME', 'PART_TIME'] as const

/** Basis of a spouse who works along: a third of the yearly ceiling, sent as a code (S-CONST-24, S-CONST-25). */
export const THIRD_OF_CEILING = 'TIERS_PASS'

const choice = z.string().min(1).max(40)
const date = frenchDateOnWire.optional()
const amount = /* @__PURE__ */ eurosOnWireWithin(ZERO_EUROS, HIGHEST_AMOUNT)
const figure = z.number().min(0).max(100_000).optional()

/** What the form sends: only the fields that are visible (MAREL-43 to MAREL-48, MAREL-107). */
export const payload = z.strictObject({
  family_situation: z.enum(FAMILY_SITUATIONS),
  children: z.int().min(0).max(MOST_CHILDREN),
  children_birth_date_1: date,
  children_birth_date_2: date,
  children_birth_date_3: date,
  children_birth_date_4: date,
  children_birth_date_5: date,
  children_birth_date_6: date,
  children_birth_date_7: date,
  children_birth_date_8: date,
  professional_situation: choice,
  professional_category: choice,
  situation_date: date,
  situation_end_date: date,
  situation_indemnity_amount: amount.optional(),
  activity_rate: z.enum(ACTIVITY_RATES).optional(),
  activity_rate_percentage: figure,
  salary: amount.optional(),
  salary_component_1: amount.optional(),
  salary_component_2: amount.optional(),
  month_number: figure,
  current_increased_index: figure,
  current_reference_rate: figure,
  contribution_class: choice.optional(),
  oath_date: date,
  class_change_date: date,
  contribution_rate_percentage: figure,
  exercise_right_option: z.boolean().optional(),
  complementary_scheme_premium_class_contribution: choice.optional(),
  final_position: choice.optional(),
  final_grade: choice.optional(),
  grade_date: date,
  premium_traction: amount.optional(),
  active_services_rate_percentage: figure,
  out_of_category: z.boolean().optional(),
  remuneration_rate: figure,
  conduct_rate: figure,
  markup_resident: figure,
})
export type PensionPayload = z.output<typeof payload>

/** What a saver has typed, by field: codes of choices, texts of amounts, `dd/MM/yyyy`, `yes` or `no`; a missing field counts as empty. */
export type PensionForm = { readonly [Field in FormField]?: string }

/** The form as a tab keeps it (P-STORE-02). */
export const storedPensionForm = /* @__PURE__ */ z.partialRecord(z.enum(FORM_FIELDS), z.string().max(100))

/** A form without any answer. */
export const EMPTY_FORM: PensionForm = {}
