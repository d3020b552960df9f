import type { ApiVersion, Call } from './call.ts'

const BASES = { v2: '/api/v2', v3: '/api/v3' } as const satisfies Record<ApiVersion, string>

/**
 * Returns the address below which a version of the API answers, relative to the site's root (P-NET-01, docs/decisions/03).
 *
 * @param version `v2` for the calls under `/services`, `v3` for all others
 * @example basePath('v2') // '/api/v2'
 */
export const basePath = (version: ApiVersion): (typeof BASES)[ApiVersion] => BASES[version]

/**
 * Returns the version that a path belongs to: `/services/*` is v2, everything else v3 (P-NET-02, docs/decisions/03).
 *
 * @param path path relative to the base
 * @example versionOf('/services/api-ais/profile') // 'v2'
 */
export const versionOf = (path: string): ApiVersion => (path.startsWith('/services/') ? 'v2' : 'v3')

type Segments = Readonly<Record<string, string | number>>

const isWritten = (entry: [string, string | number | boolean | null | undefined]): entry is [string, string | number | boolean] =>
  entry[1] !== undefined && entry[1] !== null

/**
 * Returns the address of a call below the site's root, with its path parameters and query filled in (P-NET-08).
 *
 * Each parameter is escaped whole, so that a slash or a question mark inside an id stays inside its segment; a query value that is
 * missing is left out.
 *
 * @param call the call
 * @param params values of the `{param}` segments; a missing one is a programmer's mistake and throws
 * @param query values of the query
 * @example pathOf(profileCall, { origin: 'collective' }) // '/api/v3/login/oauth/profile/collective'
 */
export const pathOf = (
  call: Pick<Call, 'version' | 'path'>,
  params: Segments = {},
  query: Readonly<Record<string, string | number | boolean | null | undefined>> = {},
): string => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${call.path} needs a value for "${name}".`)
    return encodeURIComponent(value)
  })
  const written = Object.entries(query)
    .filter(isWritten)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return `${basePath(call.version)}${path}${written === '' ? '' : `?${written}`}`
}
