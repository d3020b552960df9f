import { selectUser } from '@hautelisse/machines/session'
import type { User } from '@hautelisse/domain/session'
import { Trans } from '@lingui/react/macro'
import { useCallback, useState, type ReactElement, type ReactNode } from 'react'
import { useSession } from '../../shell/index.ts'
import { ToolButton } from '../../ui/button/index.ts'
import { Header, SkipLink } from '../../ui/header/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { LateMirrorStrip } from '../late-mirror-strip.tsx'
import { AmountsTool } from '../tools-amounts.tsx'
import { LanguageTool, SchemeTool } from '../tools.tsx'
import { belowLg, fromLg, markOnly, toolFromLg } from './frame.css.ts'
import { Main } from './main.tsx'
import { MemberLogo, useBranding } from './member-parts.tsx'
import { useMainMenu, useProfileMenu } from './member-menu.ts'
import { MainMenuBar } from './menu-bar.tsx'
import { MainMenuSheet } from './menu-sheet.tsx'
import { PortalFooter } from './portal-footer.tsx'
import { PersonWords, ProfileMenu } from './profile-menu.tsx'

const SkipLinks = (): ReactElement => (
  <>
    <SkipLink />
    <SkipLink targets={['menu', 'menu-button']}>
      <Trans id="frame.skip.menu">Aller au menu</Trans>
    </SkipLink>
    <SkipLink targets={['footer']}>
      <Trans id="frame.skip.footer">Aller au pied de page</Trans>
    </SkipLink>
  </>
)

const CollectiveHeader = ({ user }: { readonly user: User }): ReactElement => {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const branding = useBranding(user)
  const groups = useMainMenu(user)
  const profile = useProfileMenu(user)
  return (
    <>
      <Header
        logo={<MemberLogo branding={branding} className={markOnly} />}
        menu={<MainMenuBar groups={groups} />}
        tools={
          <>
            <AmountsTool />
            <span className={toolFromLg}>
              <LanguageTool />
            </span>
            <div className={fromLg}>
              <ProfileMenu user={user} items={profile} brief={branding !== 'hautelisse'}>
                <SchemeTool spelt />
              </ProfileMenu>
            </div>
            <ToolButton
              id="menu-button"
              className={belowLg}
              icon={drawings.List}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            >
              <Trans id="portal.menu.title">Menu</Trans>
            </ToolButton>
          </>
        }
      />
      <MainMenuSheet groups={groups} profile={profile} person={<PersonWords user={user} />} open={open} onClose={close} />
    </>
  )
}

/** Around the pages of somebody with company savings: skip links, strip of a mirror session, main menu, page, footer with its site map (P-LAY-01 to P-LAY-03). */
export const CollectiveFrame = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const user = useSession(selectUser)
  return (
    <>
      <SkipLinks />
      <LateMirrorStrip />
      {user !== undefined && <CollectiveHeader user={user} />}
      <Main>{children}</Main>
      <PortalFooter />
    </>
  )
}
