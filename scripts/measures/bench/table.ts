import type { BenchRow } from './measure.ts'

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const factor = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** How a line compares with the first one of its suite, in the direction that reads best. */
const comparison = ({ ratio }: BenchRow): string => {
  if (ratio === undefined) return ''
  return ratio < 1 ? `${factor.format(1 / ratio)} times slower` : `${factor.format(ratio)} times faster`
}

/**
 * Lays measured rows out as text, one block per suite.
 *
 * @param rows rows of one or more suites, each suite's rows together
 * @example tableOf([{ suite: 'sums', name: 'ours', opsPerSecond: 1200 }]) // 'sums\n  ours  1,200 /s\n'
 */
export const tableOf = (rows: readonly BenchRow[]): string => {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const figures = Math.max(...rows.map(({ opsPerSecond }) => count.format(opsPerSecond).length))
  return rows
    .map((row, at) => {
      const title = row.suite === rows[at - 1]?.suite ? '' : `${at === 0 ? '' : '\n'}${row.suite}\n`
      const line = `  ${row.name.padEnd(width)}  ${count.format(row.opsPerSecond).padStart(figures)} /s  ${comparison(row)}`
      return `${title}${line.trimEnd()}\n`
    })
    .join('')
}
