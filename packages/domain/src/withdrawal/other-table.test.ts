import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { discrepancies, find, type Derivation } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { explainOtherTable, otherTableOf, explainWithdrawal, simulationAnswer, type AvailableResult } from './index.ts'
import { withdrawalEvaluators } from './evaluators.ts'

const tables = await loadMortalityTables()

/** The article 83 of the worked case, all of it an annuity. */
const resultOf = (change: Partial<Account> = {}, side: 'capital' | 'annuity' = 'annuity'): AvailableResult => {
  const amount = euros('18412.75')
  const account = {
    type: 'A83',
    scope: 'ais',
    status: 'ENCOURS',
    title: 'Article 83',
    policy_id: '1',
    balance: amount,
    ...change,
  } as Account
  const [capital, annuity] = side === 'capital' ? [amount, euros(0)] : [euros(0), amount]
  const [result] = explainWithdrawal({
    accounts: [account],
    birthDate: plainDate('1964-03-12'),
    asOf: plainDate('2026-11-20'),
    request: { distribution: { capital_1: capital, annuity_1: annuity }, retirement_age: 64, reversible: null },
    tables,
  })
  return result as AvailableResult
}

describe('the other table that may be applied', () => {
  it.each([
    [{ type: 'PERECO' }, 'MIXED'],
    [{ type: 'PERO' }, 'TGF05'],
    [{ type: 'A83' }, 'TGF05'],
    [{ type: 'A83', mortality_table: 'TGH05' }, undefined],
    [{ type: 'PERU' }, undefined],
    [{ type: 'MADELIN' }, undefined],
  ] as const)('[WITH-05] of %j is %s', (account, table) => {
    expect(otherTableOf(account as Account)).toBe(table)
  })

  it('[WITH-05] prices the plain annuity once more, with an explanation that can be replayed', () => {
    const result = resultOf()
    // 18 905,39 € at the start; 1 € a year costs 28.303633 by the mixed table (18 905,39 × 0.99 ÷ 28.303633), and more by that of women, who live longer.
    expect(result.withoutReversion.byAge[0]?.rente.toFixed(2)).toBe('661.27')
    const { otherTable } = result
    expect(otherTable?.table).toBe('TGF05')
    const tree = explainOtherTable(result) as Derivation
    const factor = Number(find(tree, 'withdrawal.factor')?.value)
    expect(factor).toBeGreaterThan(28.303633)
    expect(otherTable?.rente.toNumber()).toBeCloseTo((18_905.39 * 0.99) / factor, 1)
    expect(discrepancies(tree, withdrawalEvaluators(tables))).toEqual([])
  })

  it('[WITH-05] is not there where nothing is converted, nor where the contract names its table', () => {
    expect(resultOf({}, 'capital').otherTable).toBeUndefined()
    expect(resultOf({ mortality_table: 'TGH05' }).otherTable).toBeUndefined()
  })

  it('[WITH-05] goes over the wire as other_table, and may be missing or unreadable there', () => {
    const [sent] = simulationAnswer.encode([resultOf()])
    expect(sent?.other_table?.table).toBe('TGF05')
    const read = (other: unknown) => {
      const [result] = simulationAnswer.decode([{ ...sent, other_table: other } as NonNullable<typeof sent>])
      return result?.kind === 'available' ? result.otherTable?.rente.toFixed(2) : 'unavailable'
    }
    expect(read(sent?.other_table)).toBe(resultOf().otherTable?.rente.toFixed(2))
    expect([read(undefined), read({ table: 'TD8890', rente: 1 }), read({ table: 'TGF05', rente: -1 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
