/** How many threads a drawing may hold: few enough to stay apart, enough to show a share. */
export type ThreadRange = { readonly least: number; readonly most: number }
export const WIDE_RANGE: ThreadRange = { least: 40, most: 100 }
export const NARROW_RANGE: ThreadRange = { least: 16, most: 40 }

const MULTIPLES = [1, 2, 5]
/** A thread is never worth less than a cent. */
const SMALLEST_EXPONENT = -2

/**
 * Chooses what one thread is worth: the smallest of 1, 2 or 5 × 10^n that gives no more threads than the range allows.
 *
 * @param total amount drawn, in euros
 * @returns euros per thread
 * @example threadUnit(114_663.13, WIDE_RANGE) // 2000
 * @example threadUnit(114_663.13, NARROW_RANGE) // 5000
 */
export const threadUnit = (total: number, { most }: ThreadRange): number => {
  for (let exponent = SMALLEST_EXPONENT; ; exponent += 1)
    for (const multiple of MULTIPLES) {
      const unit = multiple * 10 ** exponent
      if (Math.round(total / unit) <= most) return unit
    }
}

/**
 * Gives each amount its threads: as many as it is worth, rounded down or up, so that no group says a thread more or less than its amount. They
 * are rounded up by largest remainder, ties to the first, until the groups add up to the total; whatever is positive has one thread at least,
 * even where the sum then has one too many.
 *
 * @param amounts amounts in euros, none negative
 * @param unit euros per thread
 * @example threadsPerGroup([88_408.97, 13_904.16, 12_350], 1000) // [89, 14, 12]
 * @example threadsPerGroup([100_000, 0.01, 0], 1000) // [100, 1, 0]
 */
export const threadsPerGroup = (amounts: readonly number[], unit: number): number[] => {
  const quotas = amounts.map((amount) => amount / unit)
  const counts = quotas.map((quota) => (quota > 0 && quota < 1 ? 1 : Math.floor(quota)))
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota - (counts[index] ?? 0) }))
    .filter(({ remainder }) => remainder > 0)
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const missing = Math.round(total / unit) - counts.reduce((sum, count) => sum + count, 0)
  for (const { index } of byRemainder.slice(0, Math.max(0, missing))) counts[index] = (counts[index] ?? 0) + 1
  return counts
}
