/** Rooms whose journeys stand in files of other names. */
export const ROOM_OF: Readonly<Record<string, string>> = {
  'bank-account-debit': 'bank-account',
  neighbour: 'session',
  reliability: 'session',
  otp: 'session',
  application: 'portal',
  frame: 'portal',
  'language-offer': 'portal',
  modals: 'portal',
  pages: 'portal',
  routes: 'portal',
  accessibility: 'across rooms',
  faults: 'across rooms',
  painted: 'across rooms',
  translated: 'across rooms',
  measure: 'contents',
  doors: 'stand-in',
  'tax-saving-card': 'tax-saving',
  'tax-saving-frames': 'tax-saving',
  'tax-saving-steps': 'tax-saving',
}

/**
 * The room that a file of journeys belongs to.
 *
 * @param spec - its name without endings
 * @example roomOf('otp') // 'session'
 */
export const roomOf = (spec: string): string => ROOM_OF[spec] ?? spec
