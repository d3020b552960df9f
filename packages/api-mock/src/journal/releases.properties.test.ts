import { fc, test } from '@fast-check/vitest'
import type { Account } from '@hautelisse/domain/accounts'
import { NO_BALANCES, overdrawn, sumsByAsset, withEntries } from '@hautelisse/domain/ledger'
import { Decimal } from '@hautelisse/domain/money'
import { claimedOf } from '@hautelisse/domain/operations'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { expect } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { confirmByCode, keyed, NADIA_PEE, pdf, refundBody, releaseBody, startApi, TODAY } from '../testing/index.ts'
import { momentOf } from './moment.ts'
import { settle } from './settle.ts'

const SUB = 'nadia-belkhir'
const S2E = '/api/v2/services/api-s2e'

type Step =
  | { readonly kind: 'release'; readonly cents: number; readonly reason: string; readonly key: number }
  | { readonly kind: 'refund'; readonly cents: number; readonly reason: string; readonly key: number }
  | { readonly kind: 'documents'; readonly number: number; readonly key: number }
  | { readonly kind: 'cancel'; readonly number: number; readonly key: number }
  | { readonly kind: 'days'; readonly days: number }

const key = fc.integer({ min: 1, max: 30 })
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      kind: fc.constantFrom('release' as const, 'refund' as const),
      cents: fc.integer({ min: 1, max: 1_500_000 }),
      reason: fc.constantFrom('pee-disability', 'pee-death', 'pee-home', 'pee-end_of_contract'),
      key,
    }),
    fc.record({ kind: fc.constantFrom('documents' as const, 'cancel' as const), number: fc.integer({ min: 1, max: 9 }), key }),
    fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 12 }) }),
  ),
  { minLength: 1, maxLength: 12 },
)

const run = async (given: readonly Step[]) => {
  const storage = memoryStorage()
  const clock = movingClock({ now: () => Date.parse('2026-11-20T09:00:00Z'), firstDay: () => TODAY, storage })
  const { visit, errors } = startApi('server', { storage, clock, limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } })
  const visitor = visit()
  await visitor.signIn(SUB)
  await confirmByCode(visitor)
  const refund = await refundBody(visitor)
  const send = (path: string, number: number, body: unknown, files?: readonly File[]) =>
    visitor.send({ method: 'POST', path, body, headers: keyed(String(number)), ...(files === undefined ? {} : { files }) })
  for (const step of given) {
    if (step.kind === 'days') await clock.move(step.days)
    else if (step.kind === 'release') {
      const policies = [{ policy_id: NADIA_PEE, amount: step.cents / 100, funds: [] }]
      await send(`${S2E}/withdraw`, step.key, releaseBody({ release_id: step.reason, policies }))
    } else if (step.kind === 'refund') {
      const avoirs = refund.context.avoirs.map((one) => Object.assign({}, one, { amount: step.cents / 10_000 }))
      await send(`${S2E}/refunds`, step.key, { ...refund, context: { ...refund.context, avoirs } })
    } else if (step.kind === 'documents') {
      await send(`${S2E}/withdraw/documents/${41720000 + step.number}`, step.key, {}, [pdf()])
    } else await send(`/api/v2/services/operations/${41720000 + step.number}/cancel`, step.key, {})
  }
  return { entries: await storage.journal.read(SUB), errors, now: momentOf(clock) }
}

const unitsOf = (account: Account | undefined): Decimal =>
  (account?.investments ?? []).flatMap(({ lots = [] }) => lots).reduce((sum, { units }) => sum.plus(units), new Decimal(0))

test.prop([steps], { numRuns: Math.ceil(SLOW.numRuns / 3) })(
  '[REL-15] [LEDG-01] [LEDG-06] [LEDG-07] whatever is asked for and however time passes, the ledger balances, no lot is taken twice, and units are there or sold',
  async (given) => {
    const nadia = PEOPLE.find(({ oauth_profile: { sub } }) => sub === SUB)
    if (nadia === undefined) throw new Error('Nadia is seeded.')
    const { entries, errors, now } = await run(given)
    expect(errors).toEqual([])
    const settled = settle(nadia, entries, now)
    const ledger = settled.done?.entries ?? []
    for (const { postings } of ledger) for (const sum of sumsByAsset(postings).values()) expect(sum.isZero()).toBe(true)
    expect(overdrawn(withEntries(NO_BALANCES, ledger))).toEqual([])
    const pee = (person: typeof nadia) => accountsOn(person, now.day).find(({ policy_id }) => policy_id === NADIA_PEE)
    const sales = ledger
      .flatMap(({ postings }) => postings)
      .filter(({ account, quantity }) => account.startsWith(`holding/${NADIA_PEE}/`) && quantity.isNegative())
    const soldUnits = sales.reduce((sum, { quantity }) => sum.minus(quantity), new Decimal(0))
    // Units travel with six decimals.
    expect(
      unitsOf(pee(nadia))
        .minus(unitsOf(pee(settled)))
        .minus(soldUnits)
        .abs()
        .toNumber(),
    ).toBeLessThan(0.0001)
    expect(unitsOf(pee(settled)).isNegative()).toBe(false)
    const after = pee(settled)
    expect(claimedOf(after ?? {}).lessThanOrEqualTo(after?.balance ?? 0)).toBe(true)
    expect(JSON.stringify(settle(nadia, entries, now).operations)).toBe(JSON.stringify(settled.operations))
  },
)
