import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import {
  caption as captionStyle,
  cards,
  cell,
  dense as denseStyle,
  end,
  head,
  rowHead,
  table,
  total as totalStyle,
} from './data-table.css.ts'

export type Column<Row> = {
  readonly id: string
  /** Head of the column, and the label before the value where rows are cards. */
  readonly label: string
  readonly align?: 'start' | 'end'
  readonly cell: (row: Row) => ReactNode
  /** What the last row says in this column. */
  readonly total?: ReactNode
}

type DataTableProps<Row> = {
  /** What the table holds, in one sentence. */
  readonly caption: string
  /** The caption is seen, not only heard. */
  readonly captionShown?: boolean
  /** The first column names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** Rows become cards below md. Tables of two or three short columns keep their form. */
  readonly asCards?: boolean
  readonly dense?: boolean
}

/** Figures in rows. The first column heads its row; a total has a rule on top. */
export const DataTable = <Row,>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  asCards = true,
  dense = false,
}: DataTableProps<Row>) => {
  const [first, ...others] = columns
  const hasTotal = columns.some((column) => column.total !== undefined)
  return (
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
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row" className={`${cell} ${rowHead}`}>
              {first.cell(row)}
            </th>
            {others.map((column) => (
              <td key={column.id} data-label={column.label} className={`${cell} ${column.align === 'end' ? end : ''}`}>
                <span>{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasTotal && (
        <tfoot>
          <tr>
            <th scope="row" className={`${cell} ${rowHead} ${totalStyle}`}>
              {first.total}
            </th>
            {others.map((column) => (
              <td
                key={column.id}
                data-label={column.label}
                className={`${cell} ${totalStyle} ${column.align === 'end' ? end : ''}`}
              >
                <span>{column.total}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
