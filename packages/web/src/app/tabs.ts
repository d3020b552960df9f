import type { TabMessage, TabsPort } from '@hautelisse/machines/ports'

/** The other tabs of this browser, reached over a broadcast channel; a browser without one has no other tabs to speak of. */
export const browserTabs = (): TabsPort => {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, subscribe: () => () => {} }
  const channel = new BroadcastChannel('hautelisse')
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const hear = (event: MessageEvent<TabMessage>): void => listener(event.data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
