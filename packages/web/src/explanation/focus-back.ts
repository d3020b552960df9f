/** What opened a calculation, and the heading that stands above it. */
export type Opener = { readonly element: HTMLElement; readonly heading: HTMLElement | null }

/** The element that has the focus, as the one that opens a calculation. */
export const openerNow = (): Opener | undefined => {
  const element = document.activeElement
  return element instanceof HTMLElement
    ? { element, heading: element.closest('section')?.querySelector<HTMLElement>(':is(h2, h3, h4)') ?? null }
    : undefined
}

/**
 * Gives the focus back to what opened a calculation. Where that has gone meanwhile, or is hidden with its table, the heading above it has the focus, or the
 * page's: never the body, from which the keyboard begins anew.
 *
 * @param opener what opened the calculation
 */
export const focusBack = ({ element, heading }: Opener): void => {
  element.focus()
  if (document.activeElement === element) return
  const place = heading?.isConnected === true ? heading : document.querySelector<HTMLElement>('main h1')
  place?.setAttribute('tabindex', '-1')
  place?.focus()
}
