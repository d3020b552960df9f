import { fc, test } from '@fast-check/vitest'
import { BI_STATES } from '@hautelisse/domain/accounts'
import {
  consentUntil,
  connectorsCall,
  deleteConnectionCall,
  foundAccountsCall,
  openConnectionCall,
  refreshConnectionCall,
  returnCall,
  showAccountsCall,
  VISIT_RESULTS,
  type Connection,
  type Connector,
  type FoundAccount,
} from '@hautelisse/domain/aggregation'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { inProportion } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_CODES } from '../api/index.ts'
import { fakeClient, fakeNavigation, fakeStorage, settled } from '../testing/index.ts'
import { apiPorts, connectionMachine, linkingEntry, linkingMachine, selectCard, selectScreen } from './index.ts'
import type { ConnectionEvent, LinkingEvent, LinkingStep } from './index.ts'

const TODAY = plainDate('2026-11-20')
const WORDS = [null, ...BI_STATES] as const
/** Day of the consent: young, to be renewed, over. */
const GIVEN = ['2026-09-02', '2026-06-06', '2026-05-01'] as const
const EVENTS = [
  'refreshRequested',
  'confirmRequested',
  'renewalRequested',
  'deletionRequested',
  'deletionConfirmed',
  'deletionGivenUp',
] as const satisfies readonly ConnectionEvent['type'][]
const CODES = [...CLIENT_CODES, 'ERR_LIMIT', 'ERR_INTERNAL', 'ERR_CONFLICT', 'ERR_OTP']
const FATES = ['answered', ...CODES] as const
const CALLS = [refreshConnectionCall, openConnectionCall, deleteConnectionCall]

const linkOf = (bi_state: Connection['bi_state'], given: string): Connection => ({
  id: 'link-1',
  connector_id: 'elvenay',
  name: 'Crédit d’Elvenay',
  bi_state,
  given_on: plainDate(given),
  consent_until: consentUntil(plainDate(given)),
  last_update: { day: TODAY, time: '09:12' },
})

/** A linked bank on its card, whose calls end as a test says. */
const opened = (bi_state: Connection['bi_state'], given: string) => {
  const api = fakeClient()
  const changes: string[] = []
  const connection = linkOf(bi_state, given)
  const actor = createActor(connectionMachine, {
    input: {
      connection,
      today: TODAY,
      ports: apiPorts(api.client, 'sylvie'),
      navigation: fakeNavigation(),
      storage: fakeStorage(),
      changed: () => void changes.push('changed'),
      deleted: () => void changes.push('deleted'),
    },
  }).start()
  const ends = async (fate: string): Promise<void> => {
    for (const call of CALLS.filter(({ name }) => api.waiting().includes(name))) {
      if (fate !== 'answered') api.refuse(call, fate)
      else if (call === refreshConnectionCall) api.answer(refreshConnectionCall, { connection })
      else if (call === openConnectionCall) api.answer(openConnectionCall, { data: '/stand-in/bank/elvenay?state=abc' })
      else api.answer(deleteConnectionCall, 'OK')
    }
    await settled()
  }
  return { actor, changes, ends, card: () => selectCard(actor.getSnapshot()) }
}

/** Wherever the saver stands, the bank can be deleted. */
const expectWayOut = async ({ actor, ends, changes }: ReturnType<typeof opened>): Promise<void> => {
  if (actor.getSnapshot().status === 'done') return
  actor.send({ type: 'deletionRequested' })
  actor.send({ type: 'deletionConfirmed' })
  await ends('answered')
  expect([actor.getSnapshot().value, changes.at(-1)]).toEqual(['deleted', 'deleted'])
}

describe('a linked bank, whatever happens', () => {
  it.each(WORDS)('[AGGR-03] has a way on from each event and each end of its call: %s', async (word) => {
    for (const given of GIVEN)
      for (const event of EVENTS)
        for (const fate of FATES) {
          const link = opened(word, given)
          const before = link.card()
          link.actor.send({ type: event })
          await link.ends(fate)
          expect(link.card().of, `${event} ${fate}`).toBe(before.of)
          expect(link.card().connection).toEqual(before.connection)
          await expectWayOut(link)
        }
  })

  const gust = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...EVENTS).map((type) => ({ type })) },
    { weight: 2, arbitrary: fc.constantFrom(...FATES).map((fate) => ({ fate })) },
  )

  test.prop([fc.constantFrom(...WORDS), fc.constantFrom(...GIVEN), fc.array(gust, { maxLength: 20 })], inProportion(3))(
    '[AGGR-03] [AGGR-09] comes through any storm with what it held, and can be deleted',
    async (word, given, gusts) => {
      const link = opened(word, given)
      for (const one of gusts) {
        if (link.actor.getSnapshot().status === 'done') break
        if ('type' in one) link.actor.send(one)
        else await link.ends(one.fate)
        expect(link.card().connection).toEqual(linkOf(word, given))
      }
      await link.ends('NETWORK')
      await expectWayOut(link)
    },
  )
})

const BANKS: readonly Connector[] = [
  { id: 'elvenay', name: 'Crédit d’Elvenay', state: 'OPEN', asks_code: true },
  { id: 'acriere', name: 'Banque Acrière', state: 'CLOSED', asks_code: false },
]
const FOUND: FoundAccount = {
  id: 'a',
  type: 'LIFE',
  title: 'Assurance vie',
  policy_id: '95',
  balance: euros(100),
  is_known: false,
  is_shown: false,
}
const STEPS = ['choice', 'identification', 'callback', 'confirmation', 'done'] as const satisfies readonly LinkingStep[]
const KEPT = [undefined, {}, { state: 'abc' }, { link: 'link-1' }] as const
const LINKING_CALLS = [connectorsCall, openConnectionCall, returnCall, foundAccountsCall, showAccountsCall]

/** The way to a linked bank from an address, with what the tab kept of it. */
const linking = (step: LinkingStep, kept: (typeof KEPT)[number]) => {
  const api = fakeClient()
  const storage = fakeStorage()
  if (kept !== undefined) linkingEntry.write(storage, { connector: 'elvenay', name: 'Crédit d’Elvenay', renews: false, ...kept })
  const actor = createActor(linkingMachine, {
    input: {
      step,
      state: 'abc',
      today: TODAY,
      ports: apiPorts(api.client, 'sylvie'),
      navigation: fakeNavigation(),
      storage,
      rereadScopes: () => {},
    },
  }).start()
  const answers: Readonly<Record<string, (result: (typeof VISIT_RESULTS)[number]) => void>> = {
    [connectorsCall.name]: () => api.answer(connectorsCall, { connectors: [...BANKS] }),
    [openConnectionCall.name]: () => api.answer(openConnectionCall, { data: '/stand-in/bank/elvenay?state=abc' }),
    [returnCall.name]: (result) => api.answer(returnCall, { result, connection_id: 'link-1', name: '', is_new: true }),
    [foundAccountsCall.name]: () =>
      api.answer(foundAccountsCall, { name: '', accounts: [FOUND, { ...FOUND, id: 'b' }], left_out: [] }),
    [showAccountsCall.name]: () => api.answer(showAccountsCall, 'OK'),
  }
  const ends = async (fate: string): Promise<void> => {
    for (const call of LINKING_CALLS.filter(({ name }) => api.waiting().includes(name))) {
      const result = VISIT_RESULTS.find((one) => one === fate)
      if (result === undefined) api.refuse(call, fate)
      else answers[call.name]?.(result)
    }
    await settled()
  }
  return { actor, ends, waiting: api.waiting, screen: () => selectScreen(actor.getSnapshot()) }
}

describe('the way to a linked bank, whatever happens', () => {
  const events: fc.Arbitrary<LinkingEvent> = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('nextRequested' as const, 'retryRequested' as const).map((type) => ({ type })) },
    fc.constant<LinkingEvent>({ type: 'previousRequested' }),
    fc.constantFrom('elvenay', 'acriere', 'nobody').map((id): LinkingEvent => ({ type: 'connectorChosen', id })),
    fc.boolean().map((on): LinkingEvent => ({ type: 'agreementTicked', on })),
    fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()).map(([id, on]): LinkingEvent => ({ type: 'accountTicked', id, on })),
    fc.constantFrom(...STEPS).map((step): LinkingEvent => ({ type: 'stepReached', step })),
  )
  const gust = fc.oneof(
    { weight: 4, arbitrary: events.map((event) => ({ event })) },
    { weight: 2, arbitrary: fc.constantFrom(...VISIT_RESULTS).map((fate) => ({ fate })) },
    { weight: 1, arbitrary: fc.constantFrom(...CODES).map((fate) => ({ fate })) },
  )

  test.prop([fc.constantFrom(...STEPS), fc.constantFrom(...KEPT), fc.array(gust, { maxLength: 30 })], inProportion(3))(
    '[AGGR-01] [AGGR-02] never waits for nothing, keeps the bank that was chosen, and comes to its end',
    async (step, kept, gusts) => {
      const way = linking(step, kept)
      const isOver = () => way.actor.getSnapshot().status === 'done'
      const chosen = () => way.actor.getSnapshot().context.chosen?.name
      for (const one of gusts) {
        if (isOver()) break
        const before = chosen()
        if ('event' in one) way.actor.send(one.event)
        else await way.ends(one.fate)
        if (before !== undefined) expect(chosen()).toBe(before)
        if (!isOver()) expect(way.screen() !== 'waiting' || way.waiting().length > 0).toBe(true)
      }
      for (let turn = 0; turn < 12 && !isOver(); turn += 1) {
        for (const event of [
          { type: 'connectorChosen', id: 'elvenay' },
          { type: 'agreementTicked', on: true },
          { type: 'retryRequested' },
          { type: 'nextRequested' },
        ] as const)
          if (!isOver() && way.waiting().length === 0 && !way.actor.getSnapshot().matches('leaving')) way.actor.send(event)
        // What the bank's page does is outside: a saver who left for it is on their way.
        if (way.actor.getSnapshot().matches('leaving')) return
        await way.ends('CONNECTED')
      }
      expect(isOver()).toBe(true)
    },
  )
})
