import { BI_STATES } from '@hautelisse/domain/accounts'
import {
  consentUntil,
  deleteConnectionCall,
  openConnectionCall,
  refreshConnectionCall,
  type Connection,
} from '@hautelisse/domain/aggregation'
import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { fakeClient, fakeNavigation, fakeStorage, settled } from '../testing/index.ts'
import { apiPorts, connectionMachine, linkingEntry, selectCard } from './index.ts'

const TODAY = plainDate('2026-11-20')
const LINK: Connection = {
  id: 'link-1',
  connector_id: 'elvenay',
  name: 'Crédit d’Elvenay',
  bi_state: null,
  given_on: plainDate('2026-09-02'),
  consent_until: consentUntil(plainDate('2026-09-02')),
  last_update: { day: TODAY, time: '09:12' },
}

const opened = (change: Partial<Connection> = {}) => {
  const api = fakeClient()
  const navigation = fakeNavigation()
  const storage = fakeStorage()
  const changes: string[] = []
  const actor = createActor(connectionMachine, {
    input: {
      connection: { ...LINK, ...change },
      today: TODAY,
      ports: apiPorts(api.client, 'sylvie'),
      navigation,
      storage,
      changed: () => void changes.push('changed'),
      deleted: () => void changes.push('deleted'),
    },
  }).start()
  return {
    ...api,
    actor,
    moves: navigation.moves,
    storage,
    changes,
    state: () => actor.getSnapshot().value,
    card: () => selectCard(actor.getSnapshot()),
  }
}

const STATES: Readonly<Record<(typeof BI_STATES)[number], string>> = {
  SCARequired: 'toConfirm',
  webauthRequired: 'toConfirm',
  additionalInformationNeeded: 'toConfirm',
  decoupled: 'toConfirm',
  validating: 'updating',
  wrongpass: 'refused',
  passwordExpired: 'refused',
  actionNeeded: 'waitingForAction',
  rateLimiting: 'silent',
  websiteUnavailable: 'silent',
  bug: 'silent',
  unknown: 'silent',
  notSupported: 'closed',
}

describe('a linked bank', () => {
  it.each(BI_STATES)('[AGGR-03] has a state for each word of the aggregator, and can be deleted in it: %s', async (bi_state) => {
    const link = opened({ bi_state })
    expect(link.state()).toBe(STATES[bi_state])
    link.actor.send({ type: 'deletionRequested' })
    expect(link.card().isAskingDeletion).toBe(true)
    link.actor.send({ type: 'deletionGivenUp' })
    expect(link.state()).toBe(STATES[bi_state])
    link.actor.send({ type: 'deletionRequested' })
    link.actor.send({ type: 'deletionConfirmed' })
    link.answer(deleteConnectionCall, 'OK')
    await settled()
    expect([link.state(), link.changes]).toEqual(['deleted', ['deleted']])
  })

  it.each([
    ['silent', 'bug'],
    ['waitingForAction', 'actionNeeded'],
    ['upToDate', null],
  ] as const)('[AGGR-03] [AGGR-07] is asked anew where that helps: %s', async (state, bi_state) => {
    const link = opened({ bi_state })
    expect(link.state()).toBe(state)
    link.actor.send({ type: 'refreshRequested' })
    expect(link.card().isBusy).toBe(true)
    link.answer(refreshConnectionCall, { connection: { ...LINK, last_update: { day: TODAY, time: '10:00' } } })
    await settled()
    expect([link.state(), link.card().connection.last_update?.time, link.changes]).toEqual(['upToDate', '10:00', ['changed']])
  })

  it.each(['SCARequired', 'wrongpass'])(
    '[AGGR-03] leads to the bank’s own page to confirm or to connect again: %s',
    async (bi_state) => {
      const link = opened({ bi_state })
      link.actor.send({ type: 'confirmRequested' })
      expect(link.inputOf(openConnectionCall)).toEqual({ body: { user_id: 'sylvie', connector_id: 'elvenay', consent: false } })
      link.answer(openConnectionCall, { data: '/stand-in/bank/elvenay?state=abc' })
      await settled()
      expect(link.moves).toEqual(['leave /stand-in/bank/elvenay?state=abc'])
      expect(linkingEntry.read(link.storage)).toEqual({
        connector: 'elvenay',
        name: 'Crédit d’Elvenay',
        renews: true,
        state: 'abc',
      })
      // Back by the browser: it can be gone to again.
      link.actor.send({ type: 'confirmRequested' })
      expect(link.waiting()).toEqual(['open-connection'])
    },
  )

  it('[AGGR-06] reads the consent again before it is renewed, from day 150 on and after its end', () => {
    for (const given of ['2026-06-06', '2026-05-01']) {
      const link = opened({ given_on: plainDate(given) })
      link.actor.send({ type: 'renewalRequested' })
      expect([link.moves, link.waiting()]).toEqual([['go /aggregation/identification'], []])
      expect(linkingEntry.read(link.storage)).toEqual({ connector: 'elvenay', name: 'Crédit d’Elvenay', renews: true })
    }
  })

  it('[AGGR-07] says from when a bank can be asked anew, and stays as it was', async () => {
    const link = opened()
    const refresh = () =>
      Promise.reject(
        new ApiFailure({
          code: 'ERR_LIMIT',
          fields: [{ path: 'id', code: 'too-soon', params: { at: '09:17' } }],
          call: 'refresh',
        }),
      )
    const input = { ...link.actor.getSnapshot().context, ports: { ...apiPorts(link.client, 'sylvie'), refresh } }
    const actor = createActor(connectionMachine, { input }).start()
    actor.send({ type: 'refreshRequested' })
    actor.send({ type: 'refreshRequested' })
    await settled()
    expect([actor.getSnapshot().value, selectCard(actor.getSnapshot()).failure]).toEqual([
      'upToDate',
      { code: 'ERR_LIMIT', at: '09:17' },
    ])
  })

  it('[AGGR-09] that could not be deleted asks again with the reason; one that is gone already is deleted', async () => {
    const link = opened()
    link.actor.send({ type: 'deletionRequested' })
    link.actor.send({ type: 'deletionConfirmed' })
    link.refuse(deleteConnectionCall, 'NETWORK')
    await settled()
    expect([link.card().isAskingDeletion, link.card().failure?.code]).toEqual([true, 'NETWORK'])
    link.actor.send({ type: 'deletionConfirmed' })
    link.refuse(deleteConnectionCall, 'ERR_UNKNOWN')
    await settled()
    expect(link.state()).toBe('deleted')
  })

  it.each([
    ['refreshRequested', refreshConnectionCall, null],
    ['confirmRequested', openConnectionCall, 'SCARequired'],
  ] as const)('[AGGR-03] keeps its state when a request fails: %s', async (type, call, bi_state) => {
    const link = opened({ bi_state })
    const before = link.state()
    link.actor.send({ type })
    link.refuse(call, 'ERR_INTERNAL', 500)
    await settled()
    expect([link.state(), link.card().failure?.code, link.changes]).toEqual([before, 'ERR_INTERNAL', []])
  })

  it('is given up when its card is left', () => {
    const link = opened()
    link.actor.send({ type: 'refreshRequested' })
    link.actor.stop()
    expect(link.waiting()).toEqual([])
  })
})
