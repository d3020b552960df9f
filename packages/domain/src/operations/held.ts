import type { Operation } from './model.ts'

/** What was read of somebody's operations, and what is missing of it. */
export type OperationsRead = {
  readonly operations: readonly Operation[]
  /** Families of savings whose operations could not be read. */
  readonly missing: readonly string[]
  /** Operations that could not be read: each costs its own line. */
  readonly unreadable: number
}

/** Whether an id names an operation of somebody; `unknown` while a part of their operations is missing. */
export type HeldOperation =
  | { readonly kind: 'held'; readonly operation: Operation }
  | { readonly kind: 'not-held' }
  | { readonly kind: 'unknown' }

/**
 * Finds an operation by its id. An id that was not found is not held only if every operation of the person was read.
 *
 * @param read operations in progress and done
 * @param id id that an address names
 * @example heldOperation({ operations: [], missing: ['s2e'], unreadable: 0 }, 'T-1') // { kind: 'unknown' }
 */
export const heldOperation = ({ operations, missing, unreadable }: OperationsRead, id: string): HeldOperation => {
  const operation = operations.find((one) => one.id === id)
  if (operation !== undefined) return { kind: 'held', operation }
  return missing.length === 0 && unreadable === 0 ? { kind: 'not-held' } : { kind: 'unknown' }
}
