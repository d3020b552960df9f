import { globSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { runHere } from './command.testing.ts'
import { DUE_COLUMNS, PARAMETER_COLUMNS, parametersText } from './parameters.ts'

const [header = [], ...rows] = parse(parametersText(), { bom: true })
const sources = new URL('../../domain/src', import.meta.url).pathname

/** Codes of the parameters that the code declares, read from its text: no list of exports to trust. */
const declared = globSync('*/*.ts', { cwd: sources })
  .filter((file) => !/\.test(?:ing)?\.ts$|arbitraries/.test(file))
  .flatMap((file) => {
    const text = readFileSync(`${sources}/${file}`, 'utf8')
    return text.includes('DatedParameter<')
      ? [...text.matchAll(/(?:\bid: '|\balways\(\s*')([a-z0-9-]+)'/g)].map(([, id = '']) => id)
      : []
  })

it('[PAR-01] names every dated parameter that the code declares', () => {
  expect(header).toEqual(PARAMETER_COLUMNS)
  expect(declared.length).toBeGreaterThan(45)
  expect(new Set(rows.map(([id]) => id))).toEqual(new Set(declared))
})

it('[PAR-01] gives each value its unit, days, source and last check, without a gap', () => {
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const [days, empty] = [/^\d{4}-\d{2}-\d{2}$/, '']
  const wrong = rows.filter(([id, unit, value, from = '', , source, checked = ''], at) => {
    const next = rows[at + 1]
    const isFollowed = next?.[0] !== id || next?.[3] === dayAfter(rows[at]?.[4] ?? '')
    return [id, unit, value, source].includes(empty) || !days.test(from) || !days.test(checked) || !isFollowed
  })
  expect(wrong).toEqual([])
})

it('[PAR-01] its last check is a real day, whatever its values are known for', () => {
  const days = (id: string) => rows.find(([one]) => one === id)?.slice(6, 8)
  expect(days('net-return')).toEqual(['2026-11-20', '2099-12-31'])
  expect(days('legal-retirement-ages')).toEqual(['2026-11-20', '2027-12-31'])
  expect(days('collection-threshold')).toEqual(['2026-11-20', '2025-12-31'])
  expect(new Set(rows.map((row) => row[6]))).toEqual(new Set(['2026-11-20']))
})

it('[PAR-01] writes numbers as they are and anything else as JSON', () => {
  expect(rows.find(([id]) => id === 'direct-line-allowance')).toEqual([
    'direct-line-allowance',
    'eur',
    '100000',
    '2012-08-17',
    '',
    'CGI art. 779 I (loi 2012-958 du 16 août 2012, art. 5)',
    '2026-11-20',
    '2026-11-20',
    'no rhythm',
    'law',
  ])
  const scale = rows.find(([id]) => id === 'sibling-scale')?.[2] ?? ''
  expect(JSON.parse(scale)).toEqual([
    { above: '0', rate: '0.35' },
    { above: '24430', rate: '0.45' },
  ])
  expect(JSON.parse(rows.find(([id]) => id === 'wage-revaluation')?.[2] ?? '')).toMatchObject({ 1970: '9.988' })
})

it('[PAR-02] every parameter has an owner, and the day from which its next value is expected lies after the last day that its sources settle', () => {
  const wrong = rows.filter(
    ([, , , , , , , known = '', due = '', owner = '']) =>
      !['law', 'board', 'us'].includes(owner) || (due !== 'no rhythm' && (!/^\d{4}-\d{2}-\d{2}$/.test(due) || due <= known)),
  )
  expect(wrong).toEqual([])
  const of = (id: string) => rows.findLast(([one]) => one === id)?.slice(8)
  expect(of('social-security-ceiling')).toEqual(['2027-01-01', 'law'])
  expect(of('point-value')).toEqual(['2026-11-01', 'board'])
  expect(of('net-return')).toEqual(['no rhythm', 'us'])
})

it('[PAR-02] lists what falls due until a day, that day included, the earliest first, and names what was late at the last check', async () => {
  const due = async (day: string): Promise<string[][]> => {
    const { out, status } = await runHere(['parameters', '--due', day], '')
    expect(status).toBe(0)
    const [first, ...found] = parse(out, { bom: true })
    expect(first).toEqual(DUE_COLUMNS)
    return found
  }
  const all = await due('2027-01-31')
  expect(all[0]?.slice(0, 6)).toEqual(['2026-11-01', 'late', 'point-value', 'board', 'eur', '1.4386'])
  expect(all.slice(1).map(([, state]) => state)).toEqual(all.slice(1).map(() => 'expected'))
  expect(all.every(([day = ''], at) => at === 0 || (all[at - 1]?.[0] ?? '') <= day)).toBe(true)
  expect(all.map(([, , id]) => id)).toEqual(
    expect.arrayContaining([
      'income-tax-scale',
      'social-security-ceiling',
      'quarter-wage',
      'wage-revaluation',
      'capital-social-charges',
    ]),
  )
  expect((await due('2027-01-01')).length).toBe(all.length)
  expect((await due('2026-12-31')).map(([, , id]) => id)).not.toContain('social-security-ceiling')
  expect(await due('2026-10-31')).toEqual([])
})

it.each([
  [['parameters', '--due', '2027-02-30'], '--due takes a day of the calendar such as 2027-01-31, not "2027-02-30".'],
  [['parameters', '--due=31/01/2027'], '--due takes a day of the calendar such as 2027-01-31, not "31/01/2027".'],
  [['parameters', '--due'], '--due takes a day of the calendar such as 2027-01-31, not "".'],
  [['income-tax', '--due', '2027-01-31'], 'income-tax takes no --due.'],
])('[PAR-02] refuses %j with a reason', async (words, reason) => {
  expect(await runHere(words, '')).toEqual({ out: '', err: `${reason}\n`, status: 2 })
})
