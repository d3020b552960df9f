import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/**
 * Chooses the answer that an arrow key leads to, however short the key was down, and sends the form with Enter, as a browser's own radio buttons do.
 *
 * Radix moves the focus a tick after the key and chooses only if the key is still down then; a quick tap would move without choosing. Its answers are
 * buttons, for which Enter does nothing.
 */
export const useChoiceKeys = () => {
  const isArrow = useRef(false)
  return {
    onKeyDownCapture: ({ key, currentTarget }: KeyboardEvent): void => {
      isArrow.current = key.startsWith('Arrow')
      if (key === 'Enter') currentTarget.closest('form')?.requestSubmit()
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
