import { NO_BREAK_SPACE } from '../money/index.ts'

/** Units in which the size of a file is said, each a thousand times the one before (P-FILE-16, P-FILE-17). */
export const FILE_SIZE_UNITS = ['o', 'Ko', 'Mo', 'Go', 'To'] as const
export type FileSizeUnit = (typeof FILE_SIZE_UNITS)[number]

/** A size as it is said: a figure written the French way, and its unit. */
export type FileSize = { readonly figure: string; readonly unit: FileSizeUnit }

const STEP = 1000
const FIRST_WITH_DECIMALS = 2

/** Quotient, rounded up, without the float's own rounding. */
const dividedUp = (dividend: number, divisor: number): number => {
  const rest = dividend % divisor
  return (dividend - rest) / divisor + (rest > 0 ? 1 : 0)
}

/** Tenths of a unit in so many bytes, rounded up: to whole units in the two smallest. */
const tenthsOf = (bytes: number, place: number): number => {
  const unit = STEP ** place
  return place < FIRST_WITH_DECIMALS ? dividedUp(bytes, unit) * 10 : dividedUp(bytes, unit / 10)
}

const written = (tenths: number): string => `${Math.floor(tenths / 10)}${tenths % 10 === 0 ? '' : `,${tenths % 10}`}`

/**
 * Says a size: whole octets and Ko, one decimal with a comma above, none when it is zero.
 *
 * Rounded up, so that a file just over its limit never shows the limit itself. Rule P-FILE-16, P-FILE-17.
 *
 * @param bytes a whole number, not below zero
 * @example fileSize(1_234_567) // { figure: '1,3', unit: 'Mo' }
 */
export const fileSize = (bytes: number): FileSize => {
  let place = 0
  while (place < FILE_SIZE_UNITS.length - 1 && tenthsOf(bytes, place) >= STEP * 10) place += 1
  return { figure: written(tenthsOf(bytes, place)), unit: FILE_SIZE_UNITS[place] ?? 'To' }
}

/**
 * Writes a size with its French unit, after a no-break space.
 *
 * @example formatFileSize(400_000) // '400 Ko'
 */
export const formatFileSize = (bytes: number): string => {
  const { figure, unit } = fileSize(bytes)
  return `${figure}${NO_BREAK_SPACE}${unit}`
}
