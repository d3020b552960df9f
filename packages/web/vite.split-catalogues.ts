import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Import of the texts of one language: `virtual:words/fr/tax`, or `virtual:words/fr/portal+session+ui` for several in one file. */
const IMPORT = /^virtual:words\/(?<language>\w+)\/(?<part>[\w+-]+)$/
const RESOLVED = /^(?<file>.+\.po)\?words=(?<part>[\w+-]+)$/

/** The part for every message that no part names. */
const SHARED = 'shared'

/** First segments of message ids that a part names. */
const segmentsOf = (part: string): readonly string[] => part.split('+')

/** Segments of all parts: of the shell, and of each room that has a `catalogue.ts`. */
const namedSegments = (root: string): ReadonlySet<string> => {
  const sources = globSync(['src/*/catalogue.ts', 'src/shell/languages.ts'], { cwd: root })
  const text = sources.map((source) => readFileSync(join(root, source), 'utf8')).join('\n')
  const parts = [...text.matchAll(/'virtual:words\/\w+\/(?<part>[\w+-]+)'/g)]
  return new Set(parts.flatMap((part) => segmentsOf(part.groups?.['part'] ?? '')))
}

type Catalogue = Readonly<Record<string, unknown>>

/**
 * Splits each catalogue when building: the first segment of a message id names the part that it is in. Translators have one file for each
 * language, visitors load a small part of it. While developing, each part is the whole catalogue.
 *
 * A segment that no import names is in the part `shared`, so that a new room needs no entry anywhere.
 */
export const splitCatalogues = (): Plugin => {
  let root = ''
  let building = false
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
      building = config.command === 'build'
    },
    resolveId: {
      filter: { id: IMPORT },
      handler(source) {
        const { language = '', part = '' } = IMPORT.exec(source)?.groups ?? {}
        const file = join(root, 'src', 'locales', `${language}.po`)
        return building ? `${file}?words=${part}` : file
      },
    },
    load: {
      filter: { id: RESOLVED },
      async handler(id) {
        const { file = '', part = '' } = RESOLVED.exec(id)?.groups ?? {}
        const { code } = await this.load({ id: file })
        // A compiled catalogue is a module of one constant, without imports: running it is the safest way to read it.
        const { messages: all } = (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)) as {
          readonly messages: Catalogue
        }
        const named = namedSegments(root)
        const wanted = new Set(segmentsOf(part))
        const isKept = (segment = ''): boolean => (part === SHARED ? !named.has(segment) : wanted.has(segment))
        const kept = Object.entries(all).filter(([message]) => isKept(message.split('.')[0]))
        if (kept.length === 0) throw new Error(`No message id begins with ${part}`)
        return {
          code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`,
          map: null,
        }
      },
    },
  }
}
