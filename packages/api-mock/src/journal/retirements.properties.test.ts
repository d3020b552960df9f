import { fc, test } from '@fast-check/vitest'
import { NO_BALANCES, overdrawn, sumsByAsset, withEntries } from '@hautelisse/domain/ledger'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { expect } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { confirmByCode, keyed, retirementWithdrawalBody, startApi, TODAY } from '../testing/index.ts'
import { momentOf } from './moment.ts'
import { recordSignature } from './record.ts'
import { settle } from './settle.ts'

const SUB = 'marie-antoinette-de-la-rochebrune'
const FIRST = 41_720_001

type Step =
  | { readonly kind: 'ask'; readonly key: number }
  | { readonly kind: 'sign' | 'refuse'; readonly number: number }
  | { readonly kind: 'cancel'; readonly number: number; readonly key: number }
  | { readonly kind: 'days'; readonly days: number }

const number = fc.integer({ min: 0, max: 8 })
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: fc.constant('ask' as const), key: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constantFrom('sign' as const, 'refuse' as const), number }),
    fc.record({ kind: fc.constant('cancel' as const), number, key: fc.integer({ min: 10, max: 14 }) }),
    fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }),
  ),
  { minLength: 1, maxLength: 10 },
)

const run = async (given: readonly Step[]) => {
  const person = PEOPLE.find(({ oauth_profile: { sub } }) => sub === SUB)
  if (person === undefined) throw new Error('She is seeded.')
  const storage = memoryStorage()
  const clock = movingClock({ now: () => Date.parse('2026-11-20T09:00:00Z'), firstDay: () => TODAY, storage })
  const { visit, errors } = startApi('server', { storage, clock, limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } })
  const visitor = visit()
  await visitor.signIn(SUB)
  await confirmByCode(visitor)
  const body = retirementWithdrawalBody(person, TODAY)
  const send = (path: string, key: number, asked: unknown) =>
    visitor.send({ method: 'POST', path, body: asked, headers: keyed(String(key)) })
  for (const step of given) {
    if (step.kind === 'days') await clock.move(step.days)
    else if (step.kind === 'ask') await send('/api/v2/services/esign/withdraw/retirement', step.key, body)
    else if (step.kind === 'cancel') await send(`/api/v2/services/operations/${FIRST + step.number}/cancel`, step.key, {})
    else await recordSignature({ options: { storage, clock } }, person, String(FIRST + step.number), step.kind === 'sign')
  }
  return { person, entries: await storage.journal.read(SUB), errors, now: momentOf(clock) }
}

test.prop([steps], { numRuns: Math.ceil(SLOW.numRuns / 3) })(
  '[RWD-05] [LEDG-01] [LEDG-06] [LEDG-08] however it is asked for, signed, refused or taken back, the ledger balances, no lot is sold twice, and a key asks once',
  async (given) => {
    const { person, entries, errors, now } = await run(given)
    expect(errors).toEqual([])
    const settled = settle(person, entries, now)
    const ledger = settled.done?.entries ?? []
    for (const { postings } of ledger) for (const sum of sumsByAsset(postings).values()) expect(sum.isZero()).toBe(true)
    expect(overdrawn(withEntries(NO_BALANCES, ledger))).toEqual([])
    const sales = ledger.flatMap(({ operation }) => settled.operations?.find(({ id }) => id === operation)?.policy_id ?? [])
    expect(new Set(sales).size).toBe(sales.length)
    const keys = (settled.operations ?? []).flatMap(({ request_key: key }) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    expect(JSON.stringify(settle(person, entries, now).operations)).toBe(JSON.stringify(settled.operations))
  },
)
