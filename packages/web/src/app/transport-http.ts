import type { FileToSend } from '@hautelisse/domain/contract'
import type { Transport } from '@hautelisse/machines/ports'

/** The seconds that a server wants to be left alone for; a date in their place is not ours. */
export const readRetryAfter = (headers: Headers): number | undefined => {
  const seconds = headers.get('Retry-After')
  return seconds !== null && /^\d{1,3}$/.test(seconds) ? Number(seconds) : undefined
}

/** Writes the body of a request with files: a form with its text as part `data` and the files, read now, as parts `files`. */
export const writeBody = async (body: string, files: readonly FileToSend[]): Promise<FormData> => {
  const form = new FormData()
  form.append('data', body)
  for (const file of files)
    form.append('files', new Blob([await file.slice(0, file.size).arrayBuffer()], { type: file.type }), file.name)
  return form
}

/**
 * Sends a call over HTTP with the browser's cookies, or without any; the only caller of `fetch`.
 *
 * @param base - address of the API; empty where web and API share one
 * @param credentials - `omit` for a page that knows nobody
 */
export const httpTransport =
  (base: string, credentials: 'include' | 'omit' = 'include'): Transport =>
  async ({ method, path, headers, body, files, signal }) => {
    // A text needs no waiting: the request leaves in the turn that started its time limit.
    const sent = body === undefined || files === undefined ? body : await writeBody(body, files)
    const response = await fetch(`${base}${path}`, {
      method,
      headers,
      signal,
      credentials,
      cache: 'no-store',
      ...(sent === undefined ? {} : { body: sent }),
    })
    return { status: response.status, body: await response.text(), retryAfterS: readRetryAfter(response.headers) }
  }
