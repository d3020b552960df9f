import type { AnyRouter } from '@tanstack/react-router'

/**
 * Moves the focus to the heading of each page that the saver arrives on, so that it is announced and the next Tab starts there.
 *
 * The first page is left to the browser: its focus is where a fresh page begins, and the skip link is the first stop.
 */
export const announceArrivals = (router: AnyRouter): (() => void) =>
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
