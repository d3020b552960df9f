import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import {
  answerField,
  BIRTH_DATE_FIELDS,
  choicesOf,
  FAMILY_SITUATIONS,
  FIRST_FIELDS,
  FORM_FIELDS,
  FORM_OPTIONS,
  LIMITS,
  SECOND_FIELDS,
  THIRD_OF_CEILING,
  validateForm,
  visibleFields,
  type FormField,
  type PensionForm,
} from './index.ts'

const CONTEXT = { birth: plainDate('1964-03-12'), today: plainDate('2026-11-20'), options: FORM_OPTIONS }
const ACTIVE: PensionForm = { family_situation: 'MA', children: '0', professional_situation: 'ACT' }

/** Fields of the second step, each with its name where the category gives one and a mark where it may stay empty. */
const asked = (professional_category: string, more: PensionForm = {}): readonly string[] =>
  visibleFields('work', { ...ACTIVE, professional_category, ...more }, FORM_OPTIONS).map(
    ({ field, label, isRequired }) => `${field}${label === 'own' ? '' : ` ${label}`}${isRequired ? '' : ' ?'}`,
  )

const BY_MONTH = ['activity_rate', 'salary monthly-pay', 'month_number']
const BY_YEAR = 'salary yearly-income'

describe('fields of a category', () => {
  it.each<[id: string, category: string, fields: readonly string[]]>([
    ['MAREL-115', 'ACT', BY_MONTH],
    ['MAREL-115', 'INA_MAL', BY_MONTH],
    ['MAREL-115', 'NEVER_SEEN', BY_MONTH],
    ['MAREL-116', 'CDP', BY_MONTH],
    ['MAREL-117', 'CLE', BY_MONTH],
    [
      'MAREL-109] [MAREL-118',
      'NS',
      [
        BY_YEAR,
        'salary_component_1 products-of-the-office ?',
        'oath_date',
        'contribution_class section-b-class ?',
        'class_change_date ?',
      ],
    ],
    ['MAREL-119', 'ACI', [BY_YEAR]],
    ['MAREL-119', 'ACI_CC', ['contribution_class contribution-basis']],
    ['MAREL-120', 'MIC_VHR', ['salary yearly-turnover']],
    ['MAREL-120', 'MIC_BNC', ['salary yearly-turnover', 'exercise_right_option ?']],
    ['MAREL-121', 'NSA', [BY_YEAR]],
    [
      'MAREL-122',
      'FSA',
      ['activity_rate', 'salary_component_1 yearly-bonuses ?', 'current_increased_index', 'final_grade grade ?', 'grade_date ?'],
    ],
    ['MAREL-123', 'PLCI', [BY_YEAR, 'exercise_right_option ?']],
    ['MAREL-123', 'AVO', [BY_YEAR, 'oath_date', 'contribution_class ?']],
    ['MAREL-124', 'AGA_CC', ['contribution_rate_percentage share-of-agent']],
    ['MAREL-125', 'PHA', [BY_YEAR, 'complementary_scheme_premium_class_contribution ?']],
    [
      'MAREL-125',
      'BIO',
      [BY_YEAR, 'salary_component_1 part-of-income-contracted ?', 'complementary_scheme_premium_class_contribution ?'],
    ],
    ['MAREL-126', 'MCS1', [BY_YEAR, 'salary_component_1 contracted-income ?', 'salary_component_2 other-income ?']],
    [
      'MAREL-110] [MAREL-127',
      'SNC_T',
      [
        'activity_rate',
        'salary monthly-public-pay',
        'final_position pay-position ?',
        'final_grade step ?',
        'grade_date position-date ?',
        'premium_traction ?',
      ],
    ],
    [
      'MAREL-110] [MAREL-127',
      'SNC',
      [
        'activity_rate',
        'salary monthly-public-pay',
        'final_position pay-position ?',
        'final_grade step ?',
        'grade_date position-date ?',
      ],
    ],
    ['MAREL-112] [MAREL-129', 'ART_AUT', ['salary yearly-art-income', 'contribution_rate_percentage art-contribution-rate']],
  ])('[%s] of %s', (_, category, fields) => {
    expect(asked(category)).toEqual(fields)
  })

  it('[MAREL-111] [MAREL-128] [MAREL-135] electricity and gas: a coefficient within the categories, level, step and markup outside them', () => {
    const always = ['active_services_rate_percentage', 'conduct_rate ?']
    expect(asked('IEGA', { out_of_category: 'no' })).toEqual([
      'activity_rate',
      'out_of_category',
      'current_reference_rate',
      ...always,
    ])
    expect(asked('IEGA', { out_of_category: 'yes' })).toEqual([
      'activity_rate',
      'out_of_category',
      'remuneration_rate',
      'final_grade step',
      ...always,
      'markup_resident',
    ])
  })

  it('[MAREL-130] the Paris Opera, whose list is empty here: pay and job', () => {
    const options = {
      ...FORM_OPTIONS,
      professional_categories: [{ label: 'Opéra de Paris', options: [{ value: 'OP', label: '', disabled: false }] }],
    }
    const form = { ...ACTIVE, professional_category: 'OP' }
    expect(visibleFields('work', form, options).map(({ field }) => field)).toEqual([
      'activity_rate',
      'salary',
      'month_number',
      'final_position',
    ])
  })

  it('[MAREL-108] a pay is a month’s for employees, a year’s for the others', () => {
    const labelOf = (category: string) => asked(category).find((field) => field.startsWith('salary '))
    expect(['ACT', 'CDP', 'CLE'].map(labelOf)).toEqual(Array.from({ length: 3 }, () => 'salary monthly-pay'))
    expect(['ACI', 'NSA', 'NS', 'PHA', 'MCS1'].map(labelOf)).toEqual(Array.from({ length: 5 }, () => BY_YEAR))
  })

  it('[MAREL-113] no category but those without a question of their own shows what a plain employee is asked', () => {
    const groups = FORM_OPTIONS.professional_categories.flatMap(({ options }) => options.map(({ value }) => value))
    const plain = groups.filter((category) => JSON.stringify(asked(category)) === JSON.stringify(BY_MONTH))
    expect(plain).toEqual(['ACT', 'ACT_AGR', 'INA_MAL', 'CDP', 'CLE'])
  })
})

describe('answers that are preset', () => {
  const preset = (category: string, field: FormField) =>
    answerField(ACTIVE, 'professional_category', category, FORM_OPTIONS)[field]

  it('[MAREL-99] [S-CONST-21] twelve months of pay', () => {
    expect(preset('ACT', 'month_number')).toBe('12')
  })

  it('[MAREL-136] [MAREL-137] [S-CONST-22] full time, and 100 % once it is part time', () => {
    expect(preset('ACT', 'activity_rate')).toBe('FULL_TIME')
    const chosen = answerField(ACTIVE, 'professional_category', 'ACT', FORM_OPTIONS)
    expect(chosen.activity_rate_percentage).toBeUndefined()
    expect(answerField(chosen, 'activity_rate', 'PART_TIME', FORM_OPTIONS).activity_rate_percentage).toBe('100')
  })

  it('[S-CONST-24] [S-CONST-25] a third of the ceiling, as a code, for a spouse who works along', () => {
    expect(preset('ACI_CC', 'contribution_class')).toBe(THIRD_OF_CEILING)
  })

  it('[MAREL-124] [S-CONST-26] 25 % for the spouse of an insurance agent, [MAREL-129] 8 % for an artist', () => {
    expect(preset('AGA_CC', 'contribution_rate_percentage')).toBe('25')
    expect(preset('ART_AUT', 'contribution_rate_percentage')).toBe('8')
  })
})

describe('the lists and limits of the form', () => {
  it('[MAREL-43] [MAREL-44] [MAREL-45] [MAREL-46] [MAREL-47] [MAREL-48] has the fields that the requirements name, and no other', () => {
    expect([...FORM_FIELDS].toSorted()).toEqual(
      [
        'family_situation',
        'children',
        ...BIRTH_DATE_FIELDS,
        'professional_situation',
        'professional_category',
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
        'current_reference_rate',
        'contribution_class',
        'oath_date',
        'class_change_date',
        'contribution_rate_percentage',
        'exercise_right_option',
        'complementary_scheme_premium_class_contribution',
        'final_position',
        'final_grade',
        'grade_date',
        'premium_traction',
        'active_services_rate_percentage',
        'out_of_category',
        'remuneration_rate',
        'conduct_rate',
        'markup_resident',
      ].toSorted(),
    )
    expect(new Set([...FIRST_FIELDS, ...SECOND_FIELDS]).size).toBe(FORM_FIELDS.length)
  })

  it('[MAREL-49] [O-CONST-45] knows six family situations', () => {
    expect([...FAMILY_SITUATIONS].toSorted()).toEqual(['CE', 'COC', 'DI', 'MA', 'PAC', 'VEF'])
    expect(FORM_OPTIONS.family_situation.map(({ value }) => value).toSorted()).toEqual([...FAMILY_SITUATIONS].toSorted())
  })

  it('[MAREL-50] [MAREL-51] [O-CONST-46] knows five situations with work and ten without', () => {
    expect(FORM_OPTIONS.professional_situation.map(({ options }) => options.map(({ value }) => value))).toEqual([
      ['ACT', 'ACT_MAL', 'ACT_CHO_IND', 'ACT_INV', 'ACT_DIS'],
      [
        'INA_MAL',
        'INA_CHO_IND',
        'INA_CHO_NON_IND',
        'INA_INV',
        'INA_DIS',
        'INA_CPA',
        'INA_CSS',
        'INA_COP',
        'INA_CFA',
        'INA_DISPO_GEN',
      ],
    ])
  })

  it.each(['0', '1', '7', '8', '9', '10'])(
    '[MAREL-92] [MAREL-94] with %s children requires that many birth dates, eight at most',
    (children) => {
      const wrong = validateForm('family', { ...ACTIVE, children, professional_category: 'ACT' }, CONTEXT)
      expect(wrong.map(({ path, code }) => `${path} ${code}`)).toEqual(
        BIRTH_DATE_FIELDS.slice(0, Number(children)).map((field) => `${field} required`),
      )
    },
  )

  it('[MAREL-95] [MAREL-103] [S-CONST-23] holds every rate from 0 to 100, and says these limits', () => {
    const rates: readonly (readonly [FormField, string])[] = [
      ['activity_rate_percentage', 'ACT'],
      ['active_services_rate_percentage', 'IEGA'],
      ['contribution_rate_percentage', 'ART_AUT'],
    ]
    for (const [field, professional_category] of rates) {
      const form = { ...ACTIVE, professional_category, activity_rate: 'PART_TIME', out_of_category: 'no' }
      const wrong = (text: string) => validateForm('work', { ...form, [field]: text }, CONTEXT).find(({ path }) => path === field)
      expect([wrong('0'), wrong('100')]).toEqual([undefined, undefined])
      for (const text of ['-1', '101'])
        expect(wrong(text)).toEqual({ path: field, code: 'out-of-range', params: { min: 0, max: 100 } })
      expect(wrong('')?.code).toBe('required')
    }
    expect(LIMITS.month_number).toMatchObject({ min: 1, max: 15 })
  })

  it('[MAREL-93] offers 0 to 10 children', () => {
    expect(choicesOf('children', 'ACT')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })
})
