import { ENVIRONMENTS } from '@hautelisse/domain/contract'
import { expect, it } from 'vitest'

import { shownSecret } from './index.ts'

it('a code or a password is shown by a kept letter in development alone', () => {
  const shown = ENVIRONMENTS.filter((environment) => shownSecret(environment, 'Ourdissoir-1').includes('Ourdissoir'))
  expect(shown).toEqual(['development'])
})
