import type { MenuItem } from '@hautelisse/domain/portal'
import type { ReactElement } from 'react'
import { useApp } from '../../shell/index.ts'
import { drawings, Icon } from '../../ui/icon/index.ts'
import { MenuAction, MenuRow, MenuUnavailable } from '../../ui/menu/index.ts'
import { rowIcon } from './menus.css.ts'
import { useAim } from './links.ts'
import { MenuLinkTo } from './menu-links.ts'
import { startsApart } from './menu-current.ts'
import { ItemWords } from './menu-words.tsx'

type RowsProps = {
  readonly items: readonly MenuItem[]
  /** The rows stand in the open, in a sheet: their reasons too. */
  readonly open?: boolean
  /** An entry was followed. */
  readonly onFollow?: () => void
}

/** Leaving is something that is done, not a page to open in another tab. */
const SignOutRow = ({ to }: { readonly to: string }): ReactElement => {
  const { navigation } = useApp()
  return (
    <MenuAction onClick={() => navigation.go(to)}>
      <span className={rowIcon}>
        <Icon of={drawings.SignOut} />
        <ItemWords id="sign-out" />
      </span>
    </MenuAction>
  )
}

type RowProps = Omit<RowsProps, 'items'> & { readonly item: MenuItem }

const EntryRow = ({ item, open = false, onFollow }: RowProps): ReactElement => {
  const aim = useAim()
  const words = <ItemWords id={item.id} />
  if (item.state === 'unavailable') return <MenuUnavailable open={open}>{words}</MenuUnavailable>
  if (item.id === 'sign-out') return <SignOutRow to={item.to ?? '/'} />
  return (
    <MenuLinkTo {...aim(item)} {...(onFollow === undefined ? {} : { onClick: onFollow })}>
      {words}
    </MenuLinkTo>
  )
}

/** The entries of a menu, each in its own `li`; one that is not open is there, says why and leads nowhere (P-NAV-28). */
export const MenuRows = ({ items, ...rest }: RowsProps): ReactElement => (
  <>
    {items.map((item) => (
      <MenuRow key={item.id} apart={startsApart(item)}>
        <EntryRow item={item} {...rest} />
      </MenuRow>
    ))}
  </>
)
