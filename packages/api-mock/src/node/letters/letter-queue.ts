/**
 * Names a letter that is to be sent: the person, the key of the entry of its act, and its place there. Without a place it stands for all letters of the
 * act, as stores of before have it.
 */
export type DueLetter = { readonly person: string; readonly key: string; readonly place?: number | undefined }

/** Sends what is due; it throws where that could not be handed over, and it is sent again later. */
export type Deliver = (due: DueLetter) => Promise<void>

/** What was kept to be sent, and gives it out until it is: at least once each, also after a restart. */
export type LetterQueue = {
  /**
   * Gives out what is due for as long as the server lives.
   *
   * @param deliver sends one letter
   * @param onError told what failed; it is tried again
   * @returns what stops it, after what is under way
   */
  readonly start: (deliver: Deliver, onError?: (error: unknown) => void) => Promise<() => Promise<void>>
}

/** A letter is handed over within this many seconds, or tried again. */
export const HAND_OVER_S = 5

/** Longest wait before another try, in seconds. */
export const LONGEST_WAIT_S = 3600
