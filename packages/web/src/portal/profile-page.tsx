import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { usePage, useTitles } from '../shell/index.ts'
import { MobileNotice, OtpNotice, useEditGate } from '../session/routes.tsx'
import { drawings } from '../ui/icon/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { layout } from '../ui/theme/index.ts'
import { TextLinkTo } from './links.ts'
import * as styles from './profile-page.css.ts'
import { SoonPage } from './soon-page.tsx'

/** Whether an address of the profile modifies something: its action says so. */
const modifies = (action: string | undefined): boolean => action?.startsWith('edit-') === true

const Closed = ({ back }: { readonly back: string }): ReactElement => {
  const titleOf = useTitles()
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageHead
        back={
          <TextLinkTo to={back} icon={drawings.ArrowLeft}>
            <Trans id="profile.page.back">Retour à mon profil</Trans>
          </TextLinkTo>
        }
        title={titleOf('profile')}
      />
      <div className={styles.notice}>
        <OtpNotice />
      </div>
    </div>
  )
}

/** A page that modifies something: what is missing first, then the page. */
const Edit = ({ back }: { readonly back: string }): ReactElement =>
  useEditGate() === 'open' ? <SoonPage /> : <Closed back={back} />

/**
 * /profile/{scope}/{journey?}/{action?}: what is modified there stands behind the one-time code, and a saver without a mobile number is told on
 * the page of their personal data (P-SESS-15, P-SESS-16, P-SESS-19).
 */
export const ProfilePage = (): ReactElement => {
  const { scope, journey, action } = usePage().params
  if (modifies(action)) return <Edit back={`/profile/${scope}/${journey}`} />
  return (
    <>
      {journey === 'personal-data' && <MobileNotice className={`${layout.wrap} ${styles.above}`} />}
      <SoonPage />
    </>
  )
}
