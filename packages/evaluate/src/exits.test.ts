import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { annuity } from './annuity.ts'
import type { Engine } from './engine.ts'
import { exit } from './exit.ts'
import { evaluateStream } from './stream.ts'
import { withdrawal } from './withdrawal.ts'

const evaluate = async (engine: Engine, ...lines: readonly string[]) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  await evaluateStream(engine, Readable.from([`${lines.join('\n')}\n`]), output, (line) => complaints.push(line))
  output.end()
  return { rows: (await written).trimEnd().split('\n').slice(1), complaints }
}

describe('evaluate withdrawal', () => {
  const header = 'id,product,compartment,capital,annuity_percent,birth_date,age,day'

  // 305,85 €: worked case of the mixed table, computed outside. Projection by hand: 10 000 × 1.02^(12 / 12).
  it('[MRM-34] [MRM-82] gives capital and annuity of a contract at its start', async () => {
    const { rows, complaints } = await evaluate(
      withdrawal,
      header,
      'A,A83,,100000,100,1961-02-15,65,2026-03-01',
      'B,PERU,vv,10000,0,1961-02-15,65,2025-03-01',
    )
    expect(complaints).toEqual([])
    expect(rows).toEqual([
      'A,A83,,100000,100,1961-02-15,65,2026-03-01,2026-03-01,0.00,3670.19,305.85',
      'B,PERU,vv,10000,0,1961-02-15,65,2025-03-01,2026-03-01,10200.00,0.00,0.00',
    ])
  })

  it('[MRM-71] names what no contract allows at its column', async () => {
    const { complaints } = await evaluate(
      withdrawal,
      header,
      'A,A83,,30000,0,1961-02-15,65,2026-03-01',
      'B,A83,co,1,0,1961-02-15,65,2026-03-01',
      'C,PEE,,1,101,1961-02-30,59,2026-03-01',
      'D,PERU,,0,0,1961-02-15,59,2026-03-01',
    )
    expect(complaints).toEqual([
      'line 2, column annuity_percent: capital-locked (distribution.capital_0)',
      'line 3, column compartment: given, but A83 has none: leave it empty',
      'line 4, column product: "PEE" is not one of PER, PERO, PERECO, PERU, A83, A82',
      'line 4, column annuity_percent: 101 is more than 100',
      'line 4, column birth_date: "1961-02-30" is not a day (year-month-day: 2026-11-20)',
      'line 5, column age: out-of-range (age)',
    ])
  })
})

describe('evaluate exit', () => {
  // By hand, law of 2026: 8 000 × 30 % + 2 000 × 12,8 %; 2 000 × 18,6 %. The pension: docs/rules/net-income.md.
  it('[NET-05] takes tax and charges off a capital by compartment, and off an annuity', async () => {
    const { rows, complaints } = await evaluate(
      exit,
      'id,form,product,compartment,gross,paid,day,age,marginal_rate,pension_charges',
      'A,capital,PERU,vvd,10000,8000,2026-11-20,65,30,8.4',
      'B,capital,PERU,vvnd,10000,8000,2026-11-20,65,30,8.4',
      'C,capital,PERU,es,10000,8000,2026-11-20,65,30,8.4',
      'D,annuity,PERO,co,106.19,,2028-04-01,64,11,8.4',
    )
    expect(complaints).toEqual([])
    expect(rows.map((row) => row.split(',').slice(10).join(' '))).toEqual([
      'deducted 372.00 2656.00 6972.00',
      'not-deducted 372.00 256.00 9372.00',
      'employee-savings 372.00 0.00 9628.00',
      'pension 8.92 10.07 87.20',
    ])
  })

  it('[NET-01] names a piece without a regime', async () => {
    const { complaints } = await evaluate(exit, exit.columns.join(','), 'A,annuity,PERU,whole,1,2026-11-20,65,30,8.4')
    expect(complaints).toEqual(['line 2, column compartment: no regime is modelled for this piece of PERU'])
  })
})

describe('evaluate annuity', () => {
  it('[MOR-05] sizes the choice of what the mixed table weights: by deaths the annuity is 0.59 % higher at 64, born 1964', async () => {
    const row = (table: string) => `X,RV_NR,${table},1964,64,,,,,,0,12,arrears`
    const { rows } = await evaluate(annuity, annuity.columns.join(','), row('MIXED'), row('MIXED_QX'))
    const [mixed = Number.NaN, byDeaths = Number.NaN] = rows.map((line) => Number(line.split(',').at(-1)))
    expect(mixed.toFixed(6)).toBe('28.303633')
    expect(((mixed / byDeaths - 1) * 100).toFixed(2)).toBe('0.59')
  })
})
