/**
 * Capabilities that are announced and not there yet, with their doors: ids of routes, and of modals after a `#`.
 *
 * Nothing leads to such a door: its entries, buttons and rows say "Bientôt". Typing its address shows the page or modal that announces
 * it. A capability deletes its line when it is built, and everything opens (docs/decisions/13).
 */
export const ANNOUNCED = {
  // The form to write to us, on a page of the profile that is there already.
  contact: [],
  attachment: ['attachment-mosaic', 'attachment', 'connected-attachment', 'connected-attachment-steps', '#add_account'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Door = (typeof ANNOUNCED)[keyof typeof ANNOUNCED][number]

/** Routes of the announced doors. */
export type AnnouncedRouteId = Exclude<Door, `#${string}`>

/** Modals of the announced doors. */
export type AnnouncedModalId = Door extends infer One ? (One extends `#${infer Id}` ? Id : never) : never

const DOORS: ReadonlySet<string> = new Set(Object.values(ANNOUNCED).flat())

/**
 * Says whether a capability is announced and not there yet.
 *
 * @param name name of its line
 * @example isComing('contact') // true
 */
export const isComing = (name: string): boolean => name in ANNOUNCED

/**
 * Says whether a route is announced and not there yet.
 *
 * @param id id of the route table
 * @example isAnnouncedRoute('visitor-home') // false
 */
export const isAnnouncedRoute = (id: string): id is AnnouncedRouteId => DOORS.has(id)

/**
 * Says whether a modal is announced and not there yet.
 *
 * @param id id of the modal table
 * @example isAnnouncedModal('consents') // false
 */
export const isAnnouncedModal = (id: string): id is AnnouncedModalId => DOORS.has(`#${id}`)
