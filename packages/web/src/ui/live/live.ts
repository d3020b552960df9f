/** A value that changes at every key and is shown without drawing the page again: whoever shows it reads it, and is told when to read it anew. */
export type Live<Value> = {
  readonly read: () => Value
  /** Calls `show` after each change; the function it gives ends that. */
  readonly subscribe: (show: () => void) => () => void
}
