import type { TabMessage, TabsPort } from '@hautelisse/machines/ports'

/** No other tab: for a session that lives in one tab alone. */
export const aloneTab: TabsPort = { post: () => {}, subscribe: () => () => {} }

/** The other tabs of this browser, reached over a broadcast channel; a browser without one has no other tabs to speak of. */
export const browserTabs = (): TabsPort => {
  if (typeof BroadcastChannel === 'undefined') return aloneTab
  const channel = new BroadcastChannel('hautelisse')
  const post: TabsPort['post'] = channel.postMessage.bind(channel)
  return {
    post,
    subscribe: (listener) => {
      const hear = (event: MessageEvent<TabMessage>): void => listener(event.data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
