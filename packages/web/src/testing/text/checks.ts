import axe from 'axe-core'
import { expect } from 'vitest'
import { STYLE_RULES } from '../style-rules.ts'

// The markup of what breaks a rule is named by its selector alone.
axe.configure({ noHtml: true })

/**
 * Looks at the page's markup with axe, windows included, and names each rule with what breaks it. This page has no style sheets and no places: a part
 * for paper alone is hidden on a screen by its style, and has the name of its twin.
 */
export const expectNoViolation = async (): Promise<void> => {
  const rules = Object.fromEntries(STYLE_RULES.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, {
    rules: { ...rules, 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}
