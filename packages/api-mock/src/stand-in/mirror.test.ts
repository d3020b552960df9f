import { CSRF_COOKIE } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { memoryStorage } from '../storage/index.ts'
import {
  askForBank,
  confirmByCode,
  HOMES,
  keyed,
  PAYMENT,
  paymentBody,
  retirementWithdrawalBody,
  startApi,
  TODAY,
  type Visitor,
} from '../testing/index.ts'

const MARIE = 'marie-antoinette-de-la-rochebrune'

/** The same people, each seen by an employee. */
const SEEN = PEOPLE.map((person) => ({ ...person, oauth_profile: { ...person.oauth_profile, is_mirror: true } }))

const signedIn = async (visitor: Visitor, sub: string): Promise<Visitor> => {
  await visitor.signIn(sub)
  await confirmByCode(visitor)
  return visitor
}

const askSignature = async (visitor: Visitor): Promise<string> => {
  const person = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === MARIE)
  const body = person && retirementWithdrawalBody(person, TODAY)
  const path = '/api/v2/services/esign/withdraw/retirement'
  return (await visitor.send({ method: 'POST', path, body, headers: keyed('one') })).json() as string
}

const askCard = async (visitor: Visitor): Promise<string> => {
  const asked = await visitor.send({ method: 'POST', path: PAYMENT, body: paymentBody(), headers: keyed('one') })
  return (asked.json() as { readonly url: string }).url
}

const askBank = async (visitor: Visitor): Promise<string> => (await askForBank(visitor)).address

const send = (visitor: Visitor, address: string, fields: Readonly<Record<string, string>>) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const csrf = visitor.credentials.get(CSRF_COOKIE) ?? ''
  return visitor.send({
    method: 'POST',
    path: pathname,
    body: new URLSearchParams({ ...Object.fromEntries(searchParams), csrf, ...fields }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
}

describe.each(HOMES)('the doors of an act in a mirror session, in the home "%s"', (home) => {
  it.each([
    ['a signature', MARIE, askSignature, { answer: 'refuse' }],
    ['a card', 'sylvie-garnier', askCard, { outcome: 'accepted' }],
    ['a bank', 'sylvie-garnier', askBank, { outcome: 'given-up' }],
  ] as const)('[P-PERM-01] %s is neither shown nor taken, and still waits for its saver', async (_, sub, ask, fields) => {
    const storage = memoryStorage()
    const saver = await signedIn(startApi(home, { storage }).visit(), sub)
    const address = await ask(saver)
    const employee = await signedIn(startApi(home, { storage, people: SEEN }).visit(), sub)
    const said = [await employee.get(address), await send(employee, address, fields)]
    for (const { status, text } of said) {
      expect([status, text.includes('<form')]).toEqual([403, false])
      expect(text).toContain('Vous ne pouvez effectuer cette action en vision miroir.')
    }
    expect((await saver.get(address)).text).toContain('<form')
    expect((await send(saver, address, fields)).status).toBe(303)
  })
})
