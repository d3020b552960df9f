import axe from 'axe-core'
import { expect } from 'vitest'
import { IS_ALL } from './all.ts'
import { STYLE_RULES } from './style-rules.ts'

const QUIET_FRAMES = 4
/** What changes for ever is looked at as it is. */
const MOST_FRAMES = 120

/** Whether an animation runs now, and comes to an end by the clock: not what turns for ever, waits, or follows the scrolling. */
const isEnding = ({ effect, playState, timeline }: Animation): boolean =>
  playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity

/** Waits until the page has not changed for some frames: a page that is half drawn names parts that are not there yet. */
const unchanged = async (): Promise<void> => {
  let changes = 0
  const watch = new MutationObserver(() => void (changes += 1))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  for (let [quiet, frames] = [0, 0]; quiet < QUIET_FRAMES && frames < MOST_FRAMES; frames += 1) {
    const before = changes
    await new Promise((settle) => requestAnimationFrame(settle))
    quiet = changes === before ? quiet + 1 : 0
  }
  watch.disconnect()
}

/** Waits until the page is complete and its transitions have ended: a contrast measured half-way means nothing. */
const atRest = async (): Promise<void> => {
  await unchanged()
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isEnding)
      .map(({ finished }) => finished),
  )
}

const NAMES_HOLD_WORDS = { 'label-content-name-mismatch': { enabled: true } }

/**
 * Looks at the page with axe, windows included, and names each rule with what breaks it: the rules of styles, and all others too where everything is
 * asked for, with the one that a name holds the words that are seen.
 *
 * @param part - the one part that is looked at, where the rest is looked at elsewhere
 */
export const expectNoViolation = async (part: Element = document.body): Promise<void> => {
  await atRest()
  const { violations } = await axe.run(part, {
    ...(IS_ALL ? { rules: NAMES_HOLD_WORDS } : { runOnly: { type: 'rule', values: [...STYLE_RULES] } }),
    resultTypes: ['violations'],
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

/** Nothing stands beyond the right edge of the page. */
export const expectNoSideScroll = (): void => {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBe(0)
}
