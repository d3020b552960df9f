import type { TaggingPort } from '@hautelisse/machines/ports'

/** What screens tell of themselves, and who listens: nobody, unless an audience measure is configured. */
export type Tags = { readonly tag: TaggingPort; readonly subscribe: (listener: TaggingPort) => void }

/** Makes the place between the screens that tag and the measure, which is loaded later or never. */
export const openTags = (): Tags => {
  const listeners = new Set<TaggingPort>()
  return {
    tag: (tag) => {
      for (const listen of listeners) listen(tag)
    },
    subscribe: (listener) => {
      listeners.add(listener)
    },
  }
}
