import { groupOf, isFiltered, yearGroups, type DocumentFilter, type SavedDocument } from '@hautelisse/domain/documents'
import type { PlainDate } from '@hautelisse/domain/calendar'

/** Rows of a year that are shown at first, and with each further step. */
const ROWS = 50

/** Which years of a list are open, and how much of each is shown. */
export type Years = {
  /** Groups that are open while everything is listed; undefined until the list is known. */
  readonly open: readonly string[] | undefined
  /** Groups that were shut among those of a search or a filter, which opens all it finds. */
  readonly shut: readonly string[]
  /** Group of the year that the address names: of what its filter finds this one alone is open, until something else is asked. */
  readonly named: string | undefined
  /** Further steps of a long year, by its group. */
  readonly steps: Readonly<Record<string, number>>
}

/** As the page arrives: the year that its address names, else the newest once it is known. */
export const yearsAt = (year: number | undefined, today: PlainDate): Years => ({
  open: year === undefined ? undefined : [groupOf(year, today)],
  shut: [],
  named: year === undefined ? undefined : groupOf(year, today),
  steps: {},
})

/** Opens the newest year of a list that is known for the first time; what the saver opened stays. */
export const withNewest = (years: Years, documents: readonly SavedDocument[], today: PlainDate): Years => ({
  ...years,
  open:
    years.open ??
    yearGroups(documents, today)
      .slice(0, 1)
      .map(({ key }) => key),
})

const flip = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]

/** Opens or shuts a group: for the whole list, or for what is found now. */
export const withToggled = (years: Years, filter: DocumentFilter, key: string): Years =>
  isFiltered(filter) ? { ...years, shut: flip(years.shut, key) } : { ...years, open: flip(years.open ?? [], key) }

/** Shows more rows of a group. */
export const withMore = (years: Years, key: string): Years => ({
  ...years,
  steps: { ...years.steps, [key]: (years.steps[key] ?? 0) + 1 },
})

/** Another question: all that it finds is open, from its first rows on. */
export const withAllFound = (years: Years): Years => ({ ...years, shut: [], named: undefined, steps: {} })

export const isOpen = ({ open, shut, named }: Years, filter: DocumentFilter, key: string): boolean => {
  if (!isFiltered(filter)) return open?.includes(key) === true
  return (named === undefined || named === key) !== shut.includes(key)
}

export const rowsOf = (years: Years, key: string): number => ROWS * (1 + (years.steps[key] ?? 0))
