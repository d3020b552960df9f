import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { EstimateBasis } from '@hautelisse/domain/pension'
import { expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { selectCase } from './case-of.ts'
import { ESTIMATE, startPension } from './fixtures.testing.ts'
import { selectLeftOut } from './select.ts'

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
  left_out: 'notaries',
  is_married: false,
  statement: [],
  projection: { from: 2026, wage: euros(24_000), level: 'full', pause: null },
  today: plainDate('2026-11-20'),
  checked_until: plainDate('2026-10-31'),
}

const opened = async (basis: EstimateBasis | undefined) => {
  const { actor } = startPension({ initialize: () => Promise.resolve({ ...ESTIMATE, basis, contracts: [] }) })
  await settled()
  return actor.getSnapshot()
}
const caseOf = async (basis: EstimateBasis | undefined) => selectCase(await opened(basis))

it('[BEY-01] the estimate on the screen is a case of its day, as far as it says what it is computed from', async () => {
  const one = await caseOf(BASIS)
  expect(one).toMatchObject({ simulator: 'pension', asOf: '2026-11-20', inputs: { birth_month: '1964-03' } })
  for (const scheme of ['libérales', 'notaries']) expect(JSON.stringify(one)).not.toContain(scheme)
  expect(await caseOf(undefined)).toBeUndefined()
})

it('[PE-11] (S-6) what the estimate on the screen leaves out is known as far as it says what it is computed from', async () => {
  const duration = { ...BASIS, projection: { ...BASIS.projection, level: 'duration' as const } }
  expect(selectLeftOut(await opened(duration))).toEqual({ scheme: 'notaries', part: 'whole' })
  expect(selectLeftOut(await opened(BASIS))).toBeUndefined()
  expect(selectLeftOut(await opened(undefined))).toBeUndefined()
})
