import { type RefObject, useRef } from 'react'

/** Whether an element can take the focus back: it is still on the page, and it is more than the page itself. */
const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body

/**
 * Remembers what had the focus before a window opened, and gives it back when the window closes; where that is gone, the heading of the
 * page takes it (P-MODAL-29).
 *
 * A window that the address opens has no trigger that its primitive would know.
 */
export const useReturnedFocus = (): {
  readonly onOpenAutoFocus: () => void
  readonly onCloseAutoFocus: (event: Event) => void
  readonly opener: RefObject<Element | null>
} => {
  const opener = useRef<Element>(null)
  return {
    opener,
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      const target = isThere(opener.current) ? opener.current : document.querySelector<HTMLElement>('h1')
      target?.focus()
    },
  }
}
