import { createContext, use, type RefObject } from 'react'

/** What the panel needs of the page that it opens on. */
export type PanelContextValue = {
  /** Whether the panel takes the focus as it comes: it was opened, or it had the focus where it stood until the window's width changed. */
  readonly takesFocusRef: RefObject<boolean>
  /** Closes it and gives the focus back to what opened it. */
  readonly close: () => void
  /** Whether it stands in a column of its own on a wide window. */
  readonly isBeside: boolean
}

export const PanelContext = createContext<PanelContextValue | undefined>(undefined)

/** Id of the panel, which every button that opens it points to. */
export const PANEL_ID = 'explanation'

/** The page that the panel opens on. */
export const usePanelContext = (): PanelContextValue => {
  const context = use(PanelContext)
  if (context === undefined) throw new Error('A calculation was opened outside of the page that opens it.')
  return context
}
