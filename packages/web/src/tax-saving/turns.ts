/** The two ways in which slides are turned. */
export type Turn = 'back' | 'forward'

/** Where arrow keys have a meaning of their own. */
const OWN_ARROWS = 'input, select, textarea, [role="radio"], [role="slider"], [role="tab"], table'

/**
 * Reads a key as a turn of the slides: an arrow, wherever it has no other meaning; held down it turns one slide.
 *
 * @param event key that was pressed
 */
export const turnOfKey = (event: KeyboardEvent): Turn | undefined => {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event
  if (repeat || altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (target instanceof Element && target.closest(OWN_ARROWS) !== null) return undefined
  if (key === 'ArrowLeft') return 'back'
  return key === 'ArrowRight' ? 'forward' : undefined
}

/** From here on a movement is a swipe, and from here on it turns the slide, in CSS pixels. */
const BEGINS = 10
const TURNS = 56

/** Whether a finger moves sideways, and more so than up or down, so that it is no scrolling. */
export const isSwipe = (across: number, down: number): boolean => Math.abs(across) >= BEGINS && Math.abs(across) > Math.abs(down)

/**
 * Reads how far a finger moved the slides as a turn: to the left is forward.
 *
 * @param across pixels to the right
 * @example turnOfSwipe(-80) // 'forward'
 */
export const turnOfSwipe = (across: number): Turn | undefined => {
  if (Math.abs(across) < TURNS) return undefined
  return across < 0 ? 'forward' : 'back'
}
