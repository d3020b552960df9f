import { figureKey, type FigureId } from '@hautelisse/machines/withdrawal'
import { createContext, use, type ReactNode } from 'react'

/** Which figure is open, and where on the page it was opened: the same figure can stand in several places. */
export type Explaining = {
  /** Whether the answer carries the explanations; without them a figure cannot be opened. */
  readonly canExplain: boolean
  readonly opened: { readonly figure: FigureId; readonly place: string } | undefined
  readonly open: (figure: FigureId, place: string) => void
  readonly close: () => void
  /** Whether the panel has a column of its own; otherwise it stands under the place it was opened from. */
  readonly hasColumn: boolean
  readonly panel: ReactNode
}

export const ExplainingContext = createContext<Explaining | undefined>(undefined)
const PlaceContext = createContext('')

/** Id of the panel, which every button that opens it points to. */
export const PANEL_ID = 'explanation'

/** What the figures of the results open. */
export const useExplaining = (): Explaining => {
  const explaining = use(ExplainingContext)
  if (explaining === undefined) throw new Error('A figure of the results was rendered outside of them.')
  return explaining
}

/** The opening of one figure, for the button that does it. */
export const useOpening = (figure: FigureId) => {
  const { canExplain, opened, open, close } = useExplaining()
  const place = use(PlaceContext)
  const isOpen = opened?.place === place && figureKey(opened.figure) === figureKey(figure)
  return { canExplain, isOpen, toggle: () => (isOpen ? close() : open(figure, place)) }
}

/** A part of the page with its figures; where the panel has no column, it unfolds at its end. */
export const Place = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const { opened, hasColumn, panel } = useExplaining()
  return (
    <PlaceContext value={id}>
      {children}
      {!hasColumn && opened?.place === id && panel}
    </PlaceContext>
  )
}
