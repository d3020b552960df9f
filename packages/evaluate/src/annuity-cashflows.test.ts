import { readFileSync } from 'node:fs'
import { Decimal } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { runHere } from './command.testing.ts'
import { ENGINES } from './engines.ts'

const examples = readFileSync(new URL('../examples/annuity-cashflows.csv', import.meta.url), 'utf8')
const [header = '', ...cases] = examples.trimEnd().split('\n')
const ADDS = 'factor,reserve,reserve_rate_up,reserve_rate_down,reserve_mortality_up,reserve_mortality_down,cashflows'
const linesOf = (text: string) => text.trimEnd().split('\n')
const columnAt = (line: string, column: number) => line.split(',')[column] ?? ''

/** Columns before the results, and the list of the last one. */
const cellsOf = (line: string) => {
  const [before = '', list = ''] = line.split(',"')
  return { cells: before.split(','), list: JSON.parse(list.slice(0, -1)) as readonly number[] }
}

/** Rows under the header of the examples. */
const run = (words: readonly string[], ...rows: readonly string[]) => runHere(words, `${[header, ...rows].join('\n')}\n`)

describe('evaluate annuity-cashflows', () => {
  it('[ANN-18] gives a row for a contract, with its value, its reserves and its list of months', async () => {
    const { out, err, status } = await runHere(['annuity-cashflows'], examples)
    expect([err, status]).toEqual(['', 0])
    const [first, ...rows] = linesOf(out)
    expect(first).toBe(`${header},${ADDS}`)
    expect(rows.map((row) => row.split(',').slice(0, 15).join(','))).toEqual(cases)
    const [young] = rows.map((row) => cellsOf(row))
    expect(young?.cells.slice(15)).toEqual(['30.012550200803215', '36015.06', '33208.85', '39183.79', '35539.51', '36519.39'])
    // The first and the twelfth payment are worked out by hand in docs/rules/annuity.md.
    expect([young?.list[0]?.toFixed(6), young?.list[11]?.toFixed(6)]).toEqual(['99.975204', '99.702449'])
  })

  it('[ANN-15] [ANN-18] writes 0 in a month without an instalment', async () => {
    const { out } = await run(['annuity-cashflows'], 'Q,RV_NR,TGF05,1961,787.4516,,,,,,0.01,4,arrears,1.5,4800')
    const { list } = cellsOf(linesOf(out)[1] ?? '')
    expect(list.slice(0, 5).map((euros) => euros.toFixed(4))).toEqual(['0.0000', '1199.5263', '0.0000', '0.0000', '1198.5788'])
  })

  it('[ANN-18] writes a row an instalment with --months, whose payments are those of the list', async () => {
    const rows = linesOf((await runHere(['annuity-cashflows', '--months'], examples)).out)
    expect(rows[0]).toBe(`${header},month,payment,present_value`)
    for (const line of linesOf((await runHere(['annuity-cashflows'], examples)).out).slice(1)) {
      const { cells, list } = cellsOf(line)
      const mine = rows.filter((row) => columnAt(row, 0) === cells[0])
      const months = list.map(() => 0)
      for (const row of mine) months[Number(columnAt(row, 15)) - 1] = Number(columnAt(row, 16))
      expect(months).toEqual(list)
      const worth = mine.reduce((sum, row) => sum + Number(columnAt(row, 17)), 0)
      expect(Math.abs(worth - Number(cells[14]) * Number(cells[15]))).toBeLessThan(1e-9 * worth)
    }
  })

  it('[ANN-18] gives the same rows with workers, and keeps a bad one once', async () => {
    const words = ['annuity-cashflows', '--months', '--keep-rows']
    const rows = [cases[0] ?? '', 'X,RV_NR,TGF05,1961,419,,,,,,0,12,arrears,,100', cases[1] ?? '']
    const alone = await run(words, ...rows)
    const shared = await run([...words, '--workers', '2'], ...rows)
    expect(shared).toEqual(alone)
    expect(alone.err).toBe('line 3, column age_months: 419: no mortality before age 35 for birth year 1961\n')
    expect(linesOf(alone.out).filter((row) => row.startsWith('X,'))).toEqual([
      'X,RV_NR,TGF05,1961,419,,,,,,0,12,arrears,,100,,,,age_months: 419: no mortality before age 35 for birth year 1961',
    ])
  })

  it.each([
    ['X,RV_NR,TGF05,1961,768,,,,,,0,12,arrears,,', ['yearly: empty']],
    [
      'X,RV_NR,TGF05,1961,64y,,,,,,0,12,arrears,2,-5',
      [
        'age_months: "64y" is not a number (digits, with a point before decimals)',
        'yearly: "-5" is not an amount (digits, with a point before decimals)',
      ],
    ],
    ['X,RV_NR,TGF05,1961,768,,,,,,0,12,arrears,2,100', ['next_payment: 2 is not from 0 to 1']],
  ])('[ANN-18] names what is wrong with %s', async (row, reasons) => {
    const { out, err, status } = await run(['annuity-cashflows'], row)
    expect(linesOf(out)).toEqual([`${header},${ADDS}`])
    expect(linesOf(err)).toEqual(reasons.map((reason) => `line 2, column ${reason}`))
    expect(status).toBe(1)
  })

  it('[ANN-18] reads days in the way of a French spreadsheet, and says what they come to', async () => {
    const columns =
      'id;type;table;birth_year;age_months;spouse_table;spouse_birth_year;spouse_age_months;reversion;guaranteed_months'
    const others = 'technical_rate;payments_per_year;timing;yearly;valuation_day;birth_date;next_payment_day'
    const days = (day: string) => `D;RV_NR;TGF05;;;;;;;;0,01;4;arrears;4800,00;31/12/2026;17/05/1961;${day}`
    const { out, err } = await runHere(
      ['annuity-cashflows'],
      `${columns};${others}\n${days('14/02/2027')}\n${days('14/08/2027')}\n${days('30/12/2026')}\n`,
    )
    expect(linesOf(out)[1]).toMatch(/^D;.*;24,546271631203\d*;117822,10;.*;\[0,1199\.526/)
    expect(linesOf(err).slice(1)).toEqual([
      'line 3, column next_payment: 7.4516 is not from 0 to 3',
      'line 4, column next_payment_day: 30/12/2026 is before the day of the valuation',
    ])
  })

  it('[ANN-18] has its columns and its months in the help', async () => {
    const { out } = await runHere(['--help'], '')
    expect(out).toContain(
      'annuity-cashflows --months: one row a month\n  adds:    month,payment,present_value\n  --by adds up: payment,present_value\n',
    )
  })
})

describe('evaluate annuity-value', () => {
  it('[ANN-18] gives the value and its neighbours without an amount', async () => {
    const { out, err, status } = await runHere(['annuity-value'], examples)
    expect([err, status]).toEqual(['', 0])
    const [first, young] = linesOf(out)
    expect(first).toBe(`${header},factor,factor_rate_up,factor_rate_down,factor_mortality_up,factor_mortality_down`)
    expect(young?.split(',').slice(15)).toEqual([
      '30.012550200803215',
      '27.6740385456861',
      '32.65316125162009',
      '29.616257209664067',
      '30.432827961515013',
    ])
    expect((await run(['annuity-value'], 'X,RV_NR,TGF05,1961,768,,,,,,9,12,arrears,,')).err).toBe(
      'line 2, column technical_rate: 9 is not from -0.99 to 0.5\n',
    )
  })
})

describe('evaluate --by', () => {
  const AMOUNTS = 'yearly,reserve,reserve_rate_up,reserve_rate_down,reserve_mortality_up,reserve_mortality_down'

  it('[ANN-19] adds up the reserves of a generation: those of its contracts', async () => {
    const rows = linesOf((await runHere(['annuity-cashflows'], examples)).out).slice(1)
    const { out, err, status } = await runHere(['annuity-cashflows', '--by', 'birth_year'], examples)
    expect([err, status]).toEqual(['', 0])
    const years = [...new Set(rows.map((row) => columnAt(row, 3)))].toSorted()
    const sumOf = (year: string, column: number) =>
      rows
        .filter((row) => columnAt(row, 3) === year)
        .reduce((sum, row) => sum.plus(columnAt(row, column)), new Decimal(0))
        .toFixed(2)
    const expected = years.map((year) =>
      [year, rows.filter((row) => columnAt(row, 3) === year).length, sumOf(year, 14)]
        .concat([16, 17, 18, 19, 20].map((column) => sumOf(year, column)))
        .join(','),
    )
    expect(linesOf(out)).toEqual([`birth_year,rows,${AMOUNTS}`, ...expected])
    // The generation of the worked cases, as the rule book prints it.
    expect(out).toContain('\n1961,4,13200.00,339645.11,')
  })

  it('[ANN-15] [ANN-19] adds up the payments of a portfolio by month: those of its contracts', async () => {
    const lists = linesOf((await runHere(['annuity-cashflows'], examples)).out)
      .slice(1)
      .map((row) => cellsOf(row).list)
    const { out } = await runHere(['annuity-cashflows', '--months', '--by', 'month'], examples)
    const [first, ...months] = linesOf(out)
    expect(first).toBe('month,rows,payment,present_value')
    expect(months.map((row) => columnAt(row, 0))).toEqual(months.map((_, at) => String(at + 1)))
    for (const row of months) {
      const at = Number(columnAt(row, 0)) - 1
      const sum = lists.reduce((total, list) => total + (list[at] ?? 0), 0)
      expect(Math.abs(Number(columnAt(row, 2)) - sum)).toBeLessThanOrEqual(0.005 + 1e-9)
    }
  })

  it('[ANN-19] puts numbers by size before texts, names a bad row, and keeps it out of every sum', async () => {
    const row = (id: string, age: string) => `${id},RV_NR,TGF05,1961,${age},,,,,,0,12,arrears,,100`
    const { out, err, status } = await run(
      ['annuity-cashflows', '--by', 'id'],
      row('b', '768'),
      row('10', '768'),
      row('9', '768'),
      row('a', '768'),
      row('b', '768'),
      row('bad', 'x'),
    )
    expect(linesOf(out).map((line) => line.split(',').slice(0, 4).join(','))).toEqual([
      'id,rows,yearly,reserve',
      '9,1,100.00,3001.26',
      '10,1,100.00,3001.26',
      'a,1,100.00,3001.26',
      'b,2,200.00,6002.52',
    ])
    expect(err).toBe('line 7, column age_months: "x" is not a number (digits, with a point before decimals)\n')
    expect(status).toBe(1)
  })

  it('[ANN-19] writes in the way of the file, with its byte order mark', async () => {
    const french = examples.replaceAll(',', ';').replaceAll('.', ',')
    const { out } = await runHere(['annuity-cashflows', '--by', 'table'], `\uFEFF${french}`)
    expect(linesOf(out)[0]).toMatch(/table;rows;yearly/)
    expect(out).toMatch(/\nMIXED;1;2400,00;68535,31;/)
  })

  it('[ANN-19] says nothing of a file without a header', async () => {
    expect((await runHere(['annuity-cashflows', '--by', 'type'], `${header.replace('yearly', 'amount')}\n`)).out).toBe('')
  })

  const columns = ENGINES['annuity-cashflows']?.columns.filter((column) => column !== 'yearly').join(', ') ?? ''
  const days = 'next_payment, valuation_day, birth_date, spouse_birth_date, next_payment_day'
  it.each([
    [['annuity-cashflows', '--by', 'reserve'], `--by takes one of ${columns}, ${days}, factor, cashflows.`],
    [['annuity-cashflows', '--by'], `--by takes one of ${columns}, ${days}, factor, cashflows.`],
    [['annuity', '--by', 'birth_year'], 'annuity takes no --by.'],
    [['transmission', '--by', 'id'], 'transmission takes no --by.'],
    [['annuity', '--months'], 'annuity takes no --months.'],
    [['parameters', '--months'], 'parameters takes no --months.'],
    [
      ['annuity-cashflows', '--by', 'type', '--keep-rows'],
      '--by writes sums alone, of one thread: it goes with neither --keep-rows nor --workers.',
    ],
    [
      ['annuity-cashflows', '--by', 'type', '--workers', '2'],
      '--by writes sums alone, of one thread: it goes with neither --keep-rows nor --workers.',
    ],
  ])('[ANN-19] refuses the words %j with status 2', async (words, reason) => {
    expect(await runHere(words, examples)).toEqual({ out: '', err: `${reason}\n`, status: 2 })
  })
})
