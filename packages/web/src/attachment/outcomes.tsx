import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './attachment.css.ts'
import type { AttachmentProps } from './use-attachment.ts'

/** The contract is attached: where it is to be seen (ATT-06). */
export const DoneStep = ({ view, send, isMember }: AttachmentProps): ReactElement => (
  <>
    <PageHead title={<Trans id="attachment.done.title">Votre contrat est rattaché</Trans>} />
    <Panel className={styles.form}>
      <Note kind="success" live>
        <p>
          <b>{view.found?.title}</b>
        </p>
        <p>
          {isMember ? (
            <Trans id="attachment.done.member">Il est dans vos comptes, sans vous reconnecter.</Trans>
          ) : (
            <Trans id="attachment.done.visitor">Il vous attend dans votre espace : connectez-vous pour le voir.</Trans>
          )}
        </p>
      </Note>
      <p className={styles.small}>
        <Trans id="attachment.done.told">Un e-mail prévient le titulaire du contrat. Le code du courrier ne sert plus.</Trans>
      </p>
      <div className={styles.ways}>
        {isMember ? (
          <LinkButtonTo to={pathTo('accounts')}>
            <Trans id="attachment.done.accounts">Voir mes comptes</Trans>
          </LinkButtonTo>
        ) : (
          <LinkButtonTo to={pathTo('login')} icon={drawings.User}>
            <Trans id="attachment.done.sign-in">Accéder à mon espace</Trans>
          </LinkButtonTo>
        )}
        <Button variant="secondary" onClick={() => send({ type: 'anotherRequested' })}>
          <Trans id="attachment.done.another">Rattacher un autre contrat</Trans>
        </Button>
      </div>
    </Panel>
  </>
)

/** A server that attaches no contract: whom to ask instead. */
export const Unavailable = (): ReactElement => (
  <>
    <PageHead title={<Trans id="attachment.unavailable.title">Le rattachement en ligne n’est pas ouvert ici</Trans>} />
    <Panel className={styles.form}>
      <p>
        <Trans id="attachment.unavailable.text">
          Envoyez une copie de votre courrier et de votre pièce d’identité : nous rattachons le contrat pour vous.
        </Trans>
      </p>
      <div className={styles.ways}>
        <LinkButtonTo to={pathTo('contact')} icon={drawings.Envelope}>
          <Trans id="attachment.refusal.contact">Nous contacter</Trans>
        </LinkButtonTo>
      </div>
    </Panel>
  </>
)
