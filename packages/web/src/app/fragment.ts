/**
 * Says whether the address fragment is dropped when the application starts: everywhere but on the developer pages, which keep theirs
 * (P-MODAL-26, P-MODAL-27, Spec 1 §6).
 *
 * @example dropsFragment('/epargne') // true
 */
export const dropsFragment = (path: string): boolean => !path.includes('developer')

/** Clears the fragment of the page that is starting, without a new entry in the browser's history. */
export const clearFragment = (page: Window): void => {
  const { hash, pathname, search } = page.location
  if (hash !== '' && dropsFragment(pathname)) page.history.replaceState(page.history.state, '', `${pathname}${search}`)
}
