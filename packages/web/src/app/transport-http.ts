import type { Transport } from '@hautelisse/machines/ports'

/** Sends a call over HTTP with the browser's cookies; the only caller of `fetch`. `base` is empty where web and API share one address. */
export const httpTransport =
  (base: string): Transport =>
  async ({ method, path, headers, body, signal }) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      signal,
      credentials: 'include',
      cache: 'no-store',
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, body: await response.text() }
  }
