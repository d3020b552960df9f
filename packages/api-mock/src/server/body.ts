import type { FieldProblem } from '@hautelisse/domain/contract'

import type { ApiContext } from './context.ts'

export type ReadBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly problem: FieldProblem }

export type RefusedBody = Extract<ReadBody, { kind: 'refused' }>

/** Refuses a body as a whole. */
export const wrong = (code: string, params?: Record<string, string | number>): RefusedBody => ({
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

/** Takes a part of a body as it arrives; what it returns ends the reading. */
type Taking<Ended> = (part: Uint8Array) => Ended | undefined

type Unread = { readonly kind: 'too-large' | 'too-slow' | 'cut-off' }

/**
 * Reads a body up to a size and for a time, and stops there: a body without end is neither kept nor waited for.
 *
 * @param request the request
 * @param limits largest size and longest time
 * @param take called with each part
 * @returns undefined at the end of the body, or why it was left before
 */
export const readBounded = async <Ended = never>(
  request: Request,
  { bodyBytes, bodyMs }: BodyLimits,
  take: Taking<Ended>,
): Promise<Unread | Ended | undefined> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyBytes) return { kind: 'too-large' }
  if (request.body === null) return undefined
  const reader = request.body.getReader()
  const { over, stop } = deadline(bodyMs)
  let size = 0
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), over])
      if (part === 'late') return { kind: 'too-slow' }
      if (part.done) return undefined
      size += part.value.byteLength
      if (size > bodyBytes) return { kind: 'too-large' }
      const ended = take(part.value)
      if (ended !== undefined) return ended
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

export type ReadText = { readonly kind: 'text'; readonly text: string } | Unread

/**
 * Reads the text of a request up to a size and for a time.
 *
 * @param request the request
 * @param limits largest size and longest time
 * @returns the text, or why it cannot be read
 */
export const readText = async (request: Request, limits: BodyLimits): Promise<ReadText> => {
  const decoder = new TextDecoder()
  let text = ''
  const unread = await readBounded(request, limits, (part) => {
    text += decoder.decode(part, { stream: true })
  })
  return unread ?? { kind: 'text', text: text + decoder.decode() }
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

/** Refuses a body that was left before its end, with the bound that it went over; the connection on which the rest would come ends. */
export const refuseUnread = (context: ApiContext, { kind }: Unread, { bodyBytes, bodyMs }: BodyLimits): RefusedBody => {
  context.header('Connection', 'close')
  if (kind === 'cut-off') return wrong(kind)
  return wrong(kind, kind === 'too-large' ? { bytes: bodyBytes } : { milliseconds: bodyMs })
}

/** Reads a text as the JSON of a request, or says what is wrong with it. */
export const readJsonText = (text: string): ReadBody => {
  try {
    return { kind: 'json', value: parseJson(text) }
  } catch (error) {
    return error instanceof PrototypeKey ? wrong('unrecognized-keys', { keys: PROTOTYPE_KEY }) : wrong('malformed-json')
  }
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
  return read.kind === 'text' ? readJsonText(read.text) : refuseUnread(context, read, limits)
}
