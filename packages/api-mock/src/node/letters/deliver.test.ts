import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import type { JournalEntry } from '../../storage/index.ts'
import { deliverFrom, postLetters } from './deliver.ts'
import { lettersToSend } from './letter-to-send.ts'

const PERSON = 'sylvie-garnier'
const letter = (to: string) => ({ kind: 'notice', to, subject: 'Votre compte', text: 'Un changement a été signé.' })
const entryWith = (change: Partial<JournalEntry> = {}): JournalEntry => ({
  number: 7,
  at: 1000,
  key: 'signed',
  value: JSON.stringify({
    call: 's2e-sign-bank-account',
    key: 'signed',
    asked: {},
    at: { day: '2026-11-20', hour: '10:00', minutes: 0 },
    act: { kind: 'bank-signature', id: '41720001' },
    letters: [letter('sylvie-garnier@example.com'), letter('0639984081')],
  }),
  ...change,
})

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A service that answers each letter with the next status, and what is sent to it. */
const serviceOf = async (statuses: readonly number[]) => {
  const keys: string[] = []
  const server = createServer((request, response) => {
    keys.push(String(request.headers['idempotency-key']))
    response.writeHead(statuses[keys.length - 1] ?? 204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const refused: unknown[] = []
  const send = postLetters(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const deliver = deliverFrom({ find: async () => entryWith() }, send, (error) => refused.push(error))
  return { keys, refused, deliver }
}

describe('a letter that is due', () => {
  it.each([400, 410, 413, 422])('is over when the service refuses it for good, by %i, which is said once', async (status) => {
    const { keys, refused, deliver } = await serviceOf([status])
    await deliver({ person: PERSON, key: 'signed', place: 1 })
    expect([keys.length, refused.length]).toEqual([1, 1])
    expect(String(refused[0])).toMatch(new RegExp(`The letter 7/1/[0-9a-f]{16} is not sent: .* answered ${status}`))
    expect(String(refused[0])).not.toContain(PERSON)
  })

  it.each([401, 403, 404, 408, 429, 500, 503])('is sent again when the service answers %i', async (status) => {
    const { refused, deliver } = await serviceOf([status])
    await expect(deliver({ person: PERSON, key: 'signed', place: 0 })).rejects.toThrow(String(status))
    expect(refused).toEqual([])
  })

  it('is sent with the others of its act where a store of before keeps them together', async () => {
    const { keys, refused, deliver } = await serviceOf([422])
    await deliver({ person: PERSON, key: 'signed' })
    expect([keys.length, refused.length]).toEqual([2, 1])
  })

  it('has another key than the letter of another act that took its number, as after a backup was taken back', () => {
    const entries = [entryWith(), entryWith({ at: 2000 }), entryWith({ key: 'other' })]
    const keys = entries.flatMap((entry) => lettersToSend(PERSON, entry).map(({ key }) => key))
    expect([keys.length, new Set(keys).size]).toEqual([6, 6])
    expect(lettersToSend(PERSON, entryWith()).map(({ key }) => key)).toEqual(keys.slice(0, 2))
  })
})
