import { plainDate } from '@hautelisse/domain/calendar'
import { documentsCall } from '@hautelisse/domain/documents'
import { operationsCall } from '@hautelisse/domain/operations'
import { alertsCall, optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { messagesMachine, selectMessageSources } from './index.ts'
import type { MessagesInput } from './index.ts'

const open = (scopes: MessagesInput['scopes']) => {
  const api = fakeClient()
  const actor = createActor(messagesMachine, { input: { client: api.client, scopes } }).start()
  return { ...api, actor, content: () => selectMessageSources(actor.getSnapshot()) }
}

const NO_OPERATIONS = { operations: [], error_scope: [] }

it('[OPS-18] the messages are read, fail if no part of them can be read, and are asked for again', async () => {
  const { actor, answer, refuse, waiting, content } = open(['s2e'])
  expect(waiting().toSorted()).toEqual(
    [optionBulletinsCall, alertsCall, documentsCall, operationsCall, operationsCall].map(({ name }) => name).toSorted(),
  )
  for (const call of [optionBulletinsCall, alertsCall, documentsCall, operationsCall, operationsCall])
    refuse(call, 'ERR_INTERNAL', 500)
  await settled()
  expect(content()).toEqual({ kind: 'failed' })
  actor.send({ type: 'retryRequested', part: 'messages' })
  answer(optionBulletinsCall, { s2e_option_bulletins: [] })
  answer(alertsCall, { s2e_alerts: [] })
  answer(documentsCall, {
    s2e_documents: [{ id: '1', code_type: 'RELEVE_ANNUEL', date_creation: plainDate('2025-12-31') }],
  })
  answer(operationsCall, NO_OPERATIONS)
  answer(operationsCall, NO_OPERATIONS)
  await settled()
  expect(content()).toMatchObject({
    kind: 'known',
    value: {
      bulletins: [],
      alerts: [],
      operations: [],
      documents: [{ id: '1', type: 'RELEVE_ANNUEL', date: '2025-12-31' }],
      isWhole: true,
    },
  })
})

it('[OPS-18] a part that cannot be read leaves the others, and is said to be missing', async () => {
  const { answer, refuse, content } = open(['s2e'])
  refuse(optionBulletinsCall, 'ERR_INTERNAL', 500)
  answer(documentsCall, { s2e_documents: [] })
  answer(operationsCall, NO_OPERATIONS)
  answer(operationsCall, NO_OPERATIONS)
  await settled()
  expect(content()).toMatchObject({ kind: 'known', value: { operations: [], isWhole: false } })
})

it('[P-ROUTE-63] no call on employee savings is made for somebody without any, and none at all for somebody without savings here', () => {
  expect(open(['ais']).waiting()).toEqual([operationsCall.name, operationsCall.name])
  const { waiting, content } = open([])
  expect([waiting(), content()]).toEqual([[], { kind: 'absent' }])
  const { actor, waiting: left } = open(['s2e'])
  actor.stop()
  expect(left()).toEqual([])
})
