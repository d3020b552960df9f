import type { KeptContent } from '@hautelisse/domain/kept'
import { createContext, type ReactNode } from 'react'

/** Step at which nothing is begun yet. */
export const FIRST_STEP = 'account'

/** Whether the person erases what the page goes on with: what it was about to keep is not kept then. */
export type Erasing = {
  readonly begin: () => void
  readonly giveUp: () => void
  /** Tells it to the page that goes, once. */
  readonly take: () => boolean
}

export const erasingOf = (): Erasing => {
  let isOn = false
  const set = (next: boolean): void => {
    isOn = next
  }
  return {
    begin: () => set(true),
    giveUp: () => set(false),
    take: () => {
      const was = isOn
      set(false)
      return was
    },
  }
}

/** What is known, around an act, of what is kept of it for the person. */
export type AroundAct = {
  /** Whether it is kept at all: not in somebody else's space. */
  readonly isKept: boolean
  /** What was taken up again. */
  readonly resumed: KeptContent | undefined
  /** What the first page says to everybody, said to who begins past it. */
  readonly notice: ReactNode
  /** Whether its page stands anew: what was begun is taken up again, or was erased. */
  readonly isAnew: boolean
  /** Whether the tab had it when the page was opened. */
  readonly isInTab: boolean
  /** What the page goes on with, to be erased on its first step. */
  readonly own: ReactNode
  readonly erasing: Erasing
  /** What is offered until another request takes its place. */
  readonly offer: ReactNode
  /** Whether an offer stands: the step at which the page opened does not take its place. */
  readonly isOffered: boolean
  /** Another request has begun. */
  readonly onBegun: () => void
}

export const AroundActContext = createContext<AroundAct>({
  isKept: false,
  resumed: undefined,
  notice: undefined,
  isAnew: false,
  isInTab: false,
  own: undefined,
  erasing: erasingOf(),
  offer: undefined,
  isOffered: false,
  onBegun: () => {},
})
