import { CSRF_COOKIE, SESSION_ORIGIN_COOKIE } from '@hautelisse/domain/contract'
import type { Home } from '@hautelisse/machines/application'
import type { DoorAnswer } from '@hautelisse/machines/ports'
import * as z from 'zod'
import type { BuildSettings } from './build-settings.ts'
import { unguessable } from './random.ts'
import { aloneTab } from './tabs.ts'
import { readRetryAfter, writeBody } from './transport-http.ts'

/** Prefixes of what the API in the page keeps in session storage: what a server keeps, and what a browser keeps for a server. */
const STORE_PREFIX = 'hautelisse.api/'
const CREDENTIALS_PREFIX = 'hautelisse.credentials/'

/** Any address will do: no request leaves the page. */
const SITE = 'http://page.invalid'

const doorAnswer = z.union([
  z.object({ html: z.string() }).transform(({ html }): DoorAnswer => ({ kind: 'page', html })),
  z.object({ data: z.string() }).transform(({ data }): DoorAnswer => ({ kind: 'address', address: data })),
])

/**
 * Opens the API in the page: the same application as on the server, called without a network; loaded here and nowhere else.
 *
 * Session, CSRF token and everything saved are in session storage, because browsers drop the cookies of such requests (docs/decisions/04).
 */
export const pageHome = async ({
  environment,
  pageDelayMs,
}: Pick<BuildSettings, 'environment' | 'pageDelayMs'>): Promise<Home> => {
  const { createApi, DOOR_STYLE, openClock, pageCredentials, sweep, webStorage } = await import('@hautelisse/api-mock')
  const credentials = {
    read: (name: string) => sessionStorage.getItem(`${CREDENTIALS_PREFIX}${name}`) ?? undefined,
    write: (name: string, value: string) => sessionStorage.setItem(`${CREDENTIALS_PREFIX}${name}`, value),
    remove: (name: string) => sessionStorage.removeItem(`${CREDENTIALS_PREFIX}${name}`),
  }
  const storage = webStorage(sessionStorage, STORE_PREFIX)
  const clock = await openClock({ environment, storage, now: Date.now, isInPage: true })
  await sweep(storage, clock.now())
  const api = createApi({
    clock,
    storage,
    credentials: pageCredentials,
    random: unguessable,
    environment,
    delayMs: pageDelayMs,
  })
  const answer = (path: string, init: RequestInit): Promise<Response> =>
    Promise.resolve(api.fetch(new Request(`${SITE}${path}`, init), { credentials }))

  return {
    kind: 'page',
    environment,
    today: clock.today(),
    transport: async ({ method, path, headers, body, files, signal }) => {
      const sent = body === undefined || files === undefined ? body : await writeBody(body, files)
      const content = sent === undefined ? {} : { body: sent }
      const response = await answer(path, { method, headers, signal, ...content })
      return { status: response.status, body: await response.text(), retryAfterS: readRetryAfter(response.headers) }
    },
    csrf: () => credentials.read(CSRF_COOKIE),
    // Sessions are in session storage, which each tab has to itself.
    tabs: aloneTab,
    marker: { read: () => credentials.read(SESSION_ORIGIN_COOKIE), clear: () => credentials.remove(SESSION_ORIGIN_COOKIE) },
    door: {
      style: DOOR_STYLE,
      open: async (path, form) => {
        const response = await answer(path, {
          headers: { accept: 'application/json' },
          ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
        })
        return doorAnswer.parse(await response.json())
      },
    },
  }
}
