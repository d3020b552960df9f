import type { ConnectionPort } from '@hautelisse/machines/ports'

/** Whether the browser has a network, as it says itself: it is right when it says no. */
export const connectionPort = (page: Window): ConnectionPort => ({
  isOnline: () => page.navigator.onLine,
  subscribe: (listener) => {
    const cameBack = (): void => listener(true)
    const wentAway = (): void => listener(false)
    page.addEventListener('online', cameBack)
    page.addEventListener('offline', wentAway)
    return () => {
      page.removeEventListener('online', cameBack)
      page.removeEventListener('offline', wentAway)
    }
  },
})
