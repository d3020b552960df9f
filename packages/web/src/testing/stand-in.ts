import { createApi, memoryStorage, pageCredentials, PEOPLE } from '@hautelisse/api-mock'
import { CSRF_COOKIE, SESSION_ORIGIN_COOKIE, type Environment, type Fault } from '@hautelisse/domain/contract'
import type { Home } from '@hautelisse/machines/application'
import type { ClockPort, RandomPort } from '@hautelisse/machines/ports'
import { writeBody } from '../app/transport-http.ts'
import type { Between } from '../shell/index.ts'

/** Any address will do: no request leaves the page. */
const SITE = 'http://page.invalid'

/** A late answer is late for a moment only. */
const SLOW_MS = 300

type Given = {
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly between: Between | undefined
  readonly environment: Environment
  readonly extensions: readonly string[] | undefined
}

/** The API of a test: what the application is told of it, and what stands outside the page. */
export type StandIn = {
  readonly home: Home
  /** Goes through the door that the person belongs to. */
  readonly signIn: (sub: string) => Promise<void>
  /** Orders the answers of a call to fail. */
  readonly order: (call: string, fault: Fault, times?: number) => Promise<void>
  /** Lets every call answer again. */
  readonly mend: () => Promise<void>
}

/** The stand-in API in memory, answering at once: nothing of it is left to the next test. */
export const openStandIn = ({ clock, random, between, environment, extensions }: Given): StandIn => {
  const jar = new Map<string, string>()
  const credentials = {
    read: (name: string) => jar.get(name),
    write: (name: string, value: string) => void jar.set(name, value),
    remove: (name: string) => void jar.delete(name),
  }
  const api = createApi({
    clock,
    random,
    storage: memoryStorage(),
    credentials: pageCredentials,
    environment,
    limits: { slowMs: SLOW_MS },
  })
  const answer = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(api.fetch(new Request(`${SITE}${path}`, init), { credentials }))

  const home: Home = {
    kind: 'http',
    environment,
    extensions,
    transport: (request) => {
      const { method, path, headers, body, files, signal } = request
      const pass = async () => {
        const sent = body === undefined || files === undefined ? body : await writeBody(body, files)
        const response = await answer(path, { method, headers, signal, ...(sent === undefined ? {} : { body: sent }) })
        return { status: response.status, body: await response.text() }
      }
      return between === undefined ? pass() : between(request, pass)
    },
    csrf: () => jar.get(CSRF_COOKIE),
    tabs: { post: () => {}, subscribe: () => () => {} },
    marker: { read: () => jar.get(SESSION_ORIGIN_COOKIE), clear: () => void jar.delete(SESSION_ORIGIN_COOKIE) },
  }

  const signIn = async (sub: string): Promise<void> => {
    const origin = PEOPLE.find((person) => person.oauth_profile.sub === sub)?.origin
    if (origin === undefined) throw new Error(`No seeded person is known as ${sub}.`)
    const authorization = await answer(`/api/v3/login/oauth/authorization/${origin}`)
    const { data } = (await authorization.json()) as { readonly data: string }
    const door = new URL(data, SITE)
    const form = { person: sub, state: door.searchParams.get('state') ?? '', csrf: jar.get(CSRF_COOKIE) ?? '' }
    await answer(door.pathname, { method: 'POST', body: new URLSearchParams(form) })
    if (!jar.has(SESSION_ORIGIN_COOKIE)) throw new Error(`The door did not let ${sub} in.`)
  }

  const order: StandIn['order'] = async (call, fault, times = 100) => {
    const body = JSON.stringify({ call, fault, times })
    const { ok } = await answer('/api/faults', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!ok) throw new Error(`The API takes no order for ${call}.`)
  }

  return { home, signIn, order, mend: async () => void (await answer('/api/faults', { method: 'DELETE' })) }
}
