/**
 * Makes a value once for each key, and keeps it: for labels, which are the same at every evaluation of the same law.
 *
 * @param make gives the value of a key, which must be one of few
 * @example const double = onceFor((n: number) => [n * 2]); double(2) === double(2) // true
 */
export const onceFor = <Key, Value extends object>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
