import { CSRF_COOKIE, CSRF_HEADER } from '@hautelisse/domain/contract'

import type { TestApi, Visitor } from './visitor.ts'

/** A request of which half of the body is on its way. */
export type Half = {
  /** Sends the rest, and returns the answer. */
  readonly rest: () => Promise<{ readonly status: number; readonly text: string }>
}

const headersOf = ({ credentials }: Visitor, more: Readonly<Record<string, string>>) => ({
  'Content-Type': 'application/json',
  Cookie: [...credentials].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
  [CSRF_HEADER]: credentials.get(CSRF_COOKIE) ?? '',
  ...more,
})

/**
 * Sends headers and half of a body, as somebody does who wants to be let in now and to be judged later. It returns once the server waits for the rest.
 *
 * @param api the API
 * @param visitor who sends, with the credentials of this moment
 * @param sent method, address, body and further headers
 */
export const sendHalf = async (
  { app }: Pick<TestApi, 'app'>,
  visitor: Visitor,
  sent: {
    readonly method: string
    readonly path: string
    readonly body: string
    readonly headers?: Readonly<Record<string, string>>
  },
): Promise<Half> => {
  const bytes = new TextEncoder().encode(sent.body)
  const middle = Math.floor(bytes.length / 2)
  const waits = Promise.withResolvers<undefined>()
  const goes = Promise.withResolvers<undefined>()
  let parts = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        parts += 1
        if (parts === 1) return controller.enqueue(bytes.slice(0, middle))
        waits.resolve(undefined)
        await goes.promise
        controller.enqueue(bytes.slice(middle))
        return controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const init: RequestInit & { readonly duplex: 'half' } = {
    method: sent.method,
    headers: headersOf(visitor, sent.headers ?? {}),
    body,
    duplex: 'half',
  }
  const request = new Request(`http://localhost${sent.path}`, init)
  const answer = Promise.resolve(app.fetch(request))
  // What is refused without its body never asks for the rest.
  await Promise.race([waits.promise, answer])
  return {
    rest: async () => {
      goes.resolve(undefined)
      const response = await answer
      return { status: response.status, text: await response.text() }
    },
  }
}
