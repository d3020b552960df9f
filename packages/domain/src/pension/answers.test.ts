import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import {
  answerField,
  answersOf,
  fieldsToChange,
  FORM_OPTIONS,
  payloadOf,
  validateForm,
  visibleFields,
  type PensionForm,
} from './index.ts'

const FORM: PensionForm = {
  family_situation: 'MA',
  children: '2',
  children_birth_date_1: '14/05/1992',
  children_birth_date_2: '03/11/1995',
  professional_situation: 'ACT',
  professional_category: 'ACT',
  activity_rate: 'FULL_TIME',
  salary: '2680',
  month_number: '12',
}
const CONTEXT = { birth: plainDate('1964-03-12'), today: plainDate('2026-11-20'), options: FORM_OPTIONS }
const names = (fields: readonly { readonly field: string }[]): readonly string[] => fields.map(({ field }) => field)

describe('the answers of a form', () => {
  it('[PE-12] (S-30) are listed in the order of its pages, those that belong together as one', () => {
    expect(answersOf(FORM).map(({ field, fields }) => [field, fields.length])).toEqual([
      ['family_situation', 1],
      ['children', 3],
      ['professional_situation', 1],
      ['professional_category', 1],
      ['activity_rate', 1],
      ['salary', 1],
      ['month_number', 1],
    ])
  })

  it('(S-30) one that is changed asks for its own fields, and for those that the change shows or empties', () => {
    const change = (field: keyof PensionForm, text: string) =>
      names(fieldsToChange(field, answerField(FORM, field, text, FORM_OPTIONS), FORM, FORM_OPTIONS))
    expect(change('salary', '3000')).toEqual(['salary'])
    expect(change('children', '3')).toEqual([
      'children',
      'children_birth_date_1',
      'children_birth_date_2',
      'children_birth_date_3',
    ])
    expect(change('professional_category', 'NS')).toEqual([
      'professional_category',
      'salary',
      'salary_component_1',
      'oath_date',
      'contribution_class',
      'class_change_date',
    ])
    expect(change('professional_situation', 'ACT_INV')).toEqual([
      'professional_situation',
      'situation_date',
      'situation_end_date',
      'situation_indemnity_amount',
    ])
  })

  const categories = FORM_OPTIONS.professional_categories.flatMap(({ options }) => options.map(({ value }) => value))
  const situations = FORM_OPTIONS.professional_situation.flatMap(({ options }) => options.map(({ value }) => value))
  const changes = fc.oneof(
    fc.record({ field: fc.constant('professional_category' as const), text: fc.constantFrom(...categories) }),
    fc.record({ field: fc.constant('professional_situation' as const), text: fc.constantFrom(...situations) }),
    fc.record({ field: fc.constant('children' as const), text: fc.nat({ max: 10 }).map(String) }),
    fc.record({ field: fc.constant('activity_rate' as const), text: fc.constantFrom('FULL_TIME', 'PART_TIME') }),
  )

  test.prop([changes])(
    '(S-30) whatever one answer becomes, all that is then missing or wrong can be answered where it is changed',
    ({ field, text }) => {
      expect(payloadOf(FORM, CONTEXT)).toBeDefined()
      const changed = answerField(FORM, field, text, FORM_OPTIONS)
      const asked = new Set(names(fieldsToChange(field, changed, FORM, FORM_OPTIONS)))
      const wrong = (['family', 'work'] as const).flatMap((step) => validateForm(step, changed, CONTEXT))
      for (const { path } of wrong) expect(asked).toContain(path)
      const visible = (['family', 'work'] as const).flatMap((step) => visibleFields(step, changed, FORM_OPTIONS))
      expect(names(answersOf(changed, FORM_OPTIONS).flatMap(({ fields }) => fields)).toSorted()).toEqual(
        names(visible).toSorted(),
      )
    },
  )
})
