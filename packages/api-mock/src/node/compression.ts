import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { MiddlewareHandler } from 'hono'

import type { ApiEnv, Packed } from '../server/index.ts'

type Encoding = Packed['encoding']

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this many characters an answer is sent as it is: the packet is not full anyway. */
const WORTHWHILE = 1024

/**
 * Returns the encoding to answer with, or none.
 *
 * @param accepted the request's Accept-Encoding
 * @example encodingOf('gzip, br') // 'br'
 */
export const encodingOf = (accepted: string | undefined): Encoding | undefined => {
  const names = new Set(
    (accepted ?? '').split(',').flatMap((part) => {
      const [name = '', quality = ''] = part.trim().split(';')
      return /q=0(\.0*)?$/.test(quality.trim()) ? [] : [name]
    }),
  )
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : undefined
}

/** Compresses an answer: little effort each time, more for one that is kept. */
const compress = (text: string, encoding: Encoding, isKept: boolean): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'gzip'
    ? zip(text, { level: isKept ? 9 : 1 })
    : brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: isKept ? 10 : 1 } })

/**
 * Lets what answers compress its text before it becomes an answer, as the request allows and where it is worth it; a text that never changes once. Pages with
 * a token in them do not ask for it: their length would tell about the token.
 */
export const packing = (): MiddlewareHandler<ApiEnv> => {
  const known = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  return async (context, next) => {
    const encoding = encodingOf(context.req.header('Accept-Encoding'))
    context.set('pack', async (text, kept) => {
      if (encoding === undefined || text.length < WORTHWHILE) return undefined
      const place = kept === undefined ? undefined : `${encoding} ${kept}`
      const packed = (place === undefined ? undefined : known.get(place)) ?? compress(text, encoding, place !== undefined)
      if (place !== undefined) known.set(place, packed)
      return { encoding, bytes: await packed }
    })
    await next()
  }
}
