import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import {
  answerField,
  choicesOf,
  FORM_FIELDS,
  FORM_OPTIONS,
  formOf,
  hasStep,
  levelOf,
  payloadOf,
  payloadProblems,
  profileOf,
  readSituation,
  validateForm,
  visibleFields,
  type FormField,
  type PensionForm,
} from './index.ts'

const CONTEXT = { birth: plainDate('1964-03-12'), today: plainDate('2026-11-20'), options: FORM_OPTIONS }
const FAMILY: PensionForm = { family_situation: 'MA', children: '0', professional_situation: 'ACT', professional_category: 'ACT' }
const WORK: PensionForm = { ...FAMILY, activity_rate: 'FULL_TIME', salary: '2 680,50', month_number: '12' }

const names = (form: PensionForm): readonly FormField[] => visibleFields('work', form, FORM_OPTIONS).map(({ field }) => field)
const wrongIn = (form: PensionForm, field: FormField): string | undefined =>
  [...validateForm('family', form, CONTEXT), ...validateForm('work', form, CONTEXT)].find(({ path }) => path === field)?.code

const CATEGORIES = FORM_OPTIONS.professional_categories.flatMap(({ options }) => options.map(({ value }) => value))
const SITUATIONS = FORM_OPTIONS.professional_situation.flatMap(({ options }) => options.map(({ value }) => value))

describe('what the form asks for', () => {
  it('[MAREL-141] every field is asked for in some situation and category, and the four required ones in all', () => {
    const seen = new Set<FormField>()
    const opera = {
      ...FORM_OPTIONS,
      professional_categories: [{ label: 'Opéra de Paris', options: [{ value: 'OP', label: '', disabled: false }] }],
    }
    for (const professional_situation of SITUATIONS) {
      for (const professional_category of [...CATEGORIES, 'OP']) {
        for (const more of [{}, { activity_rate: 'PART_TIME', out_of_category: 'yes' }, { out_of_category: 'no' }]) {
          const form = { ...more, children: '8', professional_situation, professional_category }
          const options = professional_category === 'OP' ? opera : FORM_OPTIONS
          const asked = [...visibleFields('family', form, options), ...visibleFields('work', form, options)]
          for (const { field } of asked) seen.add(field)
          expect(asked.filter(({ isRequired }) => isRequired).length).toBeGreaterThanOrEqual(4)
        }
      }
    }
    expect(FORM_FIELDS.filter((field) => !seen.has(field))).toEqual([])
  })

  it('[MAREL-114] a situation asks for its dates, and for its indemnity where one is paid', () => {
    expect(names({ ...FAMILY, professional_situation: 'INA_MAL' })).toEqual([
      'situation_date',
      'situation_end_date',
      'situation_indemnity_amount',
    ])
    expect(names({ ...FAMILY, professional_situation: 'INA_CSS' })).toEqual(['situation_date', 'situation_end_date'])
    expect(names({ ...FAMILY, professional_situation: 'ACT_DIS', professional_category: 'NSA' })).toEqual([
      'situation_date',
      'situation_end_date',
      'salary',
    ])
    expect(hasStep('work', { professional_situation: 'INA_NEW' }, FORM_OPTIONS)).toBe(false)
  })

  it('asks electricity and gas for no step of the pay before the answer about the categories', () => {
    expect(names({ ...FAMILY, professional_category: 'IEGA' })).toEqual([
      'activity_rate',
      'out_of_category',
      'active_services_rate_percentage',
      'conduct_rate',
    ])
  })

  it('[MAREL-52] reads an unknown situation by its prefix', () => {
    expect([readSituation('INA_NEW'), readSituation('ACT_NEW')].map(({ isActive }) => isActive)).toEqual([false, true])
  })

  it('[MAREL-109] asks a notary for more than another liberal profession, [MAREL-58] and nobody for nothing', () => {
    expect(names({ ...FAMILY, professional_category: 'NS' })).toEqual(
      expect.arrayContaining([...names({ ...FAMILY, professional_category: 'AGA' })]),
    )
    expect([
      profileOf('NEW'),
      profileOf('NEW', {
        ...FORM_OPTIONS,
        professional_categories: [
          {
            label: 'G',
            options: [
              { value: 'NEW', label: '', disabled: false },
              { value: 'MCS1', label: '', disabled: false },
            ],
          },
        ],
      }),
    ]).toEqual(['employee', 'doctor'])
  })

  it('computes what the category allows', () => {
    expect(['ACT', 'CDP', 'MIC_BNC', 'ART_AUT', 'NS', 'SNC'].map((category) => levelOf(category))).toEqual([
      'full',
      'base',
      'base',
      'base',
      'duration',
      'duration',
    ])
  })

  it('[MAREL-131] clears what a change hides or gives another meaning, and presets what it shows', () => {
    const employee = answerField({ ...FAMILY, professional_category: '' }, 'professional_category', 'ACT', FORM_OPTIONS)
    expect(employee).toMatchObject({ activity_rate: 'FULL_TIME', month_number: '12' })
    const paid = answerField(employee, 'salary', '2680', FORM_OPTIONS)
    expect(answerField(paid, 'professional_category', 'CDP', FORM_OPTIONS).salary).toBe('2680')
    expect(answerField(paid, 'professional_category', 'NSA', FORM_OPTIONS).salary).toBeUndefined()
    expect(answerField(paid, 'professional_category', 'AGA_CC', FORM_OPTIONS).contribution_rate_percentage).toBe('25')
    expect(answerField(paid, 'professional_category', 'IEGA', FORM_OPTIONS).out_of_category).toBe('no')
    expect(
      answerField({ ...FAMILY, children: '1', children_birth_date_1: '01/02/2000' }, 'children', '0').children_birth_date_1,
    ).toBeUndefined()
  })
})

describe('what the form refuses', () => {
  it.each<[string, FormField, string, string | undefined]>([
    ['MAREL-88', 'family_situation', '', 'required'],
    ['MAREL-89', 'children', '', 'required'],
    ['MAREL-90', 'professional_situation', '', 'required'],
    ['MAREL-91', 'professional_category', '', 'required'],
    ['MAREL-93', 'children', '11', 'wrong'],
    ['MAREL-93', 'children', '10', undefined],
    ['MAREL-56', 'professional_category', 'FSA', 'disabled'],
    ['MAREL-96', 'salary', '-0,01', 'negative'],
    ['MAREL-96', 'salary', '0', undefined],
    ['MAREL-96', 'salary', 'abc', 'wrong'],
    ['MAREL-98', 'month_number', '0', 'out-of-range'],
    ['MAREL-98', 'month_number', '16', 'out-of-range'],
    ['MAREL-98', 'month_number', '15', undefined],
    ['MAREL-98', 'month_number', '12,34', undefined],
    ['MAREL-98', 'month_number', '12,500', undefined],
    ['MAREL-98', 'month_number', '12,345', 'wrong'],
    ['MAREL-98', 'month_number', '15,001', 'wrong'],
    ['MAREL-55', 'professional_situation', 'NEW', 'wrong'],
    ['MAREL-55', 'professional_category', 'NEW', 'wrong'],
  ])('[%s] %s %j: %s', (_, field, text, code) => {
    expect(wrongIn({ ...WORK, [field]: text }, field)).toBe(code)
  })

  it.each<[string, string, FormField, string, string | undefined]>([
    ['MAREL-95', 'SNC', 'activity_rate_percentage', '101', 'out-of-range'],
    ['MAREL-95', 'SNC', 'activity_rate_percentage', '100', undefined],
    ['MAREL-97', 'IEGA', 'current_reference_rate', '99', 'out-of-range'],
    ['MAREL-97', 'IEGA', 'current_reference_rate', '5000', undefined],
    ['MAREL-97', 'IEGA', 'current_reference_rate', '5001', 'out-of-range'],
    ['MAREL-100', 'SNC_T', 'premium_traction', '10001', 'out-of-range'],
    ['MAREL-101', 'IEGA', 'active_services_rate_percentage', '-1', 'out-of-range'],
    ['MAREL-102', 'ART_AUT', 'contribution_rate_percentage', '-0,01', 'out-of-range'],
    ['MAREL-102', 'ART_AUT', 'contribution_rate_percentage', '0', undefined],
    ['MAREL-102', 'ART_AUT', 'contribution_rate_percentage', '100', undefined],
    ['MAREL-102', 'ART_AUT', 'contribution_rate_percentage', '100,01', 'out-of-range'],
    ['MAREL-105', 'AVO', 'oath_date', '21/11/2026', 'date-in-future'],
    ['MAREL-105', 'AVO', 'oath_date', '20/11/2026', undefined],
    ['MAREL-106', 'NS', 'class_change_date', '32/01/2020', 'date-wrong'],
  ])('[%s] in %s, %s %j: %s', (_, professional_category, field, text, code) => {
    const form = { ...WORK, professional_category, activity_rate: 'PART_TIME', out_of_category: 'no', [field]: text }
    expect(wrongIn(form, field)).toBe(code)
  })

  it('[MAREL-104] [MAREL-106] [MAREL-94] holds dates to today, to one another, and to the parent', () => {
    const away = { ...WORK, professional_situation: 'ACT_MAL', situation_date: '01/10/2026' }
    expect(wrongIn({ ...away, situation_date: '21/11/2026' }, 'situation_date')).toBe('date-in-future')
    expect(wrongIn({ ...away, situation_end_date: '30/09/2026' }, 'situation_end_date')).toBe('date-before-start')
    expect(wrongIn({ ...away, situation_end_date: '01/10/2027' }, 'situation_end_date')).toBeUndefined()
    const { situation_date: _, ...begunAtNoDay } = { ...away, situation_end_date: '30/09/2026' }
    expect(wrongIn(begunAtNoDay, 'situation_end_date')).toBeUndefined()
    const child = (date: string) => wrongIn({ ...WORK, children: '1', children_birth_date_1: date }, 'children_birth_date_1')
    expect([child(''), child('11/03/1976'), child('12/03/1976')]).toEqual(['required', 'date-too-early', undefined])
  })

  it('takes a code as it is where a login has handed over no list yet', () => {
    const { birth, today } = CONTEXT
    const form = { ...FAMILY, professional_situation: 'NEW', professional_category: 'NEW' }
    expect(validateForm('family', form, { birth, today })).toEqual([])
  })

  it('[MAREL-107] sends the visible answers alone, and reads a payload back as its form', () => {
    const sent = payloadOf({ ...WORK, premium_traction: '12' }, CONTEXT)
    expect(sent).toEqual({
      family_situation: 'MA',
      children: 0,
      professional_situation: 'ACT',
      professional_category: 'ACT',
      activity_rate: 'FULL_TIME',
      salary: euros('2680.5'),
      month_number: 12,
    })
    expect(sent && payloadProblems(sent, CONTEXT)).toEqual([])
    expect(sent && payloadProblems({ ...sent, premium_traction: euros(1) }, CONTEXT)).toEqual([
      { path: 'premium_traction', code: 'hidden' },
    ])
    expect(sent && formOf(sent)).toMatchObject({ salary: '2680,5', children: '0' })
    expect(sent && formOf({ ...sent, out_of_category: false, salary: undefined })).toMatchObject({
      out_of_category: 'no',
      salary: '',
    })
    expect(payloadOf({ ...WORK, salary: '' }, CONTEXT)).toBeUndefined()
    const energy = payloadOf(
      {
        ...FAMILY,
        professional_category: 'IEGA',
        activity_rate: 'FULL_TIME',
        active_services_rate_percentage: '0',
        out_of_category: 'yes',
        remuneration_rate: '55',
        final_grade: '9',
        markup_resident: '24.5',
      },
      CONTEXT,
    )
    expect(energy).toMatchObject({ out_of_category: true, remuneration_rate: 55, markup_resident: 24.5 })
    expect(energy && payloadProblems(energy, CONTEXT)).toEqual([])
  })

  it('[MAREL-132] [MAREL-133] [MAREL-134] lists what is chosen', () => {
    expect(choicesOf('remuneration_rate', 'IEGA')).toEqual(['30', '35', '40', '45', '50', '55'])
    expect(choicesOf('final_grade', 'IEGA')).toEqual(['4', '5', '6', '7', '8', '9'])
    expect(choicesOf('markup_resident', 'IEGA')).toEqual(['24', '24.5', '25'])
    expect([choicesOf('final_grade', 'SNC'), choicesOf('contribution_class', 'PHA')]).toEqual([undefined, []])
  })
})
