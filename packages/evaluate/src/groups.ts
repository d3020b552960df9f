import { addEuros, euros, roundToCents, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { type AnyEngine, type RowsEngine, rowsOf } from './engine.ts'

/** An engine that writes no row and adds up instead, and the sums once every row was read. */
export type Groups = {
  readonly engine: RowsEngine
  /** Header and one line for each value of the column, numbers by size and then texts. */
  readonly lines: () => readonly (readonly string[])[]
}

/** Columns that an engine can be grouped by. */
export const groupColumns = ({ columns, optionalColumns = [], resultColumns, sums = [] }: AnyEngine): readonly string[] =>
  sums.length === 0 ? [] : [...columns, ...optionalColumns, ...resultColumns].filter((column) => !sums.includes(column))

const byValue = (one: string, other: string): number => {
  const gap = Number(one) - Number(other)
  if (!Number.isNaN(gap)) return gap
  if (Number.isNaN(Number(one)) !== Number.isNaN(Number(other))) return Number.isNaN(Number(one)) ? 1 : -1
  return one < other ? -1 : 1
}

type Group = { rows: number; readonly totals: Euros[] }

/**
 * Makes an engine of another that adds up its amounts, exactly, by the value of one column; each sum is rounded to the cent once.
 *
 * @param engine the calculation
 * @param by one of `groupColumns`
 */
export const groupedBy = (engine: AnyEngine, by: string): Groups => {
  const { resultColumns, sums = [] } = engine
  const groups = new Map<string, Group>()
  const groupOf = (key: string): Group => {
    let group = groups.get(key)
    if (group === undefined) groups.set(key, (group = { rows: 0, totals: sums.map(() => ZERO_EUROS) }))
    return group
  }
  /** A column of the results comes before one of the file: no file may have both. */
  const cellOf = (column: string) => {
    const at = resultColumns.indexOf(column)
    return (row: Readonly<Record<string, string>>, results: readonly string[]): string =>
      ((at < 0 ? row[column] : results[at]) ?? '').trim()
  }
  const keyOf = cellOf(by)
  const amounts = sums.map((column) => cellOf(column))
  const open = async () => {
    const evaluateRow = await engine.open()
    return (row: Readonly<Record<string, string>>) => {
      const answer = evaluateRow(row)
      if (answer.kind === 'refused') return answer
      for (const results of rowsOf(answer)) {
        const group = groupOf(keyOf(row, results))
        group.rows += 1
        for (const [at, amountOf] of amounts.entries())
          group.totals[at] = addEuros(group.totals[at] as Euros, euros(amountOf(row, results)))
      }
      return { kind: 'evaluated', rows: [] } as const
    }
  }
  return {
    engine: { ...engine, open },
    lines: () => [
      [by, 'rows', ...sums],
      ...[...groups.entries()]
        .toSorted(([one], [other]) => byValue(one, other))
        .map(([key, { rows, totals }]) => [key, String(rows)].concat(totals.map((total) => roundToCents(total).toFixed(2)))),
    ],
  }
}
