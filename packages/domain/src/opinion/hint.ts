/** How long after arriving on the home the button of the survey shows its words, in milliseconds (OPIN-13). */
export const HINT_AFTER_MS = 500
/** How long the button of the survey shows its words, in milliseconds (OPIN-14). */
export const HINT_LASTS_MS = 5000
/** How long the thanks stay without an answer, in milliseconds (OPIN-18). */
export const THANKS_LAST_MS = 3000

const HINT_PATH = '/epargne'

/**
 * Says whether the button of the survey shows its words at an address: on the home, on a first visit.
 *
 * Rule OPIN-13, OPIN-17, S-NAV-02.
 *
 * @param path path of the address, without query and fragment
 * @param isSeen whether the words were shown before
 * @example showsHint('/documents', false) // false
 */
export const showsHint = (path: string, isSeen: boolean): boolean => !isSeen && path === HINT_PATH
