/**
 * Where a key takes the handle: arrows one percent of the whole, page keys ten, Home nothing, End all.
 *
 * @param key name of the key, as the browser gives it
 * @param capital cents on the capital side now
 * @param total cents to split
 * @returns cents of capital after the key, or undefined for a key that does not move the handle
 * @example capitalAfterKey('ArrowRight', 313_020, 713_020) // 320_150
 */
export const capitalAfterKey = (key: string, capital: number, total: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return total
  const percents = STEPS[key]
  return percents === undefined ? undefined : clamp(capital + Math.round((total * percents) / 100), total)
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

const CENTS_PER_EURO = 100

/**
 * Where a dragged handle comes to rest: on a whole euro, so that a pixel never leaves odd cents, except at the very end.
 *
 * @param cents cents under the pointer
 * @param total cents to split
 * @example capitalUnderPointer(312_743, 713_020) // 312_700
 * @example capitalUnderPointer(713_020, 713_020) // 713_020
 */
export const capitalUnderPointer = (cents: number, total: number): number =>
  cents >= total ? total : clamp(Math.round(cents / CENTS_PER_EURO) * CENTS_PER_EURO, total)

const clamp = (cents: number, total: number): number => Math.min(total, Math.max(0, cents))
