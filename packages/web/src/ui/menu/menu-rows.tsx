import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import type { LinkProps } from './menu-bar.tsx'
import { apartRow, group, groupTitle, item, loneItem } from './menu-rows.css.ts'

/** A row of a menu that leads to a page; `lone` has the weight of a group's title. */
export const MenuLink = ({ className, children, lone = false, ...rest }: LinkProps & { readonly lone?: boolean }) => (
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

type RowPlaceProps = {
  /** A hairline stands above: another kind of rows begins. */
  readonly apart?: boolean
  readonly children: ReactNode
}

/** The place of a row in its list. */
export const MenuRow = ({ apart = false, children }: RowPlaceProps) => (
  <li className={apart ? apartRow : undefined}>{children}</li>
)

type GroupProps = { readonly title?: ReactNode; readonly children: ReactNode }

/** A group of an open menu: its title over its rows. */
export const MenuGroup = ({ title, children }: GroupProps) => (
  <div className={group}>
    {title !== undefined && <h3 className={groupTitle}>{title}</h3>}
    <ul>{children}</ul>
  </div>
)
