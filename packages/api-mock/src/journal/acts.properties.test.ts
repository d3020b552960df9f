import { fc, test } from '@fast-check/vitest'
import { lotsHeld, NO_BALANCES, overdrawn, paidInOf, sumsByAsset, withEntries } from '@hautelisse/domain/ledger'
import { sumEuros } from '@hautelisse/domain/money'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { expect } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { accountOn, accountsOn } from '../portfolios/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { BY_DEBIT, keyed, MONTHLY, PAYMENT, paymentBody, startApi, TODAY } from '../testing/index.ts'
import { momentOf } from './moment.ts'
import { recordCard } from './record.ts'
import { settle } from './settle.ts'

const SYLVIE = PEOPLE.find(({ oauth_profile: { sub } }) => sub === 'sylvie-garnier')

type Paid = {
  readonly kind: 'card' | 'debit' | 'monthly'
  readonly cents: number
  readonly isAccepted: boolean
  readonly key: number
}
type Step =
  | Paid
  | { readonly kind: 'cancel' | 'stop'; readonly number: number; readonly key: number }
  | { readonly kind: 'switch'; readonly plan: keyof typeof SWITCHES; readonly cents: number; readonly key: number }
  | { readonly kind: 'days'; readonly days: number }

/** Funds that are switched in a contract of each family; payments go to the same savings plan. */
const SWITCHES = {
  ais: { company: 'ent-lison', policy: '00317740', out: 'actions-monde-horizon', into: 'obligations-europe' },
  s2e: { company: 'ent-aubrenne', policy: '00482190', out: 'actions-europe-durable', into: 'obligations-responsables' },
} as const

const switchBody = (plan: keyof typeof SWITCHES, amount: number) => {
  const { company, policy, out, into } = SWITCHES[plan]
  const side = (id: string) => ({ policy_id: policy, investments: [{ id, amount }] })
  return { main_company_id: company, source: side(out), destination: side(into) }
}

const isPaid = (step: Step): step is Paid => step.kind === 'card' || step.kind === 'debit' || step.kind === 'monthly'

const number = fc.integer({ min: 1, max: 12 })
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('card', 'debit', 'monthly'),
      cents: fc.integer({ min: 1, max: 300_000 }),
      isAccepted: fc.boolean(),
      key: number,
    }),
    fc.record({ kind: fc.constantFrom('cancel', 'stop'), number, key: number }),
    fc.record({
      kind: fc.constant('switch' as const),
      plan: fc.constantFrom('ais', 's2e'),
      cents: fc.integer({ min: 1, max: 900_000 }),
      key: number,
    }),
    fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 40 }) }),
  ),
  { minLength: 1, maxLength: 25 },
)

const KINDS = { card: {}, debit: BY_DEBIT, monthly: MONTHLY } as const

const run = async (given: readonly Step[]) => {
  const storage = memoryStorage()
  const now = (): number => Date.parse('2026-11-20T09:00:00Z')
  const clock = movingClock({ now, firstDay: () => TODAY, storage })
  const { visit, errors } = startApi('server', { storage, clock, limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } })
  const visitor = visit()
  await visitor.signIn('sylvie-garnier')
  const send = (path: string, key: number, body: unknown) =>
    visitor.send({ method: 'POST', path, body, headers: keyed(String(key)) })
  const [paid, switched] = [new Set<number>(), new Set<string>()]
  for (const step of given) {
    if (isPaid(step)) {
      const answer = await send(PAYMENT, step.key, paymentBody({ amount: step.cents / 100, ...KINDS[step.kind] }))
      if (answer.status !== 200) continue
      paid.add(step.key)
      const { s2e_transaction_id: id } = answer.json() as { readonly s2e_transaction_id: string }
      if (step.kind === 'card' && SYLVIE !== undefined)
        await recordCard({ options: { storage, clock } }, SYLVIE, id, step.isAccepted)
    } else if (step.kind === 'switch') {
      const path = `/api/v2/services/api-${step.plan}/transactional/arbitration`
      const { status } = await send(path, step.key, switchBody(step.plan, step.cents / 100))
      if (status === 204) switched.add(`${step.plan} ${step.key}`)
    } else if (step.kind === 'days') await clock.move(step.days)
    else if (step.kind === 'cancel') await send(`/api/v2/services/operations/${41720000 + step.number}/cancel`, step.key, {})
    else
      await send('/api/v2/services/api-s2e/cancel-periodic-voluntary-payment', step.key, {
        id: String(41720000 + step.number),
      })
  }
  const entries = await storage.journal.read('sylvie-garnier')
  return { entries, paid, switched, errors, now: momentOf(clock) }
}

test.prop([steps], SLOW)(
  '[LEDG-01] [LEDG-05] [LEDG-06] [LEDG-07] [LEDG-08] [FSW-05] whatever a person does and however time passes, the ledger balances, nothing is overdrawn, and each key paid or switched once',
  async (given) => {
    const { entries, paid, switched, errors, now } = await run(given)
    if (SYLVIE === undefined) throw new Error('Sylvie is seeded.')
    const { done } = settle(SYLVIE, entries, now)
    const ledger = done?.entries ?? []
    expect(errors).toEqual([])
    for (const { postings } of ledger) for (const sum of sumsByAsset(postings).values()) expect(sum.isZero()).toBe(true)
    const balances = withEntries(NO_BALANCES, ledger)
    expect(overdrawn(balances)).toEqual([])
    const added = [...(done?.lots.values() ?? [])].flatMap(({ lots }) => lots).filter((lot) => lot.acquired_on > TODAY)
    const cost = sumEuros(added.map((lot) => lot.paid))
    // A bulletin that nobody answers is invested too, in more than one plan.
    const paidIn = sumEuros(
      SYLVIE.accounts.flatMap(({ policy_id }) => ['', 'es'].map((compartment) => paidInOf(balances, policy_id, compartment))),
    )
    expect(paidIn.toFixed(2)).toBe(cost.toFixed(2))
    expect(lotsHeld(balances).every(({ units }) => units.greaterThan(0))).toBe(true)
    const payments = entries.filter(({ value }) => value.includes('"kind":"payment"'))
    expect(payments).toHaveLength(paid.size)
    expect(entries.filter(({ value }) => value.includes('"kind":"switch"'))).toHaveLength(switched.size)
    // Nothing is paid to the retirement contract: a switch leaves what was paid in, and no fund below nothing.
    const settled = settle(SYLVIE, entries, now)
    const contract = (person: typeof SYLVIE) => accountOn(person, SWITCHES.ais.policy, now.day)
    expect(contract(settled)?.paidIn).toEqual(contract(SYLVIE)?.paidIn)
    const held = accountsOn(settled, now.day).flatMap(({ investments = [] }) => investments)
    expect(held.filter(({ amount }) => amount.isNegative())).toEqual([])
    expect(JSON.stringify(settle(SYLVIE, entries, now).operations)).toBe(JSON.stringify(settle(SYLVIE, entries, now).operations))
  },
)
