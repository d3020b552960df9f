import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { evaluateStream } from './stream.ts'
import { incomeTax, perCeiling, taxSaving } from './tax.ts'

const evaluate = async (engine: Engine, input: string) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const allGood = await evaluateStream(engine, Readable.from([input]), output, (line) => complaints.push(line))
  output.end()
  return { lines: (await written).trimEnd().split('\n'), complaints, allGood }
}

const example = (name: string) => readFileSync(new URL(`../examples/${name}.csv`, import.meta.url), 'utf8')

// Expected figures: openfisca-france 176.0.7 for taxes and savings, but the two of shared custody, worked out by hand; ser1-site-frontend, plafond163Q, for ceilings but the last, 10 % of 48 060.
describe.each([
  [
    'income-tax',
    incomeTax,
    'parts,net_taxable_income,tax_after_decote,tax,high_income_contribution',
    [
      '1,27000,1564,1564,0',
      '2,34200,861,861,0',
      '2,58500,3883,3883,0',
      '3,76500,5544,5544,0',
      '4,99000,8867,8867,0',
      '1.25,34200,2460,2460,0',
      '2.25,40500,1404,1404,0',
    ],
  ],
  [
    'tax-saving',
    taxSaving,
    'tax_before,tax_after,saving',
    ['2014,1675,339', '6604,5254,1350', '4734,3960,774', '24008,22118,1890', '1908,1509,399'],
  ],
  [
    'per-ceiling',
    perCeiling,
    'net_professional_income,ceiling,note',
    [
      '42390,4637,',
      '362374,36237,',
      '42390,4710,',
      '362245,36225,',
      '42390,4806,bounds of the 10 % for costs: those of incomes 2025',
    ],
  ],
])('evaluate %s', (name, engine, columns, answers) => {
  it('[IT-12] gives the rows back with the figures computed outside', async () => {
    const [header = '', ...rows] = example(name).trimEnd().split('\n')
    expect(await evaluate(engine, example(name))).toEqual({
      lines: [`${header},${columns}`, ...rows.map((row, at) => `${row},${answers[at]}`)],
      complaints: [],
      allGood: true,
    })
  })
})

describe('a bad row', () => {
  const header = 'id,income_year,marital_status,single_parent,children,wage_1,wage_2'

  it.each([
    ['X,2023,CE,0,0,1,', 'column income_year: "2023" is not one of 2024, 2025'],
    ['X,2025,MA,1,0,1,', 'column single_parent: "1" contradicts the marital status'],
    ['X,2025,CE,0,0,1,5', 'column wage_2: "5" contradicts the marital status'],
    ['X,2025,CE,0,x,1,', 'column children: "x" is not a whole number from 0'],
    ['X,2025,CE,0,100,1,', 'column children: 100 is more than 99'],
    ['X,2025,CE,0,0,,', 'column wage_1: empty'],
    ['X,2025,CE,0,0,"1,5",', 'column wage_1: "1,5" is not an amount (digits, with a point before decimals, not below 0)'],
    [
      `X,2025,CE,0,0,${'9'.repeat(50)},`,
      `column wage_1: "${'9'.repeat(40)}…" is not an amount (digits, with a point before decimals, not below 0)`,
    ],
  ])('[IT-12] %s is named with its reason, and the others are evaluated', async (row, reason) => {
    const { lines, complaints, allGood } = await evaluate(incomeTax, `${header}\n${row}\nY,2025,CE,0,0,30000,\n`)
    expect(lines.slice(1)).toEqual(['Y,2025,CE,0,0,30000,,1,27000,1564,1564,0'])
    expect([complaints, allGood]).toEqual([[`line 2, ${reason}`], false])
  })

  it('[IT-12] [IT-13] is one of a single parent with none but children in shared custody', async () => {
    const { complaints } = await evaluate(incomeTax, `${header},shared_children\nX,2025,CE,1,2,1,,2\nY,2025,CE,0,1,1,,2\n`)
    expect(complaints).toEqual([
      'line 2, column shared_children: "2" given, but box T with children in shared custody alone is not computed',
      'line 3, column shared_children: 2 is more than the household has',
    ])
  })

  it('[IT-12] is one of another year of payment', async () => {
    const { complaints } = await evaluate(perCeiling, 'id,payment_year,gross_wage\nX,2024,1\n')
    expect(complaints).toEqual(['line 2, column payment_year: "2024" is not one of 2025, 2026, 2027'])
  })
})
