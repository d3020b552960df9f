import { deflateSync } from 'node:zlib'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

import { CSRF_COOKIE, CSRF_HEADER } from '@hautelisse/domain/contract'

import { signIn } from '../bench/visitor.ts'
import type { Attack, Found, Victim } from './target.ts'

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

const many = <Value>(count: number, make: (at: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, at) => make(at))
const treeOf = (blocks: readonly unknown[]): string =>
  JSON.stringify({ title: 'Lourd', language: 'fr', date: '20/11/2026', name: 'Personne', foot: 'Pied', blocks })

/** Documents of a visitor that nobody knows. */
const TREES: Readonly<Record<string, string>> = {
  '100 lists of 200 words': treeOf(many(100, () => ({ kind: 'list', items: many(200, (at) => `mot${at}`) }))),
  '60 lists of 200 words, the most that is printed': treeOf(
    many(60, () => ({ kind: 'list', items: many(200, (at) => `mot${at}`) })),
  ),
  'a table of 2,000 × 12': treeOf([
    {
      kind: 'table',
      caption: 'Table',
      heads: many(12, (at) => ({ text: `T${at}`, isFigure: false })),
      rows: many(2000, (row) => many(12, (at) => `${row},${at}`)),
    },
  ]),
  '8,000 facts': treeOf(many(40, () => ({ kind: 'facts', rows: many(200, (at) => ({ name: `F${at}`, value: `${at}` })) }))),
  '4,000 calculation lines': treeOf(
    many(10, () => ({
      kind: 'calculation',
      title: 'Calcul',
      lines: many(400, (at) => ({ name: `L${at}`, how: 'x', result: `${at}`, source: 's' })),
    })),
  ),
}

/** A PDF of one page that unfolds to so many megabytes of operators. */
const heavyPdf = (megabytes: number): Buffer => {
  const operator = '(a) Tj '
  const stream = deflateSync(
    Buffer.from(`BT /F1 1 Tf ${operator.repeat(Math.floor((megabytes * 1_000_000) / operator.length))}ET`),
  )
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0)
  const put = (number: number, content: Buffer): void => {
    places.push(length())
    parts.push(Buffer.from(`${number} 0 obj\n`), content, Buffer.from('\nendobj\n'))
  }
  put(1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>'))
  put(2, Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'))
  put(3, Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'))
  put(
    4,
    Buffer.concat([Buffer.from(`<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`), stream, Buffer.from('\nendstream')]),
  )
  put(5, Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'))
  const start = length()
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(Buffer.from(`xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`))
  return Buffer.concat(parts)
}

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
      for (const [name, tree] of Object.entries(TREES))
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
