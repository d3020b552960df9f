import { isSsoAction, ssoScope } from '@hautelisse/domain/portal'
import { selectIsOffered, selectSso, ssoMachine, type SsoTarget } from '@hautelisse/machines/portal'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, type ReactElement } from 'react'
import { useApp, usePage, useSession } from '../../shell/index.ts'
import { Button } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { TextLinkTo } from '../links.ts'
import { BlockedNote, Confirmation, OpenedNote, UnavailableOperation } from './redirect-parts.tsx'
import * as styles from './redirect.css.ts'
import { Page, PageHead } from '../../ui/page/index.ts'

const ExternalOperation = ({ target }: { readonly target: SsoTarget }): ReactElement => {
  const { navigation, random, sso: config } = useApp()
  const [snapshot, send] = useMachine(ssoMachine, { input: { ports: { navigation, random }, config } })
  const isOffered = selectIsOffered(snapshot, target)
  const sso = selectSso(snapshot)
  const request = (): void => {
    // What the time before led to is over with the next one.
    send({ type: 'closed' })
    send({ type: 'operationRequested', target })
  }
  // The operation was asked for before this page: the question comes at once, and closing it leaves the page with its button.
  const { action, scope } = target
  useEffect(() => {
    send({ type: 'operationRequested', target: { action, scope } })
  }, [send, action, scope])
  const close = (): void => send({ type: 'closed' })
  return (
    <div className={styles.parts}>
      {!isOffered && <UnavailableOperation />}
      {sso.kind === 'opened' && <OpenedNote />}
      {sso.kind === 'blocked' && <BlockedNote address={sso.address} />}
      {isOffered && (
        <div>
          <Button icon={drawings.ArrowSquareOut} variant={sso.kind === 'idle' ? 'primary' : 'secondary'} onClick={request}>
            {sso.kind === 'opened' || sso.kind === 'blocked' ? (
              <Trans id="redirect.page.again">Ouvrir à nouveau</Trans>
            ) : (
              <Trans id="redirect.page.open">Ouvrir l’opération</Trans>
            )}
          </Button>
        </div>
      )}
      {sso.kind === 'confirming' && <Confirmation onConfirm={() => send({ type: 'confirmed' })} onClose={close} />}
    </div>
  )
}

/**
 * /transactional/redirect/{action}: an operation that is done in the external space, which opens in a new tab once the saver has agreed
 * (P-ROUTE-54, P-ROUTE-55, P-SSO-01, P-SSO-02).
 */
export const RedirectPage = (): ReactElement => {
  const { params } = usePage()
  const scope = ssoScope(useSession(selectUser)?.scopes ?? [])
  const action = params['action'] ?? ''
  return (
    <Page>
      <PageHead
        back={
          <TextLinkTo to="/epargne" icon={drawings.ArrowLeft}>
            <Trans id="redirect.page.back">Retour à mon épargne</Trans>
          </TextLinkTo>
        }
        title={<Trans id="page.redirect.title">Accès à une opération</Trans>}
        lead={
          <Trans id="redirect.page.lead">
            Cette opération se fait dans l’espace de gestion de votre épargne, dans un nouvel onglet. Cette page reste ouverte.
          </Trans>
        }
      />
      {scope !== undefined && isSsoAction(action) ? (
        <ExternalOperation target={{ action, scope }} />
      ) : (
        <div className={styles.parts}>
          <UnavailableOperation />
        </div>
      )}
    </Page>
  )
}
