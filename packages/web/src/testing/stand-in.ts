import { createApi, memoryStorage, pageCredentials, PEOPLE } from '@hautelisse/api-mock'
import { CSRF_COOKIE, SESSION_ORIGIN_COOKIE } from '@hautelisse/domain/contract'
import type { Home } from '@hautelisse/machines/application'
import type { ClockPort, RandomPort } from '@hautelisse/machines/ports'
import type { Between } from '../shell/index.ts'

/** Any address will do: no request leaves the page. */
const SITE = 'http://page.invalid'

type Given = { readonly clock: ClockPort; readonly random: RandomPort; readonly between: Between | undefined }

/** The stand-in API in memory, answering at once: nothing of it is left to the next test. */
export const openStandIn = ({ clock, random, between }: Given) => {
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
    environment: 'development',
  })
  const answer = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(api.fetch(new Request(`${SITE}${path}`, init), { credentials }))

  const home: Home = {
    kind: 'http',
    environment: 'development',
    transport: (request) => {
      const { method, path, headers, body, signal } = request
      const pass = async () => {
        const response = await answer(path, { method, headers, signal, ...(body === undefined ? {} : { body }) })
        return { status: response.status, body: await response.text() }
      }
      return between === undefined ? pass() : between(request, pass)
    },
    csrf: () => jar.get(CSRF_COOKIE),
    tabs: { post: () => {}, subscribe: () => () => {} },
    marker: { read: () => jar.get(SESSION_ORIGIN_COOKIE), clear: () => void jar.delete(SESSION_ORIGIN_COOKIE) },
  }

  /** Goes through the door that the person belongs to. */
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

  return { home, signIn }
}
