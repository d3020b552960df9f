import { Trans } from '@lingui/react/macro'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { drawings, Icon } from '../icon/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { apart, bar, entry, group, groupTitle, item, itemHint, loneItem } from './menu.css.ts'

type Link = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLAnchorElement>
}

/** The entries of a header's menu, side by side, each in its own `li`. */
export const MenuBar = ({ children }: { readonly children: ReactNode }) => <ul className={bar}>{children}</ul>

/** An entry of the bar that leads straight to a page; the accent bar stands under the current one. */
export const MenuBarLink = ({ className, children, ...rest }: Link) => (
  <a {...rest} className={`${entry} ${className ?? ''}`}>
    {children}
  </a>
)

/** A row of a menu that leads to a page; `lone` has the weight of a group's title. */
export const MenuLink = ({ className, children, lone = false, ...rest }: Link & { readonly lone?: boolean }) => (
  <a {...rest} className={`${item()} ${lone ? loneItem : ''} ${className ?? ''}`}>
    {children}
  </a>
)

type Row = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A row of a menu that does something. */
export const MenuAction = ({ className, children, ...rest }: Row) => (
  <button type="button" {...rest} className={`${item()} ${className ?? ''}`}>
    {children}
  </button>
)

type UnavailableProps = {
  readonly children: ReactNode
  /** In the open: the reason stands under the name, for fingers that cannot rest on it. Otherwise it is a bubble. */
  readonly open?: boolean
}

const Unavailable = () => <Trans id="ui.menu.unavailable">Fonctionnalité momentanément indisponible</Trans>

/** A row that stays visible, can be reached and leads nowhere for now; it says so on hover and on focus (P-NAV-28). */
export const MenuUnavailable = ({ children, open = false }: UnavailableProps) => {
  const row = (
    // Announced as a link that is disabled: without an address nothing can follow it, and the focus must still reach its reason.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a role="link" aria-disabled="true" tabIndex={0} className={item({ unavailable: true })}>
      <span>
        {children}
        {open && (
          <span className={itemHint}>
            <Unavailable />
          </span>
        )}
      </span>
      <Icon of={drawings.Hourglass} />
    </a>
  )
  return open ? row : <Tooltip text={<Unavailable />}>{row}</Tooltip>
}

/** A hairline between two kinds of rows. */
export const MenuApart = () => <li className={apart} role="presentation" />

type GroupProps = { readonly title?: ReactNode; readonly children: ReactNode }

/** A group of an open menu: its title over its rows. */
export const MenuGroup = ({ title, children }: GroupProps) => (
  <div className={group}>
    {title !== undefined && <h3 className={groupTitle}>{title}</h3>}
    <ul>{children}</ul>
  </div>
)
