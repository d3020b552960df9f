/** The second half of a double click neither takes the focus nor presses anything. */
const undo = (event: MouseEvent): void => {
  // A click that is the first of its own, or a key's, counts.
  if (event.detail <= 1) return
  event.preventDefault()
  if (event.type === 'click') event.stopImmediatePropagation()
  else window.addEventListener('click', undo, { once: true, capture: true })
}

/**
 * Gives the focus to what has come: the heading that is announced, or a panel.
 *
 * Where a double click led to it, its second half comes down on what was not seen yet.
 *
 * @param arrived what has come
 * @param options how it is focused
 */
export const focusArrived = (arrived: HTMLElement | null | undefined, options?: FocusOptions): void => {
  arrived?.focus(options)
  window.addEventListener('mousedown', undo, { once: true, capture: true })
}

/** Begins a step, or a result that has come, at its top, with its heading announced: the page's own, or the one that is marked as what has come. */
export const arriveAtTop = (): void => {
  window.scrollTo({ top: 0 })
  const heading = document.querySelector<HTMLElement>('main [data-arrival]') ?? document.querySelector<HTMLElement>('main h1')
  focusArrived(heading, { preventScroll: true })
}
