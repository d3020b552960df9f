import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { formatEuros, formatRate } from '../money/index.ts'
import { articleFigures } from './index.ts'

const EUROS = [
  'deductionFloor',
  'deductionCap',
  'smallAnnuity',
  'peeTopUp',
  'perecoTopUp',
  'childAllowance',
  'insuranceAllowance',
] as const

const written = (asOf: string) => {
  const figures = articleFigures(plainDate(asOf))
  return Object.fromEntries(EUROS.map((name) => [name, formatEuros(figures[name]).replaceAll('\u00A0', ' ')]))
}

describe('figures of the articles', () => {
  it('[CONTENT-02] are those of the law on the day they are read', () => {
    expect(written('2026-11-20')).toEqual({
      deductionFloor: '4 710,00 €',
      deductionCap: '37 680,00 €',
      smallAnnuity: '110,00 €',
      peeTopUp: '3 844,80 €',
      perecoTopUp: '7 689,60 €',
      childAllowance: '100 000,00 €',
      insuranceAllowance: '152 500,00 €',
    })
    expect(written('2025-12-31')).toMatchObject({
      deductionFloor: '4 637,00 €',
      deductionCap: '37 094,00 €',
      peeTopUp: '3 768,00 €',
      perecoTopUp: '7 536,00 €',
    })
  })

  it('[CONTENT-02] change with the law: the tax on gains is higher from 2026 on', () => {
    const taxes = (asOf: string) => {
      const { flatTax, capitalCharges } = articleFigures(plainDate(asOf))
      return [formatRate(flatTax), formatRate(capitalCharges)]
    }
    expect(taxes('2025-12-31')).toEqual(['30,00\u00A0%', '17,20\u00A0%'])
    expect(taxes('2026-01-01')).toEqual(['31,40\u00A0%', '18,60\u00A0%'])
  })

  it('[CONTENT-02] take the last known ceiling in a year that has none yet', () => {
    expect(written('2028-02-01')).toMatchObject({ deductionFloor: '4 806,00 €', peeTopUp: '3 844,80 €' })
  })

  it('[CONTENT-02] give the schedule of the pensions that start now, without gap', () => {
    const { generations } = articleFigures(plainDate('2026-11-20'))
    expect(generations[0]).toEqual({ from: '1963-01-01', to: '1963-12-31', years: 62, months: 9, quarters: 170 })
    expect(generations.find(({ from }) => from === '1966-01-01')).toMatchObject({ years: 63, months: 3, quarters: 172 })
    expect(generations.at(-1)).toEqual({ from: '1969-01-01', to: undefined, years: 64, months: 0, quarters: 172 })
    expect(articleFigures(plainDate('2026-08-31')).generations[1]).toMatchObject({ from: '1964-01-01', years: 63, quarters: 171 })
  })
})
