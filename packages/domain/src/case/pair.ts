/** How what is held goes with what a case holds. */
type Likeness<Held, Given> = {
  /** Whether they are of one kind, such as a product. */
  readonly isKind: (held: Held, given: Given) => boolean
  /** Whether they are of one kind and hold the same amount. */
  readonly isSame: (held: Held, given: Given) => boolean
}

/** Gives each one of `given` the first that is free and goes with it. */
const firstFree = <Held, Given>(
  free: readonly Held[],
  given: readonly Given[],
  goesWith: (held: Held, given: Given) => boolean,
): ReadonlyMap<Given, Held> => {
  const left = new Set(free)
  const pairs = new Map<Given, Held>()
  for (const one of given) {
    const found = [...left].find((held) => goesWith(held, one))
    if (found === undefined) continue
    left.delete(found)
    pairs.set(one, found)
  }
  return pairs
}

/**
 * Pairs the contracts that are held with those of a case, which have no numbers: first those that hold the same, then, of those that are left, the first of a kind with
 * the first of that kind, and so on. BEY-07.
 *
 * @param held what is held today
 * @param given what the case holds
 * @param likeness what goes with what
 * @returns what is held for each one of the case that has any
 * @example pairHeld(accounts, contracts, { isKind, isSame }).get(contracts[0])
 */
export const pairHeld = <Held, Given>(
  held: readonly Held[],
  given: readonly Given[],
  { isKind, isSame }: Likeness<Held, Given>,
): ReadonlyMap<Given, Held> => {
  const same = firstFree(held, given, isSame)
  const taken = new Set(same.values())
  const others = firstFree(
    held.filter((one) => !taken.has(one)),
    given.filter((one) => !same.has(one)),
    isKind,
  )
  return new Map([...same, ...others])
}
