import { describe, expect, it } from 'vitest'

import { startApi } from '../testing/index.ts'

const RENDER = '/api/v3/weasyprint/render-pdf-base64'
const TREE = { title: 'Relevé', language: 'fr', date: '20/11/2026', name: 'Camille', foot: '', blocks: [] }

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
    const clientOf = ({ req }: { readonly req: { readonly header: (name: string) => string | undefined } }) =>
      req.header('X-Forwarded-For') ?? 'nobody'
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
})
