import type { Plugin } from 'vite'

/** Beginnings of the message ids that a visitor's first page may show; every other message belongs to a room behind a sign-in. */
const FIRST = ['portal.', 'session.', 'ui.']

const PART = /^(?<file>.+\.po)\?(?<part>first|rooms)$/

type Catalogue = Readonly<Record<string, unknown>>

/**
 * Splits each catalogue in two when building: `fr.po?first` for the frame, `fr.po?rooms` for all else. Savers translate one file per
 * language, visitors load a third of it. While developing, either part is the whole catalogue.
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
        const kept = Object.entries(all).filter(
          ([message]) => FIRST.some((prefix) => message.startsWith(prefix)) === (part === 'first'),
        )
        return {
          code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`,
          map: null,
        }
      },
    },
  }
}
