/**
 * Gives the focus to the heading of what has come.
 *
 * Where a double click led to it, its second half comes down on what was not seen yet, and would take the focus away.
 *
 * @param heading heading that is announced
 * @param options how it is focused
 */
export const focusArrived = (heading: HTMLElement | null | undefined, options?: FocusOptions): void => {
  heading?.focus(options)
  window.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail > 1) event.preventDefault()
    },
    { once: true },
  )
}
