import { pathTo } from '@hautelisse/domain/portal'
import type { Origin } from '@hautelisse/domain/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { NoHeaderLayout, TextLinkTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './login.css.ts'
import { SessionNotice } from './notices.tsx'

const Space = ({ origin, children }: { readonly origin: Origin; readonly children: ReactNode }): ReactElement => (
  <li className={styles.space}>
    <TextLinkTo to="/authentication" search={{ origin }} className={styles.link} icon={drawings.ArrowRight} trailing>
      {children}
    </TextLinkTo>
  </li>
)

/** /login: which of the three spaces to sign in to (P-ROUTE-17, P-ROUTE-20). */
export const Login = (): ReactElement => (
  <NoHeaderLayout art="running">
    <h1 tabIndex={-1}>
      <Trans id="session.login.title">Se connecter</Trans>
    </h1>
    <SessionNotice className={styles.notice} />
    <p className={styles.question}>
      <Trans id="session.login.question">À quel espace souhaitez-vous accéder ?</Trans>
    </p>
    <ul>
      <Space origin="collective">
        <Trans id="session.login.collective">Épargne de mon entreprise</Trans>
      </Space>
      <Space origin="individual">
        <Trans id="session.login.individual">Ma retraite individuelle</Trans>
      </Space>
      <Space origin="individual_transmission">
        <Trans id="session.login.transmission">Ma Transmission 360</Trans>
      </Space>
    </ul>
    <p className={styles.letter}>
      <Trans id="portal.visitor.letter">J’ai reçu un courrier&nbsp;:</Trans>{' '}
      <TextLinkTo to={pathTo('attachment', { step: 'choice' })} icon={drawings.ArrowRight} trailing>
        <Trans id="portal.visitor.attach">rattacher mon contrat</Trans>
      </TextLinkTo>
    </p>
  </NoHeaderLayout>
)
