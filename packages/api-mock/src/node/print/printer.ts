import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { TEMPLATE } from './template.ts'

const FONTS = ['400Regular/SourceSans3_400Regular', '600SemiBold/SourceSans3_600SemiBold', '700Bold/SourceSans3_700Bold']

/** Compilations that the compiler remembers; more of them cost memory, fewer cost time. */
const REMEMBERED = 8

const readFonts = (): Buffer[] => {
  const { resolve } = createRequire(import.meta.url)
  return FONTS.map((font) => readFileSync(resolve(`@expo-google-fonts/source-sans-3/${font}.ttf`)))
}

/**
 * Returns what prints a document tree, given as its JSON on the wire, as tagged PDF: the same tree gives the same bytes (docs/decisions/18). It holds
 * its thread until the document is done.
 *
 * @throws where its binary was not installed for this system
 */
export const makePrinter = async (): Promise<(tree: string) => Uint8Array> => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] })
  return (tree) => {
    const pdf = compiler.pdf({ mainFileContent: TEMPLATE, inputs: { tree } }, { pdfStandard: 'ua-1', pdfTags: true })
    compiler.evictCache(REMEMBERED)
    return pdf
  }
}
