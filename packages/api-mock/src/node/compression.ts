import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { MiddlewareHandler } from 'hono'

import type { ApiContext, ApiEnv } from '../server/index.ts'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this many bytes an answer is sent as it is: the packet is not full anyway. */
const WORTHWHILE_BYTES = 1024

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

/**
 * Compresses bytes.
 *
 * @param bytes what to compress
 * @param encoding how
 * @param effort `once` for files that are kept compressed, `each-time` for answers made on the spot
 */
export const compress = (bytes: Uint8Array, encoding: Encoding, effort: 'once' | 'each-time'): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(bytes, { level: effort === 'once' ? 9 : 1 })
    : brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 10 : 1 } })

/**
 * Compresses a page that was painted for somebody. Nothing of the request stands in it but its path, so that its length tells nobody anything
 * about what else does.
 */
export const compressPage = async (context: ApiContext, page: Response): Promise<Response> => {
  page.headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingOf(context.req.header('Accept-Encoding'))
  if (encoding === undefined) return page
  const packed = await compress(new Uint8Array(await page.arrayBuffer()), encoding, 'each-time')
  const headers = new Headers(page.headers)
  headers.set('Content-Encoding', encoding)
  return new Response(new Uint8Array(packed), { status: page.status, headers })
}

/** Answers that never change while a site lives. */
const SAME_FOR_EVER: ReadonlySet<string> = new Set(['/api/openapi.json'])

/**
 * Compresses the API's JSON where it is worth it, and once where it is always the same. Pages with a token in them are not: their length would tell about
 * it.
 */
export const compressJson = (): MiddlewareHandler<ApiEnv> => {
  const known = new Map<string, Promise<Buffer>>()
  const send = (context: ApiContext, packed: Buffer, encoding: Encoding): void => {
    const { res } = context
    res.headers.set('Content-Encoding', encoding)
    res.headers.set('Content-Length', String(packed.byteLength))
    context.res = new Response(new Uint8Array(packed), res)
  }
  return async (context, next) => {
    await next()
    const encoding = encodingOf(context.req.header('Accept-Encoding'))
    const { res } = context
    if (encoding === undefined || res.body === null || res.headers.get('Content-Type')?.startsWith('application/json') !== true)
      return
    res.headers.append('Vary', 'Accept-Encoding')
    const place = SAME_FOR_EVER.has(context.req.path) && res.status === 200 ? `${encoding} ${context.req.path}` : undefined
    const before = place === undefined ? undefined : known.get(place)
    if (before !== undefined) return send(context, await before, encoding)
    // The fault "drop" cuts the connection while the body is read: the copy fails and the answer goes out as it is.
    const bytes = await res
      .clone()
      .arrayBuffer()
      .catch(() => undefined)
    if (bytes === undefined || bytes.byteLength < WORTHWHILE_BYTES) return
    const packing = compress(new Uint8Array(bytes), encoding, place === undefined ? 'each-time' : 'once')
    if (place !== undefined) known.set(place, packing)
    send(context, await packing, encoding)
  }
}
