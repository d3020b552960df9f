/**
 * How long one accepted request holds the event loop. The API runs in this process over a store in a file, with its printing threads, and bodies come to it
 * in the pieces in which a server reads them; the client's own work is left out.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'

import { KEY_HEADER, type Call, type CallFiles } from '@hautelisse/domain/contract'

import { growths, wireOf } from '../fuzz/index.ts'
import { makePaperThreads } from './threads/paper-threads.ts'
import { PEOPLE } from '../people/index.ts'
import { askEveryCall, pdf, startApi, type GoodRequest, type Received, type Sent, type TestApi } from '../testing/index.ts'
import { sqliteStorage } from './sqlite/storage.ts'
import { HEAVY_TREES, heavyPdf } from './test-papers.ts'

const MEGABYTES = 40
const LIMITS = {
  signInsPerMinute: Number.MAX_SAFE_INTEGER,
  actsPerMinute: Number.MAX_SAFE_INTEGER,
  writesPerMinute: Number.MAX_SAFE_INTEGER,
  lettersPerHour: Number.MAX_SAFE_INTEGER,
}

/** What one call came to: the bytes of the accepted request that holds longest, whose it was, and for how many milliseconds. */
export type Hold = { readonly name: string; readonly bytes: number; readonly sub: string; readonly ms: number }

/** Does something while the event loop is looked at as often as it comes round; returns what it came to, and its longest hold. */
const watched = async <Value>(task: () => Value | Promise<Value>): Promise<{ readonly value: Value; readonly ms: number }> => {
  const seen = { isOver: false, longest: 0, last: performance.now() }
  const look = (): void => {
    const now = performance.now()
    seen.longest = Math.max(seen.longest, now - seen.last)
    seen.last = now
    if (!seen.isOver) setImmediate(look)
  }
  setImmediate(look)
  const value = await task()
  seen.isOver = true
  look()
  return { value, ms: seen.longest }
}

/** Bytes of a request that a server reads at a time. */
const READ_AT_A_TIME = 65_536

const inPieces = (bytes: Uint8Array): ReadableStream<Uint8Array> => {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      await pause()
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += READ_AT_A_TIME)))
      else controller.close()
    },
  })
}

/** The same API, to which bodies come in the pieces in which a server reads them, and the hold of its last answer. */
const watchedApi = (api: TestApi) => {
  const { fetch } = api.app
  const last = { ms: 0 }
  api.app.fetch = async (request, ...rest) => {
    const bytes = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer())
    const { url, method, headers } = request
    const { value, ms } = await watched(() => {
      const body = bytes === undefined ? {} : { body: inPieces(bytes), duplex: 'half' }
      return fetch(new Request(url, { method, headers, ...body }), ...rest)
    })
    last.ms = ms
    return value
  }
  return { api, last }
}

let keys = 0

/** The most bytes that a call takes as files: as many as it takes, each as large as it may be. */
const heaviestFiles = (name: string, { files, totalBytes, problems }: CallFiles): readonly File[] => {
  if (name === 's2e-bank-scores') return [new File([new Uint8Array(heavyPdf(MEGABYTES))], 'rib.pdf', { type: 'application/pdf' })]
  for (let bytes = Math.floor(totalBytes / files); ; bytes = Math.floor(bytes * 0.9)) {
    const sent = Array.from({ length: files }, (_, at) => pdf(`lourd-${at}.pdf`, bytes))
    if (problems(sent).length === 0) return sent
  }
}

/** What replaces the body or the files of a good request. */
const variantsOf = (call: Call, { body }: Sent): readonly Pick<Sent, 'body' | 'files'>[] => {
  const { name, request, files } = call
  if (request === undefined) return []
  if (name === 'render-pdf') return Object.values(HEAVY_TREES).map((tree) => ({ body: tree }))
  const ways = growths(wireOf(request), body)
  const whole = ways.reduce((grown, growth) => growth(grown), body)
  const bodies = [whole, ...ways.map((growth) => growth(body))].map((grown) => ({ body: grown }))
  return files === undefined || name === 'robo-admin-import' ? bodies : [...bodies, { files: heaviestFiles(name, files) }]
}

const sizeOf = ({ body, files = [] }: Sent): number =>
  (body === undefined ? 0 : JSON.stringify(body).length) + files.reduce((sum, { size }) => sum + size, 0)

/** Makes a request and heavier ones, and keeps the hold of each that is accepted where it is shorter than what is known. */
const measuring =
  (found: Map<string, Hold>, sub: string, last: { readonly ms: number }) =>
  async ({ visitor, call, sent }: GoodRequest): Promise<Received> => {
    const { name } = call
    const measure = async (asked: Sent, variant: number): Promise<Received> => {
      const answer = await visitor.send(asked)
      const { ms } = last
      const place = `${name} ${sub} ${variant}`
      if (answer.status < 300 && ms < (found.get(place)?.ms ?? Number.POSITIVE_INFINITY))
        found.set(place, { name, bytes: sizeOf(asked), sub, ms })
      return answer
    }
    for (const [variant, heavier] of variantsOf(call, sent).entries()) {
      const headers = { ...sent.headers, [KEY_HEADER]: `hold-${(keys += 1)}` }
      await measure({ ...sent, ...heavier, headers }, variant)
    }
    return measure(sent, -1)
  }

/**
 * Measures every call of the catalogue by seeded people, with the good body and the heavier ones that it still takes. Each is made in every pass, and its
 * shortest hold counts: other processes make single ones longer.
 *
 * @param passes how often everything is done
 * @param people names of those who ask
 * @returns the longest hold of each call, the longest first
 * @example await measureHolds(1, ['sylvie-garnier']) // [{ name: 'contact', bytes: 25000039, sub: 'sylvie-garnier', ms: 30 }, …]
 */
export const measureHolds = async (passes: number, people: readonly string[]): Promise<readonly Hold[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hautelisse-holds-'))
  const papers = makePaperThreads()
  const found = new Map<string, Hold>()
  try {
    for (let pass = 0; pass < passes; pass += 1)
      for (const person of PEOPLE.filter(({ oauth_profile: { sub } }) => people.includes(sub))) {
        const { sub } = person.oauth_profile
        const storage = sqliteStorage(join(folder, `${sub}-${pass}`))
        const { loadPrinter, readPdf } = papers
        const { api, last } = watchedApi(
          startApi('server', { storage, pause: () => pause(), limits: LIMITS, loadPrinter, readPdf }),
        )
        await askEveryCall(api, person, measuring(found, sub, last))
        storage.close()
      }
  } finally {
    await papers.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const longest = new Map<string, Hold>()
  for (const hold of found.values()) if (hold.ms > (longest.get(hold.name)?.ms ?? 0)) longest.set(hold.name, hold)
  return [...longest.values()].toSorted((one, other) => other.ms - one.ms)
}
