import type { ReactElement, ReactNode } from 'react'
import * as styles from './table.css.ts'

/** Where a cell stands on a card: the name and, beside it, the figure with what is under it; the state and what can be done last. */
export type Place = keyof typeof styles.places

export type Column<Id extends string> = {
  readonly id: Id
  /** Head of the column, and the label before the value where rows are cards. */
  readonly label: string
  readonly align?: 'start' | 'end'
  /** The column that names its row, where it is not the first. */
  readonly isName?: boolean
  /** The head is heard and not seen: a column of buttons. */
  readonly isLabelHeard?: boolean
  /** Where its cells stand on a card; without a place on any column, each cell follows its label. */
  readonly place?: Place
  /** Its cells are never broken over two lines, and quieter than the name: days. */
  readonly isQuiet?: boolean
}

/** What stands in each column of one row; nothing for a cell that is empty. */
export type Cells<Id extends string> = Readonly<Record<Id, ReactNode>>

export type TableRow<Id extends string> = {
  readonly key: string | number
  readonly cells: Cells<Id>
  /** The row that the reader came for. */
  readonly isMarked?: boolean | undefined
  /** Something of the row is on its way. */
  readonly isBusy?: boolean | undefined
}

export type RowProps<Id extends string> = Omit<TableRow<Id>, 'key'> & {
  readonly columns: readonly Column<Id>[]
  readonly head: Column<Id>
  readonly className?: string
  /** Look of the row as a whole. */
  readonly look?: string
}

const isEmpty = (cell: ReactNode): boolean => cell === undefined || cell === null || cell === false || cell === ''

const lookOf = ({ align, place, isQuiet = false }: Column<string>, className: string): string =>
  [styles.cell, className, align === 'end' && styles.end, isQuiet && styles.quiet, place !== undefined && styles.places[place]]
    .filter((look) => look !== false && look !== '')
    .join(' ')

/** One row of a `Table`. */
export const Row = <Id extends string>({
  columns,
  head,
  cells,
  isMarked = false,
  isBusy = false,
  className = '',
  look = '',
}: RowProps<Id>): ReactElement => (
  <tr className={`${isMarked ? styles.marked : ''} ${look}`} data-part="row" aria-busy={isBusy || undefined}>
    {columns.map((column) => {
      const content = cells[column.id]
      return column === head ? (
        <th key={column.id} scope="row" className={`${lookOf(column, className)} ${styles.rowHead}`}>
          {content}
        </th>
      ) : (
        <td
          key={column.id}
          data-label={column.label}
          className={lookOf(column, className)}
          {...(isEmpty(content) && { 'data-empty': '' })}
          {...(column.place === 'action' && { 'data-print': 'never' })}
        >
          {column.place === undefined ? <span>{content}</span> : content}
        </td>
      )
    })}
  </tr>
)
