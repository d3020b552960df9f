import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { link } from './lexicon.css.ts'
import type { LexiconVariant, Term } from './themes.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Word on which the lexicon opens. */
    lexiconTerm?: Term
  }
}

type LexiconLinkProps = {
  readonly term: Term
  /** Lexicon of the page: `mrm` in the withdrawal simulator. */
  readonly variant?: LexiconVariant
  readonly children: ReactNode
}

/** A word of a sentence that the lexicon explains: pressing it opens the panel on its entry, and the page stays where it is. */
export const LexiconLink = ({ term, variant = 'home', children }: LexiconLinkProps): ReactElement => {
  const navigate = useNavigate()
  const hash = `lexicon-${variant}`
  const href = useLocation({ select: ({ pathname }) => `${pathname}#${hash}` })
  return (
    <a
      href={href}
      className={link}
      onClick={(event) => {
        event.preventDefault()
        void navigate({
          to: '.',
          hash,
          search: true,
          params: true,
          state: { lexiconTerm: term },
          resetScroll: false,
          hashScrollIntoView: false,
        })
      }}
    >
      {children}
    </a>
  )
}
