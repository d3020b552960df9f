import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './table.css.ts'
import { Row as PlainRow, type Cells, type Column, type RowProps, type TableRow } from './table-row.tsx'
import { useOverflow } from './use-overflow.ts'

/** Rows under a heading of their own. */
export type RowGroup<Id extends string> = {
  readonly key: string | number
  readonly title: ReactNode
  readonly rows: readonly TableRow<Id>[]
  /** A last row under a rule. */
  readonly total?: Cells<Id> | undefined
}

export type TableProps<Id extends string> = {
  /** What the table holds, in one sentence. */
  readonly caption: string
  /** The caption is seen, not only heard. */
  readonly captionShown?: boolean
  readonly columns: readonly [Column<Id>, ...Column<Id>[]]
  readonly rows?: readonly TableRow<Id>[]
  /** In place of rows: rows by group. */
  readonly groups?: readonly RowGroup<Id>[]
  /** A last row under a rule. */
  readonly total?: Cells<Id>
  /** Rows become cards below md. Tables of two or three short columns keep their form. */
  readonly asCards?: boolean
  /** In place of cards: below md the name of a row stands above its figures, which keep their columns. For two or three columns of figures. */
  readonly namesAbove?: boolean
  readonly dense?: boolean
  /** What stands there when there are no rows (P-FMT-15). */
  readonly empty?: ReactNode
}

/** A table with the rows that a component draws. */
export const TableFrame = <Id extends string>({
  caption,
  captionShown = false,
  columns,
  rows,
  groups,
  total,
  namesAbove = false,
  asCards = !namesAbove,
  dense = false,
  empty,
  row: Row,
}: TableProps<Id> & { readonly row: (props: RowProps<Id>) => ReactElement }): ReactElement => {
  const { overflows, watch } = useOverflow()
  const head = columns.find(({ isName }) => isName === true) ?? columns[0]
  const isPlaced = columns.some(({ place }) => place !== undefined)
  const looks = [
    styles.table,
    asCards && styles.cards,
    asCards && (isPlaced ? styles.placed : styles.labelled),
    namesAbove && styles.namesAbove,
    dense && styles.dense,
  ].filter((look) => look !== false)
  const rowsOf = (list: readonly TableRow<Id>[]): ReactElement[] =>
    list.map(({ key, ...row }) => <Row key={key} columns={columns} head={head} {...row} />)
  return (
    <div
      ref={watch}
      data-part="table"
      className={`${styles.box} ${overflows ? styles.scrolling : ''}`}
      {...(overflows && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      <table className={looks.join(' ')}>
        <caption className={styles.caption}>{captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, align, isLabelHeard = false, place }) => (
              <th
                key={id}
                scope="col"
                className={`${styles.cell} ${styles.head} ${align === 'end' ? styles.end : ''}`}
                {...(place === 'action' && { 'data-print': 'never' })}
              >
                {isLabelHeard ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </th>
            ))}
          </tr>
        </thead>
        {groups === undefined && (
          <tbody>
            {(rows === undefined || rows.length === 0) && (
              <tr>
                <td colSpan={columns.length} className={`${styles.cell} ${styles.empty}`}>
                  {empty ?? <Trans id="table.rows.none">Aucune donnée</Trans>}
                </td>
              </tr>
            )}
            {rowsOf(rows ?? [])}
          </tbody>
        )}
        {groups?.map((group) => (
          <tbody key={group.key}>
            <tr className={styles.groupRow}>
              <th scope="rowgroup" colSpan={columns.length} className={styles.groupHead}>
                {group.title}
              </th>
            </tr>
            {rowsOf(group.rows)}
            {group.total !== undefined && <Row columns={columns} head={head} cells={group.total} className={styles.subtotal} />}
          </tbody>
        ))}
        {total !== undefined && (
          <tfoot>
            <Row columns={columns} head={head} cells={total} className={styles.total} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

/**
 * Rows of figures. The first column names its row, or the one that says so; a total has a rule on top. Below md each row is a card: a value after its
 * label on each line and no line for an empty cell, or the places that the columns name. Rows that unfold are those of an `UnfoldingTable`.
 *
 * @example <Table caption="Vos fonds" columns={[{ id: 'fund', label: 'Fonds' }, { id: 'worth', label: 'Valeur', align: 'end' }]} rows={rows} />
 */
export const Table = <Id extends string>(props: TableProps<Id>): ReactElement => <TableFrame {...props} row={PlainRow} />
