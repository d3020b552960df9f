import { createContext, Fragment, use, useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useWide } from '../ui/theme/index.ts'
import { PanelContext, usePanelContext, type PanelContextValue } from './panel-context.ts'

/** What opened a calculation, and the heading that stands above it. */
type Opener = { readonly element: HTMLElement; readonly heading: HTMLElement | null }

/** The element that has the focus, as the one that opens a calculation. */
const openerNow = (): Opener | undefined => {
  const element = document.activeElement
  return element instanceof HTMLElement
    ? { element, heading: element.closest('section')?.querySelector<HTMLElement>(':is(h2, h3, h4)') ?? null }
    : undefined
}

/**
 * Gives the focus back to what opened a calculation. Where that has gone meanwhile, or is hidden with its table, the heading above it has the focus, or the
 * page's: never the body, from which the keyboard begins anew.
 *
 * @param opener what opened the calculation
 */
const focusBack = ({ element, heading }: Opener): void => {
  element.focus()
  if (document.activeElement === element) return
  const place = heading?.isConnected === true ? heading : document.querySelector<HTMLElement>('main h1')
  place?.setAttribute('tabindex', '-1')
  place?.focus()
}

type FigureEvent<Figure> = { readonly type: 'figureOpened'; readonly figure: Figure } | { readonly type: 'figureClosed' }

type ExplainingProps<Figure> = {
  /** Figure whose calculation is open, as the machine says. */
  readonly opened: Figure | undefined
  /** Whether the answer carries the explanations; without them a figure cannot be opened. */
  readonly canExplain: boolean
  readonly send: (event: FigureEvent<Figure>) => void
  /** The open calculation, for a page that shows it where `Place` and `Column` say; it may also be shown by the page itself. */
  readonly panel?: ReactNode
  /** Whether the panel has a column of its own on a wide window; otherwise it stands under the place it was opened from. */
  readonly isBeside?: boolean
  readonly children: ReactNode
}

type Explaining<Figure> = Pick<ExplainingProps<Figure>, 'opened' | 'canExplain'> & {
  /** Where on the page it was opened: the same figure can stand in several places. */
  readonly place: string
  readonly open: (figure: Figure, place: string) => void
  /** Closes it with the button that opens it, which keeps the focus. */
  readonly fold: () => void
  readonly hasColumn: boolean
}

type ColumnProps = {
  readonly className: string
  /** Place whose figures open here; those of any place unless stated. */
  readonly of?: string
  /** What stands here before a figure is open. */
  readonly children?: ReactNode
}

/** A part of the page whose calculations unfold in it, such as the rows of a ledger, beside a page that has a column for others. */
export const Unfolding = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const page = usePanelContext()
  const unfolding = useMemo<PanelContextValue>(() => ({ ...page, isBeside: false }), [page])
  return <PanelContext value={unfolding}>{children}</PanelContext>
}

/** The opening of one figure, for the button that does it. */
export type Opening = { readonly canExplain: boolean; readonly isOpen: boolean; readonly toggle: () => void }

/**
 * Makes what a room's figures open with: the page that opens them, the places on it, and the opening of one figure.
 *
 * The open figure is the machine's; the focus goes to the panel and comes back to the figure, or to the heading above it.
 *
 * @param keyOf writes a figure as a text that no other figure has
 */
export const openingOf = <Figure,>(keyOf: (figure: Figure) => string) => {
  const ExplainingContext = createContext<Explaining<Figure> | undefined>(undefined)
  const PlaceContext = createContext('')
  // Apart from the others: it is another element at each drawing, and figures do not show it.
  const ShownContext = createContext<ReactNode>(undefined)

  const useExplaining = (): Explaining<Figure> => {
    const explaining = use(ExplainingContext)
    if (explaining === undefined) throw new Error('A figure was rendered outside of the page that opens it.')
    return explaining
  }

  /** Opens and closes the calculations of a page. */
  const Explaining = (props: ExplainingProps<Figure>): ReactElement => {
    const { opened, canExplain, send, panel, isBeside = false, children } = props
    const [place, setPlace] = useState('')
    const opener = useRef<Opener>(undefined)
    const takesFocusRef = useRef(false)
    const isWide = useWide()
    const open = useCallback(
      (figure: Figure, from: string): void => {
        opener.current = openerNow()
        takesFocusRef.current = true
        setPlace(from)
        send({ type: 'figureOpened', figure })
      },
      [send],
    )
    const fold = useCallback((): void => send({ type: 'figureClosed' }), [send])
    const page = useMemo<PanelContextValue>(
      () => ({
        takesFocusRef,
        close: () => {
          send({ type: 'figureClosed' })
          if (opener.current !== undefined) focusBack(opener.current)
        },
        isBeside,
      }),
      [send, isBeside],
    )
    const hasColumn = isBeside && isWide
    const explaining = useMemo<Explaining<Figure>>(
      () => ({ opened, canExplain, place, open, fold, hasColumn }),
      [opened, canExplain, place, open, fold, hasColumn],
    )
    return (
      <ExplainingContext value={explaining}>
        <ShownContext value={panel}>
          <PanelContext value={page}>{children}</PanelContext>
        </ShownContext>
      </ExplainingContext>
    )
  }

  const useOpening = (figure: Figure): Opening => {
    const { canExplain, opened, place, open, fold } = useExplaining()
    const here = use(PlaceContext)
    const isOpen = opened !== undefined && place === here && keyOf(opened) === keyOf(figure)
    return { canExplain, isOpen, toggle: () => (isOpen ? fold() : open(figure, here)) }
  }

  /** A part of the page with its figures; where the panel has no column, it unfolds at its end. */
  const Place = ({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactElement => {
    const { opened, place, hasColumn } = useExplaining()
    const panel = use(ShownContext)
    return (
      <PlaceContext value={id}>
        {children}
        {!hasColumn && opened !== undefined && place === id && panel}
      </PlaceContext>
    )
  }

  /** The column of the panel, on a wide window; before a figure is open it says that figures can be. */
  const Column = ({ className, of, children }: ColumnProps): ReactElement | null => {
    const { opened, place, hasColumn } = useExplaining()
    const panel = use(ShownContext)
    if (!hasColumn) return null
    const shown = of === undefined || (opened !== undefined && place === of) ? panel || children : children
    return shown === undefined ? null : (
      <div className={className}>
        <Fragment key={place}>{shown}</Fragment>
      </div>
    )
  }

  return { Explaining, Place, Column, useOpening } as const
}
