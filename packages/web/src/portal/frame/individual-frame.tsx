import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { contactOf, withContactOpened, type Target } from '@hautelisse/domain/portal'
import type { User } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { useApp, useSession } from '../../shell/index.ts'
import { Header } from '../../ui/header/index.ts'
import { MenuDropdown } from '../../ui/menu/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { layout } from '../../ui/theme/index.ts'
import { LinkButtonTo } from '../links.ts'
import { useIsHere } from '../use-is-here.ts'
import { AmountsTool } from '../tools-amounts.tsx'
import { LanguageTool, SchemeTool } from '../tools.tsx'
import { belowLg, earlyDesktop, fromLg, toolFromLg } from './frame.css.ts'
import * as styles from './individual-frame.css.ts'
import { Main } from './main.tsx'
import { MemberLogo, useBranding } from './member-parts.tsx'
import { useAim } from './links.ts'
import { HeaderLinkTo } from './menu-links.ts'
import { usePapersMenu, useProfileMenu } from './member-menu.ts'
import { MenuRows } from './menu-rows.tsx'
import { GROUP_WORDS } from './menu-words.tsx'
import { PortalFooter } from './portal-footer.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** Tells the session what the domain counts: a transmission advisor's window that is opened is an action (P-FOOT-07, P-USER-27). */
const useContact = (user: User | undefined): (() => void) => {
  const { session } = useApp()
  return () => {
    if (user !== undefined && withContactOpened(user) !== user) session.send({ type: 'actionCounted' })
  }
}

const BackToHome = ({ className }: { readonly className: string }): ReactElement => (
  <HeaderLinkTo to="/epargne" icon={drawings.ArrowLeft} className={className}>
    <Trans id="frame.back.link">Retour au tableau de bord</Trans>
  </HeaderLinkTo>
)

type ContactProps = { readonly target: Target; readonly onContact: () => void }

/** The advisor's button of the header, in one word on a phone (P-LAY-05, P-LAY-06). */
const AdvisorButton = ({ target, onContact }: ContactProps): ReactElement => (
  <LinkButtonTo
    {...useAim()(target)}
    variant="secondary"
    size="s"
    icon={drawings.Chat}
    className={styles.tightButton}
    onClick={onContact}
  >
    <span className={styles.fromSm}>
      <Trans id="frame.contact.long">Contacter mon conseiller</Trans>
    </span>
    <span className={styles.belowSm}>
      <Trans id="frame.contact.short">Conseiller</Trans>
    </span>
  </LinkButtonTo>
)

/** Documents, what is declared, messages: beside the logo where there is room, else in the menu of the profile (DOCU-11). */
const PapersMenu = (): ReactElement => {
  const { t } = useLingui()
  const items = usePapersMenu()
  const here = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav className={fromLg} aria-label={t({ id: 'page.documents.title', message: 'Mes documents' })}>
      <MenuDropdown label={GROUP_WORDS.documents} current={items.some(({ to }) => to === here)}>
        {(close) => (
          <ul>
            <MenuRows items={items} onFollow={close} />
          </ul>
        )}
      </MenuDropdown>
    </nav>
  )
}

const IndividualHeader = ({ user }: { readonly user: User }): ReactElement => {
  const { t } = useLingui()
  const branding = useBranding(user)
  // On the home itself there is nowhere to go back to.
  const isHome = useIsHere()('/epargne')
  return (
    <>
      <Header
        logo={<MemberLogo branding={branding} className={styles.markOnPhones} />}
        menu={
          <>
            {!isHome && <BackToHome className={styles.back} />}
            <PapersMenu />
          </>
        }
        tools={
          <>
            <AmountsTool />
            <span className={toolFromLg}>
              <LanguageTool />
            </span>
            <AdvisorButton target={contactOf({ kind: 'member', user })} onContact={useContact(user)} />
            <ProfileMenu user={user} items={useProfileMenu(user)} papers={usePapersMenu()} brief>
              <span className={belowLg}>
                <LanguageTool spelt />
              </span>
              <SchemeTool spelt />
            </ProfileMenu>
          </>
        }
      />
      {!isHome && (
        <nav className={styles.backLine} aria-label={t({ id: 'frame.back.label', message: 'Retour' })}>
          <div className={layout.wrap}>
            <BackToHome className={styles.backInLine} />
          </div>
        </nav>
      )}
    </>
  )
}

/** The advisor at the end of each page on a phone (P-LAY-06). */
const AdvisorBar = ({ user }: { readonly user: User }): ReactElement => {
  const { t } = useLingui()
  const advisor = user[PROVIDER_ADVISOR]
  return (
    <aside className={styles.advisorBar} aria-label={t({ id: 'frame.advisor.label', message: 'Mon conseiller' })}>
      <div className={layout.wrap}>
        {advisor !== undefined && (
          <p className={styles.advisorName}>
            <span className={styles.advisorTitle}>
              <Trans id="frame.advisor.title">Votre conseiller</Trans>
            </span>
            {advisor.name}
          </p>
        )}
        <LinkButtonTo {...useAim()(contactOf({ kind: 'member', user }))} wide icon={drawings.Chat} onClick={useContact(user)}>
          <Trans id="frame.contact.long">Contacter mon conseiller</Trans>
        </LinkButtonTo>
      </div>
    </aside>
  )
}

/** Around the pages of somebody with an advisor of their own: the way back, the advisor, page, footer (P-LAY-04 to P-LAY-06). */
export const IndividualFrame = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const user = useSession(selectUser)
  const contact = useContact(user)
  return (
    <div className={earlyDesktop}>
      {user !== undefined && <IndividualHeader user={user} />}
      <Main>{children}</Main>
      {user !== undefined && <AdvisorBar user={user} />}
      <PortalFooter onContact={contact} />
    </div>
  )
}
