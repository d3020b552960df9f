import type { DocumentBlock } from '@hautelisse/domain/explain'
import { linesOf, textOf } from './text.ts'
import type { IsOnPaper } from './shown.ts'

/** Letters, in pixels, from which an amount is a figure of the page. */
const FIGURE_SIZE = 24
/** A longer value is a text. */
const LONGEST_VALUE = 60

/** The first amount that is written as a figure of the page. */
export const bigAmountIn = (elements: readonly Element[], isOnPaper: IsOnPaper): Element | undefined =>
  elements
    .flatMap((element) => [...element.querySelectorAll('[data-amount]')])
    .find((amount) => Number.parseFloat(getComputedStyle(amount).fontSize) >= FIGURE_SIZE && isOnPaper(amount))

type Pair = { readonly term: Element; readonly details: readonly Element[] }

const pairsIn = (list: Element, isOnPaper: IsOnPaper): readonly Pair[] => {
  const pairs: Pair[] = []
  for (const child of list.children) {
    const last = pairs.at(-1)
    if (!isOnPaper(child)) continue
    if (child.matches('dt')) pairs.push({ term: child, details: [] })
    else if (!child.matches('dd')) pairs.push(...pairsIn(child, isOnPaper))
    else if (last !== undefined) pairs[pairs.length - 1] = { ...last, details: [...last.details, child] }
  }
  return pairs
}

/** A name with its value: a figure of the page with what is said of it, a fact, or a line with a text under it. */
const readPair = ({ term, details }: Pair, isOnPaper: IsOnPaper): readonly DocumentBlock[] => {
  const name = textOf(term, isOnPaper)
  const lines = linesOf(details, isOnPaper)
  const [first = '', ...others] = lines
  const figure = bigAmountIn(details, isOnPaper)
  if (figure !== undefined) {
    const value = textOf(figure, isOnPaper)
    const said = lines.filter((text) => text !== value).map((text): DocumentBlock => ({ kind: 'paragraph', text }))
    return [{ kind: 'figure', name, value }, ...said]
  }
  if (first.length > LONGEST_VALUE)
    return [{ kind: 'calculation', lines: [{ name, how: lines.join(' '), result: '', source: '' }] }]
  return others.length === 0
    ? [{ kind: 'facts', rows: [{ name, value: first }] }]
    : [{ kind: 'calculation', lines: [{ name, how: others.join(' '), result: first, source: '' }] }]
}

/**
 * Reads a list of names and their values.
 *
 * @param list list of the page
 * @param isOnPaper whether an element stands on paper
 */
export const readNamed = (list: Element, isOnPaper: IsOnPaper): readonly DocumentBlock[] =>
  pairsIn(list, isOnPaper).flatMap((pair) => readPair(pair, isOnPaper))
