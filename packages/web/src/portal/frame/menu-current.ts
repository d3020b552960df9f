import type { MenuGroup, MenuGroupId, MenuItem, Target } from '@hautelisse/domain/portal'

/** Whether an address lies at or below a target; what opens a modal is no place to be. */
const holds = (path: string, { to, hash }: Target): boolean =>
  to !== undefined && hash === undefined && (path === to || path.startsWith(`${to}/`))

/**
 * Finds the group of the menu that an address belongs to: the one with the closest entry.
 *
 * @param groups - groups of the main menu
 * @param path - path of the page on screen
 * @example currentGroup([{ id: 'savings', to: '/epargne', items: [] }], '/epargne/detail/type/PER') // 'savings'
 */
export const currentGroup = (groups: readonly MenuGroup[], path: string): MenuGroupId | undefined => {
  const found = groups
    .flatMap(({ id, to, items }) => [{ id, to }, ...items.map((item) => ({ id, to: holds(path, item) ? item.to : undefined }))])
    .filter((entry): entry is { id: MenuGroupId; to: string } => entry.to !== undefined && holds(path, { to: entry.to }))
    .toSorted((one, other) => other.to.length - one.to.length)
  return found[0]?.id
}

/**
 * Where a group leads by itself: to its own address, or to that of the one entry that bears its name. Nowhere when it has entries to choose
 * from.
 *
 * @param group - group of the main menu
 * @example leadOf({ id: 'savings', to: '/epargne', items: [] }) // '/epargne'
 */
export const leadOf = ({ id, to, items }: MenuGroup): string | undefined => {
  if (to !== undefined) return to
  const [only, ...others] = items
  return only?.id === id && others.length === 0 && only.state === 'open' ? only.to : undefined
}

/** Entries that add a savings scheme stand apart from those that move money. */
export const startsApart = ({ id }: MenuItem): boolean => id === 'add-company-scheme'
