import { versionCall } from '@hautelisse/domain/contract'
import { expect, it, vi } from 'vitest'
import { fakeTransport, json } from '../testing/index.ts'
import { ApiFailure } from './failure.ts'
import { lateClient } from './late-client.ts'

const VERSION = { version: '0.1.0', commit: 'abc', environment: 'development' as const }

it.each([false, true])('makes its calls as the client does, loaded before the first one or with it (%s)', async (isNeeded) => {
  const { transport, sent } = fakeTransport([json(VERSION), json({ data: 'ERR_LIMIT' }, 429)])
  const log = vi.fn<(line: { readonly method: string; readonly path: string }) => void>()
  const client = lateClient({ transport, csrf: () => 'token', log }, isNeeded)
  expect(await client.call(versionCall, {})).toEqual(VERSION)
  const failure = client.call(versionCall, {})
  await expect(failure).rejects.toBeInstanceOf(ApiFailure)
  await expect(failure).rejects.toMatchObject({ code: 'ERR_LIMIT', status: 429 })
  expect([sent.length, log.mock.calls.length]).toEqual([2, 2])
})

it('gives up a call whose caller gave up while the code was loading', async () => {
  const { transport, sent } = fakeTransport([json(VERSION)])
  const caller = new AbortController()
  const ending = lateClient({ transport, csrf: () => undefined }, false).call(versionCall, {}, { signal: caller.signal })
  caller.abort()
  await expect(ending).rejects.toMatchObject({ code: 'ABORTED' })
  expect(sent).toEqual([])
})
