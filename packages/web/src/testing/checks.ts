import axe from 'axe-core'
import { expect } from 'vitest'

/** Whether an animation runs now, and comes to an end by the clock: not what turns for ever, waits, or follows the scrolling. */
const isEnding = ({ effect, playState, timeline }: Animation): boolean =>
  playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity

/** Waits until what moves or changes colour is at rest: half-way, a contrast is nobody's. */
const atRest = async (): Promise<void> => {
  // What was drawn last begins to move with the next frame.
  for (const _ of [1, 2]) await new Promise((settle) => requestAnimationFrame(settle))
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isEnding)
      .map(({ finished }) => finished),
  )
}

/**
 * Looks at the page with axe, windows included, with the rule that a name holds the words that are seen; names each rule with what breaks it.
 *
 * @param part - the one part that is looked at, where the rest is looked at elsewhere
 */
export const expectNoViolation = async (part: Element = document.body): Promise<void> => {
  await atRest()
  const { violations } = await axe.run(part, {
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
