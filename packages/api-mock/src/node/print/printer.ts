import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { TEMPLATE } from './template.ts'
import { unpackWoff } from './woff.ts'

const TEXT_FONTS = ['400Regular/SourceSans3_400Regular', '600SemiBold/SourceSans3_600SemiBold', '700Bold/SourceSans3_700Bold']
/** Of headings and figures; what they lack is set in the font of texts. */
const DISPLAY_FONTS = ['latin-600', 'latin-ext-600']

/** Compilations that the compiler remembers; more of them cost memory, fewer cost time. */
const REMEMBERED = 8

/** Signs that one of the fonts may lack: others than letters of European scripts, marks, numbers, punctuation, money, arithmetic and spaces. */
const UNCERTAIN = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\p{Zs}\t\n]/gu
const REPLACEMENT = '\uFFFD'

/** The same tree with a replacement sign for each that may be lacking. */
const certain = (tree: string): string =>
  JSON.stringify(JSON.parse(tree), (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll(UNCERTAIN, REPLACEMENT) : value,
  )

const readFonts = (): Buffer[] => {
  const { resolve } = createRequire(import.meta.url)
  return [
    ...TEXT_FONTS.map((font) => readFileSync(resolve(`@expo-google-fonts/source-sans-3/${font}.ttf`))),
    ...DISPLAY_FONTS.map((font) => unpackWoff(readFileSync(resolve(`@fontsource/ysabeau/files/ysabeau-${font}-normal.woff`)))),
  ]
}

/**
 * Returns what prints a document tree, given as its JSON on the wire, as tagged PDF: the same tree gives the same bytes (docs/decisions/18). It holds
 * its thread until the document is done. A tagged PDF holds no sign that its fonts lack: a text with one is printed with replacement signs.
 *
 * @throws where its binary was not installed for this system
 */
export const makePrinter = async (): Promise<(tree: string) => Uint8Array> => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] })
  const print = (tree: string): Uint8Array =>
    compiler.pdf({ mainFileContent: TEMPLATE, inputs: { tree } }, { pdfStandard: 'ua-1', pdfTags: true })
  return (tree) => {
    try {
      return print(tree)
    } catch {
      return print(certain(tree))
    } finally {
      compiler.evictCache(REMEMBERED)
    }
  }
}
