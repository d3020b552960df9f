import type { DocumentFilter, SavedDocument } from '@hautelisse/domain/documents'
import { pathTo } from '@hautelisse/domain/portal'
import { selectDocumentFilter, selectDocuments, selectFile, type DocumentsRead } from '@hautelisse/machines/documents'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { ResourceView, RetryNote } from '../resource/index.ts'
import { Button } from '../ui/button/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { SearchField } from '../ui/search-field/index.ts'
import { Select } from '../ui/select/index.ts'
import { SkeletonLine } from '../ui/skeleton/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './documents.css.ts'
import { DocumentsTable } from './documents-table.tsx'
import { KeepAll } from './keep-all.tsx'
import { useDocuments, useDocumentsView, type DocumentsView } from './use-documents.ts'
import { useDocumentNames } from './words.ts'
import { PageHead, State } from '../ui/page/index.ts'

const ANY = ''

const Nothing = (): ReactElement => (
  <State
    kind="empty"
    level={2}
    title={<Trans id="documents.page.none">Vous n’avez pas de document</Trans>}
    action={
      <LinkButtonTo to={pathTo('savings-home')} variant="secondary">
        <Trans id="documents.page.home">Revenir à mon épargne</Trans>
      </LinkButtonTo>
    }
  >
    <Trans id="documents.page.none-text">
      Votre premier relevé annuel paraît au début de l’année qui suit votre premier versement.
    </Trans>
  </State>
)

type Asking = { readonly filter: DocumentFilter; readonly onFilter: (change: Partial<DocumentFilter>) => void }

const Filters = ({ choices, filter, onFilter }: Asking & Pick<DocumentsView, 'choices'>): ReactElement => {
  const { t } = useLingui()
  const nameOf = useDocumentNames()
  return (
    <fieldset className={styles.filters} aria-label={t({ id: 'documents.filter.label', message: 'Filtrer les documents' })}>
      <SearchField
        label={t({ id: 'documents.filter.search', message: 'Rechercher' })}
        value={filter.search}
        onValueChange={(search) => onFilter({ search })}
      />
      <Select
        label={t({ id: 'documents.filter.type', message: 'Type' })}
        value={filter.type ?? ANY}
        onValueChange={(value) => onFilter({ type: value === ANY ? undefined : value })}
        options={[
          { value: ANY, label: t({ id: 'documents.filter.all-types', message: 'Tous les types' }) },
          ...choices.types.map(({ value, count }) => ({ value, label: `${nameOf(value)} (${count})` })),
        ]}
      />
      <Select
        label={t({ id: 'documents.filter.year', message: 'Année' })}
        value={String(filter.year ?? ANY)}
        onValueChange={(value) => onFilter({ year: value === ANY ? undefined : Number(value) })}
        options={[
          { value: ANY, label: t({ id: 'documents.filter.all-years', message: 'Toutes les années' }) },
          ...choices.years.map(({ value, count }) => ({ value: String(value), label: `${value} (${count})` })),
        ]}
      />
    </fieldset>
  )
}

type KnownProps = Asking & {
  readonly read: DocumentsRead
  readonly stateOf: Parameters<typeof DocumentsTable>[0]['stateOf']
  readonly onDownload: (document: SavedDocument) => void
  readonly onRetry: () => void
}

const Known = ({ read, filter, onFilter, stateOf, onDownload, onRetry }: KnownProps): ReactElement => {
  const { t } = useLingui()
  const { lines, choices, page } = useDocumentsView(read, filter)
  const count = t({
    id: 'documents.page.count',
    message: plural(lines.length, { 0: 'Aucun document ne correspond', one: '# document', other: '# documents' }),
  })
  if (read.documents.length === 0 && read.unreadable === 0) return <Nothing />
  return (
    <>
      {read.unreadable > 0 && (
        <RetryNote kind="warn" onRetry={onRetry}>
          <p>
            <Trans id="documents.page.unreadable">
              Une partie de vos documents est momentanément indisponible. Les autres sont là.
            </Trans>
          </p>
        </RetryNote>
      )}
      <KeepAll documents={read.documents} />
      <Filters choices={choices} filter={filter} onFilter={onFilter} />
      <p className={styles.count}>{count}</p>
      <LiveRegion>{count}</LiveRegion>
      {lines.length === 0 ? (
        <Button variant="secondary" size="s" onClick={() => onFilter({ type: undefined, year: undefined, search: '' })}>
          <Trans id="documents.filter.clear">Effacer les filtres</Trans>
        </Button>
      ) : (
        <DocumentsTable lines={page.items} stateOf={stateOf} onDownload={onDownload} />
      )}
      {page.pages > 1 && (
        <nav className={styles.paging} aria-label={t({ id: 'documents.paging.label', message: 'Pages de la liste' })}>
          <Button
            variant="secondary"
            size="s"
            unavailable={page.page === 1}
            onClick={() => page.page > 1 && onFilter({ page: page.page - 1 })}
          >
            <Trans id="documents.paging.before">Précédents</Trans>
          </Button>
          <p>
            <Trans id="documents.paging.place">
              Documents {page.from} à {page.to} sur {lines.length}
            </Trans>
          </p>
          <Button
            variant="secondary"
            size="s"
            unavailable={page.page === page.pages}
            onClick={() => page.page < page.pages && onFilter({ page: page.page + 1 })}
          >
            <Trans id="documents.paging.after">Suivants</Trans>
          </Button>
        </nav>
      )}
    </>
  )
}

const WAITED = [1, 2, 3, 4, 5, 6]

/** /documents: what was made of the data of the saver, listed, filtered and downloaded (DOCS-01 to DOCS-05). */
export const Documents = (): ReactElement => {
  const { t } = useLingui()
  const { snapshot, send } = useDocuments()
  const documents = selectDocuments(snapshot)
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageHead
        title={<Trans id="documents.page.title">Mes documents</Trans>}
        lead={
          <Trans id="documents.page.lead">
            Vos relevés et avis des dix dernières années, faits à partir de vos comptes et de vos opérations.
          </Trans>
        }
      />
      <div className={styles.body}>
        <ResourceView
          of={documents}
          onRetry={() => send({ type: documents.kind === 'known' ? 'refreshRequested' : 'retryRequested', part: 'documents' })}
          level={2}
          waiting={t({ id: 'documents.page.loading', message: 'Chargement de vos documents' })}
          rows={WAITED.map((place) => (
            <SkeletonLine key={place} height={52} width="100%" />
          ))}
          failed={
            <Trans id="documents.page.failed">Les données d'affichage de vos documents sont momentanément indisponibles</Trans>
          }
          absent={<Nothing />}
        >
          {(read, retry) => (
            <Known
              read={read}
              filter={selectDocumentFilter(snapshot)}
              onFilter={(change) => send({ type: 'filterChanged', change })}
              stateOf={(id) => selectFile(snapshot, id)}
              onDownload={(document) => send({ type: 'downloadRequested', document })}
              onRetry={retry}
            />
          )}
        </ResourceView>
      </div>
    </div>
  )
}
