import { environment, PAGE_DELAY_MS, type Environment } from '@hautelisse/domain/contract'
import { ROUTES, type RouteId, type SsoConfig } from '@hautelisse/domain/portal'
import * as z from 'zod'

/** Which home the API has: a server over HTTP, the page itself, or whichever answers. */
export const apiSetting = z.enum(['http', 'page', 'auto'])
export type ApiSetting = z.infer<typeof apiSetting>

const listed = z
  .string()
  .default('')
  .transform((names) => names.split(',').filter((name) => name !== ''))

const routeId = z.custom<RouteId>((value) => ROUTES.some(({ id }) => id === value), 'unknown route')

const address = z.string().default('')

const buildSettings = z.object({
  VITE_API: apiSetting.default('auto'),
  VITE_API_ORIGIN: z.string().default(''),
  VITE_API_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(PAGE_DELAY_MS),
  VITE_ENVIRONMENT: environment.default('development'),
  VITE_REDIRECT_HOSTS: listed,
  VITE_DISABLED_ROUTES: listed.pipe(z.array(routeId)),
  VITE_CLIENT_SPACE_URL: address,
  VITE_SSO_AIS_URL: address,
  VITE_SSO_AIS_CLIENT_ID: address,
  VITE_SSO_AIS_REDIRECT_URI: address,
  VITE_SSO_S2E_URL: address,
})

/** What was set when the page was built; an unknown value is refused at the start, before anything is shown (P-NET-07). */
export type BuildSettings = {
  readonly api: ApiSetting
  readonly apiOrigin: string
  /** Milliseconds that the API in the page waits before each answer. */
  readonly pageDelayMs: number
  readonly environment: Environment
  readonly redirectHosts: readonly string[]
  /** Routes that lead to / in this build (P-ROUTE-82). */
  readonly disabledRoutes: ReadonlySet<RouteId>
  /** Where individual customers go when their door cannot be asked for; / without it (P-ERR-15, P-ERR-17). */
  readonly clientSpaceUrl: string | undefined
  /** Where the external spaces are; a family without its own has its operations shown disabled (P-SSO-06). */
  readonly sso: SsoConfig
}

const ssoOf = (set: z.infer<typeof buildSettings>): SsoConfig => {
  const ais = {
    challengeUrl: set.VITE_SSO_AIS_URL,
    clientId: set.VITE_SSO_AIS_CLIENT_ID,
    redirectUri: set.VITE_SSO_AIS_REDIRECT_URI,
  }
  return {
    ...(Object.values(ais).includes('') ? {} : { ais }),
    ...(set.VITE_SSO_S2E_URL === '' ? {} : { s2e: { portalUrl: set.VITE_SSO_S2E_URL } }),
  }
}

/**
 * Reads the settings of the build from Vite's environment. In production the API is a server whatever the setting says: the API in the
 * page is for demonstrations.
 *
 * @example readBuildSettings({ VITE_API: 'auto', VITE_ENVIRONMENT: 'production' }).api // 'http'
 */
export const readBuildSettings = (values: unknown): BuildSettings => {
  const set = buildSettings.parse(values)
  return {
    api: set.VITE_ENVIRONMENT === 'production' ? 'http' : set.VITE_API,
    apiOrigin: set.VITE_API_ORIGIN,
    pageDelayMs: set.VITE_API_DELAY_MS,
    environment: set.VITE_ENVIRONMENT,
    redirectHosts: set.VITE_REDIRECT_HOSTS,
    disabledRoutes: new Set(set.VITE_DISABLED_ROUTES),
    clientSpaceUrl: set.VITE_CLIENT_SPACE_URL || undefined,
    sso: ssoOf(set),
  }
}
