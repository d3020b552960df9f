import { pathTo, type RouteId } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { drawings } from '../../ui/icon/index.ts'
import { MenuGroup } from '../../ui/menu/index.ts'
import { LinkButtonTo } from '../links.ts'
import { sheetAction } from './menus.css.ts'
import { MenuLinkTo } from './menu-links.ts'
import { MenuSheet } from './menu-sheet.tsx'
import { useIsHere } from '../use-is-here.ts'
import { VISITOR_WORDS } from './visitor-links.tsx'

type VisitorSheetProps = { readonly links: readonly RouteId[]; readonly open: boolean; readonly onClose: () => void }

/** The visitor's menu where the header has no room for a bar: the public pages, and the way in. */
export const VisitorSheet = ({ links, open, onClose }: VisitorSheetProps): ReactElement => {
  const { t } = useLingui()
  const isHere = useIsHere()
  return (
    <MenuSheet open={open} onClose={onClose}>
      <nav aria-label={t({ id: 'portal.menu.label', message: 'Menu principal' })}>
        <MenuGroup>
          {links.map((id) => (
            <li key={id}>
              <MenuLinkTo lone to={pathTo(id)} activeOptions={{ exact: true }} onClick={onClose}>
                {VISITOR_WORDS[id]}
              </MenuLinkTo>
            </li>
          ))}
        </MenuGroup>
      </nav>
      {!isHere('/login') && (
        <div className={sheetAction}>
          <LinkButtonTo wide to="/login" icon={drawings.User} onClick={onClose}>
            <Trans id="portal.header.sign-in">Accéder à mon espace</Trans>
          </LinkButtonTo>
        </div>
      )}
    </MenuSheet>
  )
}
