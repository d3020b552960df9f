import { pathTo } from '@hautelisse/domain/portal'
import { selectFiles, selectIsSending, selectOffer, selectRecord } from '@hautelisse/machines/release'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { DocumentsPanel } from './documents-panel.tsx'
import { Happenings } from './happenings.tsx'
import * as styles from './release.css.ts'
import { Asked } from './summary-step.tsx'
import type { ReleaseProps } from './use-release.ts'

/** The documents that did not arrive: only they are sent again (WDR-15). */
const SendAgain = ({ snapshot, send }: ReleaseProps): ReactElement => (
  <div className={styles.stack}>
    <Note kind="alert" live>
      <Trans id="release.record.failed">Votre demande est enregistrée, l’envoi des pièces jointes a échoué.</Trans>
    </Note>
    <DocumentsPanel snapshot={snapshot} send={send} />
    <Button
      busy={selectIsSending(snapshot)}
      unavailable={selectFiles(snapshot).view.files.length === 0}
      onClick={() => send({ type: 'retryRequested' })}
    >
      <Trans id="release.failure.retry">Réessayer</Trans>
    </Button>
  </div>
)

/** Step 5: what was recorded, and what happens now. */
export const RecordStep = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const [record, account] = [selectRecord(snapshot), selectOffer(snapshot)?.account]
  if (record === undefined || account === undefined) return null
  return (
    <section className={styles.done}>
      <h1 tabIndex={-1} className={styles.doneTitle}>
        <Icon of={drawings.CheckCircle} className={styles.tick} />
        <Trans id="release.record.title">Votre demande est enregistrée</Trans>
      </h1>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {record.files === 'to-send' && <SendAgain snapshot={snapshot} send={send} />}
          {record.files === 'too-late' && (
            <Note>
              <Trans id="release.record.too-late">Cette demande n’attend plus de pièces. Suivez-la dans vos opérations.</Trans>
            </Note>
          )}
          {(record.files === 'sent' || record.files === 'none') && (
            <>
              <h2 className={styles.title}>
                <Trans id="release.record.now">Et maintenant</Trans>
              </h2>
              <Happenings snapshot={snapshot} />
            </>
          )}
          <div className={styles.doors}>
            <LinkButtonTo to={pathTo('savings-home')}>
              <Trans id="release.record.home">Retour à mon épargne</Trans>
            </LinkButtonTo>
            <LinkButtonTo to={pathTo('operation', { transaction_id: record.id })} variant="secondary">
              <Trans id="release.record.follow">Suivre cette opération</Trans>
            </LinkButtonTo>
          </div>
        </div>
        <Panel as="aside">
          <h2 className={styles.title}>
            <Trans id="release.step.summary">Récapitulatif</Trans>
          </h2>
          <p className={styles.line}>
            <b>
              <Trans id="release.step.account">Compte</Trans>
            </b>
            <span>{account.title}</span>
          </p>
          <p className={styles.small}>
            {[account.company_name, account.contract_number].filter((word) => word !== undefined).join(', ')}
          </p>
          <Asked snapshot={snapshot} />
        </Panel>
      </div>
    </section>
  )
}
