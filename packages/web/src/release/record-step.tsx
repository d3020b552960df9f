import { selectFiles, selectOffer, selectRecord, selectStepView } from '@hautelisse/machines/release'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActRecord, SendAgain } from '../act/index.ts'
import { Note } from '../ui/note/index.ts'
import { DocumentsPanel, NamedFiles } from './documents-panel.tsx'
import { ReleaseHappenings } from './happenings.tsx'
import { ReleaseContent } from './summary-step.tsx'
import type { ReleaseProps } from './use-release.ts'

/** Step 5: what was recorded, and what happens now. It is shown too where its account is not offered any more. */
export const ReleaseRecord = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const [record, account] = [selectRecord(snapshot), selectOffer(snapshot)?.account]
  if (record === undefined) return null
  const isComplete = record.files === 'sent' || record.files === 'none'
  return (
    <ActRecord
      title={<Trans id="release.record.title">Votre demande est enregistrée</Trans>}
      isDone={record.files !== 'to-send'}
      before={
        <>
          {record.files === 'to-send' && (
            <SendAgain
              failed={
                <Trans id="release.record.failed">Votre demande est enregistrée, l’envoi des pièces jointes a échoué.</Trans>
              }
              isBusy={selectStepView(snapshot).isBusy}
              hasFiles={selectFiles(snapshot).files.length > 0}
              send={send}
            >
              <DocumentsPanel snapshot={snapshot} send={send} />
            </SendAgain>
          )}
          {record.files === 'too-late' && (
            <Note>
              <Trans id="release.record.too-late">Cette demande n’attend plus de pièces. Suivez-la dans vos opérations.</Trans>
            </Note>
          )}
        </>
      }
      dates={isComplete ? <ReleaseHappenings snapshot={snapshot} /> : undefined}
      account={account}
      recap={
        <>
          <ReleaseContent snapshot={snapshot} />
          {record.files === 'sent' && <NamedFiles snapshot={snapshot} />}
        </>
      }
      id={record.id}
    />
  )
}
