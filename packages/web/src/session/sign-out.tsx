import { selectIsSignedIn } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { NoHeaderLayout } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { SessionWait } from './session-wait.tsx'

/** Where a saver stays. */
const HOME = '/epargne'

/**
 * /logout/…: a wait while the session ends (P-ROUTE-23, P-ROUTE-24). Where the page was opened from outside the portal nothing ends by itself:
 * another site must not sign anybody out, so the saver is asked first.
 */
export const SignOut = (): ReactElement => {
  const { navigation, session } = useApp()
  const isSignedIn = useSession(selectIsSignedIn)
  if (!isSignedIn) return <SessionWait />
  return (
    <NoHeaderLayout
      art="cut"
      title={<Trans id="sign-out.question.title">Voulez-vous vous déconnecter ?</Trans>}
      lead={
        <Trans id="sign-out.question.text">
          Cette page a été ouverte depuis un autre site, ou par son adresse. Votre session reste ouverte tant que vous ne le
          confirmez pas.
        </Trans>
      }
      actions={
        <>
          <Button onClick={() => session.send({ type: 'signOutRequested' })}>
            <Trans id="menu.item.sign-out">Se déconnecter</Trans>
          </Button>
          <Button variant="secondary" onClick={() => navigation.go(HOME)}>
            <Trans id="sign-out.question.stay">Rester connecté</Trans>
          </Button>
        </>
      }
    />
  )
}
