import type { DocumentBlock } from '@hautelisse/domain/explain'
import { readTable } from './tables.ts'
import { isOnPaper, linesOf, textOf } from './text.ts'

/** What begins a block of its own. */
const BLOCK =
  'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, table, div, section, article, header, figure, fieldset, form, [data-part="line"], [role="img"]'

const paragraphs = (nodes: readonly Node[]): readonly DocumentBlock[] =>
  linesOf(nodes).map((text) => ({ kind: 'paragraph', text }))

/** One step of a calculation, by the marks of the explanation: what is done, with what, what comes out, and what it rests on. */
const readStep = (step: Element): DocumentBlock => {
  const said = (name: string): string =>
    [...step.querySelectorAll(`[data-step="${name}"]`)]
      .flatMap((part) => (name === 'source' ? linesOf([part]) : [textOf(part)]))
      .filter((text) => text !== '')
      .join('\u00A0; ')
  const how = [said('detail'), said('line')].filter((text) => text !== '').join('\u00A0; ')
  return { kind: 'calculation', lines: [{ name: said('operation'), how, result: said('result'), source: said('source') }] }
}

const readList = (list: Element): readonly DocumentBlock[] => {
  const items = [...list.children].filter((item) => isOnPaper(item))
  if (items.some((item) => item.matches('[data-step="step"]'))) return items.map((item) => readStep(item))
  const texts = items.map((item) => linesOf([item]).join(' ')).filter((text) => text !== '')
  return texts.length === 0 ? [] : [{ kind: 'list', items: texts }]
}

/** A figure of the page, by its mark: its name, its value, and what is said of it. */
const readFigure = (figure: Element): DocumentBlock => {
  const [name = '', value = '', ...said] = [...figure.children].map((part) => textOf(part))
  const note = said.join(' ')
  return { kind: 'figure', name, value, ...(note === '' ? {} : { note }) }
}

/** A list in a value: the steps of a figure that is open on paper. */
const LIST = 'dl, ul, ol, table'

/** A name with its value: a fact, or a line of a calculation where the name says what it rests on. */
const readPair = (term: Element, details: readonly Element[]): readonly DocumentBlock[] => {
  const [name = '', ...source] = linesOf([term])
  const plain = details.filter((detail) => detail.querySelector(LIST) === null)
  const value = linesOf(plain).join(', ')
  const isTotal = term.closest('[data-part="total"]') !== null
  return [
    source.length > 0
      ? { kind: 'calculation', lines: [{ name, how: '', result: value, source: source.join(', ') }] }
      : { kind: 'facts', rows: [{ name, value, ...(isTotal ? { isTotal: true as const } : {}) }] },
    ...details.filter((detail) => !plain.includes(detail)).flatMap((detail) => readChildren(detail)),
  ]
}

/** Names and values: of a ledger the total is the sum of the lines before it. */
const readNamed = (list: Element): readonly DocumentBlock[] => {
  const pairs: { readonly term: Element; readonly details: Element[] }[] = []
  for (const part of list.querySelectorAll('dt, dd')) {
    if (part.closest('dl') !== list || !isOnPaper(part)) continue
    if (part.matches('dt')) pairs.push({ term: part, details: [] })
    else pairs.at(-1)?.details.push(part)
  }
  return pairs.flatMap(({ term, details }) => readPair(term, details))
}

/** A name and its value outside of a list, by the mark of a line. */
const readLine = (line: Element): readonly DocumentBlock[] => {
  const [name = '', ...values] = [...line.children].map((part) => textOf(part)).filter((text) => text !== '')
  return values.length === 0 ? paragraphs([line]) : [{ kind: 'facts', rows: [{ name, value: values.join(', ') }] }]
}

const readHeading = (heading: Element): readonly DocumentBlock[] => {
  const text = linesOf([heading]).join(', ')
  return text === '' ? [] : [{ kind: 'heading', text, ...(heading.matches('h1, h2') ? {} : { level: 3 as const }) }]
}

/** Blocks and the words between them, in their order. */
const readChildren = (element: Element): readonly DocumentBlock[] => {
  const blocks: DocumentBlock[] = []
  let words: Node[] = []
  const end = (): void => {
    blocks.push(...paragraphs(words))
    words = []
  }
  for (const child of element.childNodes) {
    if (!(child instanceof Element) || (!child.matches(BLOCK) && child.querySelector(BLOCK) === null)) words.push(child)
    else {
      end()
      blocks.push(...readElement(child))
    }
  }
  end()
  return blocks
}

const readElement = (element: Element): readonly DocumentBlock[] => {
  if (!isOnPaper(element)) return []
  if (element.matches('[role="img"]')) {
    // Its figures stand in the table under it.
    const alt = element.getAttribute('aria-label') ?? ''
    return alt === '' ? [] : [{ kind: 'paragraph', text: alt }]
  }
  if (element.matches('[data-part="figure"]')) return [readFigure(element)]
  if (element.matches('[data-part="line"]:not(dl *)')) return readLine(element)
  if (element instanceof HTMLTableElement) {
    const table = readTable(element)
    return table === undefined ? paragraphs([element]) : [table]
  }
  if (element.matches('h1, h2, h3, h4, h5, h6')) return readHeading(element)
  if (element.matches('dl')) return readNamed(element)
  if (element.matches('ul, ol')) return readList(element)
  return element.querySelector(BLOCK) === null ? paragraphs([element]) : readChildren(element)
}

/** Facts that follow each other are one list, and so are steps; a table under a heading of its own name does not repeat it. */
const joined = (blocks: readonly DocumentBlock[]): readonly DocumentBlock[] => {
  const all: DocumentBlock[] = []
  for (const block of blocks) {
    const last = all.at(-1)
    if (block.kind === 'facts' && last?.kind === 'facts') all[all.length - 1] = { ...last, rows: [...last.rows, ...block.rows] }
    else if (block.kind === 'table' && last?.kind === 'heading' && last.text === block.caption)
      all.push({ ...block, caption: '' })
    else if (block.kind === 'calculation' && last?.kind === 'calculation')
      all[all.length - 1] = { ...last, lines: [...last.lines, ...block.lines] }
    else all.push(block)
  }
  return all
}

/**
 * Reads what paper has of a part of a page as the blocks of a document, by the marks of its kit (`data-part`, `data-step`, `data-print`) and by its
 * elements, never by how it looks: headings, texts, lists, tables, figures and calculations, each amount as the page shows it.
 *
 * @param root element whose content is read
 */
export const readPage = (root: Element): readonly DocumentBlock[] => joined(readChildren(root))
