import { globSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { PARAMETER_COLUMNS, parametersText } from './parameters.ts'

const [header = [], ...rows] = parse(parametersText(), { bom: true })
const sources = new URL('../../../packages/domain/src', import.meta.url).pathname

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
  const days = (id: string) => rows.find(([one]) => one === id)?.slice(-2)
  expect(days('net-return')).toEqual(['2026-11-20', '2099-12-31'])
  expect(days('legal-retirement-ages')).toEqual(['2026-11-20', '2027-12-31'])
  expect(days('collection-threshold')).toEqual(['2026-11-20', '2025-12-31'])
  expect(new Set(rows.map((row) => row.at(-2)))).toEqual(new Set(['2026-11-20']))
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
  ])
  const scale = rows.find(([id]) => id === 'sibling-scale')?.[2] ?? ''
  expect(JSON.parse(scale)).toEqual([
    { above: '0', rate: '0.35' },
    { above: '24430', rate: '0.45' },
  ])
  expect(JSON.parse(rows.find(([id]) => id === 'wage-revaluation')?.[2] ?? '')).toMatchObject({ 1970: '9.988' })
})
