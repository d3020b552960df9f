import axe from 'axe-core'
import { expect } from 'vitest'

/** Waits until what moves or changes colour is at rest: half-way, a contrast is nobody's. What turns for ever is not waited for. */
const atRest = async (): Promise<void> => {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Looks at the page with axe, windows included, with the rule that a name holds the words that are seen; names each rule with what breaks it. */
export const expectNoViolation = async (): Promise<void> => {
  await atRest()
  const { violations } = await axe.run(document.body, {
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

/** Nothing stands beyond the right edge of the page. */
export const expectNoSideScroll = (): void => {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBe(0)
}
