import { describe, expect, it } from 'vitest'
import type { MenuGroup, MenuItem } from '@hautelisse/domain/portal'
import { currentGroup, leadOf } from './menu-current.ts'

const item = (id: MenuItem['id'], to: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, to, state: 'open', ...more })

const GROUPS: readonly MenuGroup[] = [
  { id: 'savings', to: '/epargne', items: [] },
  {
    id: 'operations',
    items: [
      item('transfer', '/savings/transfer'),
      item('operations', '/operations'),
      item('add-company-scheme', '/attachment/mosaic'),
    ],
  },
  {
    id: 'simulations',
    items: [item('complementary-estimate', '/epargne', { hash: 'marel' }), item('tax-savings', '/simulateur/impots')],
  },
  { id: 'documents', items: [item('documents', '/documents')] },
]

describe('current group of the menu', () => {
  it('is the group whose entry the page is, or lies below', () => {
    expect(currentGroup(GROUPS, '/epargne')).toBe('savings')
    expect(currentGroup(GROUPS, '/epargne/detail/company/A')).toBe('savings')
    expect(currentGroup(GROUPS, '/savings/transfer/ais')).toBe('operations')
    expect(currentGroup(GROUPS, '/operations/12')).toBe('operations')
    expect(currentGroup(GROUPS, '/documents')).toBe('documents')
  })

  it('is not the group of an entry that only opens a modal over the page', () => {
    expect(currentGroup([GROUPS[2]!], '/epargne')).toBeUndefined()
  })

  it('is no group for a page outside the menu, nor for a longer word', () => {
    expect(currentGroup(GROUPS, '/messages')).toBeUndefined()
    expect(currentGroup(GROUPS, '/operations-anciennes')).toBeUndefined()
  })
})

describe('where a group leads', () => {
  it('leads to its own address, or to the one entry that bears its name', () => {
    expect(GROUPS.map(leadOf)).toEqual(['/epargne', undefined, undefined, '/documents'])
  })

  it('discloses its entries as soon as there are two', () => {
    expect(
      leadOf({ id: 'documents', items: [item('documents', '/documents'), item('performance-statement', '/documents')] }),
    ).toBeUndefined()
  })

  it('[P-NAV-28] discloses an only entry that is unavailable: its reason needs a place', () => {
    expect(leadOf({ id: 'documents', items: [item('documents', '/documents', { state: 'unavailable' })] })).toBeUndefined()
  })
})
