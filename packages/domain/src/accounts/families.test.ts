import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { familyOf, foldAccounts, groupByFamily, totalBalance, valuedOn } from './families.ts'
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

  it('[OPS-44] groups in the order retirement, projects, elsewhere, keeps the order inside, and loses no cent', () => {
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

describe('the fold of a large family', () => {
  const list = (balances: readonly string[]): readonly Account[] => balances.map((balance) => account('PEE', 's2e', balance))
  const shownOf = (balances: readonly string[]) => {
    const { shown, folded, foldedTotal } = foldAccounts(list(balances))
    return [
      shown.map(({ balance }) => balance.toString()),
      folded.map(({ balance }) => balance.toString()),
      foldedTotal.toString(),
    ]
  }

  it('[FOLD-01] leaves six rows as they are', () => {
    expect(shownOf(['1', '3', '2', '6', '5', '4'])).toEqual([['1', '3', '2', '6', '5', '4'], [], '0'])
  })

  it('[FOLD-01] shows the five largest of seven, and sums the others to the cent', () => {
    expect(shownOf(['0.1', '3', '0.2', '6', '5', '4', '7'])).toEqual([['7', '6', '5', '4', '3'], ['0.2', '0.1'], '0.3'])
  })

  it('[FOLD-01] keeps the order of equal balances', () => {
    const accounts = list(['1', '1', '1', '1', '1', '1', '1'])
    const { shown, folded } = foldAccounts(accounts)
    expect([...shown, ...folded]).toEqual(accounts)
  })
})
