/**
 * What a page shows and paper does not: ways to act, drawings, and what is heard alone. A figure that opens its calculation is a button, and stays; so do the
 * words of a heading that opens its part.
 */
const NEVER =
  '[data-print="never"], [data-heard], button:not([data-figure], :is(h1, h2, h3, h4) > button), select, textarea, input, nav, svg, script, style, [hidden]'
/** What paper shows whether the screen does or not. */
const ALWAYS = '[data-print="only"], [data-part="values"], [data-part="fold"]'
/** What begins a line of its own. */
const LINE =
  'h1, h2, h3, h4, h5, h6, p, li, ul, ol, dl, dt, dd, div, section, article, header, figure, figcaption, small, table, tr, td, th, caption, fieldset, legend'

/** Tells whether an element stands on paper, by its marks; what the screen hides stays hidden unless it is marked for paper. */
export const isOnPaper = (element: Element): boolean =>
  !element.matches(NEVER) && (element.closest(ALWAYS) !== null || element.checkVisibility())

/** The address of a link; a reference of the law says itself where it is read. */
const addressOf = (element: Element): string =>
  element instanceof HTMLAnchorElement && !element.matches('[data-law]') && /^https?:/.test(element.getAttribute('href') ?? '')
    ? ` (${element.href})`
    : ''

const written = (node: Node): string => {
  if (node instanceof Text) return node.data.replaceAll(/\s*\n\s*/g, ' ')
  if (!(node instanceof Element) || !isOnPaper(node)) return ''
  if (node instanceof HTMLBRElement) return '\n'
  const parts = [...node.childNodes].map((child) => written(child))
  // Elements without a word between them are words apart.
  const isApart = [...node.childNodes].every((child) => child instanceof Element)
  const text = `${parts.join(isApart ? ' ' : '')}${addressOf(node)}`
  return node.matches(LINE) ? `\n${text}\n` : text
}

/**
 * Reads the words of elements, a line for each that begins a line of its own; no-break spaces stay.
 *
 * @param nodes elements and texts that follow each other
 */
export const linesOf = (nodes: readonly Node[]): readonly string[] =>
  nodes
    .map((node) => written(node))
    .join('')
    .split('\n')
    .map((text) => text.replaceAll(/[ \t]+/g, ' ').replaceAll(/^ | $/g, ''))
    .filter((text) => text.trim() !== '')

/** The same in one line. */
export const textOf = (node: Node): string => linesOf([node]).join(' ')
