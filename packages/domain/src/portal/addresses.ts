import { ROUTES, routeOf, type Route, type RouteId } from './routes.ts'

/** Address of whatever is unknown (P-ROUTE-81). */
export const NOT_FOUND_ADDRESS = '/error-page?reason=ERR_NOT_FOUND'

/** Most characters of one segment, once decoded: no id is as long, and a longer one is an unknown address. */
const LONGEST_SEGMENT = 256

/** A route with the values that an address gives to its parameters; an optional one may be missing. */
export type RouteMatch = { readonly route: Route; readonly params: Readonly<Record<string, string>> }

type Segment = { readonly name: string; readonly kind: 'exact' | 'one' | 'optional' | 'rest' }

const segmentOf = (text: string): Segment => {
  const [, name, mark] = /^\{(\w+)([?*]?)\}$/.exec(text) ?? []
  if (name === undefined) return { name: text, kind: 'exact' }
  return { name, kind: mark === '?' ? 'optional' : mark === '*' ? 'rest' : 'one' }
}

const segmentsOf = (path: string): readonly Segment[] => path.split('/').slice(1).map(segmentOf)

const PATTERNS: readonly { readonly route: Route; readonly segments: readonly Segment[] }[] = ROUTES.map((route) => ({
  route,
  segments: route.path === '/' ? [] : segmentsOf(route.path),
}))

/** The text behind a segment; one that is badly encoded is empty, which no segment may be. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const isUsable = (text: string): boolean =>
  text !== '' && text !== '.' && text !== '..' && text.length <= LONGEST_SEGMENT && text.isWellFormed()

/** The decoded segments of a path, or nothing when it is malformed; one slash at the end says nothing (P-ROUTE-52). */
const readPath = (path: string): readonly string[] | undefined => {
  if (!path.startsWith('/')) return undefined
  if (path === '/') return []
  const segments = (path.endsWith('/') ? path.slice(1, -1) : path.slice(1)).split('/').map(decoded)
  return segments.every(isUsable) ? segments : undefined
}

const valuesOf = (pattern: readonly Segment[], texts: readonly string[]): Record<string, string> | undefined => {
  const values: Record<string, string> = {}
  for (const [index, { name, kind }] of pattern.entries()) {
    const text = texts[index]
    if (kind === 'exact' ? text !== name : text === undefined && kind !== 'optional') return undefined
    if (kind === 'rest') return { ...values, [name]: texts.slice(index).join('/') }
    if (kind !== 'exact' && text !== undefined) values[name] = text
  }
  return texts.length > pattern.length ? undefined : values
}

/** Whether every enumerated segment has one of its values; a step is judged later, since another one leads to the first. */
const isKnown = ({ segments = {}, actions }: Route, params: Readonly<Record<string, string>>): boolean => {
  const { journey, action } = params
  const isListed = ([name, values]: readonly [string, readonly string[]]) => {
    const value = params[name]
    return value === undefined || values.includes(value)
  }
  const isOfJourney =
    actions === undefined ||
    action === undefined ||
    Object.entries(actions).some(([name, values]) => name === journey && values.includes(action))
  return Object.entries(segments).every(isListed) && isOfJourney
}

/**
 * Finds the route of a path and the values of its parameters; an exact path wins over one with parameters, and a slash at the end changes
 * nothing. Returns undefined if the path is malformed or holds a value that an enumeration does not have (P-ROUTE-49, P-ROUTE-52, P-ROUTE-75).
 *
 * @param path path of an address, without query and fragment, of any shape
 * @example matchRoute('/savings/transfer/ais')?.params // { scope: 'ais' }
 */
export const matchRoute = (path: string): RouteMatch | undefined => {
  const texts = readPath(path)
  if (texts === undefined) return undefined
  for (const { route, segments } of PATTERNS) {
    const params = valuesOf(segments, texts)
    if (params !== undefined) return isKnown(route, params) ? { route, params } : undefined
  }
  return undefined
}

const written = (value: string): string => {
  if (!isUsable(value)) throw new RangeError(`No address can carry the segment "${value.slice(0, 40)}"`)
  return encodeURIComponent(value)
}

/**
 * Writes the path of a route with the values of its parameters.
 *
 * @param id id of the route
 * @param params value of each parameter; optional ones may be missing
 * @throws RangeError when a parameter is missing or has a value that no address can carry (empty, a dot, two dots, too long)
 * @example pathTo('savings-detail', { selectionFilter: 'company', filter: 'A/B' }) // '/epargne/detail/company/A%2FB'
 */
export const pathTo = (id: RouteId, params: Readonly<Record<string, string | undefined>> = {}): string => {
  const parts = segmentsOf(routeOf(id).path).flatMap(({ name, kind }) => {
    if (kind === 'exact') return [name]
    const value = params[name] ?? ''
    if (value === '' && kind === 'optional') return []
    return (kind === 'rest' ? value.split('/') : [value]).map(written)
  })
  return `/${parts.join('/')}`
}

/**
 * Says whether the start of the application keeps the address fragment: where the path contains "developer" (P-MODAL-26, P-MODAL-27).
 *
 * @param path path of the address
 * @example keepsFragment('/developer/framework') // true
 */
export const keepsFragment = (path: string): boolean => path.includes('developer')

const OPINION_PATHS: ReadonlySet<string> = new Set(['/epargne', '/accounts', '/documents'])

/**
 * Says whether an address carries the opinion button: three addresses exactly, none below them (P-CONST-26).
 *
 * @param path path of the address
 * @example isOpinionPath('/epargne/detail/type/PER') // false
 */
export const isOpinionPath = (path: string): boolean => OPINION_PATHS.has(path)
