import { paymentStart } from '../possible-acts/index.ts'
import { contactOf, HOME_SIMULATORS, mainMenu, type MenuInput, type MenuItem, type MenuItemId } from '../portal/index.ts'

/** What can be done from the head of the home, the main act first. */
const ACTS: readonly MenuItemId[] = ['payment', 'fund-switch', 'withdraw']

/** Doors of the home, each with the menu's own condition, address and disabled state. */
export type HomeEntries = { readonly acts: readonly MenuItem[]; readonly simulators: readonly MenuItem[] }

/**
 * Returns the acts and simulators that the home offers: entries of the main menu, with the conditions that they have there. Paying in leads where
 * the contracts of the saver take it (ACTS-13).
 *
 * @param input the user and what else the menu depends on
 * @example homeEntries(input).simulators.map(({ id }) => id) // ['complementary-estimate', 'tax-savings']
 */
export const homeEntries = (input: MenuInput): HomeEntries => {
  const items = mainMenu(input).flatMap((group) => group.items)
  const among = (ids: readonly MenuItemId[]): readonly MenuItem[] => ids.flatMap((id) => items.filter((item) => item.id === id))
  const start = paymentStart(input.user.accounts, contactOf({ kind: 'member', user: input.user }))
  // People with individual contracts only pay in through their advisor: the page of payments has nothing for them.
  const acts = among(ACTS).map((item) =>
    item.id === 'payment' && start !== undefined ? Object.assign({ id: item.id, state: item.state }, start) : item,
  )
  return { acts, simulators: among(HOME_SIMULATORS) }
}
