import type { DocumentBlock } from '@hautelisse/domain/explain'
import { isOnPaper, linesOf } from './text.ts'

const FIGURE = /^(?:–|[+−-]?[\d\s,.•]+(?:\s?(?:€|%|ans|mois).*)?)$/

const isFigureColumn = (rows: readonly (readonly string[])[], column: number): boolean => {
  const texts = rows.map((row) => row[column] ?? '').filter((text) => text !== '')
  return texts.length > 0 && texts.every((text) => FIGURE.test(text))
}

/**
 * Reads a table: its heads, its rows, and what sums them up. A row that is the heading of others keeps its place.
 *
 * @param table table of the page
 */
export const readTable = (table: HTMLTableElement): DocumentBlock | undefined => {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  const shown = heads.map((head) => isOnPaper(head))
  const rowOf = ({ cells }: HTMLTableRowElement): string[] => {
    const texts = [...cells].map((cell) => linesOf([cell]).join(', '))
    return heads.map((_, column) => texts[column] ?? '').filter((_, column) => shown[column])
  }
  const body = [...table.rows].filter((row) => row.parentElement?.matches('tbody') === true)
  const rows = body.filter((row) => isOnPaper(row)).map(rowOf)
  const total = [...(table.tFoot?.rows ?? [])].map(rowOf)[0]
  const names = heads.map(({ textContent }) => textContent.trim()).filter((_, column) => shown[column])
  return names.length === 0 || rows.length === 0
    ? undefined
    : {
        kind: 'table',
        caption: table.caption?.textContent.trim() ?? '',
        heads: names.map((text, column) => ({ text, isFigure: column > 0 && isFigureColumn(rows, column) })),
        rows,
        ...(total === undefined ? {} : { total }),
      }
}
