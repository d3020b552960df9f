import { Trans } from '@lingui/react/macro'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { tool } from '../button/button.css.ts'
import { Icon, type IconDrawing } from '../icon/index.ts'
import { wrap } from '../theme/layout.css.ts'
import { header, inside, skip, tools as toolsStyle } from './header.css.ts'

type SkipLinkProps = {
  /** Ids of the places that it may lead to; the first that is on screen wins. */
  readonly targets?: readonly string[]
  readonly children?: ReactNode
}

const CONTENT: readonly string[] = ['main']

/** The first of the places that is on screen: the menu is a bar or a button, whichever the width has room for. */
const shown = (targets: readonly string[]): HTMLElement | undefined =>
  targets
    .map((target) => document.querySelector<HTMLElement>(`#${target}`))
    .find((place) => place !== null && place.getClientRects().length > 0) ?? undefined

/** First stops of the keyboard: a jump over what repeats on every page. The address keeps its fragment, which names modals. */
export const SkipLink = ({ targets = CONTENT, children }: SkipLinkProps) => (
  <a
    className={skip}
    href={`#${targets[0] ?? 'main'}`}
    onClick={(event) => {
      event.preventDefault()
      shown(targets)?.focus()
    }}
  >
    {children ?? <Trans id="ui.header.skip">Aller au contenu</Trans>}
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

type HeaderLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  readonly icon?: IconDrawing
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a tool of the header. */
export const HeaderLink = ({ icon, className, children, ...rest }: HeaderLinkProps) => (
  <a {...rest} className={`${tool} ${className ?? ''}`}>
    {icon !== undefined && <Icon of={icon} />}
    {children}
  </a>
)
