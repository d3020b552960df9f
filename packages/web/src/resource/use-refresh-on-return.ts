import { useEffect } from 'react'

/** What reads its parts anew when it is asked to. */
type Refreshable<Part extends string> = {
  readonly send: (event: { readonly type: 'refreshRequested'; readonly part: Part }) => void
}

/**
 * Reads what a page shows anew whenever the saver comes back to its tab: something may have been booked meanwhile. What is shown stays.
 *
 * @param machine - actor of the page
 * @param parts - what is read anew; the same list at each drawing
 */
export const useRefreshOnReturn = <Part extends string>(machine: Refreshable<Part>, parts: readonly Part[]): void =>
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') for (const part of parts) machine.send({ type: 'refreshRequested', part })
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [machine, parts])
