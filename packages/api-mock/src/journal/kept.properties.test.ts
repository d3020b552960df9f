import { fc, test } from '@fast-check/vitest'
import { addDays } from '@hautelisse/domain/calendar'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { expect } from 'vitest'

import { PEOPLE, type Person } from '../people/index.ts'
import { accountsAnew, anew } from '../portfolios/anew.testing.ts'
import { accountsOn } from '../portfolios/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import {
  BY_DEBIT,
  confirmByCode,
  keyed,
  MONTHLY,
  NADIA_PEE,
  PAYMENT,
  paymentBody,
  releaseBody,
  RETIREMENT_PAYMENT,
  retirementBody,
  retirementWithdrawalBody,
  startApi,
  TODAY,
  type Visitor,
} from '../testing/index.ts'
import { momentOf } from './moment.ts'
import { recordCard, recordSignature } from './record.ts'
import { settle } from './settle.ts'
import { settler } from './settler.ts'

const SYLVIE = 'sylvie-garnier'
const NADIA = 'nadia-belkhir'
const MARIE = 'marie-antoinette-de-la-rochebrune'
const ACTORS = PEOPLE.filter(({ oauth_profile: { sub } }) => [SYLVIE, NADIA, MARIE].includes(sub))

type Step =
  | { readonly kind: 'pay'; readonly by: keyof typeof PAID; readonly cents: number }
  | { readonly kind: 'switch'; readonly plan: keyof typeof SWITCHES; readonly cents: number }
  | { readonly kind: 'release'; readonly cents: number }
  | { readonly kind: 'retire' }
  | { readonly kind: 'card'; readonly number: number; readonly isAccepted: boolean }
  | { readonly kind: 'sign'; readonly number: number; readonly isAccepted: boolean }
  | { readonly kind: 'cancel'; readonly sub: string; readonly number: number }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number }

const PAID = {
  card: (amount: number) => [PAYMENT, paymentBody({ amount })] as const,
  debit: (amount: number) => [PAYMENT, paymentBody({ amount, ...BY_DEBIT })] as const,
  monthly: (amount: number) => [PAYMENT, paymentBody({ amount, ...MONTHLY })] as const,
  retirement: (amount: number) => [RETIREMENT_PAYMENT, retirementBody({ amount })] as const,
}

const SWITCHES = {
  ais: { company: 'ent-lison', policy: '00317740', out: 'actions-monde-horizon', into: 'obligations-europe' },
  s2e: { company: 'ent-aubrenne', policy: '00482190', out: 'actions-europe-durable', into: 'obligations-responsables' },
} as const

const FIRST = 41_720_001
const number = fc.nat({ max: 4 })
const cents = fc.integer({ min: 1500, max: 300_000 })
const kindOf = <const Kind extends Step['kind']>(kind: Kind): fc.Arbitrary<Kind> => fc.constant(kind)
const told = { number, isAccepted: fc.boolean() }
const methods = fc.constantFrom('card', 'debit', 'monthly', 'retirement')
const anybody = fc.constantFrom(SYLVIE, NADIA, MARIE)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: kindOf('pay'), by: methods, cents }) },
    { weight: 2, arbitrary: fc.record({ kind: kindOf('switch'), plan: fc.constantFrom('ais', 's2e'), cents }) },
    { weight: 1, arbitrary: fc.record({ kind: kindOf('release'), cents }) },
    { weight: 1, arbitrary: fc.record({ kind: kindOf('retire') }) },
    { weight: 1, arbitrary: fc.record({ kind: kindOf('card'), ...told }) },
    { weight: 1, arbitrary: fc.record({ kind: kindOf('sign'), ...told }) },
    { weight: 1, arbitrary: fc.record({ kind: kindOf('cancel'), sub: anybody, number }) },
    { weight: 3, arbitrary: fc.record({ kind: kindOf('minutes'), minutes: fc.constantFrom(1, 29, 30, 540) }) },
    { weight: 3, arbitrary: fc.record({ kind: kindOf('days'), days: fc.integer({ min: 1, max: 9 }) }) },
  ),
  { minLength: 3, maxLength: 10 },
)

const YEAR_MS = 365 * 86_400_000

/** A server for each of three people, on one storage: a server that reads beside them sees nothing of what they keep. */
const open = async () => {
  const storage = memoryStorage()
  let [passed, keys, texts] = [0, 0, 0]
  const now = (): number => Date.parse('2026-11-20T09:00:00Z') + passed * 60_000
  const clock = movingClock({ now, firstDay: () => TODAY, storage })
  const options = { options: { storage, clock } }
  const limits = { actsPerMinute: Number.MAX_SAFE_INTEGER, absoluteMs: YEAR_MS, inactivityMs: YEAR_MS }
  const visitors = new Map<string, Visitor>()
  for (const { oauth_profile } of ACTORS) {
    const { sub } = oauth_profile
    const { visit } = startApi('server', { storage, clock, limits, random: () => `text-${(texts += 1)}` })
    const visitor = visit()
    await visitor.signIn(sub)
    await confirmByCode(visitor)
    visitors.set(sub, visitor)
  }
  const send = async (sub: string, path: string, body: unknown = {}): Promise<void> => {
    const answer = await visitors.get(sub)?.send({ method: 'POST', path, body, headers: keyed(`key-${(keys += 1)}`) })
    // An act may be refused for what it asks, never for the session: everybody here is signed in.
    expect(answer?.status).not.toBe(401)
  }
  const personOf = (sub: string): Person => ACTORS.find(({ oauth_profile }) => oauth_profile.sub === sub) as Person

  const done: { readonly [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>) => Promise<unknown> } = {
    pay: async ({ by: method, cents: amount }) => {
      const [path, body] = PAID[method](amount / 100)
      return send(SYLVIE, path, body)
    },
    switch: async ({ plan, cents: sum }) => {
      const { company, policy, out, into } = SWITCHES[plan]
      const side = (id: string) => ({ policy_id: policy, investments: [{ id, amount: sum / 100 }] })
      const body = { main_company_id: company, source: side(out), destination: side(into) }
      return send(SYLVIE, `/api/v2/services/api-${plan}/transactional/arbitration`, body)
    },
    release: async ({ cents: sum }) => {
      const policies = [{ policy_id: NADIA_PEE, amount: sum / 100, funds: [] }]
      return send(NADIA, '/api/v2/services/api-s2e/withdraw', releaseBody({ release_id: 'pee-end_of_contract', policies }))
    },
    retire: async () =>
      send(MARIE, '/api/v2/services/esign/withdraw/retirement', retirementWithdrawalBody(personOf(MARIE), clock.today())),
    card: ({ number: which, isAccepted }) => recordCard(options, personOf(SYLVIE), String(FIRST + which), isAccepted),
    sign: ({ number: which, isAccepted }) => recordSignature(options, personOf(MARIE), String(FIRST + which), isAccepted),
    cancel: async ({ sub, number: which }) => send(sub, `/api/v2/services/operations/${FIRST + which}/cancel`),
    minutes: async ({ minutes }) => void (passed += minutes),
    days: ({ days }) => clock.move(days),
  }
  return { storage, clock, act: (step: Step) => done[step.kind](step as never) }
}

/** Everything that a value says, maps and sets included; the numbers of lots only tell what is kept apart. */
const written = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'number') return undefined
    return part instanceof Map || part instanceof Set ? [...part] : part
  })

/** Two switches of one contract that are both done: what is held after the first is not what is held after the second. */
const TWICE: readonly Step[] = [
  { kind: 'switch', plan: 'ais', cents: 50_000 },
  { kind: 'days', days: 9 },
  { kind: 'switch', plan: 'ais', cents: 50_000 },
  { kind: 'days', days: 9 },
]

/** One payment by card that comes in and one that lapses: the minute, the day and new entries change what stands. */
const BY_CARD: readonly Step[] = [
  { kind: 'pay', by: 'card', cents: 20_000 },
  { kind: 'card', number: 0, isAccepted: true },
  { kind: 'pay', by: 'card', cents: 30_000 },
  { kind: 'minutes', minutes: 30 },
  { kind: 'days', days: 4 },
  { kind: 'pay', by: 'card', cents: 25_000 },
  { kind: 'card', number: 3, isAccepted: true },
  { kind: 'days', days: 4 },
]

const examples: [readonly Step[], number][] = [
  [TWICE, 0],
  [BY_CARD, 0],
]

test.prop([steps, fc.nat({ max: 9 })], { examples, numRuns: examples.length + Math.ceil(SLOW.numRuns / 3) })(
  '[LEDG-07] what is kept of people and their contracts is what is computed anew, whatever anybody does on any server, and however time passes',
  async (given, daysAgo) => {
    const { storage, clock, act } = await open()
    const { settled } = settler({ storage, clock })
    for (const step of given) {
      await act(step)
      for (const person of ACTORS) {
        const [kept, entries] = [await settled(person), await storage.journal.read(person.oauth_profile.sub)]
        expect(written(kept)).toBe(anew(() => written(settle(person, entries, momentOf(clock)))))
        accountsOn(kept, clock.today())
      }
    }
    const day = addDays(clock.today(), -daysAgo)
    for (const person of ACTORS) {
      const kept = await settled(person)
      if (kept !== person) expect(written(accountsOn(kept, day))).toBe(written(accountsAnew(kept, day)))
    }
  },
)
