import { addDays } from '@hautelisse/domain/calendar'
import * as law from '@hautelisse/domain/law'
import type { DatedParameter } from '@hautelisse/domain/law'
import { Decimal } from '@hautelisse/domain/money'
import * as pensions from '@hautelisse/domain/state-pension'
import { writeLine } from './dialect.ts'

/** Columns of the file of parameters. */
export const PARAMETER_COLUMNS = ['id', 'unit', 'value', 'from', 'until', 'source', 'last_check', 'known_until'] as const

/** Whether something that a room exports is a dated parameter. */
const isParameter = (exported: unknown): exported is DatedParameter<unknown> =>
  typeof exported === 'object' && exported !== null && 'checkedUntil' in exported && 'values' in exported

/** Writes a value: a number as it is, anything else as JSON whose numbers are the exact ones. */
const valueText = (value: unknown): string => {
  if (typeof value === 'number' || value instanceof Decimal) return value.toString()
  return JSON.stringify(value, (_, held: unknown) => (held instanceof Map ? Object.fromEntries(held) : held))
}

const rowsOf = ({ id, unit, values, until, checkedUntil }: DatedParameter<unknown>): string =>
  values
    .map(({ from, value, source }, at) => {
      const next = values[at + 1]?.from
      const last = next === undefined ? (until ?? '') : addDays(next, -1)
      return writeLine({ separator: ',' }, [id, unit, valueText(value), from, last, source, law.LAW_CHECKED_ON, checkedUntil])
    })
    .join('')

/** Writes every dated parameter of the law as CSV, with the byte order mark that spreadsheets need: of the general law, then of state pensions. */
export const parametersText = (): string =>
  '\uFEFF' +
  writeLine({ separator: ',' }, PARAMETER_COLUMNS) +
  [...Object.values<unknown>(law), ...Object.values<unknown>(pensions)]
    .filter((one) => isParameter(one))
    .map(rowsOf)
    .join('')
