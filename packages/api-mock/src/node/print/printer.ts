import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { documentTree, type DocumentTree } from '@hautelisse/domain/explain'

import type { Print } from '../../server/index.ts'
import { TEMPLATE } from './template.ts'

const FONTS = ['400Regular/SourceSans3_400Regular', '600SemiBold/SourceSans3_600SemiBold', '700Bold/SourceSans3_700Bold']

/** Compilations that the compiler remembers; more of them cost memory, fewer cost time. */
const REMEMBERED = 8

const readFonts = (): Buffer[] => {
  const { resolve } = createRequire(import.meta.url)
  return FONTS.map((font) => readFileSync(resolve(`@expo-google-fonts/source-sans-3/${font}.ttf`)))
}

const makePrinter = async (): Promise<Print> => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] })
  return (tree: DocumentTree) => {
    const inputs = { tree: JSON.stringify(documentTree.encode(tree)) }
    const pdf = compiler.pdf({ mainFileContent: TEMPLATE, inputs }, { pdfStandard: 'ua-1', pdfTags: true })
    compiler.evictCache(REMEMBERED)
    return pdf
  }
}

let printer: Promise<Print | undefined> | undefined

/**
 * Returns what prints documents as tagged PDF; undefined where its binary was not installed for this system. It is loaded with the first document
 * and stays. The same tree gives the same bytes (docs/decisions/18).
 */
export const loadPrinter = (): Promise<Print | undefined> => (printer ??= makePrinter().catch(() => undefined))
