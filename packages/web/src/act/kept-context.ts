import type { KeptContent } from '@hautelisse/domain/kept'
import { createContext, type ReactNode } from 'react'

/** Step at which nothing is begun yet. */
export const FIRST_STEP = 'account'

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
  /** Whether the person has erased it: nothing of it is kept any more. */
  readonly isErased: { current: boolean }
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
  isErased: { current: false },
  offer: undefined,
  isOffered: false,
  onBegun: () => {},
})
