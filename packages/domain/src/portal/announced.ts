/**
 * Capabilities that are announced and not there yet, with their doors: ids of routes, and of modals after a `#`.
 *
 * Nothing leads to such a door: its entries, buttons and rows say "Bientôt". Typing its address shows the page or modal that announces
 * it. A capability deletes its line when it is built, and everything opens (docs/decisions/13).
 */
const ANNOUNCED: Readonly<Record<string, readonly string[]>> = {}

const DOORS: ReadonlySet<string> = new Set(Object.values(ANNOUNCED).flat())

/**
 * Says whether a route is announced and not there yet.
 *
 * @param id id of the route table
 * @example isAnnouncedRoute('visitor-home') // false
 */
export const isAnnouncedRoute = (id: string): boolean => DOORS.has(id)

/**
 * Says whether a modal is announced and not there yet.
 *
 * @param id id of the modal table
 * @example isAnnouncedModal('consents') // false
 */
export const isAnnouncedModal = (id: string): boolean => DOORS.has(`#${id}`)
