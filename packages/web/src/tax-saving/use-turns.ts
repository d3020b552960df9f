import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isSwipe, turnOfKey, turnOfSwipe, type Turn } from './turns.ts'

/** Things that are moved sideways themselves. */
const OWN_MOVES = '[role="slider"], input[type="range"], table, figure'

/** What a finger has done so far: where it came down, how far it is, and whether that is a swipe. */
type Gesture = { readonly id: number; readonly x: number; readonly y: number; readonly across: number; readonly isSwipe: boolean }

/** Moves what hangs on `--drag` with the finger, or lets it go. */
const drag = ({ style, dataset }: HTMLElement, distance: number | undefined): void => {
  if (distance === undefined) {
    style.removeProperty('--drag')
    delete dataset['dragged']
    return
  }
  style.setProperty('--drag', `${distance}px`)
  dataset['dragged'] = ''
}

/** Follows one finger at a time; the page keeps its own scrolling up and down, and two fingers its zoom. */
const followFinger = (frame: HTMLElement, signal: AbortSignal, turn: (way: Turn) => void): void => {
  let gesture: Gesture | undefined
  const end = (): Gesture | undefined => {
    const ended = gesture
    gesture = undefined
    drag(frame, undefined)
    return ended
  }
  const follow = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ): void => frame.addEventListener(type, act, { signal })

  follow('pointerdown', ({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y, target }) => {
    const isOwn = target instanceof Element && target.closest(OWN_MOVES) !== null
    if (!isPrimary) end()
    else if (pointerType !== 'mouse' && !isOwn) gesture = { id, x, y, across: 0, isSwipe: false }
  })
  follow('pointermove', ({ pointerId, clientX, clientY }) => {
    if (gesture?.id !== pointerId) return
    const across = clientX - gesture.x
    const isBegun = gesture.isSwipe || isSwipe(across, clientY - gesture.y)
    if (isBegun && !gesture.isSwipe) frame.setPointerCapture(pointerId)
    gesture = { ...gesture, across, isSwipe: isBegun }
    if (isBegun) drag(frame, across)
  })
  follow('pointerup', ({ pointerId }) => {
    if (gesture?.id !== pointerId) return
    const ended = end()
    const way = ended?.isSwipe === true ? turnOfSwipe(ended.across) : undefined
    if (way !== undefined) turn(way)
  })
  follow('pointercancel', end)
  // What is a swipe here is no scrolling to the browser either: it would take the next tap for one that stops the scrolling.
  const keep = (event: TouchEvent): void => {
    if (event.touches.length > 1) end()
    if (gesture?.isSwipe === true) event.preventDefault()
  }
  frame.addEventListener('touchmove', keep, { signal, passive: false })
}

/**
 * Turns slides by the arrow keys and by a finger.
 *
 * @param turn what turns them
 * @returns the element around the slides; it has `--drag` and `data-dragged` while a finger moves them
 */
export const useTurns = (turn: (way: Turn) => void): RefObject<HTMLElement | null> => {
  const frame = useRef<HTMLElement>(null)
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    if (frame.current === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const onKey = (event: KeyboardEvent): void => {
      const way = turnOfKey(event)
      if (way === undefined) return
      event.preventDefault()
      onTurn(way)
    }
    frame.current.addEventListener('keydown', onKey, { signal })
    followFinger(frame.current, signal, onTurn)
    return () => listening.abort()
  }, [])
  return frame
}
