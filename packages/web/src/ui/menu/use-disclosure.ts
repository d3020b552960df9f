import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What the focus can rest on in a panel, in its order. */
const ROWS = ':scope > :last-child :is(a, button, input)'

/** Row that a key leads to, among `count` rows, from the one at `from` (−1: from none). */
const rowFor = (key: string, from: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count
    case 'ArrowUp':
      return (Math.max(from, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

type Disclosure = {
  readonly open: boolean
  readonly toggle: () => void
  /** Closes, and gives the focus back to the button. */
  readonly close: () => void
  /** Around the button and, after it, the panel. */
  readonly root: RefObject<HTMLDivElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

/**
 * A button that discloses rows: arrows walk through them, the first arrow down opens; Escape closes and gives the focus back; what happens
 * outside, by pointer or by Tab, closes behind it.
 */
export const useDisclosure = (): Disclosure => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = useCallback(() => {
    button.current?.focus()
    setOpen(false)
  }, [])

  useEffect(() => {
    const place = root.current
    if (place === null) return undefined
    // A question that a row asks stands above the page; its row stays there to take the focus back.
    const holds = (target: EventTarget | null): boolean =>
      target instanceof Element && (place.contains(target) || target.closest('[role="dialog"], [role="alertdialog"]') !== null)
    const walk = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && open) {
        close()
        return
      }
      if (!open && event.key !== 'ArrowDown') return
      if (!open) flushSync(() => setOpen(true))
      const rows = [...place.querySelectorAll<HTMLElement>(ROWS)]
      const next = rowFor(
        event.key,
        rows.findIndex((row) => row === document.activeElement),
        rows.length,
      )
      if (next === undefined) return
      event.preventDefault()
      rows[next]?.focus()
    }
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null && !holds(relatedTarget)) setOpen(false)
    }
    const pressOutside = ({ target }: PointerEvent): void => {
      if (!holds(target)) setOpen(false)
    }
    const ending = new AbortController()
    const { signal } = ending
    place.addEventListener('keydown', walk, { signal })
    place.addEventListener('focusout', leave, { signal })
    document.addEventListener('pointerdown', pressOutside, { signal })
    return () => ending.abort()
  }, [open, close])

  return { open, toggle: () => setOpen(!open), close, root, button }
}
