import { HOME_SIMULATORS, mainMenu, type MenuInput, type MenuItem, type MenuItemId } from '../portal/index.ts'

/** What can be done from the head of the home, the main act first. */
const ACTS: readonly MenuItemId[] = ['payment', 'fund-switch', 'withdraw']

/** Doors of the home, each with the menu's own condition, address and disabled state. */
export type HomeEntries = { readonly acts: readonly MenuItem[]; readonly simulators: readonly MenuItem[] }

/**
 * Returns the acts and simulators that the home offers: entries of the main menu, with the conditions that they have there.
 *
 * @param input the user and what else the menu depends on
 * @example homeEntries(input).simulators.map(({ id }) => id) // ['complementary-estimate', 'tax-savings']
 */
export const homeEntries = (input: MenuInput): HomeEntries => {
  const items = mainMenu(input).flatMap((group) => group.items)
  const among = (ids: readonly MenuItemId[]): readonly MenuItem[] => ids.flatMap((id) => items.filter((item) => item.id === id))
  return { acts: among(ACTS), simulators: among(HOME_SIMULATORS) }
}
