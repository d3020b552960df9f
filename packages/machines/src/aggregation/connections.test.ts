import { aggregatedAccountsCall } from '@hautelisse/domain/accounts'
import { aggregatedInvestmentsCall, aggregatedTransactionsCall, connectionsCall } from '@hautelisse/domain/aggregation'
import { versionV2Call } from '@hautelisse/domain/contract'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, S2E_ACCOUNT, settled } from '../testing/index.ts'
import { apiPorts, connectionsMachine, elsewhereAccountMachine, selectDone, selectElsewhere, selectHeld } from './index.ts'

const VERSION = { version: '1', commit: 'c', environment: 'development' } as const
const ACCOUNT = { ...S2E_ACCOUNT, scope: 'bi' } as const

const opened = () => {
  const api = fakeClient()
  const actor = createActor(connectionsMachine, { input: { ports: apiPorts(api.client, 'sylvie') } }).start()
  return { ...api, actor, all: () => selectElsewhere(actor.getSnapshot()) }
}

it('[AGG-06] reads the links, the register and the accounts, and counts what cannot be read', async () => {
  const room = opened()
  room.answer(versionV2Call, { ...VERSION, extensions: ['connections'] })
  await settled()
  room.answer(connectionsCall, { connections: [undefined], register: [] })
  room.answer(aggregatedAccountsCall, { bi_accounts: [ACCOUNT, undefined] })
  await settled()
  expect(room.all()).toMatchObject({
    kind: 'known',
    value: { isAvailable: true, connections: [], accounts: [ACCOUNT], unreadable: 2 },
  })
  room.actor.send({ type: 'refreshRequested', part: 'connections' })
  expect(room.all()).toMatchObject({ kind: 'known', freshness: 'refreshing' })
})

it('[AGGR-09] takes what was read through a deleted link from the page before anything is read again', async () => {
  const room = opened()
  room.answer(versionV2Call, { ...VERSION, extensions: ['connections'] })
  await settled()
  room.answer(connectionsCall, { connections: [], register: [] })
  room.answer(aggregatedAccountsCall, {
    bi_accounts: [
      { ...ACCOUNT, connection_id: 'a' },
      { ...ACCOUNT, connection_id: 'b' },
    ],
  })
  await settled()
  room.actor.send({ type: 'connectionDeleted', id: 'a' })
  expect(room.all()).toMatchObject({ kind: 'known', value: { accounts: [{ connection_id: 'b' }] } })
})

it('[AGGR-10] makes no call of ours to a server that does not list them, and tells the accounts that it knows', async () => {
  const room = opened()
  room.answer(versionV2Call, VERSION)
  await settled()
  expect(room.waiting()).toEqual(['aggregated-accounts'])
  room.answer(aggregatedAccountsCall, { bi_accounts: [ACCOUNT] })
  await settled()
  expect(room.all()).toMatchObject({ kind: 'known', value: { isAvailable: false, accounts: [ACCOUNT] } })
})

it('[AGGR-10] somebody who has never had an account elsewhere has none; a failure is asked for again', async () => {
  const room = opened()
  room.refuse(versionV2Call, 'NETWORK')
  await settled()
  expect(room.all().kind).toBe('failed')
  room.actor.send({ type: 'retryRequested', part: 'connections' })
  room.answer(versionV2Call, { ...VERSION, extensions: ['connections'] })
  await settled()
  room.answer(connectionsCall, { connections: [], register: [] })
  room.refuse(aggregatedAccountsCall, 'ERR_UNKNOWN')
  await settled()
  expect(room.all()).toMatchObject({ kind: 'known', value: { accounts: [], unreadable: 0 } })
})

it('[P-CALL-77] [P-CALL-78] an account elsewhere reads its investments and its operations each alone', async () => {
  const api = fakeClient()
  const input = { client: api.client, userId: 'sylvie', accountId: 'a' }
  const actor = createActor(elsewhereAccountMachine, { input }).start()
  expect(api.inputOf(aggregatedInvestmentsCall)).toEqual({ body: { user_id: 'sylvie', account_id: 'a' } })
  api.answer(aggregatedInvestmentsCall, { bi_investments: [] })
  api.refuse(aggregatedTransactionsCall, 'NETWORK')
  await settled()
  expect([selectHeld(actor.getSnapshot()).kind, selectDone(actor.getSnapshot()).kind]).toEqual(['known', 'failed'])
  actor.send({ type: 'retryRequested', part: 'operations' })
  api.answer(aggregatedTransactionsCall, { bi_transactions: [] })
  await settled()
  expect(selectDone(actor.getSnapshot()).kind).toBe('known')
  expect(
    createActor(elsewhereAccountMachine, { input: { ...input, accountId: '' } })
      .start()
      .getSnapshot().value,
  ).toEqual({
    investments: 'absent',
    operations: 'absent',
  })
})
