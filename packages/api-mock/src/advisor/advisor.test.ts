import { outboxAnswer, type Letter } from '@hautelisse/domain/contract'
import { expect, it } from 'vitest'

import { keepLetter, readOutbox } from '../outbox/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { startApi } from '../testing/index.ts'

const HELENE = 'helene-fontanel'
const EMAIL = 'elise.montagnac@example.org'
const REQUEST = '/api/v2/services/api-client/advisor/request'
const MAIL = '/api/v2/services/mail-handler'

const open = async (sub = HELENE) => {
  const visitor = startApi('server').visit()
  await visitor.signIn(sub, sub === HELENE ? 'individual_transmission' : 'collective')
  return visitor
}

it('[P-CALL-74] [O-CALL-10] a message goes to one’s own advisor, and to nobody else', async () => {
  const visitor = await open()
  const body = { advisor_id: 'conseil-0142', email: 'helene@example.org', message: 'Bonjour' }
  const sent = await visitor.post(REQUEST, body)
  expect([sent.status, sent.json()]).toEqual([200, 'OK'])
  expect((await visitor.post(REQUEST, { ...body, advisor_id: 'conseil-9' })).status).toBe(404)
  expect((await (await open('sylvie-garnier')).post(REQUEST, body)).status).toBe(404)
})

it('[TADV-12] [ADV-22] a message of 1 801 characters is refused', async () => {
  const refused = await (
    await open()
  ).post(REQUEST, { advisor_id: 'conseil-0142', email: 'h@example.org', message: 'a'.repeat(1801) })
  expect(refused.status).toBe(400)
})

it('[P-CALL-94] [O-CALL-07] [P-CALL-96] [O-CALL-09] [P-CALL-95] [S-CALL-28] notices and shares go to one’s own advisor', async () => {
  const visitor = await open()
  const mails = [
    ['load-transmission', { user_id: HELENE, advisor_email: EMAIL }],
    ['share-simulation-transmission', { user_id: HELENE, advisor_email: EMAIL, spouse_option: null, agreement: true }],
    ['share-simulation', { advisor_email: EMAIL, properties: { name: 'Hélène' }, reason: 'simulation', agreement: false }],
  ] as const
  for (const [name, body] of mails) {
    const sent = await visitor.post(`${MAIL}/${name}`, body)
    expect([name, sent.status, sent.json()]).toEqual([name, 200, 'OK'])
    expect((await visitor.post(`${MAIL}/${name}`, { ...body, advisor_email: 'other@example.org' })).status).toBe(404)
  }
})

it('[TADV-18] [P-CALL-96] the option that is shared is one of the simulation that was saved', async () => {
  const visitor = await open()
  const share = async (spouse_option: string) =>
    (
      await visitor.post(`${MAIL}/share-simulation-transmission`, {
        user_id: HELENE,
        advisor_email: EMAIL,
        spouse_option,
        agreement: true,
      })
    ).status
  expect(await share('usufruct')).toBe(400)
  await visitor.post('/api/v3/simulators/transmission/simulation', {
    user_id: HELENE,
    heirs: { family_situation: 'spouse', has_spouse_donation: false, children: 2, has_same_parents: true, spouse_age: 68 },
    patrimony: {},
    life_insurances: {},
  })
  expect([await share('quarter_bare_property'), await share('usufruct'), await share('disposable')]).toEqual([200, 200, 400])
})

it('[TRM-06] the outbox keeps the last fifty letters of a person, the latest first, and none of another', async () => {
  const storage = memoryStorage()
  const letter = (at: number): Letter => ({ at, kind: 'notice', to: EMAIL, subject: 'Objet', text: 'Texte' })
  for (let at = 1; at <= 60; at += 1) await keepLetter(storage, HELENE, letter(at))
  const kept = await readOutbox(storage, HELENE)
  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([50, 60, 11])
  expect(await readOutbox(storage, 'marc-delorme')).toEqual([])
})

it('[TRM-06] in development each person reads their own letters, and a visitor none', async () => {
  const visitor = await open()
  await visitor.post(REQUEST, { advisor_id: 'conseil-0142', email: 'helene@example.org', message: 'Bonjour' })
  const read = outboxAnswer.parse((await visitor.get('/api/outbox')).json())
  expect(read.map(({ kind, to, text }) => [kind, to, text])).toEqual([['message', EMAIL, 'Bonjour']])
  const other = startApi('server').visit()
  expect((await other.get('/api/outbox')).json()).toEqual([])
})
