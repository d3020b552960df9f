import { useSyncExternalStore } from 'react'
import { from } from './breakpoints.ts'

const query = (): MediaQueryList => window.matchMedia(from('md'))

const subscribe = (changed: () => void): (() => void) => {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the window is wide enough for a side column; where a server paints the page nobody knows, and nothing is opened yet. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
