import type { FaultOrder } from '@hautelisse/domain/contract'
import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { faultsMachine, selectOrder, selectOrdering } from './faults.ts'

const open = (order: (order: FaultOrder) => Promise<void>) =>
  createActor(faultsMachine, { input: { order: (given) => order(given) } }).start()

it('[P-DEV-10] hands over the call, the fault and the number of times that were chosen', async () => {
  const orders: FaultOrder[] = []
  const actor = open((order) => {
    orders.push(order)
    return Promise.resolve()
  })
  actor.send({ type: 'callChosen', call: 'ais-accounts' })
  actor.send({ type: 'faultChosen', fault: 'drop' })
  actor.send({ type: 'timesTyped', text: '3' })
  actor.send({ type: 'submitted' })
  await waitFor(actor, (snapshot) => selectOrdering(snapshot) === 'ordered')
  expect(orders).toEqual([{ call: 'ais-accounts', fault: 'drop', times: 3 }])
})

it.each(['', '0', '1001', '1e2', '-1', 'deux', '1,5'])('says that %j is no number of times, and keeps it', (text) => {
  const actor = open(() => Promise.reject(new Error('not asked for')))
  actor.send({ type: 'timesTyped', text })
  actor.send({ type: 'submitted' })
  expect(selectOrdering(actor.getSnapshot())).toBe('wrong')
  expect(selectOrder(actor.getSnapshot()).times).toBe(text)
  actor.send({ type: 'timesTyped', text: '2' })
  expect(selectOrdering(actor.getSnapshot())).toBe('editing')
})

it('[P-ERR-12] says that an order was refused, and takes the next one', async () => {
  let refused = true
  const actor = open(() => (refused ? Promise.reject(new Error('refused')) : Promise.resolve()))
  actor.send({ type: 'submitted' })
  const told = await waitFor(actor, (snapshot) => selectOrdering(snapshot) === 'refused')
  expect(selectOrder(told)).toEqual(selectOrder(actor.getSnapshot()))
  refused = false
  actor.send({ type: 'submitted' })
  expect(selectOrdering(await waitFor(actor, (snapshot) => snapshot.matches('ordered')))).toBe('ordered')
})
