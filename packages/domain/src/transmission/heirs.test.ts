import { describe, expect, it } from 'vitest'

import { devolve, SITUATIONS } from '../inheritance/index.ts'
import {
  choicesOf,
  cleanHeirs,
  countAfter,
  devolvedBy,
  EMPTY_HEIRS,
  familyOf,
  heirsFormOf,
  heirsOf,
  showsHeirs,
  unansweredBy,
  validateHeirs,
  type HeirsField,
  type HeirsForm,
} from './index.ts'

const FIELDS = Object.keys(EMPTY_HEIRS) as readonly HeirsField[]
const form = (answers: Partial<HeirsForm> = {}): HeirsForm => cleanHeirs({ ...EMPTY_HEIRS, has_testament: false, ...answers })
const shown = (answers: Partial<HeirsForm>) => FIELDS.filter((field) => showsHeirs(form(answers), field))
const codes = (answers: Partial<HeirsForm>) => validateHeirs(form(answers)).map(({ path, code }) => `${path} ${code}`)

const MARRIED = { family_situation: 'spouse', children: '2', has_same_parents: true, spouse_age: '68' } as const

describe('what the form asks', () => {
  it.each([
    ['HEIR-04', {}, ['has_testament', 'family_situation', 'children']],
    ['HEIR-04', { family_situation: 'spouse' }, ['has_testament', 'family_situation', 'has_spouse_donation', 'children']],
    [
      'HEIR-07',
      { family_situation: 'spouse', children: '1' },
      ['has_testament', 'family_situation', 'has_spouse_donation', 'children', 'has_same_parents'],
    ],
    [
      'HEIR-09',
      MARRIED,
      ['has_testament', 'family_situation', 'has_spouse_donation', 'children', 'has_same_parents', 'spouse_age'],
    ],
    [
      'HEIR-11',
      { family_situation: 'spouse', children: '0' },
      ['has_testament', 'family_situation', 'has_spouse_donation', 'children', 'parents'],
    ],
    [
      'HEIR-11',
      { family_situation: 'spouse', children: '0', has_spouse_donation: true },
      ['has_testament', 'family_situation', 'has_spouse_donation', 'children'],
    ],
    [
      'HEIR-13',
      { family_situation: 'pacs', children: '0' },
      ['has_testament', 'family_situation', 'children', 'parents', 'siblings'],
    ],
    ['HEIR-20', { ...MARRIED, has_testament: true }, ['has_testament']],
    ['HEIR-24', { family_situation: 'single', children: '' }, ['has_testament', 'family_situation', 'children']],
  ] as const)('[%s] %j', (_, answers, expected) => {
    expect(shown(answers)).toEqual(expected)
  })
})

describe('answers that others make pointless', () => {
  it.each([
    ['HEIR-25', { family_situation: 'pacs', has_spouse_donation: true }, { has_spouse_donation: false }],
    ['HEIR-26', { family_situation: 'spouse', children: '0', has_same_parents: true }, { has_same_parents: null }],
    ['HEIR-27', { family_situation: 'spouse', children: '1', spouse_age: '60' }, { spouse_age: '' }],
    ['HEIR-28', { family_situation: 'single', children: '0' }, { parents: 2 }],
    ['HEIR-29', { family_situation: 'spouse', children: '0', has_spouse_donation: true, parents: 1 }, { parents: undefined }],
    ['HEIR-30', { family_situation: 'single', children: '1', parents: 1 }, { parents: undefined }],
    ['HEIR-31', { family_situation: 'single', children: '1', siblings: '2' }, { siblings: '' }],
    [
      'HEIR-32',
      { family_situation: 'pacs', children: '1', has_same_parents: true, spouse_age: '60' },
      { has_same_parents: null, spouse_age: '' },
    ],
    ['HEIR-33', { family_situation: 'spouse', children: '0', parents: 2, siblings: '3' }, { siblings: '' }],
  ] as const)('[%s] %j', (_, answers, expected) => {
    expect(form(answers)).toMatchObject(expected)
  })
})

describe('counts', () => {
  it('[HEIR-05] [HEIR-12] [HEIR-21] go up and down by one, from 0 to 20; nothing typed counts as 0', () => {
    expect([countAfter('2', 1), countAfter('2', -1), countAfter('', 1), countAfter('', -1)]).toEqual(['3', '1', '1', '0'])
    expect([countAfter('0', -1), countAfter('20', 1), countAfter('deux', 1), countAfter('99', -1)]).toEqual([
      '0',
      '20',
      '1',
      '20',
    ])
  })
})

describe('the options of the spouse', () => {
  const married = { family_situation: 'spouse', children: 2, spouse_age: 68 } as const
  it.each([
    [{ ...married, has_same_parents: true }, ['quarter', 'usufruct']],
    [{ ...married, has_spouse_donation: true }, ['quarter', 'usufruct', 'quarter_and_usufruct', 'disposable']],
    [{ family_situation: 'spouse', children: 2, has_same_parents: false }, []],
    [{ family_situation: 'single', children: 2 }, []],
    [{ has_testament: true }, []],
    [{}, []],
  ] as const)('[TADV-18] of %j are %j', (told, options) => {
    expect(choicesOf(told)).toEqual(options)
  })
})

describe('what is refused', () => {
  it.each([
    ['HEIR-36, HEIR-37', {}, ['family_situation required', 'children required']],
    ['HEIR-38', { family_situation: 'single', children: '0' }, ['siblings required']],
    ['HEIR-38', { family_situation: 'spouse', children: '0' }, []],
    ['HEIR-39', { ...MARRIED, spouse_age: '' }, ['spouse_age required']],
    ['HEIR-40, O-CONST-02', { ...MARRIED, spouse_age: '17' }, ['spouse_age spouse-minor']],
    ['HEIR-40, O-CONST-02', { ...MARRIED, spouse_age: '18' }, []],
    ['HEIR-22', { ...MARRIED, spouse_age: '121' }, ['spouse_age wrong']],
    ['HEIR-21', { family_situation: 'single', children: '21' }, ['children wrong']],
    ['HEIR-21', { family_situation: 'single', children: '-1' }, ['children wrong']],
    ['HEIR-35', { has_testament: true }, []],
    ['HEIR-01', { has_testament: null, family_situation: 'single', children: '2' }, ['has_testament required']],
    ['HEIR-06', { ...MARRIED, has_same_parents: null }, ['has_same_parents required']],
    ['HEIR-06', { ...MARRIED, has_same_parents: false }, []],
  ] as const)('[%s] (S-18) %j', (_, answers, expected) => {
    expect(codes(answers)).toEqual(expected)
  })
})

describe('why the other steps are left out', () => {
  it('[TRANS-20] [MOCK-01] a testament', () => {
    expect(unansweredBy({ has_testament: true, family_situation: 'spouse', children: 2 })).toBe('testament')
  })

  it.each([
    ['single', 0, 0, 'family'],
    ['pacs', 0, 0, 'family'],
    ['other', 0, 0, 'family'],
    ['spouse', 0, 0, undefined],
    ['pacs', 1, 0, undefined],
    ['single', 0, 1, undefined],
  ] as const)(
    '[TRANS-21] [TRANS-43] [MOCK-02] %s, %d children, %d siblings',
    (family_situation, children, siblings, expected) => {
      expect(unansweredBy({ family_situation, children, siblings })).toBe(expected)
    },
  )
})

const BOOLEANS = [false, true]
const ANSWERS = [...BOOLEANS, null]
const AGES = ['', '17', '18', '45', '68', '81', '95']

/** Every form that a saver can leave: situation, switches, children, parents, siblings and ages. */
function* everyForm(): Generator<HeirsForm> {
  for (const family_situation of ['' as const, ...SITUATIONS])
    for (const has_testament of ANSWERS)
      for (const has_spouse_donation of BOOLEANS)
        for (const has_same_parents of ANSWERS)
          for (const children of ['', '0', '1', '2', '3'])
            for (const parents of [0, 1, 2, undefined] as const)
              for (const siblings of ['', '0', '2'])
                for (const spouse_age of AGES)
                  yield {
                    family_situation,
                    has_testament,
                    has_spouse_donation,
                    has_same_parents,
                    children,
                    parents,
                    siblings,
                    spouse_age,
                  }
}

it('[HEIR-34] [TRM-01] every form, cleaned, asks for what it refuses, sends what it shows, and has heirs whose shares are whole', () => {
  let count = 0
  for (const filled of everyForm()) {
    count += 1
    const clean = cleanHeirs(filled)
    const sent = heirsOf(clean)
    const faults = [
      cleanHeirs(clean) === clean ? '' : 'cleaning goes on',
      validateHeirs(clean).every(({ path }) => showsHeirs(clean, path as HeirsField)) ? '' : 'a hidden field is refused',
      Object.keys(sent).every((field) => showsHeirs(clean, field as HeirsField)) ? '' : 'a hidden field is sent',
      JSON.stringify(heirsOf(heirsFormOf(sent))) === JSON.stringify(sent) ? '' : 'what was sent comes back otherwise',
    ]
    if (validateHeirs(clean).length === 0) {
      const devolutions = sent.has_testament === true ? [] : devolve(familyOf(sent))
      const isAnswered = unansweredBy(sent) === undefined
      if (isAnswered !== devolutions.length > 0) faults.push('answered without heirs, or the reverse')
      for (const { parts } of devolutions) {
        const whole = parts.reduce((sum, { full, bare }) => {
          const of = full ?? { over: 0, under: 1 }
          return sum + of.over / of.under + (bare === undefined ? 0 : bare.over / bare.under)
        }, 0)
        if (Math.abs(whole - 1) > 1e-12) faults.push('shares that are not whole')
        if (parts.some(({ number }) => number < 1)) faults.push('a group of nobody')
      }
    }
    expect([filled, faults.filter((fault) => fault !== '')]).toEqual([filled, []])
  }
  expect(count).toBe(37_800)
})

it('tells who inherits as soon as the form is complete, and nothing with a testament', () => {
  const told = (answers: Partial<HeirsForm>) => devolvedBy(form(answers)).length
  expect([told({}), told({ ...MARRIED, has_testament: true })]).toEqual([0, 0])
  expect(told(MARRIED)).toBe(devolve(familyOf(heirsOf(form(MARRIED)))).length)
  expect(told(MARRIED)).toBeGreaterThan(0)
})
