/** A part of the structure of a page, as who hears it is told: its role, what it says, and what a drawing says. */
export type Part = {
  readonly role: string
  readonly text: string
  readonly alt: string | undefined
  readonly parts: readonly Part[]
}

/** Where a text stands on its page: points from the left and from the bottom. */
export type TextBox = {
  readonly text: string
  readonly page: number
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

type Node = { readonly role?: string; readonly alt?: string; readonly id?: string; readonly children?: readonly Node[] }
type Item =
  | { readonly type: string; readonly id?: string }
  | {
      readonly str: string
      readonly hasEOL: boolean
      readonly transform: readonly number[]
      readonly width: number
      readonly height: number
    }

/** The marked contents of a page by their ids. */
const contentsOf = (items: readonly Item[]): ReadonlyMap<string, string> => {
  const open: string[] = []
  const texts = new Map<string, string>()
  for (const item of items)
    if ('str' in item) {
      const id = open.at(-1) ?? ''
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  return texts
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const partOf = (node: Node, texts: ReadonlyMap<string, string>): Part => {
  const children = node.children ?? []
  const parts = children.filter(({ role }) => role !== undefined).map((child) => partOf(child, texts))
  const own = children.map(({ id }) => (id === undefined ? '' : (texts.get(id) ?? ''))).join(' ')
  return {
    role: node.role ?? '',
    text: onOneLine([own, ...parts.map(({ text }) => text)].join(' ')),
    alt: node.alt,
    parts,
  }
}

/** Part of the height of a letter below and above its line. */
const [BELOW, ABOVE] = [0.2, 0.7]

const boxOf = (item: Item, page: number): readonly TextBox[] => {
  if (!('str' in item) || item.str.trim() === '') return []
  const [, , , , left = 0, line = 0] = item.transform
  return [
    { text: item.str, page, left, right: left + item.width, bottom: line - item.height * BELOW, top: line + item.height * ABOVE },
  ]
}

/**
 * Reads a PDF back: what it says of itself, its text, its structure in the order in which it is read, and where each text stands.
 *
 * @param bytes the PDF
 */
export const readPdf = async (bytes: Uint8Array) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, place) => pdf.getPage(place + 1)))
  const read = await Promise.all(
    pages.map(async (page) => ({
      tree: (await page.getStructTree()) as Node | null,
      items: (await page.getTextContent({ includeMarkedContent: true })).items as readonly Item[],
    })),
  )
  const { info } = await pdf.getMetadata()
  return {
    info: info as Readonly<Record<string, unknown>>,
    marks: (await pdf.getMarkInfo()) as unknown,
    pages: pdf.numPages,
    structure: read.flatMap(({ tree, items }) => (tree === null ? [] : [partOf(tree, contentsOf(items))])),
    boxes: read.flatMap(({ items }, page) => items.flatMap((item) => boxOf(item, page + 1))),
    text: onOneLine(
      read.flatMap(({ items }) => items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))).join(''),
    ),
  }
}

/** Lists the parts of a structure with one of some roles, in the order in which they are read. */
export const partsWith = (structure: readonly Part[], ...roles: readonly string[]): readonly Part[] =>
  structure.flatMap((part) => [...(roles.includes(part.role) ? [part] : []), ...partsWith(part.parts, ...roles)])

/** Points that two texts may share: the boxes of letters are a little larger than their ink. */
const SHARED = 0.8

/** Lists the pairs of texts that stand one on the other. */
export const overlaps = (boxes: readonly TextBox[]): readonly string[] =>
  boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          one.page === other.page &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > SHARED &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > SHARED,
      )
      .map((other) => `${one.text} | ${other.text}`),
  )
