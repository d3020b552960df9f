import type { MenuGroup, MenuItem } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { MenuGroup as Group } from '../../ui/menu/index.ts'
import { SidePanel } from '../../ui/side-panel/index.ts'
import { from } from '../../ui/theme/index.ts'
import { LanguageTool, SchemeTool } from '../tools.tsx'
import { sheetBody, sheetPart, switches } from './menus.css.ts'
import { MenuLinkTo } from './menu-links.ts'
import { leadOf } from './menu-current.ts'
import { MenuRows } from './menu-rows.tsx'
import { GROUP_WORDS } from './menu-words.tsx'

type SheetProps = { readonly open: boolean; readonly onClose: () => void; readonly children: ReactNode }

/** The menu as a sheet, where the header has no room for a bar; it goes when the room comes. */
export const MenuSheet = ({ open, onClose, children }: SheetProps): ReactElement => {
  const { t } = useLingui()
  useEffect(() => {
    const roomy = window.matchMedia(from('lg'))
    roomy.addEventListener('change', onClose)
    return () => roomy.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={<Trans id="portal.menu.title">Menu</Trans>}
      closeLabel={t({ id: 'portal.menu.close', message: 'Fermer le menu' })}
    >
      <div className={sheetBody}>
        {children}
        <div className={switches}>
          <LanguageTool spelt />
          <SchemeTool spelt />
        </div>
      </div>
    </SidePanel>
  )
}

type MainMenuProps = {
  readonly groups: readonly MenuGroup[]
  readonly profile: readonly MenuItem[]
  readonly person: ReactNode
  readonly open: boolean
  readonly onClose: () => void
}

/** The main menu with all its groups open, the entries of the profile, language and scheme. */
export const MainMenuSheet = ({ groups, profile, person, open, onClose }: MainMenuProps): ReactElement => {
  const { t } = useLingui()
  return (
    <MenuSheet open={open} onClose={onClose}>
      <nav aria-label={t({ id: 'portal.menu.label', message: 'Menu principal' })}>
        {groups.map((group) => {
          const to = leadOf(group)
          return to === undefined ? (
            <Group key={group.id} title={GROUP_WORDS[group.id]}>
              <MenuRows open items={group.items} onFollow={onClose} />
            </Group>
          ) : (
            <Group key={group.id}>
              <li>
                <MenuLinkTo lone to={to} onClick={onClose}>
                  {GROUP_WORDS[group.id]}
                </MenuLinkTo>
              </li>
            </Group>
          )
        })}
      </nav>
      <div className={sheetPart}>
        <Group title={person}>
          <MenuRows open items={profile} onFollow={onClose} />
        </Group>
      </div>
    </MenuSheet>
  )
}
