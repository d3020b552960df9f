import { simulateCall } from '@hautelisse/domain/withdrawal'
import { expect, it } from 'vitest'
import { fakeClient } from '../testing/index.ts'
import { finish, ONE, startStepper, TO_DISTRIBUTION } from './fixtures.testing.ts'
import { simulatePort } from './simulate-port.ts'

it('[S-CALL-05] asks the API for the simulation with the question as its body', async () => {
  const stepper = startStepper(ONE)
  stepper.send(...TO_DISTRIBUTION, { type: 'nextRequested' })
  const [request] = stepper.api.waiting()
  if (request === undefined) throw new Error('No simulation is being waited for.')
  const api = fakeClient()
  const answer = simulatePort(api.client)(request, { signal: new AbortController().signal })
  expect(api.inputOf(simulateCall)).toEqual({ body: request })
  api.answer(simulateCall, [])
  expect(await answer).toEqual([])
  await finish(stepper, () => [])
})
