import { type ReactNode, useEffect, useRef } from 'react'
import { actions as actionsStyle, back as backStyle, head, lead as leadStyle, words } from './page-head.css.ts'

type PageHeadProps = {
  readonly title: ReactNode
  /** Where the page comes from: a `TextLink`. */
  readonly back?: ReactNode
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** Names the arrival: the heading takes the focus whenever it changes, so that the new screen is announced. Left out, it never does. */
  readonly arrival?: string
}

/** Head of a page: where from, one heading, one sentence, its actions. */
export const PageHead = ({ title, back, lead, actions, arrival }: PageHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrival !== undefined) heading.current?.focus({ preventScroll: true })
  }, [arrival])
  return (
    <header className={head} data-part="head">
      {back !== undefined && <div className={backStyle}>{back}</div>}
      <div className={words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={leadStyle}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
    </header>
  )
}
