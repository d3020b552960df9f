import { otpScope } from '@hautelisse/domain/session'
import { selectOtp, selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, usePageTitle, useSession } from '../shell/index.ts'
import { NoHeaderLayout } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { OtpFailure, OtpPurpose } from './otp-words.tsx'
import { notice } from './login.css.ts'

/**
 * After a collective sign-in: a one-time code can be asked for now, or later by a saver who wants to modify something (P-SESS-11, P-SESS-12).
 */
export const OtpOffer = (): ReactElement => {
  const { t } = useLingui()
  const { session } = useApp()
  const otp = useSession(selectOtp)
  const user = useSession(selectUser)
  usePageTitle(t({ id: 'otp.offer.title', message: 'Protégez vos opérations' }))
  return (
    <NoHeaderLayout
      art="running"
      title={<Trans id="otp.offer.title">Protégez vos opérations</Trans>}
      lead={<OtpPurpose scope={user === undefined ? undefined : otpScope(user.scopes)} />}
      actions={
        <>
          <Button
            icon={otp === 'failed' ? drawings.Retry : drawings.Mobile}
            busy={otp === 'asking'}
            onClick={() => session.send({ type: 'otpRequested' })}
          >
            {otp === 'failed' ? (
              <Trans id="ui.error.retry">Réessayer</Trans>
            ) : (
              <Trans id="otp.offer.request">Recevoir un code</Trans>
            )}
          </Button>
          <Button variant="secondary" onClick={() => session.send({ type: 'otpDeclined' })}>
            <Trans id="otp.offer.later">Plus tard</Trans>
          </Button>
        </>
      }
      aside={
        <Trans id="otp.offer.aside">
          Sans code, vous consultez votre épargne et vous faites des simulations. Il vous sera proposé à nouveau avant une
          modification.
        </Trans>
      }
    >
      {otp === 'failed' && <OtpFailure className={notice} />}
    </NoHeaderLayout>
  )
}
