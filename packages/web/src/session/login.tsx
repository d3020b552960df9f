import { pathTo } from '@hautelisse/domain/portal'
import type { Origin } from '@hautelisse/domain/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { NoHeaderLayout, TextLinkTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './login.css.ts'
import { SessionNotice } from './notices.tsx'

const SpaceLink = ({ origin, children }: { readonly origin: Origin; readonly children: ReactNode }): ReactElement => (
  <li className={styles.space}>
    <TextLinkTo to="/authentication" search={{ origin }} className={styles.link} icon={drawings.ArrowRight} trailing>
      {children}
    </TextLinkTo>
  </li>
)

/** /login: which of the three spaces to sign in to (P-ROUTE-17, P-ROUTE-20). */
export const Login = (): ReactElement => (
  <NoHeaderLayout art="running" title={<Trans id="session.login.title">Se connecter</Trans>}>
    <SessionNotice className={styles.notice} />
    <p className={styles.question}>
      <Trans id="session.login.question">À quel espace souhaitez-vous accéder ?</Trans>
    </p>
    <ul>
      <SpaceLink origin="collective">
        <Trans id="session.login.collective">Épargne de mon entreprise</Trans>
      </SpaceLink>
      <SpaceLink origin="individual">
        <Trans id="session.login.individual">Ma retraite individuelle</Trans>
      </SpaceLink>
      <SpaceLink origin="individual_transmission">
        <Trans id="session.login.transmission">Ma Transmission 360</Trans>
      </SpaceLink>
    </ul>
    <p className={styles.letter}>
      <Trans id="portal.visitor.letter">J’ai reçu un courrier&nbsp;:</Trans>{' '}
      <TextLinkTo to={pathTo('attachment', { step: 'choice' })} icon={drawings.ArrowRight} trailing>
        <Trans id="portal.visitor.attach">rattacher mon contrat</Trans>
      </TextLinkTo>
    </p>
  </NoHeaderLayout>
)
