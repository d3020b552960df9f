import { Decimal } from '@hautelisse/domain/money'

const FORGETTING: (() => void)[] = []

/** Forgets everything that was kept, so that it is computed anew. */
export const forgetKept = (): void => {
  for (const forget of FORGETTING) forget()
}

/**
 * Keeps what was computed under a text that says everything it follows from: at most so many answers. What nobody asks for again while half as many
 * others are asked for is dropped, so that an answer that is found costs one look into a map. docs/decisions/20.
 *
 * @param most answers that are kept
 * @example keeper<Account>(512)('contract day', compute) // computed once for as long as it is kept
 */
export const keeper = <Kept extends object>(most: number): ((key: string, compute: () => Kept) => Kept) => {
  let recent = new Map<string, Kept>()
  let before = new Map<string, Kept>()
  FORGETTING.push(() => {
    ;[recent, before] = [new Map<string, Kept>(), new Map<string, Kept>()]
  })
  return (key, compute) => {
    const known = recent.get(key)
    if (known !== undefined) return known
    const kept = before.get(key) ?? compute()
    if (recent.size >= most / 2) [recent, before] = [new Map<string, Kept>(), recent]
    recent.set(key, kept)
    return kept
  }
}

/** Freezes what several callers are given, so that none of them changes it for the others. Decimals have no way to change. */
export const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || value instanceof Decimal || Object.isFrozen(value)) return value
  for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}
