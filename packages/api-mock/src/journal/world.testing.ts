import { fc } from '@fast-check/vitest'
import type { Account } from '@hautelisse/domain/accounts'
import { addDays, addMonths, formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { Decimal, sumEuros, type Euros } from '@hautelisse/domain/money'
import { unclaimed, type Operation, type UnclaimedLot } from '@hautelisse/domain/operations'
import { freeLots, soonFreeLots } from '@hautelisse/domain/release'

import { EURO_FUND, offeredFunds, PEOPLE, type Person } from '../people/index.ts'
import { accountsOn, IN_TRANSIT } from '../portfolios/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage, type Journal, type JournalEntry } from '../storage/index.ts'
import { confirmByCode, keyed, pdf, retirementWithdrawalBody, startApi, TODAY, type Visitor } from '../testing/index.ts'
import { momentOf } from './moment.ts'
import { recordCard, recordSignature } from './record.ts'
import { settler } from './settler.ts'

/** Savers of both families whose acts meet on one contract; each is paid by the company, or has an account for transfers. */
export const SAVERS = ['nadia-belkhir', 'sylvie-garnier', 'marie-antoinette-de-la-rochebrune'] as const
export type Saver = (typeof SAVERS)[number]

/** Their contracts on which acts of several kinds meet. */
export const CONTRACTS: ReadonlySet<string> = new Set([
  '00771201',
  '00771221',
  '00317740',
  '00482190',
  '00482201',
  '00999901',
  '00999904',
])

const share = fc.integer({ min: 1, max: 130 })
const which = fc.nat({ max: 5 })
const who = fc.constantFrom(...SAVERS)
const kind = <const Kind extends string>(name: Kind): fc.Arbitrary<Kind> => fc.constant(name)

const REASONS = [
  'pee-disability',
  'pee-death',
  'pee-home',
  'pee-end_of_contract',
  'per-disability',
  'per-home',
  'perco-disability',
]

/** Everything that a saver can do, a refusal included, and days that pass. Shares are percents of what is there: some are too much. */
export const worldSteps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: kind('refund'), who, which, share, isLater: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('switch'), who, which, share, into: which }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: kind('release'),
        who,
        which,
        share,
        reason: fc.constantFrom(...REASONS),
        hasFiles: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: kind('pay'), who, which, share, way: fc.constantFrom('card', 'debit', 'monthly') }),
    },
    { weight: 1, arbitrary: fc.record({ kind: kind('retire'), who: kind('marie-antoinette-de-la-rochebrune') }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('bulletin'), who: fc.constantFrom('sylvie-garnier', 'nadia-belkhir') }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('documents'), who, which }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('told'), who, which, isGood: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('cancel'), who, which }) },
    { weight: 1, arbitrary: fc.record({ kind: kind('outcome'), who, event: fc.constantFrom('documents', 'debit') }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('days'), days: fc.integer({ min: 1, max: 9 }) }) },
  ),
  { minLength: 3, maxLength: 9 },
)
export type WorldStep = typeof worldSteps extends fc.Arbitrary<(infer Step)[]> ? Step : never

const YEAR_MS = 40 * 365 * 86_400_000
const CENTS = 2
const S2E = '/api/v2/services/api-s2e'

const partOf = (amount: Euros, percent: number): number =>
  new Decimal(amount).times(percent).dividedBy(100).toDecimalPlaces(CENTS, Decimal.ROUND_HALF_UP).toNumber()
const worth = (lots: readonly UnclaimedLot[]): Euros => sumEuros(lots.map(({ amount }) => amount))
const fundsOf = (account: Account): readonly string[] => [
  ...new Set([...(account.investments ?? []).map(({ id }) => id).filter((id) => id !== IN_TRANSIT), ...offeredFunds(account)]),
]
const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[items.length === 0 ? 0 : at % items.length]

/** A journal that can be emptied between two worlds: sessions go on, what was done is gone. */
const emptiedJournal = (journal: Journal) => {
  let world = ''
  const of = (person: string): string => `${world} ${person}`
  const fresh: Journal = {
    append: (person, after, entries) => journal.append(of(person), after, entries),
    last: (person) => journal.last(of(person)),
    read: (person, after, most) => journal.read(of(person), after, most),
    find: (person, key) => journal.find(of(person), key),
  }
  return { fresh, begin: (name: string) => void (world = name) }
}

/** Acts through the API in memory, for three savers who are signed in once: each world begins anew with what was seeded. */
export const openWorlds = async () => {
  const kept = memoryStorage()
  const { fresh, begin } = emptiedJournal(kept.journal)
  const storage = { ...kept, journal: fresh }
  let [worlds, moved, keys, texts] = [0, 0, 0, 0]
  const now = (): number => Date.parse('2026-11-20T09:00:00Z')
  const clock = { ...movingClock({ now, firstDay: () => TODAY, storage }), today: (): PlainDate => addDays(TODAY, moved) }
  const limits = { actsPerMinute: Number.MAX_SAFE_INTEGER, absoluteMs: YEAR_MS, inactivityMs: YEAR_MS }
  const { visit, errors } = startApi('server', { storage, clock, limits, random: () => `text-${(texts += 1)}` })
  const visitors = new Map<string, Visitor>()
  for (const sub of SAVERS) {
    const visitor = visit()
    await visitor.signIn(sub)
    await confirmByCode(visitor)
    visitors.set(sub, visitor)
  }
  let reader = settler({ storage, clock })
  const seeded = (sub: string): Person => PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === sub) as Person
  const standing = (sub: string): Promise<Person> => reader.settled(seeded(sub))
  const send = async (sub: Saver, path: string, body: unknown, files?: readonly File[]) =>
    visitors.get(sub)?.send({
      method: 'POST',
      path,
      body,
      headers: keyed(`key-${worlds}-${(keys += 1)}`),
      ...(files === undefined ? {} : { files }),
    })
  const accountsOf = async (sub: Saver) => {
    const today = clock.today()
    return accountsOn(await standing(sub), today)
      .filter(({ policy_id }) => CONTRACTS.has(policy_id))
      .map((account) => ({ account, lots: unclaimed(account, [], today) }))
  }
  /** An operation of which something is true, or else one that is not there. */
  const operationOf = async (sub: Saver, at: number, is: (operation: Operation) => boolean): Promise<string> =>
    pick((await standing(sub)).done?.operations.filter(is) ?? [], at)?.id ?? 'none'
  const acts: { readonly [Kind in WorldStep['kind']]: (step: Extract<WorldStep, { kind: Kind }>) => Promise<unknown> } = {
    refund: async (step) => {
      const open = step.isLater ? soonFreeLots : freeLots
      const found = (await accountsOf(step.who)).filter(({ account }) => account.scope === 's2e')
      const one = pick(
        found.filter(({ lots }) => open(lots, clock.today()).length > 0),
        step.which,
      )
      if (one === undefined) return undefined
      const byFund = Map.groupBy(open(one.lots, clock.today()), ({ fund }) => fund)
      const avoirs = [...byFund].slice(0, 2).map(([investment_id, lots]) => {
        return { policy_id: one.account.policy_id, investment_id, amount: partOf(worth(lots), step.share) }
      })
      const type = step.isLater ? 'REMBOURSEMENT_A_ECHEANCE' : 'REMBOURSEMENT_DISPONIBLE'
      return send(step.who, `${S2E}/refunds`, { context: { id_entreprise: one.account.company_id, type, avoirs }, reason: null })
    },
    release: async (step) => {
      const found = (await accountsOf(step.who)).filter(({ account }) => account.scope === 's2e')
      const one = pick(found, step.which)
      if (one === undefined) return undefined
      const amount = step.share > 100 ? null : partOf(worth(one.lots), step.share)
      const policies = [{ policy_id: one.account.policy_id, amount, funds: [] }]
      const event_date = formatFrenchDate(addMonths(clock.today(), -(step.which % 4)))
      const body = { company_id: one.account.company_id, release_id: step.reason, event_date, policies }
      const answer = await send(step.who, `${S2E}/withdraw`, body)
      if (!step.hasFiles || answer?.status !== 200) return answer
      const { s2e_transaction_id: id } = answer.json() as { readonly s2e_transaction_id: string }
      return send(step.who, `${S2E}/withdraw/documents/${id}`, {}, [pdf()])
    },
    switch: async (step) => {
      const one = pick(await accountsOf(step.who), step.which)
      const fund = one && pick([...Map.groupBy(one.lots, (lot) => lot.fund)], step.into)
      if (one === undefined || fund === undefined) return undefined
      const into = pick(
        fundsOf(one.account).filter((id) => id !== fund[0] && id !== EURO_FUND.id),
        step.into,
      )
      const amount = partOf(worth(fund[1]), step.share)
      const { policy_id, company_id, scope } = one.account
      const side = (id: string | undefined) => ({ policy_id, investments: [{ id, amount }] })
      const body = { main_company_id: company_id, source: side(fund[0]), destination: side(into) }
      return send(step.who, `/api/v2/services/api-${scope}/transactional/arbitration`, body)
    },
    pay: async (step) => {
      const found = (await accountsOf(step.who)).filter(({ account }) => account.scope === 's2e')
      const one = pick(found, step.which)
      const fund = one && pick(fundsOf(one.account), step.which)
      if (one === undefined || fund === undefined) return undefined
      const { policy_id, company_id } = one.account
      const amount = 15 + step.share
      const rum = (await standing(step.who)).s2e_profile?.bank_accounts.find(({ warrant }) => warrant !== null)?.warrant?.rum
      const debit = step.way === 'card' ? { method: 'CARD' } : { method: 'DIRECT_DEBIT', rum }
      const again = step.way === 'monthly' ? { periodicity: 'MENSUELLE', debit_day: 10 } : {}
      return send(step.who, `${S2E}/transactional/voluntary_payment`, {
        main_company_id: company_id,
        policy_id,
        kind: step.way === 'monthly' ? 'PERIODIC' : 'PUNCTUAL',
        amount,
        ...debit,
        ...again,
        repartitions: [{ id: policy_id, investments: [{ id: fund, amount }] }],
      })
    },
    retire: async ({ who: sub }) =>
      send(sub, '/api/v2/services/esign/withdraw/retirement', retirementWithdrawalBody(await standing(sub), clock.today())),
    bulletin: async ({ who: sub }) => {
      const answer = await visitors.get(sub)?.get(`${S2E}/transactional/option-bulletins`)
      const { s2e_option_bulletins: bulletins = [] } = (answer?.status === 200 ? answer.json() : {}) as Bulletins
      const [one] = bulletins
      if (one === undefined) return undefined
      const instructions = (one.default_affectations ?? []).flatMap(({ policy_id, investments }) =>
        investments.map(({ id, amount }) => ({ policy_id, investment_id: id, amount })),
      )
      const body = { id: one.id, company_id: one.company_id, payment_amount: 0, instructions }
      return send(
        sub,
        `${S2E}/transactional/option-bulletin`,
        one.answer === undefined ? body : { ...body, version: one.answer.version },
      )
    },
    documents: async ({ who: sub, which: at }) => {
      const id = await operationOf(sub, at, ({ timeline = [] }) =>
        timeline.some(({ step, done }) => step === 'documents' && !done),
      )
      return send(sub, `${S2E}/withdraw/documents/${id}`, {}, [pdf()])
    },
    told: async ({ who: sub, which: at, isGood }) => {
      // A door is open as long as the operation waits for it.
      const id = await operationOf(sub, at, ({ url }) => url !== undefined)
      const url = (await standing(sub)).operations?.find((one) => one.id === id)?.url
      if (url === undefined) return undefined
      const record = url.includes('signature') ? recordSignature : recordCard
      return record({ options: { storage, clock } }, seeded(sub), id, isGood)
    },
    cancel: async ({ who: sub, which: at }) =>
      send(
        sub,
        `/api/v2/services/operations/${await operationOf(sub, at, ({ cancellable }) => cancellable === true)}/cancel`,
        {},
      ),
    outcome: ({ who: sub, event }) =>
      send(
        sub,
        '/api/outcomes',
        event === 'documents' ? { event, outcome: 'refused', times: 1 } : { event, outcome: 'rejected', times: 1 },
      ),
    days: async ({ days }) => void (moved += days),
  }
  return {
    begin: () => {
      ;[worlds, moved] = [worlds + 1, 0]
      begin(`world-${worlds}`)
      reader = settler({ storage, clock })
    },
    act: (step: WorldStep) => acts[step.kind](step as never) as Promise<{ readonly status: number } | undefined>,
    standing,
    send,
    read: async (sub: Saver, path: string, body: unknown = {}): Promise<unknown> =>
      (await visitors.get(sub)?.post(path, body))?.json(),
    get: async (sub: Saver, path: string): Promise<unknown> => (await visitors.get(sub)?.get(path))?.json(),
    today: () => clock.today(),
    moment: () => momentOf(clock),
    journal: (sub: string): Promise<readonly JournalEntry[]> => storage.journal.read(sub),
    errors,
  }
}

type Bulletins = {
  readonly s2e_option_bulletins?: readonly {
    readonly id: string
    readonly company_id: string
    readonly answer?: { readonly version: number }
    readonly default_affectations?: readonly {
      readonly policy_id: string
      readonly investments: readonly { readonly id: string; readonly amount: number }[]
    }[]
  }[]
}
