import type { DocumentBlock } from '@hautelisse/domain/explain'
import { readDrawing } from './drawing.ts'
import { bigAmountIn, readNamed } from './named.ts'
import { readPaper, type IsOnPaper } from './shown.ts'
import { readTable } from './tables.ts'
import { linesOf, textOf } from './text.ts'

/** What begins a block of its own. */
const BLOCK = 'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, table, div, section, article, header, figure, fieldset, form, [role="img"]'

const paragraphs = (nodes: readonly Node[], isOnPaper: IsOnPaper): readonly DocumentBlock[] =>
  linesOf(nodes, isOnPaper).map((text) => ({ kind: 'paragraph', text }))

/** The parts of an element by their names, as the explanation of a figure marks them. */
const partOf = (element: Element, name: string): readonly Element[] => [...element.querySelectorAll(`[data-step="${name}"]`)]

/** One step of a calculation: what is done, with what, what comes out, and what it rests on with its address. */
const readStep = (step: Element, isOnPaper: IsOnPaper): DocumentBlock => {
  const said = (name: string): string =>
    partOf(step, name)
      .flatMap((part) => (name === 'source' ? linesOf([part], isOnPaper) : [textOf(part, isOnPaper)]))
      .filter((text) => text !== '')
      .join('\u00A0; ')
  const how = [said('detail'), said('line')].filter((text) => text !== '').join('\u00A0; ')
  return {
    kind: 'calculation',
    lines: [{ name: said('operation'), how, result: said('result'), source: said('source') }],
  }
}

const readList = (list: Element, isOnPaper: IsOnPaper): readonly DocumentBlock[] => {
  const items = [...list.children].filter((item) => isOnPaper(item))
  if (items.some((item) => item.matches('[data-step="step"]'))) return items.map((item) => readStep(item, isOnPaper))
  const texts = items.map((item) => linesOf([item], isOnPaper).join(' ')).filter((text) => text !== '')
  return texts.length === 0 ? [] : [{ kind: 'list', items: texts }]
}

/** Words at both ends of a line: a name and its value. */
const endsOf = (element: Element, isOnPaper: IsOnPaper): readonly string[] => {
  const { display, justifyContent } = getComputedStyle(element)
  if (!display.includes('flex') || justifyContent !== 'space-between') return []
  return [...element.children].map((child) => textOf(child, isOnPaper)).filter((text) => text !== '')
}

const readLine = (line: Element, isOnPaper: IsOnPaper): readonly DocumentBlock[] => {
  const amount = bigAmountIn([line], isOnPaper)
  const value = amount === undefined ? '' : textOf(amount, isOnPaper)
  if (value !== '' && value === textOf(line, isOnPaper)) return [{ kind: 'figure', name: '', value }]
  const [name, end, ...others] = endsOf(line, isOnPaper)
  return name !== undefined && end !== undefined && others.length === 0
    ? [{ kind: 'facts', rows: [{ name, value: end }] }]
    : paragraphs([line], isOnPaper)
}

const readHeading = (heading: Element, isOnPaper: IsOnPaper): readonly DocumentBlock[] => {
  const ends = endsOf(heading, isOnPaper)
  const text = ends.length > 0 ? ends.join(', ') : textOf(heading, isOnPaper)
  if (text === '') return []
  return [{ kind: 'heading', text, ...(heading.matches('h1, h2') ? {} : { level: 3 as const }) }]
}

/** Blocks and the words between them, in their order. */
const readChildren = (element: Element, isOnPaper: IsOnPaper): readonly DocumentBlock[] => {
  const blocks: DocumentBlock[] = []
  let words: Node[] = []
  const end = (): void => {
    blocks.push(...paragraphs(words, isOnPaper))
    words = []
  }
  for (const child of element.childNodes) {
    if (!(child instanceof Element) || (!child.matches(BLOCK) && child.querySelector(BLOCK) === null)) words.push(child)
    else {
      end()
      blocks.push(...readElement(child, isOnPaper))
    }
  }
  end()
  return blocks
}

/**
 * A drawing whose figures stand in the table under it: what cannot be drawn on paper is its sentence alone, without the words that its marks
 * carry.
 */
const readFigure = (figure: Element, isOnPaper: IsOnPaper): readonly DocumentBlock[] => {
  const isThere = (element: Element): boolean =>
    isOnPaper(element) && (element === figure || element.parentElement === null || isThere(element.parentElement))
  const drawn = [...figure.querySelectorAll('[role="img"]')].filter(isThere).flatMap((one) => readElement(one, isOnPaper))
  return drawn.length === 0 ? readChildren(figure, isOnPaper) : drawn
}

const readElement = (element: Element, isOnPaper: IsOnPaper): readonly DocumentBlock[] => {
  if (!isOnPaper(element) || element.matches('[data-sheet="head"]')) return []
  if (element.matches('[data-sheet="drawing"]')) return readFigure(element, isOnPaper)
  if (element.matches('[role="img"]')) {
    const drawing = readDrawing(element)
    return drawing === undefined ? [] : [drawing]
  }
  if (element instanceof HTMLTableElement) {
    const table = readTable(element, isOnPaper)
    return table === undefined ? paragraphs([element], isOnPaper) : [table]
  }
  if (element.matches('h1, h2, h3, h4, h5, h6')) return readHeading(element, isOnPaper)
  if (element.matches('dl')) return readNamed(element, isOnPaper)
  if (element.matches('ul, ol')) return readList(element, isOnPaper)
  return element.querySelector(BLOCK) === null ? readLine(element, isOnPaper) : readChildren(element, isOnPaper)
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
 * Reads what paper has of a page as the blocks of a document: headings, texts, lists, tables, drawings of threads and calculations, each amount as
 * the page shows it. What is hidden on the page stays hidden.
 *
 * @param root element whose content is read
 */
export const readPage = (root: Element): readonly DocumentBlock[] => joined(readChildren(root, readPaper()))
