import type { FieldProblem } from '@hautelisse/domain/contract'

import type { ApiContext } from './environment.ts'

export type ReadBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly problem: FieldProblem }

const wrong = (code: string, params?: Record<string, number>): ReadBody => ({
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
    return { kind: 'json', value: JSON.parse(text) }
  } catch {
    return wrong('malformed-json')
  }
}
