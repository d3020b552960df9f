import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Rules that style sheets and places decide, and this page has none: the browser's tests ask them. A part for paper alone is hidden on a screen by its
 * style, and has the name of its twin; whether a window stands over what cannot be reached is seen by where it stands.
 */
const OF_STYLES = ['aria-hidden-focus', 'color-contrast', 'landmark-unique', 'scrollable-region-focusable', 'target-size']

/** Looks at the page's markup with axe, windows included, and names each rule with what breaks it. */
export const expectNoViolation = async (): Promise<void> => {
  const rules = Object.fromEntries(OF_STYLES.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, {
    rules: { ...rules, 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}
