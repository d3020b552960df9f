import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { EstimateBasis } from '@hautelisse/domain/pension'
import { expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { selectCase } from './case-of.ts'
import { ESTIMATE, startPension } from './fixtures.testing.ts'

const BASIS: EstimateBasis = {
  birth: plainDate('1964-03-12'),
  children_credited: 0,
  children_raised: 0,
  reputed_quarters: 0,
  reputed_by_kind: undefined,
  other_quarters: 0,
  other_kinds: undefined,
  other_base: euros(0),
  other_complementary: euros(0),
  other_label: 'Professions libérales',
  is_married: false,
  statement: [],
  projection: { from: 2026, wage: euros(24_000), level: 'full', pause: null },
  today: plainDate('2026-11-20'),
  checked_until: plainDate('2026-10-31'),
}

const caseOf = async (basis: EstimateBasis | undefined) => {
  const { actor } = startPension({ initialize: () => Promise.resolve({ ...ESTIMATE, basis, contracts: [] }) })
  await settled()
  return selectCase(actor.getSnapshot())
}

it('[BEY-01] the estimate on the screen is a case of its day, as far as it says what it is computed from', async () => {
  const one = await caseOf(BASIS)
  expect(one).toMatchObject({ simulator: 'pension', asOf: '2026-11-20', inputs: { birth_month: '1964-03' } })
  expect(JSON.stringify(one)).not.toContain('libérales')
  expect(await caseOf(undefined)).toBeUndefined()
})
