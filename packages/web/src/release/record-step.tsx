import { selectFiles, selectIsSending, selectOffer, selectRecord } from '@hautelisse/machines/release'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActRecord, RecapAccount } from '../act/index.ts'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { DocumentsPanel, FileNames } from './documents-panel.tsx'
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
      unavailable={selectFiles(snapshot).files.length === 0}
      onClick={() => send({ type: 'retryRequested' })}
    >
      <Trans id="act.failure.retry">Réessayer</Trans>
    </Button>
  </div>
)

/** Step 5: what was recorded, and what happens now. It is shown too where its account is not offered any more. */
export const RecordStep = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const [record, account] = [selectRecord(snapshot), selectOffer(snapshot)?.account]
  if (record === undefined) return null
  const isComplete = record.files === 'sent' || record.files === 'none'
  return (
    <ActRecord
      title={<Trans id="release.record.title">Votre demande est enregistrée</Trans>}
      isDone={record.files !== 'to-send'}
      before={
        <>
          {record.files === 'to-send' && <SendAgain snapshot={snapshot} send={send} />}
          {record.files === 'too-late' && (
            <Note>
              <Trans id="release.record.too-late">Cette demande n’attend plus de pièces. Suivez-la dans vos opérations.</Trans>
            </Note>
          )}
        </>
      }
      dates={isComplete ? <Happenings snapshot={snapshot} /> : undefined}
      recap={
        <>
          {account !== undefined && (
            <RecapAccount title={account.title} about={[account.company_name, account.contract_number]} />
          )}
          <div>
            <Asked snapshot={snapshot} />
            {record.files === 'sent' && <FileNames snapshot={snapshot} />}
          </div>
        </>
      }
      id={record.id}
    />
  )
}
