import { ask, type Raw } from './ask.ts'

/** Somebody's browser, for a test: it keeps cookies, whatever address it is sent to. */
export type TestBrowser = {
  readonly get: (address: string, path: string) => Promise<Raw>
  readonly post: (address: string, path: string, form?: Readonly<Record<string, string>>) => Promise<Raw>
  readonly signIn: (address: string, person: string) => Promise<Raw>
  readonly cookies: Map<string, string>
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'Content-Type': 'application/json' }

export const testBrowser = (): TestBrowser => {
  const cookies = new Map<string, string>()
  const send = async (address: string, path: string, method: string, headers: Record<string, string>, body?: string) => {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(address, path, { ...headers, ...(jar === '' ? {} : { Cookie: jar }) }, method, body)
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const token = () => cookies.get('XSRF-TOKEN') ?? ''
  const get = (address: string, path: string) => send(address, path, 'GET', {})
  const post = (address: string, path: string, form?: Readonly<Record<string, string>>) =>
    form === undefined
      ? send(address, path, 'POST', { ...JSON_BODY, 'X-XSRF-TOKEN': token() }, '{}')
      : send(address, path, 'POST', FORM, new URLSearchParams({ csrf: token(), ...form }).toString())
  return {
    cookies,
    get,
    post,
    signIn: async (address, person) => {
      const { body } = await get(address, '/api/v3/login/oauth/authorization/collective')
      const { data } = JSON.parse(body.toString()) as { readonly data: string }
      const state = new URL(data, address).searchParams.get('state') ?? ''
      return post(address, '/stand-in/sign-in/collective', { person, state })
    },
  }
}
