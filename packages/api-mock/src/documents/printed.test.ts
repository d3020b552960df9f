import { describe, expect, it } from 'vitest'

import { startApi } from '../testing/index.ts'

const RENDER = '/api/v3/weasyprint/render-pdf-base64'
const LIST = '/api/v2/services/api-s2e/documents'
const DOWNLOAD = '/api/v2/services/api-s2e/download-document'
const TREE = { title: 'Relevé', language: 'fr', date: '20/11/2026', name: 'Camille', foot: '', blocks: [] }

type Listed = { readonly id: string; readonly type: string }

/** Tells clients apart by what each says of itself. */
const clientOf = ({ req }: { readonly req: { readonly header: (name: string) => string | undefined } }) =>
  req.header('X-Forwarded-For') ?? 'nobody'

/** A printer that works until it is told to be done. */
const slowPrinter = () => {
  const waiting: (() => void)[] = []
  const loadPrinter = async () => () =>
    new Promise<Uint8Array>((done) => void waiting.push(() => done(new TextEncoder().encode('%PDF'))))
  return { loadPrinter, finish: () => waiting.splice(0).forEach((done) => done()), waiting }
}

describe('the printer', () => {
  it('works for one client twice at a time: nobody fills it alone, and who is done may print again', async () => {
    const { loadPrinter, finish, waiting } = slowPrinter()
    const visitor = startApi('server', { loadPrinter, clientOf }).visit()
    await visitor.get('/api/v3/version')
    const print = (client: string) =>
      visitor.send({ method: 'POST', path: RENDER, body: TREE, headers: { 'X-Forwarded-For': client } })
    const working = [print('one'), print('one'), print('two')]
    await expect.poll(() => waiting.length).toBe(3)
    const refused = await print('one')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5'])
    finish()
    expect((await Promise.all(working)).map(({ status }) => status)).toEqual([200, 200, 200])
    const again = print('one')
    await expect.poll(() => waiting.length).toBe(1)
    finish()
    expect((await again).status).toBe(200)
  })

  it('has places of its own for members: eight visitors at work keep none of them from printing', async () => {
    const { loadPrinter, finish, waiting } = slowPrinter()
    const { visit } = startApi('server', { loadPrinter, clientOf })
    const visitor = visit()
    await visitor.get('/api/v3/version')
    const print = (client: number) =>
      visitor.send({ method: 'POST', path: RENDER, body: TREE, headers: { 'X-Forwarded-For': `192.0.2.${client}` } })
    const working = [1, 2, 3, 4, 1, 2, 3, 4].map(print)
    await expect.poll(() => waiting.length).toBe(8)
    expect((await print(5)).status).toBe(429)

    const member = visit()
    await member.signIn('sylvie-garnier')
    const { s2e_documents } = (await member.post(LIST, {})).json() as { readonly s2e_documents: readonly Listed[] }
    const id = s2e_documents.find(({ type }) => type !== 'POSITIONS')?.id
    const own = member.post(DOWNLOAD, { id })
    await expect.poll(() => waiting.length).toBe(9)
    finish()
    expect((await own).status).toBe(200)
    expect((await Promise.all(working)).every(({ status }) => status === 200)).toBe(true)
  })
})
