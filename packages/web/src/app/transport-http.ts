import type { Transport } from '@hautelisse/machines/ports'

/**
 * Sends a call over HTTP with the browser's cookies, or without any; the only caller of `fetch`.
 *
 * @param base - address of the API; empty where web and API share one
 * @param credentials - `omit` for a page that knows nobody
 */
export const httpTransport =
  (base: string, credentials: 'include' | 'omit' = 'include'): Transport =>
  async ({ method, path, headers, body, signal }) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      signal,
      credentials,
      cache: 'no-store',
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, body: await response.text() }
  }
