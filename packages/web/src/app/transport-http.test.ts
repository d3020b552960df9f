import { afterEach, expect, it, vi } from 'vitest'
import { httpTransport } from './transport-http.ts'

afterEach(() => void vi.unstubAllGlobals())

it('[P-NET-03] [P-NET-04] sends a call with the browser’s credentials and its headers, and keeps no answer', async () => {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, init])
    return new Response('{"data":"x"}', { status: 403 })
  })
  const { signal } = new AbortController()
  const headers = { accept: 'application/json', 'X-XSRF-TOKEN': 'token' }
  const send = httpTransport('https://api.example')
  expect(await send({ method: 'POST', path: '/api/v3/version', headers, body: '{}', signal })).toEqual({
    status: 403,
    body: '{"data":"x"}',
  })
  await send({ method: 'GET', path: '/api/v3/version', headers, signal })
  expect(asked).toEqual([
    [
      'https://api.example/api/v3/version',
      { method: 'POST', headers, body: '{}', signal, credentials: 'include', cache: 'no-store' },
    ],
    ['https://api.example/api/v3/version', { method: 'GET', headers, signal, credentials: 'include', cache: 'no-store' }],
  ])
})

it('sends files as a form: its text as part data, each file with its name and type', async () => {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return new Response('"OK"')
  })
  const { signal } = new AbortController()
  const files = [new File(['%PDF-1.7'], 'relevé.pdf', { type: 'application/pdf' })]
  await httpTransport('')({ method: 'POST', path: '/api/v2/documents', headers: {}, body: '{"id":1}', files, signal })
  const form = await new Response(asked[0]?.body).formData()
  expect(form.get('data')).toBe('{"id":1}')
  const file = form.getAll('files').find((part) => part instanceof File)
  expect([file?.name, file?.type, await file?.text()]).toEqual(['relevé.pdf', 'application/pdf', '%PDF-1.7'])
})

it('[S-CALL-34] sends no cookie from a page that knows nobody', async () => {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init)
    return new Response('{}')
  })
  const { signal } = new AbortController()
  await httpTransport('', 'omit')({ method: 'GET', path: '/api/v3/version', headers: {}, signal })
  expect(asked).toMatchObject([{ credentials: 'omit' }])
})

it('rejects only when no answer came', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { signal } = new AbortController()
  await expect(httpTransport('')({ method: 'GET', path: '/api/v3/version', headers: {}, signal })).rejects.toThrow(
    'Failed to fetch',
  )
})
