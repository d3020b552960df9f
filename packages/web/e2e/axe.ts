import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Looks at the whole page, frame and windows included, or at a part of it, with the rule that a name holds the words that are seen. A failure
 * names each rule with the elements that break it.
 *
 * @param page - any page of the portal's context
 * @param part - a selector, when what is around it is judged elsewhere
 */
export const expectNoViolation = async (page: Page, part?: string): Promise<void> => {
  const builder = new AxeBuilder({ page }).options({
    rules: { 'label-content-name-mismatch': { enabled: true } },
    // What passes is not listed element by element: nobody reads it, and it is most of what would cross from the page.
    resultTypes: ['violations'],
  })
  if (part !== undefined) builder.include(part)
  // Results of several frames are put together in a tab opened for that; a page of one frame has nothing to put together.
  const { violations } = await (page.frames().length === 1 ? builder.setLegacyMode() : builder).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}
