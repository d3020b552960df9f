import { CSRF_COOKIE, HOST_CSRF_COOKIE } from '@hautelisse/domain/contract'

/**
 * Reads one cookie out of `document.cookie`; `undefined` when it is absent or empty.
 *
 * @example readCookie('a=1; XSRF-TOKEN=ab%3D', 'XSRF-TOKEN') // 'ab='
 */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const value = entry?.slice(name.length + 1)
  if (value === undefined || value === '') return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Reads the CSRF token out of `document.cookie`: on https from the cookie that no neighbouring host can have written.
 *
 * @example readToken('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own') // 'own'
 */
export const readToken = (cookies: string): string | undefined =>
  readCookie(cookies, HOST_CSRF_COOKIE) ?? readCookie(cookies, CSRF_COOKIE)
