import { MONTHS_PER_YEAR } from '@hautelisse/domain/money'
import { threadUnit } from '../ui/charts/thread-count.ts'

/** Size of the drawing, in its own units. */
export const YEAR_DRAWING = { width: 400, height: 230 } as const

/** Few enough to be counted: five threads a month at most. */
const YEAR_RANGE = { least: 24, most: 60 } as const

/** Threads a month while no pay is told, or none is shown. */
const UNKNOWN = 1

const TOP_PITCH = 3
const BOTTOM_PITCH = 3.2
const BOTTOM_START = 27.6

/** What one thread stands for, in euros, and how many each month has. */
export type YearThreads = { readonly unit: number; readonly perMonth: number; readonly isExact: boolean }

/**
 * Chooses the threads of a month's pay: the smallest round worth of a thread that leaves each month five at most.
 *
 * @param monthly pay a month in euros, for the eye alone
 * @example yearThreads(5000) // { unit: 1000, perMonth: 5, isExact: true }
 */
export const yearThreads = (monthly: number): YearThreads => {
  const unit = threadUnit(monthly * MONTHS_PER_YEAR, YEAR_RANGE)
  const perMonth = Math.max(1, Math.round(monthly / unit))
  return { unit, perMonth, isExact: perMonth * unit === monthly }
}

const short = (value: number): string => `${Math.round(value * 10) / 10}`

/**
 * Draws twelve months that come together: as many threads from each as its pay has, side by side at the foot.
 *
 * @param perMonth threads of a month
 */
export const yearPath = (perMonth = UNKNOWN): string => {
  const { width, height } = YEAR_DRAWING
  const group = (perMonth - 1) * TOP_PITCH
  const step = (width - 2 - group) / (MONTHS_PER_YEAR - 1)
  const threads = Array.from({ length: MONTHS_PER_YEAR * perMonth }, (_, thread) => {
    const month = Math.floor(thread / perMonth)
    const top = short(1 + month * step + (thread % perMonth) * TOP_PITCH)
    const bottom = short(BOTTOM_START + thread * BOTTOM_PITCH)
    return `M${top} 0C${top} ${height / 2} ${bottom} ${height / 2} ${bottom} ${height}`
  })
  return threads.join('')
}
