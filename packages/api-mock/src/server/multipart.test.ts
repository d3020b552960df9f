import { paymentDocumentsCall } from '@hautelisse/domain/payment'
import { pathOf } from '@hautelisse/domain/contract'
import { callFiles, FILE_LIMITS } from '@hautelisse/domain/files'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { BY_DEBIT, HOMES, keyed, PAYMENT, paymentBody, pdf, startApi, type HomeName, type Visitor } from '../testing/index.ts'
import { memoryStorage } from '../storage/index.ts'
import type { ApiEnv } from './context.ts'
import { readMultipart } from './multipart.ts'
import { createPlaces } from './places.ts'

const DOCUMENTS = pathOf(paymentDocumentsCall, {})
const MEGA = 1_000_000

/** Sylvie, and a payment of hers by debit. */
const withPayment = async (home: HomeName, options: Parameters<typeof startApi>[1] = {}) => {
  const visitor = startApi(home, options).visit()
  await visitor.signIn('sylvie-garnier')
  const paid = await visitor.send({ method: 'POST', path: PAYMENT, body: paymentBody(BY_DEBIT), headers: keyed('paid') })
  const { s2e_transaction_id } = paid.json() as { s2e_transaction_id: string }
  return { visitor, data: { s2e_transaction_id } }
}

const sendTo = (visitor: Visitor, data: unknown, files: readonly File[], key = 'documents') =>
  visitor.send({ method: 'POST', path: DOCUMENTS, body: data, files, headers: keyed(key) })

const raw = (visitor: Visitor, body: string | Uint8Array, type = 'multipart/form-data; boundary=b') =>
  visitor.send({ method: 'POST', path: DOCUMENTS, body, headers: { ...keyed('raw'), 'Content-Type': type } })

const partOf = (name: string, text: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`

const fieldsOf = (json: unknown) => (json as { readonly fields?: unknown }).fields

it('signs that are not seen are taken out of the name of a file', async () => {
  const storage = memoryStorage()
  const { visitor, data } = await withPayment('server', { storage })
  expect((await sendTo(visitor, data, [pdf('rib\u202Efdp.\n"exe".pdf')])).status).toBe(200)
  const last = (await storage.journal.read('sylvie-garnier')).at(-1)?.value ?? ''
  expect(JSON.parse(last)).toMatchObject({ act: { names: ['ribfdp."exe".pdf'] } })
})

type RefusedFiles = readonly [rule: string, files: () => readonly File[], fields: readonly object[]]

const REFUSED: readonly RefusedFiles[] = [
  ['P-FILE-03', () => [pdf('a.gif')], [{ path: 'files.0', code: 'file-type', params: { extensions: '.pdf .jpg .jpeg' } }]],
  ['P-FILE-03', () => [pdf(), new File(['<script>'], 'b.pdf')], [{ path: 'files.1', code: 'file-content' }]],
  [
    'P-FILE-05',
    () => ['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)),
    [{ path: '', code: 'too-many-files', params: { files: 5 } }],
  ],
  ['P-FILE-01', () => [], [{ path: 'files', code: 'too-small', params: { minimum: '1' } }]],
]

/** A body is read alike in both homes: one is enough for tens of megabytes. */
const TOO_LARGE: readonly RefusedFiles[] = [
  ['O-CONST-18', () => [pdf('a.pdf', 10 * MEGA + 1)], [{ path: 'files.0', code: 'file-too-large', params: { megabytes: 10 } }]],
  [
    'PAY-11',
    () => [pdf('a.pdf', 9 * MEGA), pdf('b.pdf', 9 * MEGA), pdf('c.pdf', 3 * MEGA)],
    [{ path: '', code: 'too-large', params: { bytes: 20 * MEGA + 256 * 1024 } }],
  ],
  [
    'O-CONST-18',
    () => [pdf('a.pdf', 10 * MEGA), pdf('b.pdf', 10 * MEGA), pdf('c.pdf', 1)],
    [{ path: 'files.2', code: 'files-too-large', params: { megabytes: 20 } }],
  ],
]

describe.each(HOMES)('files that go with a request, in a %s', (home) => {
  it('[P-CALL-62] [O-CALL-49] are taken with a payment of the person, once for each key', async () => {
    const { visitor, data } = await withPayment(home)
    const sent = await sendTo(visitor, data, [pdf('origine.pdf'), pdf('avis.pdf')])
    expect([sent.status, sent.json()]).toEqual([200, 'OK'])
    expect((await sendTo(visitor, data, [pdf('origine.pdf'), pdf('avis.pdf')])).status).toBe(200)
    const other = await sendTo(visitor, data, [pdf('autre.pdf')])
    expect([other.status, fieldsOf(other.json())]).toEqual([409, [{ path: 'Idempotency-Key', code: 'key-reused' }]])
  })

  it('go with a payment that is under way, and with no other', async () => {
    const { visitor, data } = await withPayment(home)
    expect((await sendTo(visitor, { s2e_transaction_id: '41729999' }, [pdf()])).status).toBe(404)
    await visitor.post('/api/clock', { days: 11 })
    const late = await sendTo(visitor, data, [pdf()])
    expect([late.status, fieldsOf(late.json())]).toEqual([409, [{ path: '', code: 'too-late' }]])
  })

  it.each([...REFUSED, ...(home === 'server' ? TOO_LARGE : [])])(
    '[%s] are refused with the codes of the field',
    async (_, files, fields) => {
      const { visitor, data } = await withPayment(home)
      const answer = await sendTo(visitor, data, files())
      expect([answer.status, fieldsOf(answer.json())]).toEqual([400, fields])
    },
  )

  it.each([
    ['no form', '{}', 'application/json', { code: 'not-multipart' }],
    ['a form without a boundary', partOf('data', '{}'), 'multipart/form-data', { code: 'not-multipart' }],
    ['a boundary without end', '', `multipart/form-data; boundary=${'b'.repeat(71)}`, { code: 'not-multipart' }],
    ['a form cut off', partOf('data', '{}'), undefined, { code: 'malformed-form' }],
    ['two parts of data', `${partOf('data', '{}')}${partOf('data', '{}')}--b--`, undefined, { code: 'malformed-form' }],
    ['text in place of files', `${partOf('data', '{}')}${partOf('files', 'x')}--b--`, undefined, { code: 'malformed-form' }],
    ['data that is no JSON', `${partOf('data', '{')}--b--`, undefined, { code: 'malformed-json' }],
    [
      'another part',
      `${partOf('data', '{}')}${partOf('more', 'x')}--b--`,
      undefined,
      { code: 'unrecognized-keys', params: { keys: 'more' } },
    ],
    [
      'a name that is no UTF-8',
      Uint8Array.from(`${partOf('data', '{}')}${partOf('files', 'x', '; filename="\u00e9.pdf"')}--b--`, (sign) =>
        sign.charCodeAt(0),
      ),
      undefined,
      { code: 'malformed-form' },
    ],
    ['thousands of parts', '--b\r\n\r\n'.repeat(5000), undefined, { code: 'too-many-files', params: { files: 5 } }],
  ])('are refused in %s', async (_, body, type, problem) => {
    const { visitor } = await withPayment(home)
    const answer = await raw(visitor, body, type)
    expect([answer.status, fieldsOf(answer.json())]).toEqual([400, [{ path: '', ...problem }]])
  })

  it('are refused while too many are being sent, with the seconds after which to try again', async () => {
    const { visitor, data } = await withPayment(home, { uploads: { perClient: 0, most: 8 } })
    const answer = await sendTo(visitor, data, [pdf()])
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '5'])
  })
})

describe('bodies with files', () => {
  it('are read a few at a time, of one person and of all, and one that ended makes room', () => {
    const { take } = createPlaces({ perClient: 2, most: 3 })
    const ends = [take('sylvie'), take('sylvie'), take('sylvie'), take('marc'), take('helene')]
    expect(ends.map((end) => end !== undefined)).toEqual([true, true, false, true, false])
    ends[0]?.()
    expect(take('helene')).toBeTypeOf('function')
  })
})

describe('a small form', () => {
  const LIMITS = { bodyBytes: 2000, bodyMs: 5000 }
  const ACCEPTED = { ...callFiles(FILE_LIMITS.drop), totalBytes: 1000 }
  const FORM = `${partOf('data', '{"a":1}')}${partOf('files', 'x', '; filename="a.pdf"')}--b--\r\n`
  const reader = new Hono<ApiEnv>().post('/', async (context) => {
    const form = await readMultipart(context, LIMITS, ACCEPTED)
    return context.json(form.kind === 'form' ? [form.value, form.files.map(({ name }) => name)] : form)
  })
  const readIn = async (pieces: readonly string[]): Promise<unknown> => {
    const encoder = new TextEncoder()
    const init: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: new ReadableStream({
        start: (controller) => {
          for (const piece of pieces) controller.enqueue(encoder.encode(piece))
          controller.close()
        },
      }),
      duplex: 'half',
    }
    return (await reader.request('/', init)).json()
  }
  const READ = [{ a: 1 }, ['a.pdf']]

  it('is read alike wherever it is cut in two', async () => {
    for (let at = 0; at <= FORM.length; at += 1)
      expect([at, await readIn([FORM.slice(0, at), FORM.slice(at)])]).toEqual([at, READ])
  })

  it('is read alike in pieces of each size', async () => {
    for (let size = 1; size <= FORM.length; size += 1) {
      const pieces = Array.from({ length: Math.ceil(FORM.length / size) }, (_, at) => FORM.slice(at * size, (at + 1) * size))
      expect([size, await readIn(pieces)]).toEqual([size, READ])
    }
  })

  it('may be followed by something, up to the size of a body', async () => {
    expect(await readIn([FORM, 'an', ' epilogue'])).toEqual(READ)
    expect(await readIn([FORM, 'x'.repeat(3000)])).toMatchObject({ kind: 'refused' })
  })
})
