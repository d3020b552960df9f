import { aisAccountsCall, s2eAccountsCall } from '@hautelisse/domain/accounts'
import { aisProfileCall, s2eProfileCall } from '@hautelisse/domain/session'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { sessionMachine } from '../session/index.ts'
import { fakeSession } from '../testing/index.ts'
import { savingsPortOf } from './held-savings.ts'
import type { HeldSavings } from './held-savings.ts'

it('the savings of a session are those of nobody before a sign-in, and are told of each change until nobody listens', () => {
  const { ports, api } = fakeSession()
  const session = createActor(sessionMachine, { input: { ports } }).start()
  const port = savingsPortOf(session)
  expect(port.read()).toEqual({ user: undefined, families: {}, isAskingAgain: false })
  const heard: HeldSavings[] = []
  const stop = port.subscribe((held) => void heard.push(held))
  session.send({ type: 'signInRequested' })
  expect(heard.at(-1)).toEqual(port.read())
  const before = heard.length
  stop()
  session.send({ type: 'signOutRequested' })
  expect(heard).toHaveLength(before)
  port.askAgain()
  for (const call of [aisAccountsCall, s2eAccountsCall, aisProfileCall, s2eProfileCall])
    expect(api.asked).not.toContain(call.name)
})
