import { pathTo, type RouteId } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState, type ReactElement, type ReactNode } from 'react'
import { useReachable } from '../../shell/index.ts'
import { ToolButton } from '../../ui/button/index.ts'
import { Header } from '../../ui/header/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { optional } from '../../ui/late/index.ts'
import { MenuBar } from '../../ui/menu/index.ts'
import { LinkButtonTo, LogoTo } from '../links.ts'
import { LanguageTool, SchemeTool } from '../tools.tsx'
import { belowLg, earlyDesktop, fromLg, markOnly, toolFromLg } from './frame.css.ts'
import { Main } from './main.tsx'
import { MenuBarLinkTo } from './links.ts'
import { PortalFooter } from './portal-footer.tsx'
import { useIsHere } from '../use-is-here.ts'
import { VISITOR_LINKS, VISITOR_WORDS } from './visitor-links.tsx'

const VisitorSheet = optional(async () => (await import('./visitor-sheet.tsx')).VisitorSheet)

/** The public pages in a bar, from `lg`. */
const VisitorBar = ({ links }: { readonly links: readonly RouteId[] }): ReactElement => {
  const { t } = useLingui()
  return (
    <nav className={fromLg} aria-label={t({ id: 'portal.menu.label', message: 'Menu principal' })}>
      <MenuBar>
        {links.map((id) => (
          <li key={id}>
            <MenuBarLinkTo to={pathTo(id)} activeOptions={{ exact: true }}>
              {VISITOR_WORDS[id]}
            </MenuBarLinkTo>
          </li>
        ))}
      </MenuBar>
    </nav>
  )
}

const VisitorMenu = ({ links }: { readonly links: readonly RouteId[] }): ReactElement => {
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <ToolButton
        className={belowLg}
        icon={drawings.List}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        <Trans id="portal.menu.title">Menu</Trans>
      </ToolButton>
      {open !== undefined && <VisitorSheet links={links} open={open} onClose={close} />}
    </>
  )
}

/** Around the pages of a visitor, who can read what is public and sign in, nothing else (P-LAY-08). */
export const VisitorFrame = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { t } = useLingui()
  const links = useReachable(VISITOR_LINKS)
  const isHere = useIsHere()
  return (
    <div className={earlyDesktop}>
      <Header
        logo={
          <LogoTo to="/" className={markOnly} aria-label={t({ id: 'portal.header.entrance', message: 'Hautelisse, accueil' })} />
        }
        menu={<VisitorBar links={links} />}
        tools={
          <>
            <LanguageTool />
            <span className={toolFromLg}>
              <SchemeTool />
            </span>
            {!isHere('/login') && (
              <LinkButtonTo to="/login" size="s" className={fromLg} icon={drawings.User}>
                <Trans id="portal.header.sign-in">Accéder à mon espace</Trans>
              </LinkButtonTo>
            )}
            <VisitorMenu links={links} />
          </>
        }
      />
      <Main>{children}</Main>
      <PortalFooter />
    </div>
  )
}
