import type { Family, FamilyAccounts } from '@hautelisse/domain/accounts'
import type { Source } from '@hautelisse/domain/home'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { cardsOf } from './cards.ts'

const group = (family: Family): FamilyAccounts => ({ family, accounts: [], total: ZERO_EUROS })
const shown = (families: readonly Family[], missing: readonly Source[] = [], awaited: readonly Source[] = []) =>
  cardsOf({ groups: families.map(group), missing, awaited }).map((card) => [
    card.kind === 'known' ? card.group.family : `${card.kind} ${card.source}`,
    card.weight,
  ])

describe('cards', () => {
  it('gives retirement the widest card, and keeps the order of the families', () => {
    expect(shown(['retirement', 'projects', 'elsewhere'])).toEqual([
      ['retirement', 560],
      ['projects', 308],
      ['elsewhere', 308],
    ])
  })

  it('[P-ERR-28] puts what is missing where it would have stood', () => {
    expect(shown(['projects'], ['ais'])).toEqual([
      ['missing ais', 560],
      ['projects', 308],
    ])
    expect(shown(['retirement'], ['s2e'])).toEqual([
      ['retirement', 560],
      ['missing s2e', 308],
    ])
    expect(shown(['retirement', 'projects'], ['ais'])).toEqual([
      ['missing ais', 308],
      ['retirement', 560],
      ['projects', 308],
    ])
  })

  it('keeps the place of what is on its way, so that nothing moves when it comes', () => {
    expect(shown(['retirement', 'projects'], [], ['bi'])).toEqual([
      ['retirement', 560],
      ['projects', 308],
      ['awaited bi', 308],
    ])
  })
})
