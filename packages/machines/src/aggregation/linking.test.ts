import {
  connectorsCall,
  foundAccountsCall,
  openConnectionCall,
  returnCall,
  showAccountsCall,
  type Connector,
  type FoundAccount,
} from '@hautelisse/domain/aggregation'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, fakeNavigation, fakeStorage, settled } from '../testing/index.ts'
import {
  apiPorts,
  linkingEntry,
  linkingMachine,
  selectConnectors,
  selectQuestion,
  selectScreen,
  type LinkingStep,
} from './index.ts'

const BANKS: readonly Connector[] = [
  { id: 'elvenay', name: 'Crédit d’Elvenay', state: 'OPEN', asks_code: true },
  { id: 'acriere', name: 'Banque Acrière', state: 'CLOSED', asks_code: false },
]
const CHOSEN = { connector: 'elvenay', name: 'Crédit d’Elvenay', renews: false }
const FOUND: FoundAccount = {
  id: 'a',
  type: 'LIFE',
  title: 'Assurance vie',
  policy_id: '95',
  balance: euros(100),
  is_known: false,
  is_shown: false,
}

const opened = (step: LinkingStep, { kept, state }: { kept?: object; state?: string } = {}) => {
  const api = fakeClient()
  const navigation = fakeNavigation()
  const storage = fakeStorage()
  const reread: string[] = []
  if (kept !== undefined) linkingEntry.write(storage, { ...CHOSEN, ...kept })
  const actor = createActor(linkingMachine, {
    input: {
      step,
      state,
      today: plainDate('2026-11-20'),
      ports: apiPorts(api.client, 'sylvie'),
      navigation,
      storage,
      rereadScopes: () => void reread.push('reread'),
    },
  }).start()
  return {
    ...api,
    actor,
    moves: navigation.moves,
    storage,
    reread,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    screen: () => selectScreen(actor.getSnapshot()),
  }
}

const choosing = async () => {
  const room = opened('choice')
  room.answer(connectorsCall, { connectors: [...BANKS] })
  await settled()
  return room
}

afterEach(() => void vi.useRealTimers())

describe('the choice of a bank', () => {
  it('[AGGR-01] needs a bank that is linked, finds it by its name, and keeps it for the way there and back', async () => {
    const room = await choosing()
    room.send({ type: 'soughtTyped', text: 'acr' })
    expect(selectConnectors(room.actor.getSnapshot()).map(({ id }) => id)).toEqual(['acriere'])
    room.send({ type: 'connectorChosen', id: 'acriere' })
    room.send({ type: 'nextRequested' })
    expect([room.screen(), room.actor.getSnapshot().context.isAttempted]).toEqual(['choosing', true])
    room.send({ type: 'connectorChosen', id: 'elvenay' })
    room.send({ type: 'nextRequested' })
    expect([room.screen(), room.moves, linkingEntry.read(room.storage)]).toEqual([
      'agreeing',
      ['go /aggregation/identification'],
      CHOSEN,
    ])
    room.send({ type: 'previousRequested' })
    room.answer(connectorsCall, { connectors: [...BANKS] })
    await settled()
    expect([room.screen(), room.actor.getSnapshot().context.sought]).toEqual(['choosing', 'acr'])
  })

  it('[AGGR-01] is asked for again when the banks cannot be listed', async () => {
    const room = opened('choice')
    room.refuse(connectorsCall, 'NETWORK')
    await settled()
    expect(room.screen()).toBe('withoutConnectors')
    room.send({ type: 'retryRequested' })
    room.answer(connectorsCall, { connectors: [...BANKS] })
    await settled()
    expect(room.screen()).toBe('choosing')
  })

  it('[AGG-07] comes first where an address names a later step that nothing leads to', () => {
    for (const step of ['identification', 'confirmation'] as const) expect(opened(step).moves).toEqual(['go /aggregation/choice'])
    expect(opened('done').moves).toEqual(['go /aggregation'])
  })
})

describe('the consent', () => {
  it('[AGGR-02] is given before the way to the bank, with a box that is not ticked, and survives a failure', async () => {
    const room = opened('identification', { kept: {} })
    expect([room.screen(), room.actor.getSnapshot().context.isAgreed]).toEqual(['agreeing', false])
    room.send({ type: 'nextRequested' })
    expect([room.waiting(), room.actor.getSnapshot().context.isAttempted]).toEqual([[], true])
    room.send({ type: 'agreementTicked', on: true })
    room.send({ type: 'nextRequested' })
    expect(room.inputOf(openConnectionCall)).toEqual({ body: { user_id: 'sylvie', connector_id: 'elvenay', consent: true } })
    room.refuse(openConnectionCall, 'ERR_INTERNAL')
    await settled()
    expect([room.screen(), room.actor.getSnapshot().context.isAgreed, selectQuestion(room.actor.getSnapshot())]).toEqual([
      'agreeing',
      true,
      { isBusy: false, errors: [], failure: { code: 'ERR_INTERNAL', canRetry: true, isMarked: false } },
    ])
    room.send({ type: 'retryRequested' })
    expect(selectQuestion(room.actor.getSnapshot())).toEqual({ isBusy: true, errors: [], failure: undefined })
    room.answer(openConnectionCall, { data: '/stand-in/bank/elvenay?state=abc' })
    await settled()
    expect([room.moves, linkingEntry.read(room.storage)]).toEqual([
      ['leave /stand-in/bank/elvenay?state=abc'],
      { ...CHOSEN, state: 'abc' },
    ])
  })
})

describe('the return from the bank', () => {
  const back = (state = 'abc') => opened('callback', { kept: { state: 'abc' }, state })

  it('[AGGR-08] with another text than the tab left with asks nothing', () => {
    for (const room of [back('other'), opened('callback', { state: 'abc' }), opened('callback', { kept: {} })])
      expect([room.screen(), room.waiting()]).toEqual(['unexpected', []])
  })

  it('[AGGR-02] of a new link leads to its accounts, those of ours left out, and shows what is ticked', async () => {
    const room = back()
    room.answer(returnCall, { result: 'CONNECTED', connection_id: 'link-1', name: 'Crédit d’Elvenay', is_new: true })
    await settled()
    expect(room.moves).toEqual(['go /aggregation/confirmation'])
    room.answer(foundAccountsCall, {
      name: 'Crédit d’Elvenay',
      accounts: [FOUND, { ...FOUND, id: 'b' }, { ...FOUND, id: 'own', is_known: true }],
      left_out: [],
    })
    await settled()
    expect(room.actor.getSnapshot().context.ticked).toEqual(['a', 'b'])
    room.send({ type: 'accountTicked', id: 'b', on: false })
    room.send({ type: 'nextRequested' })
    expect(room.inputOf(showAccountsCall)).toEqual({ params: { id: 'link-1' }, body: { shown: ['a'] } })
    room.refuse(showAccountsCall, 'NETWORK')
    await settled()
    expect([room.screen(), room.actor.getSnapshot().context.ticked]).toEqual(['picking', ['a']])
    room.send({ type: 'retryRequested' })
    room.answer(showAccountsCall, 'OK')
    await settled()
    expect([room.screen(), room.reread, linkingEntry.read(room.storage)]).toEqual(['done', ['reread'], undefined])
  })

  it('[AGGR-02] of a link that is known leads to the list', async () => {
    const room = back()
    room.answer(returnCall, { result: 'CONNECTED', connection_id: 'link-1', name: '', is_new: false })
    await settled()
    expect([room.moves, linkingEntry.read(room.storage)]).toEqual([['go /aggregation'], undefined])
  })

  it.each(['REFUSED', 'CANCELLED', 'UNAVAILABLE', 'WRONG_PASSWORD'] as const)(
    '[AGGR-02] that came to nothing says so, and the consent can be given again: %s',
    async (result) => {
      const room = back()
      room.answer(returnCall, { result, name: 'Crédit d’Elvenay', is_new: false })
      await settled()
      expect([room.screen(), room.actor.getSnapshot().context.returned?.result]).toEqual(['ended', result])
      room.send({ type: 'retryRequested' })
      expect([room.screen(), room.moves]).toEqual(['agreeing', ['go /aggregation/identification']])
    },
  )

  it('[AGGR-08] that was told already, or is unknown to the server, is not awaited either', async () => {
    for (const code of ['ERR_CONFLICT', 'ERR_UNKNOWN']) {
      const room = back()
      room.refuse(returnCall, code)
      await settled()
      expect(room.screen()).toBe('unexpected')
    }
  })

  it('[AGGR-02] is waited for twenty seconds at most, and can be asked for again', async () => {
    vi.useFakeTimers()
    const room = back()
    vi.advanceTimersByTime(19_999)
    expect(room.screen()).toBe('waiting')
    vi.advanceTimersByTime(1)
    expect([room.screen(), room.waiting()]).toEqual(['late', []])
    room.send({ type: 'retryRequested' })
    expect(room.waiting()).toEqual(['connection-return'])
  })
})
