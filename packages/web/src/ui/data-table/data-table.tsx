import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import {
  box,
  caption as captionStyle,
  cards,
  cell,
  dense as denseStyle,
  empty as emptyStyle,
  end,
  groupHead,
  groupRow,
  head,
  marked,
  rowHead,
  scrolling,
  subtotal,
  table,
  total as totalStyle,
} from './data-table.css.ts'
import { useOverflow } from './use-overflow.ts'

export type Column<Id extends string> = {
  readonly id: Id
  /** Head of the column, and the label before the value where rows are cards. */
  readonly label: string
  readonly align?: 'start' | 'end'
}

/** What stands in each column of one row. */
export type Cells<Id extends string> = Readonly<Record<Id, ReactNode>>

type DataRow<Id extends string> = {
  readonly key: string | number
  readonly cells: Cells<Id>
  /** The row that the reader came for. */
  readonly isMarked?: boolean | undefined
}

/** Rows under a heading of their own. */
export type RowGroup<Id extends string> = {
  readonly key: string | number
  readonly title: ReactNode
  readonly rows: readonly DataRow<Id>[]
  /** A last row under a rule. */
  readonly total?: Cells<Id> | undefined
}

type DataTableProps<Id extends string> = {
  /** What the table holds, in one sentence. */
  readonly caption: string
  /** The caption is seen, not only heard. */
  readonly captionShown?: boolean
  /** The first column names the row. */
  readonly columns: readonly [Column<Id>, ...Column<Id>[]]
  readonly rows?: readonly DataRow<Id>[]
  /** In place of rows: rows by group. */
  readonly groups?: readonly RowGroup<Id>[]
  /** A last row under a rule. */
  readonly total?: Cells<Id>
  /** Rows become cards below md. Tables of two or three short columns keep their form. */
  readonly asCards?: boolean
  readonly dense?: boolean
  /** What stands there when there are no rows (P-FMT-15). */
  readonly empty?: ReactNode
}

/** Figures in rows. The first column heads its row; a total has a rule on top. */
export const DataTable = <Id extends string>({
  caption,
  captionShown = false,
  columns,
  rows,
  groups,
  total,
  asCards = true,
  dense = false,
  empty,
}: DataTableProps<Id>) => {
  const { overflows, watch } = useOverflow()
  return (
    <div
      ref={watch}
      className={`${box} ${overflows ? scrolling : ''}`}
      {...(overflows && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      <table className={`${table} ${asCards ? cards : ''} ${dense ? denseStyle : ''}`}>
        <caption className={captionStyle}>{captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={`${cell} ${head} ${column.align === 'end' ? end : ''}`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {groups === undefined && (
          <tbody>
            {(rows === undefined || rows.length === 0) && (
              <tr>
                <td colSpan={columns.length} className={`${cell} ${emptyStyle}`}>
                  {empty ?? <Trans id="table.rows.none">Aucune donnée</Trans>}
                </td>
              </tr>
            )}
            {rows?.map((row) => (
              <Row key={row.key} columns={columns} cells={row.cells} rowClassName={row.isMarked === true ? marked : ''} />
            ))}
          </tbody>
        )}
        {groups?.map((group) => (
          <tbody key={group.key}>
            <tr className={groupRow}>
              <th scope="rowgroup" colSpan={columns.length} className={groupHead}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row key={row.key} columns={columns} cells={row.cells} rowClassName={row.isMarked === true ? marked : ''} />
            ))}
            {group.total !== undefined && <Row columns={columns} cells={group.total} className={subtotal} />}
          </tbody>
        ))}
        {total !== undefined && (
          <tfoot>
            <Row columns={columns} cells={total} className={totalStyle} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

type RowProps<Id extends string> = {
  readonly columns: readonly [Column<Id>, ...Column<Id>[]]
  readonly cells: Cells<Id>
  readonly className?: string
  readonly rowClassName?: string
}

const Row = <Id extends string>({ columns: [first, ...others], cells, className = '', rowClassName }: RowProps<Id>) => (
  <tr className={rowClassName}>
    <th scope="row" className={`${cell} ${rowHead} ${className}`}>
      {cells[first.id]}
    </th>
    {others.map((column) => (
      <td key={column.id} data-label={column.label} className={`${cell} ${className} ${column.align === 'end' ? end : ''}`}>
        <span>{cells[column.id]}</span>
      </td>
    ))}
  </tr>
)
