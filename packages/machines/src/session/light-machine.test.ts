import { aisAccountsCall } from '@hautelisse/domain/accounts'
import { aisProfileCall, oauthProfileCall, STORED_USER_KEY } from '@hautelisse/domain/session'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import * as fakes from '../testing/index.ts'
import { lightSessionMachine } from './light-machine.ts'
import * as select from './selectors.ts'

it('[P-STORE-01] finds a session again with the code that it loads when there is somebody to read about', async () => {
  const { ports, api, sessionStorage } = fakes.fakeSession({ marker: 'collective' })
  const actor = createActor(lightSessionMachine, { input: { ports } }).start()
  expect(api.asked).toEqual([])
  await vi.waitUntil(() => api.waiting().includes(oauthProfileCall.name))
  api.answer(oauthProfileCall, { oauth_profile: { sub: 'sylvie', ais_customer_id: '1' } })
  await vi.waitUntil(() => api.waiting().includes(aisAccountsCall.name))
  api.answer(aisProfileCall, { ais_profile: fakes.AIS_PROFILE })
  api.answer(aisAccountsCall, { ais_accounts: [fakes.AIS_ACCOUNT] })
  await vi.waitUntil(() => select.selectIsSignedIn(actor.getSnapshot()))
  expect(select.selectAccounts(actor.getSnapshot())).toEqual([fakes.AIS_ACCOUNT])
  expect(select.selectFamilies(actor.getSnapshot())).toEqual({ ais: 'loaded' })
  expect(sessionStorage.read(STORED_USER_KEY)).toContain('sylvie')
})

it('loads nothing for a visitor', () => {
  const { ports, api } = fakes.fakeSession()
  const actor = createActor(lightSessionMachine, { input: { ports } }).start()
  expect([actor.getSnapshot().value, api.asked]).toEqual(['signedOut', []])
})
