import { transmissionConsentCall } from '@hautelisse/domain/consents'
import { aisAccountsCall } from '@hautelisse/domain/accounts'
import { pathOf, PERSON_HEADER } from '@hautelisse/domain/contract'
import { logoutCall } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'

import { HOMES, startApi, type Visitor } from '../testing/index.ts'

const CONSENT = { user_id: 'nadia-belkhir', b2v_consent: true }
const ofSylvie = { [PERSON_HEADER]: 'sylvie-garnier' }

const READ = { method: aisAccountsCall.method, path: pathOf(aisAccountsCall, {}, {}), body: {} }
const WRITE = { method: 'POST', path: pathOf(transmissionConsentCall), body: CONSENT }

it.each(HOMES)('a page that shows somebody else than the session’s person reads and writes nothing (%s)', async (home) => {
  const { visit } = startApi(home)
  const tab = visit()
  await tab.signIn('sylvie-garnier')
  expect((await tab.send({ ...READ, headers: ofSylvie })).status).toBe(200)

  // Another person goes through the door in a second tab: the first one has their cookies, and does not know.
  await tab.signIn('nadia-belkhir')
  for (const sent of [READ, WRITE]) {
    const { status, text } = await tab.send({ ...sent, headers: ofSylvie })
    expect([status, text.includes('ERR_PERSON'), text.length < 40]).toEqual([409, true, true])
  }
  for (const headers of [{}, { [PERSON_HEADER]: 'nadia-belkhir' }]) {
    expect((await tab.send({ ...READ, headers })).status).toBe(200)
    expect((await tab.send({ ...WRITE, headers })).status).toBe(200)
  }
})

it('a page that shows somebody whose session is gone learns that nobody is signed in', async () => {
  const tab = startApi('server').visit()
  await tab.signIn('sylvie-garnier')
  tab.credentials.delete('session')
  expect((await tab.send({ ...READ, headers: ofSylvie })).text).toContain('ERR_TOKEN')
})

describe.each(HOMES)('leaving (%s)', (home) => {
  const leave = (tab: Visitor, headers = {}) =>
    tab.send({ method: logoutCall.method, path: pathOf(logoutCall, {}, {}), body: {}, headers })

  it('works for the person of the session, if the page names nobody', async () => {
    const tab = startApi(home).visit()
    await tab.signIn('nadia-belkhir')
    expect([(await leave(tab)).status, (await tab.send(READ)).status]).toEqual([200, 401])
  })

  it('ends the session of the person whom the page names, and takes the cookies along', async () => {
    const tab = startApi(home).visit()
    await tab.signIn('sylvie-garnier')
    expect((await leave(tab, ofSylvie)).status).toBe(200)
    expect([tab.credentials.has('session'), (await tab.send(READ)).status]).toEqual([false, 401])
  })

  it('ends nothing of somebody who signed in since, in whichever tab', async () => {
    const tab = startApi(home).visit()
    await tab.signIn('sylvie-garnier')
    await tab.signIn('nadia-belkhir')
    const before = tab.credentials.get('session')
    expect([(await leave(tab, ofSylvie)).status, (await tab.send(READ)).status]).toEqual([200, 200])
    expect([typeof before, tab.credentials.get('session')]).toEqual(['string', before])
  })
})
