/** Names an act whose letters are to be sent: the person, and the key of its entry. */
export type DueAct = { readonly person: string; readonly key: string }

/** Sends the letters of an act; it throws where one of them could not be handed over, and all are sent again later. */
export type Deliver = (act: DueAct) => Promise<void>

/** What was kept to be sent, and gives it out until it is: at least once each, also after a restart. */
export type LetterQueue = {
  /**
   * Gives out what is due for as long as the server lives.
   *
   * @param deliver sends the letters of one act
   * @param onError told what failed; it is tried again
   * @returns what stops it, after what is under way
   */
  readonly start: (deliver: Deliver, onError?: (error: unknown) => void) => Promise<() => Promise<void>>
}

/** A letter is handed over within this many seconds, or tried again. */
export const HAND_OVER_S = 5

/** Longest wait before another try, in seconds. */
export const LONGEST_WAIT_S = 3600
