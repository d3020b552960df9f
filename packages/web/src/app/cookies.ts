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
