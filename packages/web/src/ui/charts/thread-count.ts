/** How many threads a drawing may hold: few enough to be counted, enough to show a share. */
export type ThreadRange = { readonly least: number; readonly most: number }
export const WIDE_RANGE: ThreadRange = { least: 40, most: 120 }
export const NARROW_RANGE: ThreadRange = { least: 20, most: 60 }

const MULTIPLES = [1, 2, 5]
/** A thread is never worth less than a cent. */
const SMALLEST_EXPONENT = -2

/**
 * Chooses what one thread is worth: the smallest of 1, 2 or 5 × 10^n that gives no more threads than the range allows.
 *
 * @param total amount drawn, in euros
 * @returns euros per thread
 * @example threadUnit(114_663.13, WIDE_RANGE) // 1000
 * @example threadUnit(114_663.13, NARROW_RANGE) // 2000
 */
export const threadUnit = (total: number, { most }: ThreadRange): number => {
  for (let exponent = SMALLEST_EXPONENT; ; exponent += 1)
    for (const multiple of MULTIPLES) {
      const unit = multiple * 10 ** exponent
      if (Math.round(total / unit) <= most) return unit
    }
}

/**
 * Gives each amount its threads: by largest remainder, ties to the first, and one thread at least to whatever is positive.
 *
 * @param amounts amounts in euros, none negative
 * @param unit euros per thread
 * @example threadsPerGroup([88_408.97, 13_904.16, 12_350], 1000) // [89, 14, 12]
 * @example threadsPerGroup([100_000, 0.01, 0], 1000) // [99, 1, 0]
 */
export const threadsPerGroup = (amounts: readonly number[], unit: number): number[] => {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (total <= 0) return amounts.map(() => 0)
  const threads = Math.max(Math.round(total / unit), amounts.filter((amount) => amount > 0).length)
  const quotas = amounts.map((amount) => (amount / total) * threads)
  const counts = quotas.map((quota) => Math.floor(quota))
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota - Math.floor(quota) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const missing = threads - counts.reduce((sum, count) => sum + count, 0)
  for (const { index } of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1
  return showEvery(amounts, counts)
}

/** Takes a thread from the largest group for each positive amount that has none. */
const showEvery = (amounts: readonly number[], counts: readonly number[]): number[] => {
  const shown = [...counts]
  for (const [index, amount] of amounts.entries()) {
    if (amount <= 0 || shown[index] !== 0) continue
    const largest = shown.indexOf(Math.max(...shown))
    shown[largest] = (shown[largest] ?? 0) - 1
    shown[index] = 1
  }
  return shown
}
