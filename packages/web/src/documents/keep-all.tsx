import { archiveYears, type SavedDocument } from '@hautelisse/domain/documents'
import { archiveMachine, selectArchive, selectMissing } from '@hautelisse/machines/documents'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useId, useState, type ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Section, text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './keep-all.css.ts'
import { saveFile } from './save-file.ts'

type Given = { readonly missing: readonly string[] }

/** What is in the file, or which parts are not. */
const ArchiveNote = ({ missing }: Given): ReactElement =>
  missing.length === 0 ? (
    <Note kind="success" live>
      <p>
        <Trans id="documents.keep.whole">Votre année est dans le fichier, entière.</Trans>
      </p>
    </Note>
  ) : (
    <Note kind="warn" live>
      <p>
        <Trans id="documents.keep.partial">
          Le fichier est là, sans les parties suivantes, qui n’ont pas pu être faites. Le reste y est.
        </Trans>
      </p>
      <ul className={styles.missing}>
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Note>
  )

/** "Tout garder": everything of one whole year in one file (DOCU-06). A year without data says so. */
export const KeepAll = ({ documents }: { readonly documents: readonly SavedDocument[] }): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const { client, clock } = useApp()
  const [snapshot, send] = useMachine(archiveMachine, { input: { client, saveFile } })
  const years = archiveYears(documents, clock.today())
  const [chosen, setChosen] = useState(() => years[0]?.year ?? 0)
  const at = selectArchive(snapshot)
  const isEmpty = years.find(({ year }) => year === chosen)?.documents === 0
  return (
    <Section
      title={<Trans id="documents.keep.title">Tout garder</Trans>}
      lead={
        <Trans id="documents.keep.text">
          Une année entière dans un fichier&nbsp;: relevés, opérations, placements au 31 décembre et montants à déclarer.
        </Trans>
      }
      className={styles.keep}
    >
      <div className={styles.asking}>
        <Select
          label={t({ id: 'documents.keep.year', message: 'Année à garder' })}
          labelHidden
          value={String(chosen)}
          onValueChange={(value) => setChosen(Number(value))}
          options={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
        />
        <Button
          variant="secondary"
          icon={at === 'failed' ? drawings.Retry : drawings.Download}
          busy={at === 'packing'}
          disabled={isEmpty}
          aria-describedby={isEmpty ? `${id}-empty` : undefined}
          onClick={() => send({ type: 'requested', year: chosen })}
        >
          {at === 'failed' ? (
            <Trans id="ui.error.retry">Réessayer</Trans>
          ) : (
            <Trans id="documents.keep.take">Garder l’année {chosen}</Trans>
          )}
        </Button>
      </div>
      <div className={styles.said}>
        {isEmpty && (
          <p id={`${id}-empty`} className={text({ as: 'small' })}>
            <Trans id="documents.keep.empty">Rien à garder pour {chosen} : vous n’aviez pas d’épargne chez nous.</Trans>
          </p>
        )}
        {at === 'given' && <ArchiveNote missing={selectMissing(snapshot)} />}
        {at === 'failed' && (
          <Note kind="alert" live>
            <p>
              <Trans id="documents.keep.failed">Le fichier n’a pas pu être fait. Réessayez.</Trans>
            </p>
          </Note>
        )}
      </div>
    </Section>
  )
}
