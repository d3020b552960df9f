import { loadTransmissionCall } from '@hautelisse/domain/advisor'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, fakeStorage, settled } from '../testing/index.ts'
import { ASKER, TODAY } from './fixtures.testing.ts'
import { apiPorts, selectScreen, transmissionMachine } from './index.ts'

const ADVISOR = 'elise@example.org'

/** A tab in which somebody opens the simulator, leaves it and comes back. */
const inTab = ({ advisorEmail }: { readonly advisorEmail: string | undefined } = { advisorEmail: ADVISOR }) => {
  const api = fakeClient()
  const storage = fakeStorage()
  const open = () => {
    const ports = { ...apiPorts(api.client, { userId: ASKER.userId, advisorEmail, storage }), clock: { today: () => TODAY } }
    const actor = createActor(transmissionMachine, { input: { asker: ASKER, ports } }).start()
    actor.send({ type: 'accessRequested' })
    return actor
  }
  const notices = () => api.asked.filter((name) => name === loadTransmissionCall.name).length
  return { ...api, storage, open, notices }
}

describe('the notice to the advisor', () => {
  it('[O-CALL-08] goes out once in a session, when the introduction is left, however often that is', () => {
    const { open, notices, inputOf, storage } = inTab()
    const simulator = open()
    expect(inputOf(loadTransmissionCall)).toEqual({ body: { user_id: ASKER.userId, advisor_email: ADVISOR } })
    simulator.send({ type: 'noticeRefused' })
    simulator.send({ type: 'accessRequested' })
    open()
    expect(notices()).toBe(1)
    // A sign-out wipes the storage of the tab.
    storage.clear()
    open()
    expect(notices()).toBe(2)
  })

  it('[O-CALL-08] is nothing to the saver when it fails, and goes to nobody without an advisor', async () => {
    const { open, refuse, notices } = inTab()
    const simulator = open()
    refuse(loadTransmissionCall, 'NETWORK')
    await settled()
    expect([selectScreen(simulator.getSnapshot()), notices()]).toEqual(['notice', 1])
    const alone = inTab({ advisorEmail: undefined })
    expect([selectScreen(alone.open().getSnapshot()), alone.notices()]).toEqual(['notice', 0])
  })
})
