import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fakeNavigation } from '../testing/index.ts'
import { followingMachine } from './following.ts'

const follow = (ask: () => Promise<string>, mayFollow: boolean) => {
  const navigation = fakeNavigation()
  return { navigation, actor: createActor(followingMachine, { input: { ask, navigation, mayFollow: () => mayFollow } }).start() }
}

it('[P-ROUTE-38] asks for the address and follows it', async () => {
  const { actor, navigation } = follow(() => Promise.resolve('/stand-in/change-password'), true)
  await waitFor(actor, (snapshot) => snapshot.matches('leaving'))
  expect(navigation.moves).toEqual(['leave /stand-in/change-password'])
})

it('follows no address that is not on the list', async () => {
  const { actor, navigation } = follow(() => Promise.resolve('https://elsewhere.example/'), false)
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(navigation.moves).toEqual([])
})

it('[P-ERR-28] says that it failed, and asks again when told to', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('silence')).mockResolvedValueOnce('/there')
  const { actor, navigation } = follow(ask, true)
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  actor.send({ type: 'retryRequested' })
  await waitFor(actor, (snapshot) => snapshot.matches('leaving'))
  expect(navigation.moves).toEqual(['leave /there'])
})
