import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

import { compress, encodingOf, type Encoding } from './compression.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.xlsm': 'application/vnd.ms-excel.sheet.macroEnabled.12',
}
/** Formats that are compressed already. */
const PACKED: ReadonlySet<string> = new Set(['.png', '.ico', '.woff2'])

type File = {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly packed: Map<Encoding, Promise<Buffer>> | undefined
}

/** The built portal, read once: only a file that is there at the start is ever served, so no path can lead outside. */
export type StaticFiles = {
  /** The file of a path, compressed as the request allows; nothing when there is none. */
  readonly serve: (path: string, request: Request) => Promise<Response | undefined>
  /** Every path that is served. */
  readonly paths: readonly string[]
  /** The page that every navigation gets. */
  readonly page: string | undefined
}

const load = (directory: string, path: string): File => {
  const bytes = readFileSync(join(directory, path))
  const extension = extname(path)
  return {
    bytes,
    packed: PACKED.has(extension) ? undefined : new Map(),
    headers: {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      // Vite names each file in assets/ after its content; anything else may change under its name.
      'Cache-Control': path.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    },
  }
}

/** Tells whether the client holds the file already; a proxy that packs anew marks the tag as weak. */
const isKnown = (request: Request, { headers }: File): boolean =>
  (request.headers.get('If-None-Match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers['ETag'])

const pack = (file: File, encoding: Encoding): Promise<Buffer> | undefined => {
  if (file.packed === undefined) return undefined
  const known = file.packed.get(encoding) ?? compress(file.bytes, encoding, 'once')
  file.packed.set(encoding, known)
  return known
}

/**
 * Reads the files of a built portal.
 *
 * @param directory the folder of the build; without it there are no files
 * @example readStaticFiles('packages/web/dist')
 */
export const readStaticFiles = (directory: string | undefined): StaticFiles => {
  if (directory === undefined || !existsSync(directory)) return { serve: async () => undefined, paths: [], page: undefined }
  const files = new Map<string, File>()
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
      .slice(directory.length)
      .replace(/^[\\/]/, '')
    // Dot folders hold what tools read (the build's manifest), not what browsers do.
    if (!path.startsWith('.')) files.set(`/${path.replaceAll(sep, '/')}`, load(directory, path))
  }
  const page = files.get('/index.html')?.bytes.toString('utf8')
  files.delete('/index.html')

  return {
    page,
    paths: [...files.keys()],
    serve: async (path, request) => {
      const file = files.get(path)
      if (file === undefined) return undefined
      const headers = { ...file.headers, Vary: 'Accept-Encoding' }
      if (isKnown(request, file)) return new Response(null, { status: 304, headers })
      const encoding = encodingOf(request.headers.get('Accept-Encoding') ?? undefined)
      const packed = encoding === undefined ? undefined : await pack(file, encoding)
      if (encoding === undefined || packed === undefined) return new Response(new Uint8Array(file.bytes), { headers })
      return new Response(new Uint8Array(packed), { headers: { ...headers, 'Content-Encoding': encoding } })
    },
  }
}
