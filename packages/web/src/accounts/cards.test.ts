import type { Family, FamilyAccounts } from '@hautelisse/domain/accounts'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { cardsOf } from './cards.ts'

const group = (family: Family): FamilyAccounts => ({ family, accounts: [], total: ZERO_EUROS })
const shown = (...args: Parameters<typeof cardsOf>) =>
  cardsOf(...args).map((card) => [card.kind === 'known' ? card.group.family : card.family, card.weight])

describe('cards', () => {
  it('gives retirement the widest card, and keeps the order of the families', () => {
    expect(shown([group('retirement'), group('projects'), group('elsewhere')], [])).toEqual([
      ['retirement', 560],
      ['projects', 308],
      ['elsewhere', 308],
    ])
  })

  it('[P-ERR-28] puts what is missing where it would have stood', () => {
    expect(shown([group('projects')], ['ais'])).toEqual([
      ['ais', 560],
      ['projects', 308],
    ])
    expect(shown([group('retirement')], ['s2e'])).toEqual([
      ['retirement', 560],
      ['s2e', 308],
    ])
    expect(shown([group('retirement'), group('projects')], ['ais'])).toEqual([
      ['ais', 308],
      ['retirement', 560],
      ['projects', 308],
    ])
  })
})
