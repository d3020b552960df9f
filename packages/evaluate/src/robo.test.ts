import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { fan } from './fan.ts'
import { riskMix } from './risk-mix.ts'
import { evaluateStream } from './stream.ts'

const evaluate = async (rows: readonly string[]) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const input = [riskMix.columns.join(','), ...rows].join('\n')
  await evaluateStream(riskMix, Readable.from([`${input}\n`]), output, (line) => complaints.push(line))
  output.end()
  const results = (await written).trimEnd().split('\n').slice(1)
  return { results: results.map((line) => line.split(',').slice(riskMix.columns.length)), complaints }
}

describe('evaluate risk-mix', () => {
  it('[ROBO-23] gives the mixes of the worked cases, with and without a fund in euros', async () => {
    const { results, complaints } = await evaluate([
      'a,shares bonds money,,0.17,0.18,12',
      'b,shares bonds money,,0.17,0.18,3',
      'c,shares bonds money euro,0.4,0.17,0.18,1',
      'd,shares,,0.01,0.01,1',
    ])
    expect(complaints).toEqual([])
    expect(results.map((cells) => cells.slice(0, 5).join(' '))).toEqual([
      'yes 0.8 0.2 0 ',
      'yes 0.25 0.35 0.4 ',
      'yes 0.1 0.25 0.25 0.4',
      'no    ',
    ])
    expect(results[1]?.slice(-2).map((risk) => (100 * Number(risk)).toFixed(3))).toEqual(['5.525', '17.682'])
  })

  it.each([
    ['a,,,0.17,0.18,12', 'column classes: empty'],
    ['a,gold,,0.17,0.18,12', 'column classes: "gold" is not among shares, bonds, money, euro, mixed, unlisted'],
    ['a,shares shares,,0.17,0.18,12', 'column classes: a class stands twice'],
    ['a,shares,,17,0.18,12', 'column bad_year: 17 is above 1'],
    ['a,shares,,0.17,0.18,0', 'column years: "0" is not above 0 and up to 60'],
    ['a,shares,2,0.17,0.18,1', 'column euro_cap: 2 is above 1'],
  ])('refuses %s', async (row, complaint) => {
    const { complaints } = await evaluate([row])
    expect(complaints.join()).toContain(complaint)
  })
})

describe('evaluate fan', () => {
  const balanced = [
    { shares: 0.8, bonds: 0.2 },
    { shares: 0.7, bonds: 0.3 },
    { shares: 0.45, bonds: 0.4, money: 0.15 },
    { shares: 0.25, bonds: 0.35, money: 0.4 },
    { shares: 0.1, bonds: 0.15, money: 0.75 },
    { shares: 0.05, bonds: 0.1, money: 0.85 },
  ]
  const asked = { id: 7, years: 25, initial: 20_000, monthly: 300, grid: balanced }

  it('[ROBO-24] gives the figures of the worked case, with the set that they follow from', () => {
    const outcome = fan.evaluate(asked)
    expect(outcome).toMatchObject({
      kind: 'evaluated',
      answer: {
        id: 7,
        assumptions: 'robo-2026-10',
        years: 25,
        paid: 110_000,
        // By integration of the true distribution.
        p05: expect.closeTo(113_469.92, -1),
        p50: expect.closeTo(198_092.87, -1),
        p95: expect.closeTo(385_812.37, -2),
        mean: 217_307.21,
        deviation: 89_498.88,
      },
    })
    expect(fan.evaluate({ ...asked, assumptions: 'robo-2026-10' })).toEqual(outcome)
  })

  it('[ROBO-24] takes one column for all years', () => {
    const { grid: _, ...rest } = asked
    expect(fan.evaluate({ ...rest, column: { money: 1 }, years: 1, initial: 1000, monthly: 0 })).toMatchObject({
      kind: 'evaluated',
    })
  })

  it.each([
    [[], '', 'not an object'],
    [{ ...asked, years: 0 }, 'years', '0 is not from 0.5 to 60'],
    [{ ...asked, years: 0.75 }, 'years', 'not a multiple of one half'],
    [{ ...asked, years: 61 }, 'years', '61 is not from 0.5 to 60'],
    [{ ...asked, monthly: 10_000_000 }, 'monthly', '10000000 is not from 0 to 1000000'],
    [{ ...asked, initial: '20 000' }, 'initial', 'not a number'],
    [{ ...asked, grid: balanced.slice(1) }, 'grid', '5 columns, not 6 or 9'],
    [{ ...asked, grid: undefined }, 'grid', 'either grid or column'],
    [{ ...asked, grid: [{ shares: 0.5 }, ...balanced.slice(1)] }, 'grid.0', 'shares add up to 0.5, not to 1'],
    [
      { ...asked, grid: [{ gold: 1 }, ...balanced.slice(1)] },
      'grid.0',
      'gold: not one of shares, bonds, money, euro, mixed, unlisted',
    ],
    [{ ...asked, assumptions: 'robo-1990' }, 'assumptions', 'not one of robo-2026-10'],
    [{ ...asked, sex: 'F' }, '', 'unknown sex'],
  ])('refuses %j', (read, column, reason) => {
    expect(fan.evaluate(read)).toEqual({ kind: 'refused', problems: [{ column, reason }] })
  })
})
