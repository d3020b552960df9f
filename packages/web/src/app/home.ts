import { basePath, SESSION_ORIGIN_COOKIE, versionAnswer, versionCall, type VersionAnswer } from '@hautelisse/domain/contract'
import type { Home } from '@hautelisse/machines/application'
import type { Transport } from '@hautelisse/machines/ports'
import type { BuildSettings } from './build-settings.ts'
import { readCookie, readToken } from './cookies.ts'
import { aloneTab, browserTabs } from './tabs.ts'
import { httpTransport } from './transport-http.ts'
import { versionInPage } from './version-in-page.ts'

/** The server was asked and nothing understandable came back. */
export class ApiSilent extends Error {
  override readonly name = 'ApiSilent'
}

const VERSION_TIMEOUT_MS = 10_000

/** Asks the server who it is; only a JSON answer counts, because a static host answers any path with its page. */
const askVersion = async (transport: Transport): Promise<VersionAnswer | undefined> => {
  try {
    const { body } = await transport({
      method: versionCall.method,
      path: `${basePath(versionCall.version)}${versionCall.path}`,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(VERSION_TIMEOUT_MS),
    })
    return versionAnswer.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

const cookiesHome = (transport: Transport, { environment, today, extensions = [] }: VersionAnswer, page: Document): Home => ({
  kind: 'http',
  environment,
  today,
  extensions,
  transport,
  tabs: browserTabs(),
  csrf: () => readToken(page.cookie),
  marker: {
    read: () => readCookie(page.cookie, SESSION_ORIGIN_COOKIE),
    clear: () => {
      page.cookie = `${SESSION_ORIGIN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
    },
  },
})

/**
 * The same home for a page that knows nobody: no mark of a session is read, none is heard of from another tab, and no token is sent. Inside another
 * site's page the browser keeps cookies away anyway, but not where that site is our own (docs/decisions/12).
 */
const withoutSession = (home: Home): Home => ({
  ...home,
  tabs: aloneTab,
  csrf: () => undefined,
  marker: { read: () => undefined, clear: () => {} },
})

const openAnyHome = async (settings: BuildSettings, page: Document, credentials: 'include' | 'omit'): Promise<Home> => {
  if (settings.api !== 'page') {
    const transport = httpTransport(settings.apiOrigin, credentials)
    const version = (settings.apiOrigin === '' ? versionInPage(page) : undefined) ?? (await askVersion(transport))
    if (version !== undefined) return cookiesHome(transport, version, page)
    if (settings.api === 'http') throw new ApiSilent('The API does not answer.')
  }
  const { pageHome } = await import('./transport-page.ts')
  return pageHome(settings)
}

/**
 * Opens the API's home: the server over HTTP, the API in the page, or with `auto` whichever answers (docs/decisions/04, P-NET-10). A server that
 * makes the page and answers the API has said so in the page: it is not asked again.
 *
 * @param settings - settings of the build
 * @param page - the document, for its cookies
 * @param embedded - whether the page stands inside another site's
 * @throws ApiSilent when a server was wanted and none answers
 */
export const openHome = async (settings: BuildSettings, page: Document, embedded: boolean): Promise<Home> => {
  const home = await openAnyHome(settings, page, embedded ? 'omit' : 'include')
  return embedded ? withoutSession(home) : home
}
