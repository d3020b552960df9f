import { createCompilationErrorMessage, createCompiledCatalog } from '@lingui/cli/api'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { cataloguesOf, messagesOf } from './vite.catalogues.ts'

/** Import of the texts of one language: `virtual:words/fr/tax`, or `virtual:words/fr/portal+session+ui` for several in one file. */
const IMPORT = /^virtual:words\/(?<language>\w+)\/(?<part>[\w+-]+)$/
/** The module behind it, all of the language without a part. What follows the dot is no part of the name of its built file. */
const MODULE = /^\0virtual:words\/(?<language>\w+)(?:\.(?<part>[\w+-]+))?$/

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

/**
 * Puts the catalogues of all rooms together and splits them when building: the first segment of a message id names the part that it is in.
 * Translators have a file for each room, visitors load a small part of all. While developing and in tests, a language is one module.
 *
 * A segment that no import names is in the part `shared`, so that a new room needs no entry anywhere.
 *
 * @param isWhole - builds a language as one module too
 */
export const splitCatalogues = (isWhole = false): Plugin => {
  let root = ''
  let building = false
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
      building = config.command === 'build' && !isWhole
    },
    resolveId: {
      filter: { id: IMPORT },
      handler: (source) => `\0${source.replace(/\/([^/]+)$/, building ? '.$1' : '')}`,
    },
    load: {
      filter: { id: MODULE },
      handler(id) {
        const { language = '', part } = MODULE.exec(id)?.groups ?? {}
        for (const { file } of cataloguesOf(language)) this.addWatchFile(file)
        const named = namedSegments(root)
        const wanted = new Set(segmentsOf(part ?? ''))
        const isKept = (segment = ''): boolean => (part === SHARED ? !named.has(segment) : wanted.has(segment))
        const kept = [...messagesOf(language)].filter(([message]) => part === undefined || isKept(message.split('.')[0]))
        if (kept.length === 0) throw new Error(`No message id begins with ${part}`)
        const empty = kept.filter(([, text]) => text === '').map(([message]) => message)
        if (empty.length > 0) throw new Error(`No ${language} text for ${empty.join(', ')}`)
        const { source, errors } = createCompiledCatalog(language, Object.fromEntries(kept), { namespace: 'es' })
        if (errors.length > 0) throw new Error(createCompilationErrorMessage(language, errors))
        return { code: source, map: null }
      },
    },
  }
}
