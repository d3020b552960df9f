import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { euros } from '../money/index.ts'
import { ACCOUNT_SCOPES, ACCOUNT_TYPES, LIFE_PROJECTS, PURPOSES, type Account } from './model.ts'
import { groupByProject, isPurpose, lifeProjectOf, takesPurpose } from './purpose.ts'
import { isRetirement } from './rules.ts'
import { selectedAccounts } from './selection.ts'

const account = (policy_id: string, given: Partial<Account>): Account => ({
  type: 'PEE',
  scope: 's2e',
  title: policy_id,
  policy_id,
  balance: euros('100.10'),
  ...given,
})

const HELD = [
  account('pee', { purpose: 'housing' }),
  account('peg', { purpose: 'housing', balance: euros('0.20') }),
  account('pei', {}),
  account('pero', { type: 'PERO', scope: 'ais' }),
  account('life', { type: 'LIFE', scope: 'bi' }),
]

const project = (filter: string): readonly string[] =>
  selectedAccounts(HELD, { selectionFilter: 'project', filter }).map(({ policy_id }) => policy_id)

describe('what an account is for', () => {
  it('[P-CONST-25] is retirement, given by its type, or one of six that a saver chooses', () => {
    expect(LIFE_PROJECTS).toEqual(['retirement', 'owner', 'children', 'travel', 'company', 'housing', 'other'])
    expect(LIFE_PROJECTS.filter(isPurpose)).toEqual(PURPOSES)
    expect([...PURPOSES, 'retirement']).toHaveLength(LIFE_PROJECTS.length)
  })

  it('[P-CONST-25] groups accounts with their sum, beside the families of the home', () => {
    expect(groupByProject(HELD).map((group) => [group.project, group.total.toFixed(2)])).toEqual([
      ['retirement', '100.10'],
      ['housing', '100.30'],
    ])
    expect(['housing', 'travel', 'retirement', 'projects', 'elsewhere', 'unheard-of'].map(project)).toEqual([
      ['pee', 'peg'],
      [],
      ['pero'],
      ['pee', 'peg', 'pei'],
      ['life'],
      [],
    ])
  })

  test.prop([
    fc.record({
      type: fc.constantFrom(...ACCOUNT_TYPES),
      scope: fc.constantFrom(...ACCOUNT_SCOPES),
      purpose: fc.constantFrom(undefined, ...PURPOSES),
    }),
  ])('[P-CONST-25] is never chosen for retirement savings, nor for an account of another bank', (one) => {
    expect(takesPurpose(one)).toBe(one.scope !== 'bi' && !isRetirement(one))
    expect(lifeProjectOf(one)).toBe(takesPurpose(one) ? one.purpose : one.scope === 'bi' ? undefined : 'retirement')
  })
})
