import { getAriaChecked, getAriaDisabled, getElementAccessibleDescription, getElementAccessibleName } from 'ivya/utils'
import { chai, expect } from 'vitest'
import type { TextLocator } from './locator.ts'
import { spaced } from './spaced.ts'

type Outcome = { readonly pass: boolean; readonly message: () => string }

const wordsOf = (element: Element): string => spaced(element.textContent ?? '')
const valueOf = (element: Element): string => (element as HTMLInputElement).value

const outcome = (pass: boolean, what: string, seen: unknown): Outcome => ({
  pass,
  message: () => `The element is ${pass ? 'not ' : ''}to have ${what}. It has ${JSON.stringify(seen)}.`,
})

/** An outcome that shows the element: its markup is written only where somebody reads it. */
const stateOf = (element: Element | null, pass: boolean, what: string): Outcome => ({
  pass,
  message: () => outcome(pass, what, element?.outerHTML).message(),
})

type Asymmetric = { readonly asymmetricMatch: (value: unknown) => boolean }
const isAsymmetric = (expected: unknown): expected is Asymmetric =>
  typeof expected === 'object' && expected !== null && 'asymmetricMatch' in expected

/** Whether what is read is what is expected: the same text, a text that matches, any text where none is named. */
const agrees = (seen: string | null, expected: unknown): boolean => {
  if (expected === undefined) return seen !== null && seen !== ''
  if (expected instanceof RegExp) return seen !== null && expected.test(seen)
  return isAsymmetric(expected) ? expected.asymmetricMatch(seen) : seen === expected
}

/** The browser's matchers of what a page says, without those of style sheets, places and keys: for these there is a browser. */
expect.extend({
  toBeInTheDocument: (element: Element | null) => stateOf(element, element?.isConnected === true, 'a place in the page'),
  toBeVisible: (element: Element) => stateOf(element, element.checkVisibility(), 'nothing that hides it'),
  toBeChecked: (element: Element) => stateOf(element, getAriaChecked(element) === true, 'been chosen'),
  toBeDisabled: (element: Element) => stateOf(element, getAriaDisabled(element), 'been switched off'),
  toBeEnabled: (element: Element) => stateOf(element, !getAriaDisabled(element), 'been left on'),
  toMatchTextContent: (element: Element, expected: string | RegExp) => {
    const words = wordsOf(element)
    const pass = expected instanceof RegExp ? expected.test(words) : expected !== '' && words.includes(expected)
    return outcome(pass, `words that match ${String(expected)}`, words)
  },
  toHaveTextContent: (element: Element, expected?: string) =>
    outcome(agrees(wordsOf(element), expected), `the words ${String(expected)}`, wordsOf(element)),
  toHaveValue: (element: Element, expected?: string) =>
    outcome(agrees(valueOf(element), expected), `the value ${String(expected)}`, valueOf(element)),
  toHaveAttribute: (element: Element, name: string, expected?: unknown) => {
    const seen = element.getAttribute(name)
    return outcome(expected === undefined ? seen !== null : agrees(seen, expected), `${name}=${String(expected)}`, seen)
  },
  toHaveAccessibleName: (element: Element, expected?: unknown) => {
    const seen = getElementAccessibleName(element, false)
    return outcome(agrees(seen, expected), `the name ${String(expected)}`, seen)
  },
  toHaveAccessibleDescription: (element: Element, expected?: unknown) => {
    const seen = getElementAccessibleDescription(element, false)
    return outcome(agrees(seen, expected), `the description ${String(expected)}`, seen)
  },
})

type ElementOf = typeof expect.element

/** Waits as the browser's `expect.element` does until what a locator finds is what is expected of it. */
const element = ((found: TextLocator | Element | null, options?: Parameters<ElementOf>[1]) =>
  expect.poll(function look(this: object) {
    // By its shape: a worker that reads the kit anew for a file has a second class of the same name.
    if (found === null || !('selector' in found)) return found
    const name: unknown = chai.util.flag(this, '_name')
    if (name === 'toHaveLength') return found.elements()
    return name === 'toBeInTheDocument' && chai.util.flag(this, 'negate') === true ? found.query() : found.element()
  }, options)) as unknown as ElementOf

Object.assign(expect, { element })
