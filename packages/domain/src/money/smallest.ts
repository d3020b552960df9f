/**
 * Finds the smallest whole number for which something holds that holds for every larger one too.
 *
 * For amounts in whole euros or cents that answer a question: one step less misses it.
 *
 * @param most largest number that is looked at; what is asked has to hold for it
 * @param holds what is asked of a number
 * @example smallestWhole(100, (count) => count >= 42) // 42
 */
export const smallestWhole = (most: number, holds: (count: number) => boolean): number => {
  let [below, smallest] = [-1, most]
  while (smallest - below > 1) {
    const middle = Math.floor((below + smallest) / 2)
    if (holds(middle)) smallest = middle
    else below = middle
  }
  return smallest
}
