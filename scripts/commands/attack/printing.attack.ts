import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

import { CSRF_COOKIE, CSRF_HEADER } from '@hautelisse/domain/contract'

import { signIn } from '../../measures/bench/visitor.ts'
import type * as Papers from '../../../packages/api-mock/src/node/test-papers.ts'
import type { Attack, Found, Victim } from './target.ts'

// The tests' own documents are no part of the package: they are loaded by their place.
const PAPERS = new URL('../../../packages/api-mock/src/node/test-papers.ts', import.meta.url)
const { HEAVY_TREES, heavyPdf } = (await import(PAPERS.href)) as typeof Papers

/** No other request may wait longer than this for its answer: milliseconds. */
const MOST_MS = 500
const EVERY_MS = 20
/** No more than so many of our own questions are open at a time. */
const MOST_WAITING = 50
/** Time that the server has to answer a heavy request. */
const WITHIN_MS = 120_000
const PERSON = 'sylvie-garnier'
const COMPANY = 'ent-aubrenne'
const MEGABYTES = 40

/** What others saw while a task went on: the longest wait of theirs and of this process itself in milliseconds, and how many got no answer. */
type Watched = { readonly longest: number; readonly own: number; readonly lost: number; readonly came: string }

/** Asks whether the server lives, every 20 ms, until the task is over. */
const watchedWhile = async (address: string, task: () => Promise<string>): Promise<Watched> => {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const seen = { isOver: false, longest: 0, lost: 0, waiting: 0 }
  const ask = async (): Promise<void> => {
    const from = performance.now()
    seen.waiting += 1
    try {
      await (await fetch(`${address}/livez`)).text()
    } catch {
      seen.lost += 1
    }
    seen.waiting -= 1
    seen.longest = Math.max(seen.longest, performance.now() - from)
  }
  const done = task().finally(() => (seen.isOver = true))
  const asked: Promise<void>[] = []
  while (!seen.isOver) {
    if (seen.waiting < MOST_WAITING) asked.push(ask())
    await wait(EVERY_MS)
  }
  await Promise.all(asked)
  delay.disable()
  return { longest: seen.longest, own: delay.max / 1e6, lost: seen.lost, came: await done }
}

const judged = async ({ address, lives }: Victim, name: string, task: () => Promise<string>): Promise<Found> => {
  const from = performance.now()
  const { longest, own, lost, came } = await watchedWhile(address, task)
  const took = (performance.now() - from).toFixed(0)
  return {
    held: longest <= MOST_MS && lost === 0 && lives(),
    seen: `${name}: answered ${came} after ${took} ms; /livez waited ${longest.toFixed(0)} ms at most, ${lost} lost (this process itself ${own.toFixed(0)} ms)`,
  }
}

const print = (address: string, cookie: string, token: string, body: string): Promise<string> =>
  fetch(`${address}/api/v3/weasyprint/render-pdf-base64`, {
    method: 'POST',
    headers: { Cookie: cookie, [CSRF_HEADER]: token, 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(WITHIN_MS),
  }).then(async (answer) => {
    await answer.arrayBuffer()
    return String(answer.status)
  })

const readFile = (address: string, cookie: string, token: string, file: Buffer): Promise<string> => {
  const form = new FormData()
  form.set('data', JSON.stringify({ main_company_id: COMPANY }))
  form.set('files', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'rib.pdf')
  return fetch(`${address}/api/v2/services/api-s2e/profile/bank-coordinates/scores`, {
    method: 'POST',
    headers: { Cookie: cookie, [CSRF_HEADER]: token },
    body: form,
    signal: AbortSignal.timeout(WITHIN_MS),
  }).then(async (answer) => `${answer.status} ${(await answer.text()).slice(0, 120)}`)
}

export const attack: Attack = {
  tries: 'Does one heavy document or file keep everybody else waiting?',
  run: ({ withServer }) =>
    withServer(async (victim) => {
      const { address } = victim
      const { cookie } = await signIn(address, fetch, PERSON)
      const token = decodeURIComponent(new RegExp(`${CSRF_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? '')
      const found: Found[] = []
      for (const [name, tree] of Object.entries(HEAVY_TREES))
        found.push(await judged(victim, name, () => print(address, cookie, token, tree)))
      const file = heavyPdf(MEGABYTES)
      found.push(
        await judged(victim, `a PDF of ${Math.ceil(file.length / 1000)} kB that unfolds to ${MEGABYTES} MB`, () =>
          readFile(address, cookie, token, file),
        ),
      )
      return found
    }),
}
