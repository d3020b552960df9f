import type { Plugin } from 'vite'

/**
 * Beginnings of the message ids of each part that is loaded by itself: what a visitor's first page may show, the lexicon, the
 * notices and articles, the modals of the address, the tax simulator, the developer pages. Every other message belongs to a room behind a sign-in.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  first: ['portal.', 'session.', 'ui.'],
  lexicon: ['lexicon.'],
  contents: ['contents.'],
  modals: ['modal.', 'consents.'],
  tax: ['tax.'],
  developer: ['developer.'],
}

const ROOMS = 'rooms'

const PART = /^(?<file>.+\.po)\?(?<part>first|rooms|lexicon|contents|modals|tax|developer)$/

/** Messages of the kit that explains figures, which both the rooms and the tax simulator show. */
const EXPLANATION = 'explanation.'

/** The parts that hold a message. */
const partsOf = (id: string): readonly string[] =>
  id.startsWith(EXPLANATION)
    ? [ROOMS, 'tax']
    : [Object.entries(PARTS).find(([, beginnings]) => beginnings.some((beginning) => id.startsWith(beginning)))?.[0] ?? ROOMS]

type Catalogue = Readonly<Record<string, unknown>>

/**
 * Splits each catalogue when building: `fr.po?first` for the frame, `fr.po?rooms` for the rooms, and parts for what few open. Translators have
 * one file per language, visitors load a small part of it. While developing, each part is the whole catalogue.
 */
export const splitCatalogues = (): Plugin => {
  let building = false
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: {
      filter: { id: PART },
      async handler(source, importer) {
        const { file = '', part = '' } = PART.exec(source)?.groups ?? {}
        const whole = await this.resolve(file, importer)
        if (whole === null) return null
        return building ? `${whole.id}?${part}` : whole.id
      },
    },
    load: {
      filter: { id: PART },
      async handler(id) {
        const { file = '', part = '' } = PART.exec(id)?.groups ?? {}
        const { code } = await this.load({ id: file })
        // A compiled catalogue is a module of one constant, without imports: running it is the safest way to read it.
        const { messages: all } = (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)) as {
          readonly messages: Catalogue
        }
        const kept = Object.entries(all).filter(([message]) => partsOf(message).includes(part))
        return {
          code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`,
          map: null,
        }
      },
    },
  }
}
