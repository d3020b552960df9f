import { expect } from 'vitest'

/** What a person reads of an element: an amount as it is written, not as it is spoken. */
const readText = (element: Element | null): string => {
  if (element === null) return ''
  const copy = element.cloneNode(true) as Element
  for (const amount of copy.querySelectorAll('[data-amount]')) amount.replaceWith(amount.firstElementChild?.textContent ?? '')
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

const all = (within: ParentNode, selector: string): readonly Element[] => [...within.querySelectorAll(selector)]

/** Names that stand twice in one list. */
const twice = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) < at)

const NUMBER = /^(?<sign>[+−×÷-]?)\s*(?<minus>[−-]?)\s*(?<digits>\d[\d ]*(?:,\d+)?)\s*(?<unit>€|%)?(?: par (?:mois|an))?$/

type Read = { readonly sign: string; readonly value: number }

/** A number with the sign before it; undefined for any other text. */
const readNumber = (text: string): Read | undefined => {
  const { sign = '', minus = '', digits, unit } = NUMBER.exec(text)?.groups ?? {}
  if (digits === undefined) return undefined
  const value = Number(digits.replaceAll(' ', '').replace(',', '.')) / (unit === '%' ? 100 : 1)
  return { sign, value: minus === '' ? value : -value }
}

const apply = (before: number, { sign, value }: Read): number => {
  if (sign === '×') return before * value
  if (sign === '÷') return before / value
  return sign === '+' ? before + value : before - value
}

const HALF_A_CENT = 0.005
const ROUNDING = 1e-9
/** A sum is computed unrounded: each amount of it that is read to the cent may miss it by half a one. */
const missOf = (lines: readonly Read[]): number =>
  lines.some(({ sign }) => sign === '×' || sign === '÷') ? HALF_A_CENT : HALF_A_CENT * (lines.length + 2)

/** A step whose lines all have a sign but the first, and whose signs do not give the result that stands under them. */
const wrongResult = (step: Element): string | undefined => {
  const lines = all(step, '[data-step="line"]').map((line) => readNumber(readText(line.lastElementChild)))
  const result = readNumber(readText(step.querySelector('[data-step="result"]')))
  const [first, ...others] = lines
  const areRead = others.length > 0 && others.every((line) => line !== undefined && line.sign !== '')
  if (first === undefined || result === undefined || !areRead) return undefined
  const given = (others as readonly Read[]).reduce(apply, first.value)
  return Math.abs(given - result.value) > missOf(others as readonly Read[]) + ROUNDING ? readText(step) : undefined
}

/** Steps that are read without a summary, as the domain counts them. */
const MOST_STEPS = 8

/** What somebody stumbles over in one list of steps. */
const faultsOf = (list: Element): readonly string[] => {
  const steps = all(list, ':scope > [data-step="step"]')
  const names = steps.map((step) => readText(step.querySelector('[data-step="operation"]')))
  const sameLines = steps.flatMap((step) =>
    twice(all(step, '[data-step="line"]').map((line) => readText(line.firstElementChild))),
  )
  return [
    ...(steps.length > MOST_STEPS ? [`${String(steps.length)} steps: ${names.join(', ')}`] : []),
    ...[...twice(names), ...sameLines].map((name) => `two lines: ${name}`),
    ...steps.map(wrongResult).filter((step) => step !== undefined),
  ]
}

/**
 * Reads every open calculation of a part of the page as somebody would who checks it by hand: no list of more than eight steps, no two lines of one
 * name in one list, and a sum, a difference or a product that gives the result under it.
 *
 * @param part - the part of the page; the whole page unless stated
 */
export const expectReadable = (part: ParentNode = document): void => {
  const lists = all(part, 'ol').filter((list) => list.querySelector(':scope > [data-step="step"]') !== null)
  const summaries = all(part, '[data-step="summary"]')
  expect(lists.length + summaries.length).toBeGreaterThan(0)
  expect(lists.flatMap(faultsOf)).toEqual([])
  expect(
    summaries.flatMap((summary) => twice(all(summary, ':scope > li > button [data-step="summary-name"]').map(readText))),
  ).toEqual([])
}
