import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { wrap } from '../theme/layout.css.ts'
import { header, inside, skip, tools as toolsStyle } from './header.css.ts'

/** First stop of the keyboard: jumps over the header to the page's own content. */
export const SkipLink = ({ target = 'main' }: { readonly target?: string }) => (
  <a className={skip} href={`#${target}`}>
    <Trans id="ui.header.skip">Aller au contenu</Trans>
  </a>
)

type HeaderProps = { readonly logo: ReactNode; readonly menu?: ReactNode; readonly tools?: ReactNode }

/** Logo on the left, tools on the right. What they do is decided by the frame. */
export const Header = ({ logo, menu, tools }: HeaderProps) => (
  <header className={header}>
    <div className={`${wrap} ${inside}`}>
      {logo}
      {menu}
      <div className={toolsStyle}>{tools}</div>
    </div>
  </header>
)
