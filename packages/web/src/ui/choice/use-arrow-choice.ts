import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/**
 * Chooses the answer that an arrow key leads to, however short the key was down.
 *
 * Radix moves the focus a tick after the key and chooses only if the key is still down then; a quick tap would move without choosing.
 */
export const useArrowChoice = () => {
  const isArrow = useRef(false)
  return {
    onKeyDownCapture: (event: KeyboardEvent): void => {
      isArrow.current = event.key.startsWith('Arrow')
    },
    onPointerDownCapture: (): void => {
      isArrow.current = false
    },
    onFocusCapture: ({ target }: FocusEvent): void => {
      if (isArrow.current && target instanceof HTMLElement && target.ariaChecked === 'false') target.click()
      isArrow.current = false
    },
  }
}
