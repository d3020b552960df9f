/** Does one task after the other for each key, so that what a task reads is still true when it writes. */
export type Locks = <Value>(key: string, task: () => Promise<Value>) => Promise<Value>

/**
 * Returns locks that hold within one process or page.
 *
 * @example await createLocks()('session/1', async () => 'done') // 'done'
 */
export const createLocks = (): Locks => {
  const last = new Map<string, Promise<unknown>>()
  return (key, task) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, mine)
    const forget = () => {
      if (last.get(key) === mine) last.delete(key)
    }
    void mine.then(forget, forget)
    return mine
  }
}
