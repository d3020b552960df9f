import { contentOf, type Content } from '@hautelisse/machines/resource'
import { useSyncExternalStore, type ReactElement } from 'react'
import { ResourceView } from './index.ts'

/** A resource as the test has it, and how often the screen asked for it again. */
export const openRemote = (first: Content<string>) => {
  let content = first
  const asked: number[] = []
  const listeners = new Set<() => void>()
  const say = (next: Content<string>): void => {
    content = next
    for (const listener of listeners) listener()
  }
  return {
    asked,
    say,
    read: () => content,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    askAgain: () => {
      asked.push(1)
      say(content.kind === 'known' ? contentOf('refreshing', content.value) : { kind: 'loading' })
    },
  }
}

/** A resource, and what a test says of it. */
export type Remote = ReturnType<typeof openRemote>

/** A screen that shows the resource, with something to go on to after it. */
export const Stage = ({ remote }: { readonly remote: Remote }): ReactElement => (
  <>
    <ResourceView
      of={useSyncExternalStore(remote.subscribe, remote.read)}
      onRetry={remote.askAgain}
      level={2}
      waiting="Chargement de vos fonds"
      failed="Vos fonds sont momentanément indisponibles."
      absent={<p>Aucun fonds</p>}
    >
      {(value) => <p>{value}</p>}
    </ResourceView>
    <button type="button">Ailleurs</button>
  </>
)
