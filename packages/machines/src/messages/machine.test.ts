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

it('[OPS-18] the inbox is read, fails as a whole, and is asked for again', async () => {
  const { actor, answer, refuse, content } = open(['s2e'])
  refuse(optionBulletinsCall, 'ERR_INTERNAL', 500)
  refuse(alertsCall, 'ERR_INTERNAL', 500)
  await settled()
  expect(content()).toEqual({ kind: 'failed' })
  actor.send({ type: 'retryRequested', part: 'messages' })
  answer(optionBulletinsCall, { s2e_option_bulletins: [] })
  answer(alertsCall, { s2e_alerts: [] })
  await settled()
  expect(content()).toMatchObject({ kind: 'known', value: { bulletins: [], alerts: [] } })
})

it('[P-ROUTE-63] no call is made for somebody without employee savings; one under way is given up when the page is left', () => {
  const { asked, content } = open(['ais'])
  expect([asked, content()]).toEqual([[], { kind: 'absent' }])
  const { actor, waiting } = open(['s2e'])
  actor.stop()
  expect(waiting()).toEqual([])
})
