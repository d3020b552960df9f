import { Trans } from '@lingui/react/macro'
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { useWide } from '../../ui/theme/index.ts'
import { foldFigure, foldHead, foldWords, jump, jumpList, shutPart } from './fold.css.ts'

/** A part of the results that can be jumped to. */
export type Part = { readonly id: string; readonly name: ReactNode }

type Folds = {
  /** Part that was asked for last, and how often: a part asked for twice is gone to twice. */
  readonly asked: { readonly id: string; readonly time: number } | undefined
  readonly ask: (id: string) => void
}

const FoldsContext = createContext<Folds | undefined>(undefined)

/** Lets the list of the parts open one of them. */
export const Folds = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [asked, setAsked] = useState<Folds['asked']>()
  const folds = useMemo<Folds>(() => ({ asked, ask: (id) => setAsked((last) => ({ id, time: (last?.time ?? 0) + 1 })) }), [asked])
  return <FoldsContext value={folds}>{children}</FoldsContext>
}

type Folding = { readonly isShut: boolean; readonly toggle: () => void }

/** Undefined on a wide window, where nothing folds. */
const FoldContext = createContext<Folding | undefined>(undefined)

type FoldProps = {
  readonly id: string
  /** It asks something that the rest waits for. */
  readonly isOpenFirst?: boolean
  readonly children: ReactNode
}

/** A part of the results: on a phone its heading with one figure until it is pressed, on a wide window and on paper all of it. */
export const Fold = ({ id, isOpenFirst = false, children }: FoldProps): ReactElement => {
  const isWide = useWide()
  const asked = use(FoldsContext)?.asked
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  const [answered, setAnswered] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  // What stood on a wide window stays when it gets narrower: the focus and what is read are not taken away.
  if (isWide && !isOpen) setIsOpen(true)
  const time = asked?.id === id ? asked.time : 0
  if (time > answered) {
    setAnswered(time)
    setIsOpen(true)
  }
  useEffect(() => {
    if (time === 0) return
    const heading = place.current?.querySelector<HTMLElement>('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [time])
  const folding = useMemo<Folding | undefined>(
    () => (isWide ? undefined : { isShut: !isOpen, toggle: () => setIsOpen(!isOpen) }),
    [isWide, isOpen],
  )
  return (
    <FoldContext value={folding}>
      <div ref={place} data-fold={id} {...(folding?.isShut === true ? { className: shutPart, 'data-part': 'fold' } : {})}>
        {children}
      </div>
    </FoldContext>
  )
}

type FoldTitleProps = {
  readonly children: ReactNode
  /** What the part says in one figure, while it is shut. */
  readonly figure?: ReactNode
}

/** The heading of a part that folds: a button on a phone. */
export const FoldTitle = ({ children, figure }: FoldTitleProps): ReactElement => {
  const folding = use(FoldContext)
  if (folding === undefined) return <>{children}</>
  const { isShut, toggle } = folding
  return (
    <button type="button" className={foldHead} aria-expanded={!isShut} onClick={toggle}>
      <span className={foldWords}>
        {children}
        {isShut && figure !== undefined && (
          <span className={foldFigure} data-print="never">
            {figure}
          </span>
        )}
      </span>
      <Icon of={isShut ? drawings.CaretDown : drawings.CaretUp} />
    </button>
  )
}

/** The parts of the page, each a way to it: a phone would be scrolled through for long. */
export const JumpList = ({ parts }: { readonly parts: readonly Part[] }): ReactElement => {
  const ask = use(FoldsContext)?.ask
  return (
    <nav aria-labelledby="results-parts" className={jump} data-print="never">
      <h2 id="results-parts">
        <Trans id="explanation.part.summary">Dans cette page</Trans>
      </h2>
      <ul className={jumpList}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => ask?.(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
