import { request } from 'node:http'

/** An answer as it came: nothing unpacked. */
export type Raw = {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

/** Asks as a browser writes it: `fetch` would tidy the path and unpack the body. */
export const ask = (
  address: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
