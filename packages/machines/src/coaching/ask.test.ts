import { expect, it } from 'vitest'
import { ApiFailure } from '../api/index.ts'
import type { Client } from '../api/index.ts'
import { askCoaching } from './ask.ts'

const answering = (answer: () => Promise<unknown>): Client => ({ call: answer }) as unknown as Client
const signal = new AbortController().signal
const yes = (): boolean => true

it('[P-ROUTE-66] [P-CALL-85] answers where the partner is', async () => {
  const client = answering(() => Promise.resolve({ data: '/stand-in/coaching' }))
  expect(await askCoaching(client, yes, signal)).toEqual({ kind: 'offered', address: '/stand-in/coaching' })
})

it.each([
  ['a company without coaching', answering(() => Promise.resolve({ data: null })), yes],
  ['an address that may not be followed', answering(() => Promise.resolve({ data: 'https://elsewhere.example/' })), () => false],
])('[P-CALL-85] takes %s for no coaching', async (_, client, mayFollow) => {
  expect(await askCoaching(client, mayFollow, signal)).toEqual({ kind: 'none' })
})

it('[P-ERR-28] leaves any other failure to the page', async () => {
  const client = answering(() => Promise.reject(new ApiFailure({ code: 'ERR_INTERNAL', status: 500, call: 'coaching' })))
  await expect(askCoaching(client, yes, signal)).rejects.toMatchObject({ code: 'ERR_INTERNAL' })
})
