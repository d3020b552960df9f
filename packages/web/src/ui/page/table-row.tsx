import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { TextButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import * as styles from './table.css.ts'

/** Where a cell stands on a card: the name and, beside it, the figure with what is under it; the state and what can be done; the rest once it is opened. */
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

type MoreProps = { readonly isOpen: boolean; readonly name: string; readonly onPress: () => void }

/** Opens what a card leaves out; named by its row. */
const CardOpener = ({ isOpen, name, onPress }: MoreProps): ReactElement => {
  const id = useId()
  return (
    <span className={styles.more} data-print="never">
      <TextButton
        id={id}
        aria-labelledby={`${id} ${name}`}
        aria-expanded={isOpen}
        icon={isOpen ? drawings.CaretUp : drawings.CaretDown}
        trailing
        className={styles.opener}
        onClick={onPress}
      >
        {isOpen ? <Trans id="ui.modal.close">Fermer</Trans> : <Trans id="ui.table.open">Détail</Trans>}
      </TextButton>
    </span>
  )
}

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
}: RowProps<Id>): ReactElement => {
  const [isOpen, setOpen] = useState(false)
  const name = useId()
  const hasRest = columns.some(({ id, place }) => place === 'rest' && !isEmpty(cells[id]))
  return (
    <tr className={`${isMarked ? styles.marked : ''} ${look}`} data-part="row" aria-busy={isBusy || undefined}>
      {columns.map((column) => {
        const content = cells[column.id]
        return column === head ? (
          <th key={column.id} scope="row" className={`${lookOf(column, className)} ${styles.rowHead}`}>
            {hasRest ? (
              <>
                <span id={name}>{content}</span>
                <CardOpener isOpen={isOpen} name={name} onPress={() => setOpen(!isOpen)} />
              </>
            ) : (
              content
            )}
          </th>
        ) : (
          <td
            key={column.id}
            data-label={column.label}
            className={lookOf(column, className)}
            {...(isEmpty(content) && { 'data-empty': '' })}
            {...(column.place === 'rest' && !isOpen && { 'data-folded': '' })}
            {...(column.place === 'action' && { 'data-print': 'never' })}
          >
            {column.place === undefined || column.place === 'rest' ? <span>{content}</span> : content}
          </td>
        )
      })}
    </tr>
  )
}
