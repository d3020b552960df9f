import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { runHere } from './command.testing.ts'
import { evaluateLines } from './json-lines.ts'
import { transmission } from './transmission.ts'

const examples = readFileSync(new URL('../examples/transmission.jsonl', import.meta.url), 'utf8')

const evaluate = async (input: string, keepRows = false) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const good = await evaluateLines(transmission, Readable.from([input]), output, (line) => complaints.push(line), keepRows)
  output.end()
  const lines = (await written).split('\n').slice(0, -1)
  return { answers: lines.map((line) => JSON.parse(line) as Record<string, unknown>), complaints, good }
}

/** Beneficiary, number, share, amount, duty, life insurance and its tax: the order of a row. */
const row = (beneficiary: string, number: number, ...[share, amount, duty, insured = 0, tax = 0]: readonly number[]) => ({
  beneficiary,
  number,
  share,
  patrimony_amount: amount,
  duty,
  life_insurance_amount: insured,
  life_insurance_tax: tax,
})

const NONE = { quarter: null, usufruct: null, quarter_and_usufruct: null, disposable: null }

// Shares, amounts and taxes computed from the articles by another program; each duty is rounded to the euro, and totals add them up (CGI art. 675).
it('[INH-11] answers worked cases from outside, amounts per person', async () => {
  const { answers, complaints, good } = await evaluate(examples)
  expect([complaints, good]).toEqual([[], true])
  expect(answers).toEqual([
    {
      id: 'TX001',
      patrimony: 750_000,
      tax_base: 658_500,
      options: {
        ...NONE,
        quarter: {
          total_tax: 94_164,
          rows: [row('spouse', 1, 0.25, 187_500, 0), row('children', 2, 0.375, 281_250, 27_582, 250_000, 19_500)],
        },
        usufruct: {
          total_tax: 74_408,
          rows: [row('spouse', 1, 0.4, 300_000, 0), row('children', 2, 0.3, 225_000, 17_704, 250_000, 19_500)],
        },
      },
    },
    {
      id: 'TX002',
      patrimony: 350_000,
      tax_base: 348_500,
      options: { ...NONE, quarter: { total_tax: 26_088, rows: [row('children', 2, 0.5, 175_000, 13_044)] } },
    },
    {
      id: 'TX003',
      patrimony: 200_000,
      tax_base: 198_500,
      options: {
        ...NONE,
        quarter: { total_tax: 25_438, rows: [row('parents', 2, 0.25, 50_000, 0), row('siblings', 2, 0.25, 50_000, 12_719)] },
      },
    },
    {
      id: 'TX004',
      patrimony: 800_000,
      tax_base: 638_500,
      options: {
        ...NONE,
        quarter: { total_tax: 20_238, rows: [row('spouse', 1, 0.5, 400_000, 0), row('parents', 2, 0.25, 200_000, 10_119)] },
      },
    },
    {
      id: 'TX005',
      patrimony: 150_000,
      tax_base: 118_500,
      options: {
        ...NONE,
        quarter: {
          total_tax: 1894,
          rows: [row('children', 1, 1, 150_000, 1894), row('beneficiary', 1, 0, 0, 0, 150_000, 0)],
        },
      },
    },
  ])
})

it('[INH-11] reads life insurances as they are sent, too, and other keys not at all', async () => {
  const [first = ''] = examples.split('\n')
  const { life_insurances: list, ...rest } = JSON.parse(first) as Record<string, unknown>
  const sent = { ...rest, life_insurances: { has_life_insurance: true, life_insurances_list: list }, expected: { handled: true } }
  expect((await evaluate(`\uFEFF${JSON.stringify(sent)}\r\n\r\n`)).answers).toEqual((await evaluate(first)).answers)
})

it('[INH-11] has no amount with a will, nor for a family that is not answered', async () => {
  const rest = { patrimony: {}, life_insurances: [] }
  const will = { id: 'W', heirs: { has_testament: true }, ...rest }
  const alone = { id: 2, heirs: { family_situation: 'single', children: 0, parents: 2, siblings: 0 }, ...rest }
  const { answers } = await evaluate(`${JSON.stringify(will)}\n${JSON.stringify(alone)}\n`)
  expect(answers).toEqual(['W', 2].map((id) => ({ id, patrimony: null, tax_base: null, options: NONE })))
})

const couple = { family_situation: 'spouse', children: 2, has_same_parents: true, spouse_age: 65 }
const caseWith = (changed: object) => JSON.stringify({ id: 'X', heirs: couple, patrimony: {}, life_insurances: [], ...changed })

it.each([
  ['{"id":', 'no JSON value on one line'],
  ['[]', 'no object'],
  [`"${'x'.repeat(100_001)}"`, 'a line longer than 100000 characters'],
  [caseWith({ id: undefined }), 'id: missing'],
  [caseWith({ id: null }), 'id: no text'],
  [caseWith({ heirs: undefined }), 'heirs: missing'],
  [caseWith({ patrimony: [] }), 'patrimony: [] is not an object'],
  [caseWith({ life_insurances: 'none' }), 'life_insurances: "none" is not an object'],
  [caseWith({ heirs: { ...couple, children: 'two' } }), 'heirs.children: "two" is not a number'],
  [caseWith({ heirs: { ...couple, children: 1.5 } }), 'heirs.children: 1.5 is not a whole number'],
  [caseWith({ heirs: { ...couple, children: -1 } }), 'heirs.children: -1 is less than 0'],
  [caseWith({ heirs: { ...couple, spouse_age: 121 } }), 'heirs.spouse_age: 121 is more than 120'],
  [caseWith({ heirs: { ...couple, spouse_age: undefined } }), 'heirs.spouse_age: missing'],
  [
    caseWith({ heirs: { ...couple, family_situation: 'PACS' } }),
    'heirs.family_situation: "PACS" is not one of single, spouse, pacs, other',
  ],
  [caseWith({ heirs: { ...couple, kids: 2 } }), 'heirs: unknown kids'],
  [caseWith({ patrimony: { owner_home: true } }), 'patrimony.home_value: missing, but owner_home is true'],
  [caseWith({ patrimony: { passif: 0.001 } }), 'patrimony.passif: 0.001: two decimals at most'],
  [caseWith({ life_insurances: [{ beneficiary: 'heir' }] }), 'life_insurances.life_insurances_list.0.amount: missing'],
  [
    caseWith({ insured_age: 69, life_insurances: [{ amount: 9, beneficiary: 'heir', premiums_after_70: 1 }] }),
    'life_insurances_list.0.premiums_after_70: told, but insured_age is below 70 or missing',
  ],
  [caseWith({ life_insurances: [7] }), 'life_insurances.life_insurances_list.0: 7 is not an object'],
  [caseWith({ date: '20/11/2026' }), 'date: "20/11/2026" is not a day (year-month-day: 2026-11-20)'],
  [caseWith({ date: '2014-06-30' }), 'date: 2014-06-30 is before 2014-07-01, the first day whose law is known'],
])('[INH-11] names line, field and reason of %s, and goes on', async (line, reason) => {
  const { answers, complaints, good } = await evaluate(`${line}\n${caseWith({ id: 'Y' })}\n`)
  expect(answers).toMatchObject([{ id: 'Y', patrimony: 0 }])
  expect([complaints, good]).toEqual([[`line 1, ${reason}`], false])
})

// The worked cases F, G and H of the inheritance book, computed with exact fractions by another program.
it('[INH-11] [INH-12] [INH-15] settles a PER and late premiums by the age at the death', async () => {
  const fund = (amount: number) => ({ has_other_patrimony: true, other_goods: [{ type: 'financial', amount, rate: 100 }] })
  const per = (amount: number, beneficiary: string) => ({ amount, beneficiary, kind: 'per' })
  const lines = [
    {
      id: 'F',
      heirs: { family_situation: 'pacs', children: 1 },
      patrimony: fund(101_500),
      insured_age: 74,
      life_insurances: [per(80_000, 'spouse'), per(80_000, 'children')],
    },
    {
      id: 'G69',
      heirs: { family_situation: 'single', children: 2 },
      patrimony: fund(301_500),
      insured_age: 69,
      life_insurances: [per(300_000, 'children')],
    },
    {
      id: 'G71',
      heirs: { family_situation: 'single', children: 2 },
      patrimony: fund(301_500),
      insured_age: 71,
      life_insurances: [per(300_000, 'children')],
    },
    {
      id: 'H',
      heirs: { family_situation: 'single', children: 0, parents: 0, siblings: 1 },
      patrimony: {},
      insured_age: 72,
      life_insurances: [per(60_000, 'heir')],
    },
    {
      id: 'gains',
      heirs: { family_situation: 'single', children: 1 },
      patrimony: {},
      insured_age: 75,
      life_insurances: [{ amount: 600_000, beneficiary: 'children', premiums_after_70: 100_000 }],
    },
  ]
  const { answers, complaints } = await evaluate(lines.map((line) => JSON.stringify(line)).join('\n'))
  expect(complaints).toEqual([])
  const taxed = answers.map(({ id, options, is_gains_split_open: isOpen }) => {
    const { quarter } = options as { readonly quarter: { readonly total_tax: number; readonly highest_tax?: number } }
    return [id, quarter.total_tax, quarter.highest_tax, isOpen]
  })
  expect(taxed).toEqual([
    ['F', 8094, 11_144, undefined],
    ['G69', 16_388, undefined, undefined],
    ['G71', 70_288, undefined, undefined],
    ['H', 4749, undefined, undefined],
    ['gains', 69_500, undefined, true],
  ])
})

/** What is told of gifts, of the second death, and a patrimony of money alone. */
const fund = (amount: number, gifts?: readonly object[]) => ({
  has_other_patrimony: true,
  other_goods: [{ type: 'financial', amount, rate: 100 }],
  ...(gifts === undefined ? {} : { has_donate: true, gifts }),
})
const gift = { person: 1, amount: 100_000, made_on: '2018-11-20' }

// The worked cases G5, G8 and S1 of docs/rules/examples/gifts-and-second-death.md.
it('[BEY-78] answers gifts by person, and has_donate alone changes nothing', async () => {
  const children = { family_situation: 'single', children: 2 }
  const brother = { family_situation: 'single', children: 0, parents: 0, siblings: 1 }
  const lines = [
    { id: 'G5', heirs: children, patrimony: fund(301_500, [gift]) },
    { id: 'G8', heirs: brother, patrimony: fund(61_500, [{ to: 'siblings', person: 1, amount: 20_000, made_on: '2020' }]) },
    { id: 'alone', heirs: children, patrimony: { ...fund(301_500), has_donate: true } },
  ]
  const { answers, complaints } = await evaluate(
    lines.map((line) => JSON.stringify({ ...line, life_insurances: [], date: '2026-11-20' })).join('\n'),
  )
  expect(complaints).toEqual([])
  const quarters = answers.map(({ options }) => (options as { readonly quarter: unknown }).quarter)
  expect(quarters).toEqual([
    {
      total_tax: 36_388,
      rows: [
        { ...row('children', 1, 0.5, 150_750, 28_194), people: [1], recalled_gifts: 100_000 },
        { ...row('children', 1, 0.5, 150_750, 8194), people: [2] },
      ],
    },
    { total_tax: 24_964, rows: [{ ...row('siblings', 1, 1, 61_500, 24_964), recalled_gifts: 20_000 }] },
    { total_tax: 16_388, rows: [row('children', 2, 0.5, 150_750, 8194)] },
  ])
})

it('[BEY-87] answers the second death where it is asked for, by option', async () => {
  const [first = ''] = examples.split('\n')
  const S1 = { ...(JSON.parse(first) as object), life_insurances: [], second_death: { spouse_patrimony: 600_000 } }
  const other = caseWith({ id: 'A', heirs: { family_situation: 'single', children: 1 }, second_death: { spouse_patrimony: 0 } })
  const { answers, complaints } = await evaluate(`${JSON.stringify(S1)}\n${other}`)
  expect(complaints).toEqual([])
  expect(answers.map(({ second_death: found }) => found)).toEqual([
    {
      ...NONE,
      quarter: {
        patrimony: 787_500,
        tax_base: 786_000,
        claim: 0,
        duty: 56_794,
        first_tax: 55_164,
        second_tax: 113_588,
        both_taxes: 168_752,
        owned_of_first: 281_250,
        owned_of_second: 393_750,
      },
      usufruct: {
        patrimony: 600_000,
        tax_base: 598_500,
        claim: 0,
        duty: 38_044,
        first_tax: 35_408,
        second_tax: 76_088,
        both_taxes: 111_496,
        owned_of_first: 375_000,
        owned_of_second: 300_000,
      },
    },
    NONE,
  ])
})

const withGift = (told: object, more: object = {}) =>
  caseWith({ patrimony: { has_donate: true, gifts: [{ ...gift, ...told }], ...more } })

it.each([
  [withGift({ person: 3 }), 'patrimony.gifts.0.person: 3, but children is 2'],
  [withGift({ person: 0 }), 'patrimony.gifts.0.person: 0 is less than 1'],
  [withGift({}, { has_donate: false }), 'patrimony.gifts.0.amount: told, but has_donate is not true'],
  [withGift({ made_on: '20' }), 'patrimony.gifts.0.made_on: "20": no day (2019-05-03) and no year (2019)'],
  [withGift({ made_on: '2099' }), 'patrimony.gifts.0.made_on: 2099 is after the death'],
  [withGift({ to: 'spouse' }), 'patrimony.gifts.0.to: "spouse" is not one of children, parents, siblings'],
  [
    caseWith({
      heirs: { family_situation: 'single', children: 0, parents: 1, siblings: 1 },
      patrimony: { has_donate: true, gifts: [{ ...gift, to: 'parents', is_family_money: true }] },
    }),
    'patrimony.gifts.0.is_family_money: told, but the gift is not to a child',
  ],
  [
    caseWith({ heirs: { ...couple, has_same_parents: false, spouse_age: undefined }, second_death: { spouse_patrimony: 1 } }),
    'second_death.common_children: missing, but has_same_parents is not true',
  ],
  [
    caseWith({
      heirs: { ...couple, has_same_parents: false, spouse_age: undefined },
      second_death: { spouse_patrimony: 1, common_children: 3 },
    }),
    'second_death.common_children: 3 is more than children',
  ],
  [caseWith({ second_death: {} }), 'second_death.spouse_patrimony: missing'],
])('[BEY-78] [BEY-87] names line, field and reason of %s', async (line, reason) => {
  expect((await evaluate(line)).complaints).toEqual([`line 1, ${reason}`])
})

it('[INH-11] keeps the place of a bad line when asked to', async () => {
  const { answers } = await evaluate(`7\n${caseWith({})}\n`, true)
  expect(answers).toMatchObject([{ problem: 'no object' }, { id: 'X' }])
})

it('[INH-11] [PAR-01] is a command, as the file of parameters is; neither takes workers', async () => {
  const good = await runHere(['transmission'], examples)
  expect([good.out.split('\n').length, good.err, good.status]).toEqual([6, '', 0])
  expect(await runHere(['transmission'], '7\n')).toEqual({ out: '', err: 'line 1, no object\n', status: 1 })
  expect((await runHere(['parameters'], '')).out).toMatch(/^id,unit,value,from,until,source,last_check,known_until,due,owner\n/)
  expect(await runHere(['transmission', '--workers', '2'], '')).toEqual({
    out: '',
    err: 'transmission takes no --workers.\n',
    status: 2,
  })
})
