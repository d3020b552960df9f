import { addDays, isPlainDate } from '@hautelisse/domain/calendar'
import * as law from '@hautelisse/domain/law'
import type { DatedParameter } from '@hautelisse/domain/law'
import { Decimal } from '@hautelisse/domain/money'
import * as pensions from '@hautelisse/domain/state-pension'
import { writeLine } from './dialect.ts'

/** Columns of the file of parameters. */
export const PARAMETER_COLUMNS = [
  'id',
  'unit',
  'value',
  'from',
  'until',
  'source',
  'last_check',
  'known_until',
  'due',
  'owner',
] as const

/** Columns of the list of what falls due. */
export const DUE_COLUMNS = ['due', 'state', 'id', 'owner', 'unit', 'value', 'from', 'source', 'known_until'] as const

/** What stands in place of a day where no text sets one. */
const NO_RHYTHM = 'no rhythm'

/** Whether something that a room exports is a dated parameter. */
const isParameter = (exported: unknown): exported is DatedParameter<unknown> =>
  typeof exported === 'object' && exported !== null && 'checkedUntil' in exported && 'values' in exported

const allParameters = (): readonly DatedParameter<unknown>[] =>
  [...Object.values<unknown>(law), ...Object.values<unknown>(pensions)].filter((one) => isParameter(one))

/** Writes a value: a number as it is, anything else as JSON whose numbers are the exact ones. */
const valueText = (value: unknown): string => {
  if (typeof value === 'number' || value instanceof Decimal) return value.toString()
  return JSON.stringify(value, (_, held: unknown) => (held instanceof Map ? Object.fromEntries(held) : held))
}

const row = (cells: readonly string[]): string => writeLine({ separator: ',' }, cells)

const rowsOf = ({ id, unit, values, until, checkedUntil, due, owner }: DatedParameter<unknown>): string =>
  values
    .map(({ from, value, source }, at) => {
      const next = values[at + 1]?.from
      const last = next === undefined ? (until ?? '') : addDays(next, -1)
      const ahead = [law.LAW_CHECKED_ON, checkedUntil, due ?? NO_RHYTHM, owner]
      return row([id, unit, valueText(value), from, last, source, ...ahead])
    })
    .join('')

/** Writes every dated parameter of the law as CSV, with the byte order mark that spreadsheets need: of the general law, then of state pensions. */
export const parametersText = (): string =>
  '\uFEFF' +
  row(PARAMETER_COLUMNS) +
  allParameters()
    .map((one) => rowsOf(one))
    .join('')

/**
 * Writes the parameters whose next value is expected until a day as CSV, the earliest first, each with the latest value that is known.
 *
 * @param day last day that is looked at, as text
 * @returns undefined where the text is no day of the calendar
 */
export const dueText = (day: string): string | undefined =>
  isPlainDate(day)
    ? '\uFEFF' +
      row(DUE_COLUMNS) +
      law
        .dueUntil(allParameters(), day)
        .map(({ parameter: { id, owner, unit, values, checkedUntil }, due, isLate }) => {
          const latest = values.at(-1)
          const known = [valueText(latest?.value), latest?.from ?? '', latest?.source ?? '', checkedUntil]
          return row([due, isLate ? 'late' : 'expected', id, owner, unit, ...known])
        })
        .join('')
    : undefined
