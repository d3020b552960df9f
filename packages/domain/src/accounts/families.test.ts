import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { familyOf, groupByFamily, totalBalance, valuedOn } from './families.ts'
import { ACCOUNT_TYPES, PROJECT_TYPES, type Account } from './model.ts'

const account = (type: Account['type'], scope: Account['scope'], balance: string): Account => ({
  type,
  scope,
  title: type,
  policy_id: `${type}-${balance}`,
  balance: euros(balance),
})

describe('families', () => {
  it.each(ACCOUNT_TYPES)('[P-ACCT-19] [P-ACCT-20] puts %s with retirement or with projects by its type', (type) => {
    expect(familyOf({ type, scope: 's2e' })).toBe((PROJECT_TYPES as readonly string[]).includes(type) ? 'projects' : 'retirement')
  })

  it.each(ACCOUNT_TYPES)('[P-USER-13] puts an aggregated %s with the accounts held elsewhere', (type) => {
    expect(familyOf({ type, scope: 'bi' })).toBe('elsewhere')
  })

  it('groups in the order retirement, projects, elsewhere, keeps the order inside, and loses no cent', () => {
    const accounts = [
      account('PEE', 's2e', '11404.16'),
      account('PERO', 'ais', '48260.40'),
      account('PERCO', 'bi', '2500.00'),
      account('PEG', 's2e', '2500.00'),
      account('PERECO', 's2e', '21735.82'),
    ]
    const groups = groupByFamily(accounts)
    expect(groups.map(({ family, accounts: members }) => [family, ...members.map(({ type }) => type)])).toEqual([
      ['retirement', 'PERO', 'PERECO'],
      ['projects', 'PEE', 'PEG'],
      ['elsewhere', 'PERCO'],
    ])
    expect(groups.map(({ total }) => total.toFixed(2))).toEqual(['69996.22', '13904.16', '2500.00'])
    expect(totalBalance(accounts).toFixed(2)).toBe('86400.38')
  })

  it('leaves a family without accounts out', () => {
    expect(groupByFamily([])).toEqual([])
  })

  it('knows a total as of the oldest of its value dates', () => {
    expect(valuedOn([{ date: plainDate('2026-11-18') }, { date: plainDate('2026-11-13') }, {}])).toBe('2026-11-13')
    expect(valuedOn([{}])).toBeUndefined()
  })
})
