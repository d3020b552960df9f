import type { IsOnPaper } from './shown.ts'

/** Words that are heard alone are cut away from the eye. */
const isHeard = (element: Element): boolean => {
  const { clipPath, position } = getComputedStyle(element)
  return position === 'absolute' && clipPath.startsWith('inset')
}

const NOT_WORDS = 'svg, script, style, select, textarea, input[type="radio"], input[type="checkbox"], input[type="range"]'

const addressOf = (element: Element): string =>
  element instanceof HTMLAnchorElement && /^https?:/.test(element.getAttribute('href') ?? '') ? ` (${element.href})` : ''

/** Words that stand apart by a margin alone. */
const isApart = ({ marginLeft, marginRight }: CSSStyleDeclaration): boolean =>
  Number.parseFloat(marginLeft) > 0 || Number.parseFloat(marginRight) > 0

const isInline = (display: string): boolean => display.startsWith('inline') || display === 'contents'

const written = (node: Node, isOnPaper: IsOnPaper): string => {
  if (node instanceof Text) return node.data.replaceAll(/\s*\n\s*/g, ' ')
  if (!(node instanceof Element) || node.matches(NOT_WORDS) || !isOnPaper(node) || isHeard(node)) return ''
  if (node instanceof HTMLBRElement) return '\n'
  if (node instanceof HTMLInputElement) return node.value
  const style = getComputedStyle(node)
  const { display, flexDirection } = style
  const parts = [...node.childNodes].map((child) => written(child, isOnPaper))
  const isRow = display.includes('flex') && flexDirection.startsWith('row')
  const text = isRow ? parts.map((part) => part.trim()).join(' ') : parts.join('')
  if (isInline(display)) {
    const said = `${text}${addressOf(node)}`
    return isApart(style) ? ` ${said} ` : said
  }
  return `\n${text}${addressOf(node)}\n`
}

/**
 * Reads the words of elements as the eye does, a line for each that begins a line of its own; no-break spaces stay.
 *
 * @param nodes elements and texts that follow each other
 * @param isOnPaper whether an element stands on paper
 */
export const linesOf = (nodes: readonly Node[], isOnPaper: IsOnPaper): readonly string[] =>
  nodes
    .map((node) => written(node, isOnPaper))
    .join('')
    .split('\n')
    .map((text) => text.replaceAll(/[ \t]+/g, ' ').replaceAll(/^ | $/g, ''))
    .filter((text) => text.trim() !== '')

/** The same in one line. */
export const textOf = (node: Node, isOnPaper: IsOnPaper): string => linesOf([node], isOnPaper).join(' ')
