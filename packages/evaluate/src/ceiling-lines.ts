import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import {
  FIRST_NOTICE,
  MOST_UNUSED,
  unusedYears,
  type CeilingQuestion,
  type CeilingUse,
  type Declarant,
  type NoticeLines,
} from '@hautelisse/domain/income-tax'
import { euros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Cells } from './cells.ts'

const unusedColumns = (whose: '' | 'spouse_'): readonly string[] =>
  Array.from({ length: MOST_UNUSED }, (_, at) => `${whose}unused_${MOST_UNUSED - at}`)

const SPOUSE_COLUMNS = [...unusedColumns('spouse_'), 'spouse_calculated', 'spouse_paid', 'spouse_birth_date']

/** Columns of the lines of a tax notice, and of what is paid beside them. */
export const LINE_COLUMNS: readonly string[] = [
  ...unusedColumns(''),
  'calculated',
  'birth_date',
  'payment_date',
  'pooled',
  ...SPOUSE_COLUMNS,
]

/** What the columns hold, for `--help`. */
export const LINE_NOTES: readonly string[] = [
  `${unusedColumns('').join(', ')}   lines "Plafond non utilisé" of the tax notice, from ${FIRST_NOTICE} on: unused_3 of three years before the payment; empty is 0`,
  'calculated         its line "Plafond calculé"',
  'birth_date         without it the saver is taken for younger than 70',
  'payment_date       day of the payment; without it the payment is taken for made before the 70th birthday',
  'pooled             1 the couple ticks box 6QR, 0 it does not; 0 where the column is missing or empty',
  `${SPOUSE_COLUMNS.join(', ')}   the same of the spouse; spouse_paid is what the spouse pays in the year`,
]

const amountOr0 = (cells: Cells, column: string): Euros => (cells.text(column) === '' ? ZERO_EUROS : euros(cells.amount(column)))

const FIRST_BIRTH = plainDate('1900-01-01')
const dayOrNone = (cells: Cells, column: string, from = FIRST_BIRTH): PlainDate | undefined =>
  cells.text(column) === '' ? undefined : cells.day(column, from)

const linesOf = (cells: Cells, paymentYear: number, whose: '' | 'spouse_', calculated: Euros): NoticeLines => {
  const years = unusedYears(paymentYear)
  for (const [at, column] of unusedColumns(whose).entries()) {
    const year = paymentYear - MOST_UNUSED + at
    if (cells.text(column) !== '' && !years.includes(year))
      cells.refuse(column, `given, but the notice for payments of ${paymentYear} has no line of ${year}`)
  }
  return { unused: years.map((year) => amountOr0(cells, `${whose}unused_${paymentYear - year}`)), calculated }
}

const spouseOf = (cells: Cells, paymentYear: number): Declarant | undefined =>
  SPOUSE_COLUMNS.every((column) => cells.text(column) === '')
    ? undefined
    : {
        lines: linesOf(cells, paymentYear, 'spouse_', amountOr0(cells, 'spouse_calculated')),
        payments: [{ amount: amountOr0(cells, 'spouse_paid') }],
        birthDate: dayOrNone(cells, 'spouse_birth_date'),
      }

const payDayOf = (cells: Cells, paymentYear: number): PlainDate | undefined => {
  const day = dayOrNone(cells, 'payment_date')
  if (day !== undefined && cells.problems.length === 0 && !day.startsWith(`${paymentYear}-`))
    cells.refuse('payment_date', `${day} is not in ${paymentYear}`)
  return day
}

/** Whether a row has a line, or anything beside the lines. */
export const hasLines = (cells: Cells): boolean => LINE_COLUMNS.some((column) => cells.text(column) !== '')

/** What a row asks of the ceilings: year, and what is paid; the calculated ceiling where its column is empty. */
type Asked = { readonly paymentYear: number; readonly paid: Euros; readonly calculated?: Euros | undefined }

/**
 * Reads the lines of a notice from a row; what is wrong with it stands in the problems of the cells.
 *
 * @param cells cells of the row
 * @param asked year of the payments, what the saver pays, and the ceiling where the notice's is not given
 * @returns undefined if the notice of the year is not known, or a cell is wrong
 */
export const readLines = (cells: Cells, { paymentYear, paid, calculated }: Asked): CeilingQuestion | undefined => {
  if (paymentYear < FIRST_NOTICE) {
    cells.refuse('payment_year', `${paymentYear} given, but lines of the notice are known from ${FIRST_NOTICE} on`)
    return undefined
  }
  const own = cells.text('calculated') === '' && calculated !== undefined ? calculated : euros(cells.amount('calculated'))
  const spouse = spouseOf(cells, paymentYear)
  const pooled = cells.text('pooled') !== '' && cells.word('pooled', ['0', '1']) === '1'
  if (pooled && spouse === undefined) cells.refuse('pooled', '1 given, but nothing of a spouse')
  const saver: Declarant = {
    lines: linesOf(cells, paymentYear, '', own),
    payments: [{ amount: paid, on: payDayOf(cells, paymentYear) }],
    birthDate: dayOrNone(cells, 'birth_date'),
  }
  return cells.problems.length > 0 ? undefined : { paymentYear, saver, spouse, pooled }
}

const leftColumns = (whose: '' | 'spouse_'): readonly string[] =>
  Array.from({ length: MOST_UNUSED + 1 }, (_, at) => `${whose}left_${MOST_UNUSED - at}`)

/** Columns that lines add to the results. */
export const USE_COLUMNS: readonly string[] = [
  'notice_total',
  'deducted',
  'from_spouse',
  'not_deducted',
  ...leftColumns(''),
  'expiring',
  'spouse_deducted',
  ...leftColumns('spouse_'),
  'lines_note',
]

const leftOf = (declarant: CeilingUse['saver'] | undefined, paymentYear: number): readonly string[] =>
  leftColumns('').map(
    (_, at) => declarant?.lines.find(({ year }) => year === paymentYear - MOST_UNUSED + at)?.left.toString() ?? '',
  )

/** Writes what payments use of the ceilings, in the order of `USE_COLUMNS`. */
export const writeUse = ({ paymentYear, saver, spouse, withheld }: CeilingUse): readonly string[] => [
  saver.total.toString(),
  saver.deducted.toString(),
  saver.fromSpouse.toString(),
  saver.above.plus(saver.tooLate).toString(),
  ...leftOf(saver, paymentYear),
  saver.expiring.toString(),
  spouse?.deducted.toString() ?? '',
  ...leftOf(spouse, paymentYear),
  withheld.length > 0 ? 'a ceiling of somebody of 70 is not pooled: the text of the law was not read on it' : '',
]
