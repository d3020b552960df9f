import { selectHasSignedOutHere, selectIsSignedIn } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo, NoHeaderLayout } from '../portal/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { SessionWait } from './session-wait.tsx'

/** Where a saver stays. */
const HOME = '/epargne'

/** The session is over, and the saver is where they asked for its end. */
const SignedOut = (): ReactElement => (
  <NoHeaderLayout
    art="cut"
    title={<Trans id="sign-out.done.title">Vous êtes déconnecté</Trans>}
    lead={<Trans id="sign-out.done.text">Votre session est terminée, ici et sur nos serveurs.</Trans>}
    actions={
      <LinkButtonTo to="/login">
        <Trans id="ui.action.reconnect">Se reconnecter</Trans>
      </LinkButtonTo>
    }
  />
)

/**
 * /logout/…: a wait while the session ends (P-ROUTE-23, P-ROUTE-24, P-ROUTE-77). From within the portal it leads to the entrance; opened by hand it stays and says
 * that the session is over. Where another site led here nothing ends by itself: it must not sign anybody out, so the saver is asked first.
 */
export const SignOut = (): ReactElement => {
  const { navigation, session } = useApp()
  const isSignedIn = useSession(selectIsSignedIn)
  const hasSignedOut = useSession(selectHasSignedOutHere)
  if (hasSignedOut) return <SignedOut />
  if (!isSignedIn) return <SessionWait />
  return (
    <NoHeaderLayout
      art="cut"
      title={<Trans id="sign-out.question.title">Voulez-vous vous déconnecter&nbsp;?</Trans>}
      lead={
        <Trans id="sign-out.question.text">
          Un autre site a ouvert cette page. Votre session reste ouverte tant que vous ne confirmez pas.
        </Trans>
      }
      actions={
        <>
          <Button onClick={() => session.send({ type: 'signOutRequested', stays: true })}>
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
