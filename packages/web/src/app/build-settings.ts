import { environment, PAGE_DELAY_MS, type Environment } from '@hautelisse/domain/contract'
import * as z from 'zod'

/** Which home the API has: a server over HTTP, the page itself, or whichever answers. */
export const apiSetting = z.enum(['http', 'page', 'auto'])
export type ApiSetting = z.infer<typeof apiSetting>

const buildSettings = z.object({
  VITE_API: apiSetting.default('auto'),
  VITE_API_ORIGIN: z.string().default(''),
  VITE_API_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(PAGE_DELAY_MS),
  VITE_ENVIRONMENT: environment.default('development'),
  VITE_REDIRECT_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(',').filter((host) => host !== '')),
})

/** What was set when the page was built; an unknown value is refused at the start, before anything is shown (P-NET-07). */
export type BuildSettings = {
  readonly api: ApiSetting
  readonly apiOrigin: string
  /** Milliseconds that the API in the page waits before each answer. */
  readonly pageDelayMs: number
  readonly environment: Environment
  readonly redirectHosts: readonly string[]
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
  }
}
