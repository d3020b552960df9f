import { BIRTH_DATE_FIELDS, type FormField, type PensionForm } from './model.ts'
import type { FormOptions } from './options.ts'
import { visibleFields, type VisibleField } from './visible.ts'

/** Fields that one answer is made of, beside its own. */
const OF_ONE_ANSWER: Readonly<Partial<Record<FormField, readonly FormField[]>>> = {
  children: BIRTH_DATE_FIELDS,
  professional_situation: ['situation_date', 'situation_end_date', 'situation_indemnity_amount'],
  activity_rate: ['activity_rate_percentage'],
}

const leadOf = (field: FormField): FormField => {
  const [lead] = Object.entries(OF_ONE_ANSWER).find(([, fields]) => fields.includes(field)) ?? [field]
  return lead as FormField
}

/** An answer as a result lists it: the field it is called by, and all its fields. */
export type Answer = { readonly field: FormField; readonly fields: readonly VisibleField[] }

const fieldsOf = (form: PensionForm, options: FormOptions | undefined): readonly VisibleField[] => [
  ...visibleFields('family', form, options),
  ...visibleFields('work', form, options),
]

/**
 * Lists the answers of a form in the order of its pages, each with the fields that belong to it: birth dates to the children, dates to the situation.
 *
 * Rule PE-12.
 *
 * @param form everything that is filled in
 * @param options lists of the form, where they are known
 * @example answersOf({ children: '1', children_birth_date_1: '14/05/1998' })[1].fields.length // 2
 */
export const answersOf = (form: PensionForm, options?: FormOptions): readonly Answer[] => {
  const fields = fieldsOf(form, options)
  const leads = [...new Set(fields.map(({ field }) => leadOf(field)))]
  return leads.map((field) => ({ field, fields: fields.filter((one) => leadOf(one.field) === field) }))
}

/**
 * Lists the fields that changing one answer asks for: its own, and whatever the change shows for the first time or has emptied. None of them goes away while it is filled in.
 *
 * Rule PE-12.
 *
 * @param answer the field by which the answer is called
 * @param form as it is changed
 * @param before as it was
 * @param options lists of the form, where they are known
 * @example fieldsToChange('professional_category', { ...form, professional_category: 'NSA' }, form) // the category and the yearly income
 */
export const fieldsToChange = (
  answer: FormField,
  form: PensionForm,
  before: PensionForm,
  options?: FormOptions,
): readonly VisibleField[] => {
  const held = new Map(fieldsOf(before, options).map(({ field, label }) => [field, label]))
  return fieldsOf(form, options).filter(
    ({ field, label }) => leadOf(field) === answer || held.get(field) !== label || form[field] !== before[field],
  )
}
