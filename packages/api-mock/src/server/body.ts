import type { FieldProblem } from '@hautelisse/domain/contract'

import type { ApiContext } from './environment.ts'

export type ReadBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly problem: FieldProblem }

const wrong = (code: string, params?: Record<string, string | number>): ReadBody => ({
  kind: 'refused',
  problem: { path: '', code, ...(params === undefined ? {} : { params }) },
})

/**
 * Reads the text of a request up to a size, and stops there: a body without end is never kept.
 *
 * @param request the request
 * @param bytes largest size
 * @returns the text, or nothing when there is more
 */
export const readText = async (request: Request, bytes: number): Promise<string | undefined> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > bytes) return undefined
  if (request.body === null) return ''
  const reader = request.body.getReader()
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > bytes) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

const PROTOTYPE_KEY = '__proto__'

/** The text holds the key, or could: letters may be written by their numbers. */
const MAY_HOLD_PROTOTYPE_KEY = /__proto__|\\u/

class PrototypeKey extends Error {}

const refusePrototypeKey = (key: string, value: unknown): unknown => {
  if (key === PROTOTYPE_KEY) throw new PrototypeKey()
  return value
}

/** Schemas of records step over the key `__proto__`; here it is an unknown key like any other, wherever it stands. */
const parseJson = (text: string): unknown => JSON.parse(text, MAY_HOLD_PROTOTYPE_KEY.test(text) ? refusePrototypeKey : undefined)

const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type ?? '')

/**
 * Reads the JSON body of a call; what is no JSON, or too large, is refused with its reason and never an error of the server.
 *
 * @param context the request
 * @param bytes largest size
 */
export const readJson = async (context: ApiContext, bytes: number): Promise<ReadBody> => {
  if (!isJson(context.req.header('Content-Type'))) return wrong('not-json')
  const text = await readText(context.req.raw, bytes)
  if (text === undefined) return wrong('too-large', { bytes })
  try {
    return { kind: 'json', value: parseJson(text) }
  } catch (error) {
    return error instanceof PrototypeKey ? wrong('unrecognized-keys', { keys: PROTOTYPE_KEY }) : wrong('malformed-json')
  }
}
