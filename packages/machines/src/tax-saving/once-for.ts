/**
 * Computes a value once for each object that it depends on, and keeps it as long as the object is there: a key press leaves the same what it did not change.
 *
 * @param make gives the value of an object
 * @example const sizeOf = onceFor((list: readonly string[]) => ({ size: list.length })); sizeOf(list) === sizeOf(list) // true
 */
export const onceFor = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
