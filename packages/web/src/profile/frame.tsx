import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { ResumeSender, useSentOn } from '../act/index.ts'
import { useAim } from '../portal/index.ts'
import { usePage } from '../shell/index.ts'
import { drawings, Icon, type IconDrawing } from '../ui/icon/index.ts'
import * as styles from './profile.css.ts'
import { Page, PageHead } from '../ui/page/index.ts'

/** Sections of the profile that have a page each; consents open over the page. */
export type Section = 'personal-data' | 'bank-coordinates' | 'contact'

type EntryProps = { readonly section: Section; readonly icon: IconDrawing; readonly children: ReactNode }

const MenuEntry = ({ section, icon, children }: EntryProps): ReactElement => {
  const { scope, journey = 'personal-data' } = usePage().params
  // Consents stand over the page, and are the one entry that is marked meanwhile.
  const isCurrent = useLocation({ select: ({ hash }) => hash }) !== 'consents' && journey === section
  const sentOn = useSentOn()
  const entry = useRef<HTMLLIElement>(null)
  // On a phone the list is wider than the window: the section that is open stands in view.
  useLayoutEffect(() => {
    const { parentElement: list, offsetLeft = 0 } = entry.current ?? {}
    if (isCurrent && list != null) list.scrollLeft = offsetLeft
  }, [isCurrent])
  return (
    <li ref={entry}>
      <Link
        className={styles.navLink}
        {...sentOn(pathTo('profile', { scope, journey: section }))}
        aria-current={isCurrent ? 'page' : undefined}
        activeOptions={{ includeHash: true }}
        activeProps={{}}
      >
        <Icon of={icon} /> {children}
      </Link>
    </li>
  )
}

const Sections = (): ReactElement => {
  const { t } = useLingui()
  const aim = useAim()
  return (
    <nav className={styles.nav} aria-label={t({ id: 'profile.nav.label', message: 'Rubriques du profil' })}>
      <ul className={styles.navList}>
        <MenuEntry section="personal-data" icon={drawings.User}>
          <Trans id="portal.footer.personal-data">Données personnelles</Trans>
        </MenuEntry>
        <MenuEntry section="bank-coordinates" icon={drawings.Bank}>
          <Trans id="profile.nav.bank">Coordonnées bancaires</Trans>
        </MenuEntry>
        <li>
          <Link className={styles.navLink} {...aim({ hash: 'consents' })}>
            <Icon of={drawings.CheckCircle} /> <Trans id="profile.nav.consents">Consentements</Trans>
          </Link>
        </li>
        <MenuEntry section="contact" icon={drawings.Envelope}>
          <Trans id="portal.footer.contact-page">Contact</Trans>
        </MenuEntry>
      </ul>
    </nav>
  )
}

type FrameProps = {
  readonly title: ReactNode
  readonly back?: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** Head, side list and one section of the profile (PROF-02, P-ROUTE-65). */
export const ProfileFrame = ({ title, back, lead, children }: FrameProps): ReactElement => (
  <Page>
    <PageHead title={title} back={back} lead={lead} />
    <div className={styles.columns}>
      <Sections />
      <div className={styles.column}>
        <ResumeSender variant="secondary" />
        {children}
      </div>
    </div>
  </Page>
)
