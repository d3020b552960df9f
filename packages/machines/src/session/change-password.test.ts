import { changePasswordCall } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import * as fakes from '../testing/index.ts'
import { settled } from '../testing/index.ts'
import { changePasswordMachine, selectChangePassword } from './change-password.ts'
import type { ChangePasswordEvent } from './change-password.ts'
import { everyTransition } from './walks.testing.ts'

const ADDRESS = '/stand-in/change-password'

const begun = ({ isMirror = false } = {}) => {
  const fake = fakes.fakeSession()
  const actor = createActor(changePasswordMachine, { input: { ports: fake.ports, isMirror, back: '/epargne' } }).start()
  return { ...fake, actor, now: () => [selectChangePassword(actor.getSnapshot()), actor.getSnapshot().context.code] }
}

describe('/change-password', () => {
  it('[P-CALL-08] [P-CALL-98] asks where the password is changed, and goes there', async () => {
    const { api, moves, now } = begun()
    expect([now(), api.waiting()]).toEqual([['asking', undefined], [changePasswordCall.name]])
    api.answer(changePasswordCall, { data: ADDRESS })
    await settled()
    expect([now(), moves]).toEqual([['leaving', undefined], [`leave ${ADDRESS}`]])
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])('does not follow %j', async (address) => {
    const { api, moves, now } = begun()
    api.answer(changePasswordCall, { data: address })
    await settled()
    expect([now(), moves]).toEqual([['failed', 'ADDRESS_REFUSED'], []])
  })

  it('says what failed, and tries again or goes back when told to', async () => {
    const { api, moves, now, actor } = begun()
    api.refuse(changePasswordCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(now()).toEqual(['failed', 'ERR_INTERNAL'])
    actor.send({ type: 'retryRequested' })
    expect([now(), api.waiting()]).toEqual([['asking', undefined], [changePasswordCall.name]])
    actor.send({ type: 'backRequested' })
    expect([actor.getSnapshot().status, moves, api.waiting()]).toEqual(['done', ['go /epargne'], []])
  })

  it('[S-ROLE-07] asks nothing for an employee who looks at a customer’s space, and opens the mirror dialog', () => {
    const { api, moves, now } = begun({ isMirror: true })
    expect([now(), moves, api.asked]).toEqual([['failed', 'ERR_MIRROR'], ['modal forbidden_mirror'], []])
  })
})

it('[P-CALL-08] reaches every state, and each transition leads where the graph says', async () => {
  const actor = (kind: string, more: object) => Object.assign({ type: `xstate.${kind}.actor.0.changePassword.asking` }, more)
  const refused = new ApiFailure({ code: 'NETWORK', call: changePasswordCall.name })
  const moves = new Map<object, (fake: fakes.FakeSession, send: (event: ChangePasswordEvent) => void) => void>([
    [{ type: 'retryRequested' }, (_, send) => send({ type: 'retryRequested' })],
    [{ type: 'backRequested' }, (_, send) => send({ type: 'backRequested' })],
    [actor('done', { output: ADDRESS }), ({ api }) => api.answer(changePasswordCall, { data: ADDRESS })],
    [actor('error', { error: refused }), ({ api }) => api.refuse(changePasswordCall, 'NETWORK')],
  ])
  const inputOf = ({ ports }: fakes.FakeSession) => ({ ports, isMirror: false, back: '/epargne' })
  const walks = everyTransition(changePasswordMachine, {
    input: inputOf(fakes.fakeSession()),
    events: [...moves.keys()] as readonly { readonly type: string }[],
    keyOf: ({ value }) => value,
  })
  const seen = new Set<string>()
  for (const steps of walks) {
    const fake = fakes.fakeSession()
    const running = createActor(changePasswordMachine, { input: inputOf(fake) }).start()
    for (const { event, state } of steps) {
      moves.get(event)?.(fake, (sent) => running.send(sent))
      await settled()
      expect(running.getSnapshot().value).toBe(state.value)
      seen.add(state.value)
    }
    running.stop()
    expect(fake.api.waiting()).toEqual([])
  }
  expect([...seen].toSorted()).toEqual(['asking', 'failed', 'leaving', 'left'])
})
