import type { FieldProblem } from '@hautelisse/domain/contract'

import type { ApiContext } from './context.ts'

export type ReadBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly problem: FieldProblem }

const wrong = (code: string, params?: Record<string, string | number>): ReadBody => ({
  kind: 'refused',
  problem: { path: '', code, ...(params === undefined ? {} : { params }) },
})

/** What bounds a request's body: its size in bytes, and the milliseconds that it may take to arrive. */
export type BodyLimits = { readonly bodyBytes: number; readonly bodyMs: number }

/** Resolves when the time is over; `stop` forgets it. */
const deadline = (milliseconds: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds)
  })
  return { over, stop: () => clearTimeout(timer) }
}

export type ReadText = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'too-large' | 'too-slow' | 'cut-off' }

const readParts = async (body: ReadableStream<Uint8Array>, { bodyBytes, bodyMs }: BodyLimits): Promise<ReadText> => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const { over, stop } = deadline(bodyMs)
  let size = 0
  let text = ''
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), over])
      if (part === 'late') return { kind: 'too-slow' }
      if (part.done) return { kind: 'text', text: text + decoder.decode() }
      size += part.value.byteLength
      if (size > bodyBytes) return { kind: 'too-large' }
      text += decoder.decode(part.value, { stream: true })
    }
  } catch {
    // The client went away before the end.
    return { kind: 'cut-off' }
  } finally {
    stop()
    // What is not wanted any more need not arrive; a body read to its end has nothing left to cancel.
    void reader.cancel().catch(() => undefined)
  }
}

/**
 * Reads the text of a request up to a size and for a time, and stops there: a body without end is neither kept nor waited for.
 *
 * @param request the request
 * @param limits largest size and longest time
 * @returns the text, or why there is none
 */
export const readText = async (request: Request, limits: BodyLimits): Promise<ReadText> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > limits.bodyBytes) return { kind: 'too-large' }
  return request.body === null ? { kind: 'text', text: '' } : readParts(request.body, limits)
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

/** The bound that a body went over. */
const boundOf = (kind: Exclude<ReadText['kind'], 'text'>, { bodyBytes, bodyMs }: BodyLimits) => {
  if (kind === 'cut-off') return undefined
  return kind === 'too-large' ? { bytes: bodyBytes } : { milliseconds: bodyMs }
}

/**
 * Reads the JSON body of a call; what is no JSON, too large or too slow is refused with its reason and never an error of the server.
 *
 * @param context the request
 * @param limits largest size and longest time
 */
export const readJson = async (context: ApiContext, limits: BodyLimits): Promise<ReadBody> => {
  if (!isJson(context.req.header('Content-Type'))) return wrong('not-json')
  const read = await readText(context.req.raw, limits)
  if (read.kind !== 'text') return wrong(read.kind, boundOf(read.kind, limits))
  try {
    return { kind: 'json', value: parseJson(read.text) }
  } catch (error) {
    return error instanceof PrototypeKey ? wrong('unrecognized-keys', { keys: PROTOTYPE_KEY }) : wrong('malformed-json')
  }
}
