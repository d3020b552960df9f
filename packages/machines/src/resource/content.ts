/** How far a resource is; `refreshing` and `stale` are states of one that is kept fresh. */
export type ResourceState = 'absent' | 'loading' | 'loaded' | 'failed' | 'refreshing' | 'stale'

/** `refreshing`: what is shown is being read anew. `stale`: that failed, and what was known before stays. */
export type Freshness = 'fresh' | 'refreshing' | 'stale'

/** What a screen shows of a resource. */
export type Content<Value> =
  | { readonly kind: 'absent' | 'loading' | 'failed' }
  | {
      readonly kind: 'known'
      readonly value: Value
      readonly freshness: Freshness
    }

/**
 * Joins how far a resource is with what is known of it.
 *
 * @param state - state of the resource
 * @param value - what the context holds of it; an answer without a value says that there is nothing of the kind
 * @example contentOf('loaded', operations) // { kind: 'known', value: operations, freshness: 'fresh' }
 */
export const contentOf = <Value>(state: ResourceState, value: Value | undefined): Content<Value> => {
  if (state === 'absent' || state === 'loading' || state === 'failed') return { kind: state }
  if (value === undefined) return { kind: 'absent' }
  return { kind: 'known', value, freshness: state === 'loaded' ? 'fresh' : state }
}
