import { selectOrigin } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'

/** What somebody whose session has ended is asked to do. */
export const ExpiredTitle = (): ReactElement => <Trans id="portal.auto-logout.title">Reconnectez-vous</Trans>

/** Why, in the words of the specification (P-SESS-03). */
export const ExpiredText = (): ReactElement => (
  <Trans id="portal.auto-logout.text">
    Pour des raisons de sécurité, votre session a été interrompue après une période d'inactivité.
  </Trans>
)

/** Signs in to the same space again, and leads back to the place that was left (P-SESS-10). */
export const SignInAgain = (): ReactElement => {
  const { session } = useApp()
  const origin = useSession(selectOrigin)
  const signInAgain = (): void => {
    const { pathname, search } = window.location
    session.send({ type: 'signInRequested', returnTo: `${pathname}${search}`, ...(origin === undefined ? {} : { origin }) })
  }
  return (
    <Button onClick={signInAgain}>
      <Trans id="portal.auto-logout.again">Me reconnecter</Trans>
    </Button>
  )
}
