import { Hono, type MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'

import type { ApiContext, ApiEnv } from '../server/index.ts'

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

const SELF = "'self'"
const NONE = "'none'"

/** What is no page: data and files. */
const DATA: Policy = { defaultSrc: [NONE], baseUri: [NONE], formAction: [NONE], frameAncestors: [NONE] }

/** The stand-in doors, and pages drawn like them: a form and a style sheet, no script at all. */
const DOOR: Policy = { ...DATA, formAction: [SELF], styleSrc: [SELF], fontSrc: [SELF], imgSrc: [SELF] }

/** Who may show the page in a frame, and where the audience measure's script is, if there is one (docs/decisions/15). */
export type PagePlaces = { readonly frameHosts: readonly string[]; readonly measureHost: string | undefined }

/** The portal's page: everything from this address, no inline script, and the style sheets that its dialogs add by the nonce of the answer. */
/** The one way to an address of a script that is not a part of the build: the audience measure's, which the page compares with its setting. */
const MEASURE_TYPES = 'measure'
/** The one way to start a worker: the portal's own, whose address the build names (docs/decisions/15). */
const WORKER_TYPES = 'worker'

const pagePolicy = (frameHosts: readonly string[], measureHost: string | undefined): Policy => {
  const own = measureHost === undefined ? [SELF] : [SELF, measureHost]
  return {
    defaultSrc: [SELF],
    scriptSrc: own,
    styleSrc: [SELF, NONCE],
    imgSrc: [...own, 'data:'],
    connectSrc: own,
    objectSrc: [NONE],
    baseUri: [NONE],
    formAction: [SELF],
    frameAncestors: [...frameHosts],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: measureHost === undefined ? [WORKER_TYPES] : [WORKER_TYPES, MEASURE_TYPES],
  }
}

const TWO_YEARS_S = 63_072_000

/** The headers of an answer with a policy; browsers may be told to insist on https only where they came by it. */
const headersWith = (policy: Policy, { isHttps, isFramed = false }: { readonly isHttps: boolean; readonly isFramed?: boolean }) =>
  secureHeaders({
    contentSecurityPolicy: policy,
    xContentTypeOptions: 'nosniff',
    // This older header knows no list of hosts: the page's policy alone says who may frame it.
    xFrameOptions: isFramed ? false : 'DENY',
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [], browsingTopics: [] },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: isHttps && `max-age=${TWO_YEARS_S}; includeSubDomains`,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })

const headersFor = (isHttps: boolean, { frameHosts, measureHost }: PagePlaces) => ({
  data: headersWith(DATA, { isHttps }),
  door: headersWith(DOOR, { isHttps }),
  page: headersWith(pagePolicy([NONE], measureHost), { isHttps }),
  framed: headersWith(pagePolicy(frameHosts, measureHost), { isHttps, isFramed: true }),
})

const nothing = async (): Promise<void> => undefined

/** Makes the nonce of an answer, which its policy will name. */
export const nonceOf = (context: ApiContext): string => {
  NONCE(context, 'styleSrc')
  return context.get('secureHeadersNonce') ?? ''
}

/**
 * Puts the security headers on every answer, by what the answer is.
 *
 * @param isHttps says whether a request came by https
 * @param places hosts that the policies of pages name
 */
export const securityHeaders = (isHttps: (context: ApiContext) => boolean, places: PagePlaces): MiddlewareHandler<ApiEnv> => {
  const [plain, secure] = [headersFor(false, places), headersFor(true, places)]
  return async (context, next) => {
    await next()
    const shown = context.get('shown') ?? (context.req.path.startsWith('/stand-in/') ? 'door' : 'data')
    await (isHttps(context) ? secure : plain)[shown](context, nothing)
  }
}

/**
 * Returns the headers of what is answered beside the application: requests that could not be read.
 *
 * @param isHttps whether browsers reach the server by https
 */
export const plainHeaders = async (isHttps: boolean): Promise<Readonly<Record<string, string>>> => {
  const app = new Hono().use(headersWith(DATA, { isHttps })).get('/', (context) => context.text(''))
  const { headers } = await app.request('/')
  return { ...Object.fromEntries(headers), 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
}
