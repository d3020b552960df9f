import { CSRF_COOKIE, CSRF_HEADER, KEY_HEADER } from '@hautelisse/domain/contract'

export type Fetch = (request: Request) => Response | Promise<Response>

type Call = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** Key under which an act is done once. */
  readonly key?: string
}

/** Somebody signed in, with the cookies of a browser. */
export type Visitor = {
  readonly send: (call: Call) => Promise<Response>
  /** The cookies after the sign-in as a header carries them. */
  readonly cookie: string
  /** The same as they are now: a confirmation changes them. */
  readonly cookies: () => string
}

const bodyOf = (body: unknown): URLSearchParams | string | null => {
  if (body === undefined) return null
  return body instanceof URLSearchParams ? body : JSON.stringify(body)
}

/**
 * Signs a person in through the stand-in's door and gives back a client that keeps cookies and hands the token back.
 *
 * @param site address in front of the paths
 * @param fetch what answers: an API in this process, or the network
 * @param person whom the door is told
 */
export const signIn = async (site: string, fetch: Fetch, person: string): Promise<Visitor> => {
  const cookies = new Map<string, string>()
  const header = (): string => [...cookies].map((pair) => pair.join('=')).join('; ')
  const send = async ({ method, path, body, key }: Call): Promise<Response> => {
    const headers = new Headers({ [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '' })
    if (cookies.size > 0) headers.set('Cookie', header())
    if (key !== undefined) headers.set(KEY_HEADER, key)
    if (body !== undefined && !(body instanceof URLSearchParams)) headers.set('Content-Type', 'application/json')
    const response = await fetch(new Request(`${site}${path}`, { method, headers, body: bodyOf(body), redirect: 'manual' }))
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }

  const authorization = await send({ method: 'GET', path: '/api/v3/login/oauth/authorization/collective' })
  const { data } = (await authorization.json()) as { readonly data: string }
  const door = new URL(data, site)
  const state = door.searchParams.get('state') ?? ''
  const fields = new URLSearchParams({ person, state, csrf: decodeURIComponent(cookies.get(CSRF_COOKIE) ?? '') })
  const answer = await send({ method: 'POST', path: door.pathname, body: fields })
  if (answer.status !== 303) throw new Error(`The door answers ${answer.status} to ${person}: ${await answer.text()}`)
  return { send, cookie: header(), cookies: header }
}
