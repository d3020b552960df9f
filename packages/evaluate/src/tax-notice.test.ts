import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { helpText } from './help.ts'
import { evaluateStream } from './stream.ts'
import { perCeiling, taxSaving } from './tax.ts'
import { withdrawal } from './withdrawal.ts'

const evaluate = async (engine: Engine, input: string, keepRows = false) => {
  const output = new PassThrough()
  const rows = text(output)
  const complaints: string[] = []
  await evaluateStream(engine, Readable.from([input]), output, (line) => complaints.push(line), { keepRows })
  output.end()
  const [header = [], ...lines] = (await rows)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
  return {
    cells: lines.map((line) => Object.fromEntries(header.map((column, at) => [column, line[at]]))),
    header,
    complaints,
  }
}

const example = (name: string) => readFileSync(new URL(`../examples/${name}.csv`, import.meta.url), 'utf8')
const cellsIn = (cells: readonly Record<string, string | undefined>[], columns: readonly string[]) =>
  cells.map((row) => columns.map((column) => row[column] ?? '').join(' '))

// Origin: docs/rules/examples/beyond-ceilings.md.
describe('evaluate per-ceiling, with the lines of a notice', () => {
  it('[BEY-29] says what is deducted, what is left of each year, and what expires', async () => {
    const { cells, complaints } = await evaluate(perCeiling, example('per-ceiling-notice'))
    const columns = [
      'id',
      'notice_total',
      'deducted',
      'from_spouse',
      'not_deducted',
      'left_3',
      'left_2',
      'left_1',
      'left_0',
      'expiring',
    ]
    expect(cellsIn(cells, columns)).toEqual([
      'U1 14410 1000 0 0 1200 4000 4500 3710 1200',
      'U2 14410 4710 0 0 1200 4000 4500 0 1200',
      'U3 14410 5500 0 0 410 4000 4500 0 410',
      'U4 14410 6000 0 0 0 3910 4500 0 0',
      'U5 14410 10000 0 0 0 0 4410 0 0',
      'U6 14410 14410 0 5590 0 0 0 0 0',
      'U8 9000 15000 6000 0 0 0 0 0 0',
      'U9 9000 9000 0 6000 0 0 0 0 0',
      ...['52000', '90000', '500000'].map((wage) => `U10-${wage}         `),
    ])
    expect(cellsIn(cells.slice(-3), ['net_professional_income', 'ceiling'])).toEqual(['46800 4710', '81000 8100', '485445 37680'])
    const spouse = ['id', 'spouse_deducted', 'spouse_left_3', 'spouse_left_2', 'spouse_left_1', 'spouse_left_0']
    expect(cellsIn(cells.slice(6, 8), spouse)).toEqual(['U8 1000 710 2290 2000 0', 'U9 1000 3000 2290 2000 3710'])
    expect(complaints).toEqual([])
  })

  it('[BEY-29] adds the columns only to a file that has lines, and leaves a row without any as it was', async () => {
    const plain = await evaluate(perCeiling, 'id,payment_year,gross_wage\nX,2026,52000\n')
    expect(plain.header).toEqual(['id', 'payment_year', 'gross_wage', 'net_professional_income', 'ceiling', 'note'])
    const { cells } = await evaluate(
      perCeiling,
      'id,payment_year,gross_wage,paid\nX,2026,52000,\nY,2025,52000,\nZ,2026,52000,1000\n',
    )
    expect(cellsIn(cells, ['id', 'ceiling', 'deducted', 'left_0'])).toEqual(['X 4710  ', 'Y 4680  ', 'Z 4710 1000 3710'])
  })

  it('[BEY-25, BEY-27, BEY-29] reads days: nothing is deducted from the 70th birthday on, and who reaches it lends nothing', async () => {
    const header = 'id,payment_year,gross_wage,calculated,paid,birth_date,payment_date,pooled,spouse_calculated,spouse_birth_date'
    const rows = [
      'A,2026,52000,4710,2000,1956-06-15,2026-06-14,,,',
      'B,2026,52000,4710,2000,1956-06-15,2026-06-15,,,',
      'C,2026,52000,4710,6000,,,1,4710,1956-06-15',
    ]
    const { cells } = await evaluate(perCeiling, `${[header, ...rows].join('\n')}\n`)
    expect(cellsIn(cells, ['id', 'deducted', 'not_deducted', 'lines_note'])).toEqual([
      'A 2000 0 ',
      'B 0 2000 ',
      'C 4710 1290 a ceiling of somebody of 70 is not pooled: the text of the law was not read on it',
    ])
  })

  it.each([
    ['2025,52000,,1200,,,', 'payment_year: 2025 given, but lines of the notice are known from 2026 on'],
    ['2026,52000,1,1200,,,', 'unused_4: given, but the notice for payments of 2026 has no line of 2022'],
    ['2026,52000,,x,,,', 'unused_3: "x" is not an amount (digits, with a point before decimals)'],
    ['2026,52000,,1200,1,,', 'pooled: 1 given, but nothing of a spouse'],
    ['2026,52000,,1200,,2025-12-31,', 'payment_date: 2025-12-31 is not in 2026'],
    ['2026,52000,,1200,,,1e5', 'paid: "1e5" is not an amount (digits, with a point before decimals)'],
    ['2024,52000,,1200,,,', 'payment_year: "2024" is not one of 2025, 2026, 2027'],
  ])('[BEY-29] refuses %s', async (row, reason) => {
    const { complaints, cells } = await evaluate(
      perCeiling,
      `id,payment_year,gross_wage,unused_4,unused_3,pooled,payment_date,paid\nX,${row}\n`,
      true,
    )
    expect(complaints).toEqual([`line 2, column ${reason}`])
    expect(Object.values(cells[0] ?? {})).toHaveLength(8 + 23)
  })
})

describe('evaluate tax-saving, with the lines of a notice', () => {
  it('[BEY-28 to BEY-31] deducts what the lines allow, says what the expiring ceiling is worth, and the payment that saves what is wanted', async () => {
    const { cells, complaints } = await evaluate(taxSaving, example('tax-saving-notice'))
    const columns = [
      'id',
      'tax_after',
      'saving',
      'deducted',
      'expiring',
      'expiring_worth',
      'payment_wanted',
      'payment_wanted_cents',
      'saving_then',
      'bound',
    ]
    expect(cellsIn(cells, columns)).toEqual([
      'U7 5731 1413 4710 1200 360 5909 5908.31 1773 ',
      'I1 2821 4323 14410 0 0 4999 4998.31 1500 ',
      'I2 7144 0 0 1200 360 14409 14408.31 4323 ceilings',
      'I3 1564 0 0 20000 811 9408 9407.2 1564 whole-tax',
    ])
    expect(complaints).toEqual([])
  })

  const header =
    'id,income_year,marital_status,single_parent,children,wage_1,wage_2,deduction,payment_year,calculated,wanted_saving,spouse_calculated,spouse_paid,birth_date,payment_date'

  it('[BEY-29] deducts what the spouse pays too, leaves a row without lines as it was, and has no room from the 70th birthday on', async () => {
    const rows = [
      'A,2025,MA,0,0,52000,30000,4710,2026,4710,,4710,4710,,',
      'B,2025,MA,0,0,52000,30000,9420,,,,,,,',
      'C,2025,CE,0,0,52000,,100,2026,4710,50,,,1956-01-01,2026-03-01',
      'D,2025,CE,0,0,52000,,100,2026,4710,,,,,',
    ]
    const { cells } = await evaluate(taxSaving, `${[header, ...rows].join('\n')}\n`)
    const [together, given, late, open] = cellsIn(cells, ['saving', 'deducted', 'spouse_deducted', 'payment_wanted', 'bound'])
    expect([together?.split(' ')[0], together?.split(' ').slice(1, 3)]).toEqual([given?.trim(), ['4710', '4710']])
    expect([late, open]).toEqual(['0 0  0 ceilings', '30 100   '])
  })

  it.each([
    ['CE,0,0,52000,,100,2026,,,,,,', 'calculated: empty'],
    ['CE,0,0,52000,,100,,4710,,,,,', 'payment_year: empty'],
    ['CE,0,0,52000,,100,2026,4710,,4710,,,', 'marital_status: a ceiling of a spouse given, and no couple'],
    ['CE,0,0,52000,,100,2026,4710,x,,,,', 'wanted_saving: "x" is not an amount (digits, with a point before decimals)'],
    ['CE,0,0,,,100,2026,4710,,,,,', 'wage_1: empty'],
  ])('[BEY-29] refuses %s', async (row, reason) => {
    expect((await evaluate(taxSaving, `${header}\nX,2025,${row}\n`)).complaints).toEqual([`line 2, column ${reason}`])
  })
})

describe('evaluate withdrawal, with a wanted month', () => {
  it('[BEY-33, BEY-34] converts the least that gives it, or tells the most', async () => {
    const header = 'id,product,compartment,capital,annuity_percent,birth_date,age,day,wanted_month'
    const rows = [
      'A,PERO,vv,100000,100,1961-02-15,65,2026-03-01,305.85',
      'B,PERO,vv,100000,0,1961-02-15,65,2026-03-01,305.86',
      'C,PERO,vv,100000,0,1961-02-15,65,2026-03-01,',
    ]
    const { cells } = await evaluate(withdrawal, `${[header, ...rows].join('\n')}\n`)
    const [found, beyond, none] = cellsIn(cells, ['rente_month', 'split_month', 'split_capital', 'split_bound'])
    expect(found).toMatch(/^305.85 305.85 \d\.\d\d $/)
    expect([beyond, none]).toEqual(['0.00 305.85 0.00 whole-savings', '0.00   '])
  })
})

it('[BEY-29] the help says which columns come with which', () => {
  const help = helpText({ perCeiling, withdrawal }, {}, {}, {})
  expect(help).toContain('  and with paid to spouse_birth_date: notice_total,deducted,from_spouse,not_deducted,left_5,')
  expect(help).toContain('  and with wanted_month: split_annuity,')
})
