import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { fakePort, settled } from '../testing/index.ts'
import { contactMachine, selectContact, selectLetter, selectShare, shareMachine } from './index.ts'

const failure = new ApiFailure({ code: 'NETWORK', call: 'advisor-request' })

const startContact = () => {
  const messages = fakePort<string, unknown>()
  const shares = fakePort<string, unknown>()
  let actions = 0
  const actor = createActor(contactMachine, {
    input: {
      send: (message, signal) => messages.port(message, { signal }),
      share: (signal) => shares.port('share', { signal }),
      countAction: () => void (actions += 1),
    },
  }).start()
  return { actor, messages, shares, actions: () => actions, is: () => selectContact(actor.getSnapshot()) }
}

it('[TADV-10] [TADV-16] [ADV-10] a message without agreement is sent alone, once', async () => {
  const { actor, messages, shares, actions, is } = startContact()
  actor.send({ type: 'messageTyped', text: ' Bonjour ' })
  actor.send({ type: 'sendRequested' })
  actor.send({ type: 'sendRequested' })
  expect([is(), messages.asked]).toEqual(['sending', ['Bonjour']])
  messages.answer('OK')
  await settled()
  expect([is(), shares.asked, actions()]).toEqual(['sent', [], 0])
})

it('[TADV-11] [TADV-14] [ADV-23] an empty message stays, and says so once it was to be sent; the agreement is not asked for', () => {
  const { actor, messages } = startContact()
  expect(selectLetter(actor.getSnapshot())).toEqual({ message: '', agreed: false, error: undefined })
  actor.send({ type: 'sendRequested' })
  expect([selectLetter(actor.getSnapshot()).error?.code, messages.asked]).toEqual(['required', []])
})

it('[TADV-16] [P-USER-26] [ADV-16] with agreement the simulation follows the message, and counts once it is shared', async () => {
  const { actor, messages, shares, actions, is } = startContact()
  actor.send({ type: 'messageTyped', text: 'Bonjour' })
  actor.send({ type: 'agreementChanged', agreed: true })
  actor.send({ type: 'sendRequested' })
  expect(shares.asked).toEqual([])
  messages.answer('OK')
  await settled()
  expect([is(), shares.asked.length, actions()]).toEqual(['sending', 1, 0])
  shares.answer('OK')
  await settled()
  expect([is(), actions()]).toEqual(['sent', 1])
})

it('[TADV-08] [TADV-19] a failure keeps the message, and sending again repeats only what failed', async () => {
  const { actor, messages, shares, is } = startContact()
  actor.send({ type: 'messageTyped', text: 'Bonjour' })
  actor.send({ type: 'agreementChanged', agreed: true })
  actor.send({ type: 'sendRequested' })
  messages.refuse(failure)
  await settled()
  expect(is()).toBe('failed')
  actor.send({ type: 'returnRequested' })
  expect(selectLetter(actor.getSnapshot())).toEqual({ message: 'Bonjour', agreed: true, error: undefined })
  actor.send({ type: 'sendRequested' })
  messages.answer('OK')
  await settled()
  shares.refuse(failure)
  await settled()
  actor.send({ type: 'returnRequested' })
  actor.send({ type: 'sendRequested' })
  shares.answer('OK')
  await settled()
  expect([is(), messages.asked.length, shares.asked.length]).toEqual(['sent', 2, 2])
})

const startShare = () => {
  const shares = fakePort<string, unknown>()
  let actions = 0
  const actor = createActor(shareMachine, {
    input: { share: (signal) => shares.port('share', { signal }), countAction: () => void (actions += 1) },
  }).start()
  return { actor, shares, actions: () => actions, is: () => selectShare(actor.getSnapshot()) }
}

it('[ADV-13] [ADV-14] [ADV-15] [ADV-16] yes makes one call, which counts once it succeeds; no makes none', async () => {
  const { actor, shares, actions, is } = startShare()
  actor.send({ type: 'shareRequested' })
  actor.send({ type: 'shareClosed' })
  expect([is().at, shares.asked, actions()]).toEqual(['closed', [], 0])
  actor.send({ type: 'shareRequested' })
  actor.send({ type: 'shareConfirmed' })
  actor.send({ type: 'shareConfirmed' })
  expect([is().at, shares.asked.length, actions()]).toEqual(['sharing', 1, 0])
  shares.answer('OK')
  await settled()
  expect([is().at, actions()]).toEqual(['shared', 1])
})

it('[S-ERR-20] a share that fails keeps the question open with its code and what the server said, and counts nothing', async () => {
  const { actor, shares, actions, is } = startShare()
  actor.send({ type: 'shareRequested' })
  actor.send({ type: 'shareConfirmed' })
  shares.refuse(failure)
  await settled()
  expect([is(), actions()]).toEqual([{ at: 'asking', code: 'NETWORK', said: undefined }, 0])
  const said = 'Votre conseiller est absent.'
  actor.send({ type: 'shareConfirmed' })
  shares.refuse(new ApiFailure({ code: 'ERR_LIMIT', said, call: 'share' }))
  await settled()
  expect(is()).toEqual({ at: 'asking', code: 'ERR_LIMIT', said })
  actor.send({ type: 'shareClosed' })
  expect(is()).toEqual({ at: 'closed', code: undefined, said: undefined })
})
