import { expect, it } from 'vitest'
import { euros } from '../money/index.ts'
import type { Account } from './model.ts'
import { selectedAccounts } from './selection.ts'

const account = (type: Account['type'], scope: Account['scope'], policy_id: string, company_id?: string): Account => ({
  type,
  scope,
  title: type,
  policy_id,
  balance: euros('1.00'),
  ...(company_id === undefined ? {} : { company_id }),
})

const ACCOUNTS = [account('PERO', 'ais', 'A/1'), account('PEE', 's2e', 'E-1', 'ent-1'), account('PEG', 's2e', 'E-2', 'ent-1')]
const idsOf = (selectionFilter: string, filter: string, id?: string) =>
  selectedAccounts(ACCOUNTS, { selectionFilter, filter, id }).map(({ policy_id }) => policy_id)

it('[P-ROUTE-40] names the accounts of a scope, a type, a company or a project', () => {
  expect(idsOf('scope', 's2e')).toEqual(['E-1', 'E-2'])
  expect(idsOf('type', 'PERO')).toEqual(['A/1'])
  expect(idsOf('company', 'ent-1')).toEqual(['E-1', 'E-2'])
  expect(idsOf('project', 'projects')).toEqual(['E-1', 'E-2'])
})

it('[P-ROUTE-41] names one account of the group by its policy id', () => {
  expect(idsOf('company', 'ent-1', 'E-2')).toEqual(['E-2'])
})

it.each([
  ['type', 'PERU', undefined],
  ['company', 'ent-2', undefined],
  ['type', 'PEE', 'A/1'],
  ['type', 'PEE', ''],
  ['constructor', 'PEE', undefined],
  ['company', 'undefined', undefined],
])('[P-ROUTE-42] finds nothing under %s %s %s that the person does not hold', (selectionFilter, filter, id) => {
  expect(idsOf(selectionFilter, filter, id)).toEqual([])
})
