import type { Family } from '@hautelisse/domain/accounts'
import { expect, it } from 'vitest'
import { addAccountHash } from './add-account.ts'

it.each<[readonly Family[], string]>([
  [[], 'add_account_retirement'],
  [['retirement', 'projects', 'elsewhere'], 'add_account_retirement'],
  [['elsewhere'], 'add_account_retirement'],
  [['projects'], 'add_account_projects'],
  [['projects', 'elsewhere'], 'add_account_projects'],
])('of %j an account is added at #%s', (families, hash) => {
  expect(addAccountHash(families.map((family) => ({ family })))).toBe(hash)
})
