import type { ApiContext } from './context.ts'

type Type = 'application/json' | 'text/html; charset=UTF-8' | 'text/plain; charset=UTF-8'

/**
 * Answers a text, compressed where the home of the API can and the request allows it.
 *
 * @param context the request
 * @param text what is answered
 * @param type what it is
 * @param kept name of a text that never changes: it is compressed once
 */
export const sendText = async (context: ApiContext, text: string, type: Type, kept?: string): Promise<Response> => {
  const pack = context.get('pack')
  context.header('Content-Type', type)
  if (pack === undefined) return context.body(text)
  context.header('Vary', 'Accept-Encoding')
  const packed = await pack(text, kept)
  if (packed === undefined) return context.body(text)
  context.header('Content-Encoding', packed.encoding)
  return context.body(packed.bytes)
}
