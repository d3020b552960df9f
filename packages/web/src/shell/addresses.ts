import { origin } from '@hautelisse/domain/session'
import * as z from 'zod'

const text = z.string().optional().catch(undefined)

/** Queries that routes understand; a value that does not fit is dropped, never an error. */
export const errorPageQuery = z.object({ reason: text })
export const authenticationQuery = z.object({ origin: origin.optional().catch(undefined) })
export const callbackQuery = z.object({ state: text })

/**
 * Reads a query as plain texts: a state such as `1e5` is a text, not a number.
 *
 * @example parseQuery('?state=1e5') // { state: '1e5' }
 */
export const parseQuery = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))

/**
 * Writes a query from plain texts; what is undefined is left out.
 *
 * @example writeQuery({ reason: 'ERR_NOT_FOUND', other: undefined }) // '?reason=ERR_NOT_FOUND'
 */
export const writeQuery = (values: Readonly<Record<string, unknown>>): string => {
  const written = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString()
  return written === '' ? '' : `?${written}`
}

/**
 * Splits an address of the portal into what the router's links take.
 *
 * @param address - path with its query
 * @example linkTo('/error-page?reason=ERR_NOT_FOUND') // { to: '/error-page', search: { reason: 'ERR_NOT_FOUND' } }
 */
export const linkTo = (address: string): { readonly to: string; readonly search: Record<string, string> } => {
  const [to = '/', query = ''] = address.split('?')
  return { to, search: parseQuery(query) }
}
