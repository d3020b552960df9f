import { createContext, type ReactNode, use } from 'react'

const HiddenAmounts = createContext(false)

/** Hides or shows every amount and every drawing of amounts below it. */
export const HiddenAmountsProvider = ({ hidden, children }: { readonly hidden: boolean; readonly children: ReactNode }) => (
  <HiddenAmounts value={hidden}>{children}</HiddenAmounts>
)

/** Whether the saver asked to hide amounts. */
export const useHiddenAmounts = (): boolean => use(HiddenAmounts)
