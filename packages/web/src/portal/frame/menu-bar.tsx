import type { MenuGroup } from '@hautelisse/domain/portal'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { MenuBar, MenuDropdown } from '../../ui/menu/index.ts'
import { fromLg } from './frame.css.ts'
import { nav } from './menus.css.ts'
import { MenuBarLinkTo } from './links.ts'
import { currentGroup, leadOf } from './menu-current.ts'
import { MenuRows } from './menu-rows.tsx'
import { GROUP_WORDS } from './menu-words.tsx'

/** The main menu where there is room for a bar: groups in the domain's order, each a link or the entries that it discloses (P-NAV-01). */
export const MainMenuBar = ({ groups }: { readonly groups: readonly MenuGroup[] }): ReactElement => {
  const { t } = useLingui()
  const current = currentGroup(groups, useLocation({ select: ({ pathname }) => pathname }))
  return (
    <nav
      id="menu"
      tabIndex={-1}
      className={`${nav} ${fromLg}`}
      aria-label={t({ id: 'portal.menu.label', message: 'Menu principal' })}
    >
      <MenuBar>
        {groups.map((group) => {
          const to = leadOf(group)
          const words = GROUP_WORDS[group.id]
          return (
            <li key={group.id}>
              {to === undefined ? (
                <MenuDropdown label={words} current={group.id === current}>
                  {(close) => (
                    <ul>
                      <MenuRows items={group.items} onFollow={close} />
                    </ul>
                  )}
                </MenuDropdown>
              ) : (
                <MenuBarLinkTo to={to}>{words}</MenuBarLinkTo>
              )}
            </li>
          )
        })}
      </MenuBar>
    </nav>
  )
}
