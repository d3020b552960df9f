import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'

import type { ApiContext, ApiEnv } from '../server/index.ts'

/** Formats that the library has no name for. */
const TYPES: Readonly<Record<string, string>> = { xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12' }

/** The build compresses its files beside themselves: these are no addresses. */
const PACKED = /\.(?:br|gz)$/

/** Vite names each file in assets/ after its content; anything else may change under its name and is asked for again by its tag. */
type File = { readonly cache: string; readonly tag?: string }

/** The built portal: only a file that is there at the start is ever served, so no path can lead outside. */
export type StaticFiles = {
  /** The file that a request asks for, compressed as the request allows; undefined if it does not exist. */
  readonly serve: (context: ApiContext) => Promise<Response | undefined>
  /** Every path that is served. */
  readonly paths: readonly string[]
  /** The page that every navigation gets. */
  readonly page: string | undefined
}

const fileOf = (directory: string, path: string): File =>
  path.startsWith('/assets/')
    ? { cache: 'public, max-age=31536000, immutable' }
    : {
        cache: 'no-cache',
        tag: `"${createHash('sha256')
          .update(readFileSync(join(directory, path)))
          .digest('base64url')
          .slice(0, 22)}"`,
      }

const pathsIn = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map(
      ({ parentPath, name }) =>
        `/${join(parentPath, name)
          .slice(directory.length)
          .replace(/^[\\/]/, '')
          .replaceAll(sep, '/')}`,
    )
    // Dot folders hold what tools read (the build's manifest), not what browsers do.
    .filter((path) => !path.startsWith('/.'))

/** Tells whether the client holds the file already; a proxy that packs anew marks the tag as weak. */
const isKnown = ({ req }: ApiContext, tag: string): boolean =>
  (req.header('If-None-Match') ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag)

/**
 * Lists the files of a built portal.
 *
 * @param directory the folder of the build; without it there are no files
 * @example readStaticFiles('packages/web/dist')
 */
export const readStaticFiles = (directory: string | undefined): StaticFiles => {
  if (directory === undefined || !existsSync(directory)) return { serve: async () => undefined, paths: [], page: undefined }
  const files = new Map(pathsIn(directory).map((path) => [path, fileOf(directory, path)]))
  const page = files.delete('/index.html') ? readFileSync(join(directory, 'index.html'), 'utf8') : undefined
  const stream = serveStatic<ApiEnv>({ root: directory, precompressed: true })

  return {
    page,
    paths: [...files.keys()],
    serve: async (context) => {
      const file = files.get(context.req.path)
      if (file === undefined) return undefined
      context.header('Cache-Control', file.cache)
      if (file.tag !== undefined) context.header('ETag', file.tag)
      if (file.tag !== undefined && isKnown(context, file.tag)) return context.body(null, 304)
      const answer = (await stream(context, async () => undefined)) ?? undefined
      const type = TYPES[context.req.path.split('.').at(-1) ?? '']
      if (type !== undefined) answer?.headers.set('Content-Type', type)
      answer?.headers.set('Vary', 'Accept-Encoding')
      return answer
    },
  }
}
