import { KEY_HEADER } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { readOutbox } from '../outbox/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { HOMES, pdf, startApi, type HomeName, type Received } from '../testing/index.ts'

const PATH = '/api/v2/services/mail-handler/contact'
const SYLVIE = 'sylvie-garnier'
const MESSAGE = { subject: 'operation', message: 'Bonjour,\nmon versement est-il arrivé ?' }

const refusal = ({ status, json }: Received) => {
  const { errorData, fields = [] } = json() as { errorData: string; fields?: { path: string; code: string }[] }
  return [status, errorData, ...fields.map(({ path, code }) => `${path}: ${code}`)]
}
const open = async (home: HomeName = 'server') => {
  const storage = memoryStorage()
  const { visit } = startApi(home, { storage })
  const visitor = visit()
  await visitor.signIn(SYLVIE)
  const send = (body: unknown, { files = [], key = 'one' }: { readonly files?: readonly File[]; readonly key?: string } = {}) =>
    visitor.send({ method: 'POST', path: PATH, body, files, headers: { [KEY_HEADER]: key } })
  return { visit, visitor, send, outbox: () => readOutbox(storage, SYLVIE) }
}

describe.each(HOMES)('a message to the help line, in the home "%s"', (home) => {
  it('[CONT-01] [CONT-03] is kept in the outbox with its subject and the names of its files, once for its key', async () => {
    const { send, outbox } = await open(home)
    const files = [pdf('releve.pdf'), pdf('courrier.pdf')]
    for (const _ of [1, 2]) expect((await send(MESSAGE, { files })).json()).toBe('OK')
    expect((await outbox()).map(({ kind, to, subject, text }) => [kind, to, subject, text])).toEqual([
      [
        'message',
        'service-clients@example.org',
        'Une opération',
        'Bonjour,\nmon versement est-il arrivé ?\n\nPièces jointes : releve.pdf, courrier.pdf',
      ],
    ])
    expect((await send(MESSAGE, { key: 'two' })).json()).toBe('OK')
    expect((await outbox()).length).toBe(2)
    expect(refusal(await send({ ...MESSAGE, message: 'Autre' }, { files }))).toEqual([
      409,
      'ERR_CONFLICT',
      'Idempotency-Key: key-reused',
    ])
  })

  it.each([
    ['blanks alone', { ...MESSAGE, message: ' \n ' }, 'message: required'],
    ['1 801 characters', { ...MESSAGE, message: 'a'.repeat(1801) }, 'message: wrong'],
  ])('[CONT-02] refuses %s', async (_, body, problem) => {
    const { send, outbox } = await open(home)
    expect(refusal(await send(body))).toEqual([400, 'ERR_INVALID', problem])
    expect(await outbox()).toEqual([])
  })

  it('[CONT-02] refuses a subject of no list, a sixth file and one that is not what it says', async () => {
    const { send, outbox } = await open(home)
    expect(refusal(await send({ ...MESSAGE, subject: 'advice' })).slice(0, 2)).toEqual([400, 'ERR_INVALID'])
    const six = [1, 2, 3, 4, 5, 6].map((number) => pdf(`${number}.pdf`))
    expect(refusal(await send(MESSAGE, { files: six })).slice(0, 2)).toEqual([400, 'ERR_INVALID'])
    const disguised = new File(['<html>'], 'releve.pdf', { type: 'application/pdf' })
    expect(refusal(await send(MESSAGE, { files: [disguised] })).slice(0, 2)).toEqual([400, 'ERR_INVALID'])
    expect(await outbox()).toEqual([])
  })

  it('[CONT-02] takes 1 800 characters, a line break counting as one however it is written', async () => {
    const { send } = await open(home)
    expect((await send({ ...MESSAGE, message: `${'a'.repeat(1000)}\r\n${'b'.repeat(799)}` })).json()).toBe('OK')
  })

  it('[CONT-04] hands markup over as the text that it is, and takes the force of a formula and of hidden signs', async () => {
    const { send, outbox } = await open(home)
    await send({ ...MESSAGE, message: '<img src=x onerror=alert(1)>' })
    await send({ ...MESSAGE, message: '=HYPERLINK("https://example.org")\u202E\u0007' }, { key: 'two' })
    expect((await outbox()).map(({ text }) => text)).toEqual([
      '\'=HYPERLINK("https://example.org")',
      '<img src=x onerror=alert(1)>',
    ])
  })

  it('[CONT-01] a visitor and a mirror session send nothing', async () => {
    const { visit } = await open(home)
    const visitor = visit()
    await visitor.get('/api/v3/version')
    const ask = () => visitor.send({ method: 'POST', path: PATH, body: MESSAGE, files: [], headers: { [KEY_HEADER]: 'one' } })
    expect(refusal(await ask())).toEqual([401, 'ERR_TOKEN'])
    await visitor.signIn('hugo-delmas')
    expect(refusal(await ask())).toEqual([403, 'ERR_MIRROR'])
  })
})
