/** Rows of a page at most: with operations in progress and scheduled payments, a screen has four hundred at most. */
export const PAGE_ROWS = 250

/** Operations in progress that a screen shows at most. */
export const MOST_IN_PROGRESS = 100

/** A part of a list, and where it stands in it. */
export type ListPage<Item> = {
  readonly items: readonly Item[]
  readonly page: number
  readonly pages: number
  /** Places of the first and the last item, counted from 1. */
  readonly from: number
  readonly to: number
}

/**
 * Cuts a list into pages; a page beyond the last is the last.
 *
 * @param list whole list
 * @param page page asked for, the first is 1
 * @param rows rows of a page
 * @example pageOf(['a', 'b', 'c'], 2, 2) // { items: ['c'], page: 2, pages: 2, from: 3, to: 3 }
 */
export const pageOf = <Item>(list: readonly Item[], page: number, rows: number = PAGE_ROWS): ListPage<Item> => {
  const pages = Math.max(1, Math.ceil(list.length / rows))
  const shown = Math.min(Math.max(1, page), pages)
  const items = list.slice((shown - 1) * rows, shown * rows)
  return {
    items,
    page: shown,
    pages,
    from: items.length === 0 ? 0 : (shown - 1) * rows + 1,
    to: (shown - 1) * rows + items.length,
  }
}
