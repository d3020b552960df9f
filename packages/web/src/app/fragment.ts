import { keepsFragment } from '@hautelisse/domain/portal'

/**
 * Clears the fragment of the page that is starting, without a new entry in the browser's history; the developer pages keep theirs
 * (P-MODAL-26 to -28, Spec 1 §6).
 *
 * @param page - the window
 * @returns the fragment that was cleared, without its `#`
 */
export const clearFragment = ({
  location: { hash, pathname, search },
  history,
}: Pick<Window, 'location' | 'history'>): string => {
  if (hash === '' || keepsFragment(pathname)) return ''
  history.replaceState(history.state, '', `${pathname}${search}`)
  return hash.slice(1)
}
