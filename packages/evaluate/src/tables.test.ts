import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { Decimal } from '@hautelisse/domain/money'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { evaluateCommand } from './command.ts'
import { runBytes, runHere } from './command.testing.ts'

const records = async (...words: readonly string[]): Promise<readonly Record<string, string>[]> => {
  const { out, err, status } = await runHere(['tables', ...words], '')
  expect([err, status]).toEqual(['', 0])
  return parse(out, { columns: true })
}

const tidy = await records()
const generations = await records('--as', 'generations')
const of = (code: string) => tidy.filter(({ table }) => table === code)
const years = Array.from({ length: 106 }, (_, at) => 1900 + at)

describe('tables as tidy CSV', () => {
  // Sums of the published files (arrêté du 1er août 2006): a header `age,1900,…,2005`, one line per age 0 to 121, blank below the first age.
  it.each([
    ['TGF05', 'e6201cf7367c573805c680462e280d4c94e7831205e878635dae4754484bfc39'],
    ['TGH05', 'e67dc7aef4a08eca8674dbc026b580d6178b2921c1da1229587259c5a6aa855a'],
  ])('[MOR-09] the rows of %s hold the published file, byte for byte', (code, sum) => {
    const cells = new Map(of(code).map(({ birth_year: year, age, lx }) => [`${year} ${age}`, lx]))
    const line = (age: number) => `${age},${years.map((year) => cells.get(`${year} ${age}`) ?? '').join(',')}\n`
    const file = `age,${years.join(',')}\n${Array.from({ length: 122 }, (_, age) => line(age)).join('')}`
    expect(createHash('sha256').update(file).digest('hex')).toBe(sum)
    expect(new Set(of(code).map(({ origin }) => origin))).toEqual(new Set(['published']))
  })

  it('[MOR-09] holds 8 276 rows a table, in the order of tables, birth years and ages, without a byte order mark', async () => {
    const { out } = await runBytes(['tables'])
    expect(out).toMatch(/^table,birth_year,age,lx,qx,origin\nTGF05,1900,96,100000,0\.\d+,published\n/)
    expect(['TGF05', 'TGH05', 'MIXED'].map((code) => of(code).length)).toEqual([8276, 8276, 8276])
    expect([...new Set(tidy.map(({ table }) => table))]).toEqual(['TGF05', 'TGH05', 'MIXED'])
    const wrong = tidy.filter(({ table, birth_year: year, age }, at) => {
      const before = tidy[at - 1]
      if (before === undefined || before['table'] !== table) return year !== '1900' || age !== '96'
      return before['birth_year'] === year ? Number(age) !== Number(before['age']) + 1 : before['age'] !== '121'
    })
    expect(wrong).toEqual([])
  })

  it('[MOR-09] q(x) is what l(x) and l(x+1) say, in full, and empty where nobody is left', () => {
    const wrong = tidy.filter(({ lx = '', qx = '' }, at) => {
      if (lx === '0') return qx !== ''
      const [here, next] = [new Decimal(lx), new Decimal(tidy[at + 1]?.['lx'] ?? '')]
      return here.minus(next).div(here).minus(qx).abs().gt('1e-16')
    })
    expect(wrong).toEqual([])
    expect(tidy.find(({ table, birth_year: year, age }) => table === 'TGF05' && year === '2005' && age === '0')).toEqual({
      table: 'TGF05',
      birth_year: '2005',
      age: '0',
      lx: '100000',
      qx: '0.00255',
      origin: 'published',
    })
  })

  it('[MOR-12] [MOR-05] the mixed table is 0.6 of TGH05 and 0.4 of TGF05 in every cell, and each of its rows says that it is computed', () => {
    const [women, men] = [of('TGF05'), of('TGH05')]
    const wrong = of('MIXED').filter(
      ({ lx = '' }, at) =>
        !new Decimal('0.6')
          .times(men[at]?.['lx'] ?? '')
          .plus(new Decimal('0.4').times(women[at]?.['lx'] ?? ''))
          .eq(lx),
    )
    expect(wrong).toEqual([])
    expect(new Set(of('MIXED').map(({ origin }) => origin))).toEqual(new Set(['computed: 0.6 TGH05 + 0.4 TGF05']))
    expect(new Set(generations.map(({ sex, origin }) => `${sex} ${origin}`))).toEqual(
      new Set(['F published', 'M published', 'X computed: 0.6 TGH05 + 0.4 TGF05']),
    )
  })

  it('[MOR-09] one table alone has the rows that it has among the three', async () => {
    expect(await records('--table', 'TGH05')).toEqual(of('TGH05'))
    expect(await records('--table=MIXED', '--as=tidy')).toEqual(of('MIXED'))
  })
})

describe('tables for a join', () => {
  const dying = new Map(generations.map(({ sex, birth_year: year, age, qx }) => [`${sex} ${year} ${age}`, Number(qx)]))

  it('[MOR-10] one row for each sex, birth year and age at which somebody is living, and each generation ends on 1', () => {
    expect(dying.size).toBe(generations.length)
    expect(generations.length).toBe(tidy.filter(({ lx }) => lx !== '0').length)
    const last = generations.filter(({ birth_year: year }, at) => generations[at + 1]?.['birth_year'] !== year)
    expect(last.length).toBe(3 * 106)
    expect(last.filter(({ qx }) => qx !== '1')).toEqual([])
    expect(generations.filter(({ qx }, at) => qx === '1' && !last.includes(generations[at] ?? {}))).toEqual([])
  })

  // Published expectations of life at 65, to two decimals: docs/rules/mortality.md, MOR-06.
  it.each([
    ['M', { 1950: 24.06, 1955: 24.76, 1960: 25.45, 1965: 26.14, 1970: 26.82 }],
    ['F', { 1950: 27.53, 1955: 28.26, 1960: 28.99, 1965: 29.73, 1970: 30.46 }],
  ])('[MOR-10] [MOR-06] the probabilities of %s, multiplied up, give the published expectations', (sex, published) => {
    const expectation = (year: string): number => {
      let [living, sum] = [1, 0.5]
      for (let age = 65; ; age++) {
        const q = dying.get(`${sex} ${year} ${age}`)
        if (q === undefined) return sum
        living *= 1 - q
        sum += living
      }
    }
    for (const [year, expected] of Object.entries(published)) expect(expectation(year)).toBeCloseTo(expected, 2)
  })

  it('[MOR-10] one table alone has its sex alone', async () => {
    expect(await records('--as', 'generations', '--table', 'MIXED')).toEqual(generations.filter(({ sex }) => sex === 'X'))
  })
})

describe('the words of the command', () => {
  it.each([
    [['tables', '--table', 'TGF06'], '--table takes TGF05, TGH05 or MIXED, not "TGF06".'],
    [['tables', '--table'], '--table takes TGF05, TGH05 or MIXED, not "".'],
    [['tables', '--table', 'MIXED_QX'], '--table takes TGF05, TGH05 or MIXED, not "MIXED_QX".'],
    [['tables', '--as', 'xml'], '--as takes tidy, generations or xtbml, not "xml".'],
    [['tables', '--as', 'xtbml'], 'A document of --as xtbml holds one table: name it with --table.'],
    [['tables', '--due', '2027-01-31'], 'tables takes no --due.'],
    [['tables', '--workers', '2'], 'tables takes no --workers.'],
    [['parameters', '--as', 'tidy'], 'parameters takes no --as.'],
    [['annuity', '--table', 'TGF05'], 'annuity takes no --table.'],
  ])('[MOR-09] refuses %j with a reason', async (words, reason) => {
    expect(await runHere(words, '')).toEqual({ out: '', err: `${reason}\n`, status: 2 })
  })

  it('[MOR-09] --help names the layouts, their columns and what the mixed table is', async () => {
    const { out } = await runHere(['--help'], '')
    for (const part of [
      'tables: ',
      'table,birth_year,age,lx,qx,origin',
      'sex,birth_year,age,qx,origin',
      '--as xtbml',
      '0.6 TGH05 + 0.4 TGF05',
    ])
      expect(out).toContain(part)
  })

  it('[MOR-09] ends quietly when its reader has enough', async () => {
    const output = new PassThrough({ highWaterMark: 1000 })
    const complaints: string[] = []
    const status = evaluateCommand(['tables'], { input: Readable.from([]), output, complain: (line) => complaints.push(line) })
    await once(output, 'readable')
    output.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    expect([await status, complaints]).toEqual([0, []])
  })
})
