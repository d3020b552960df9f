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
import { Body, Page, PageHead, Paging, Stack, State, Text, WaitingRows } from '../ui/page/index.ts'
import { SearchField } from '../ui/search-field/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './documents.css.ts'
import { DocumentsTable } from './documents-table.tsx'
import { KeepAll } from './keep-all.tsx'
import { useDocuments, useDocumentsView, type DocumentsView } from './use-documents.ts'
import { useDocumentNames } from './words.ts'

const ANY = ''

const NoDocument = (): ReactElement => (
  <State
    kind="empty"
    level={2}
    title={<Trans id="documents.page.none">Vous n’avez pas de document</Trans>}
    action={
      <LinkButtonTo to={pathTo('savings-home')} variant="secondary">
        <Trans id="password.failed.home">Revenir à mon épargne</Trans>
      </LinkButtonTo>
    }
  >
    <Trans id="documents.page.none-text">
      Votre premier relevé annuel paraît au début de l’année qui suit votre premier versement.
    </Trans>
  </State>
)

type Asking = { readonly filter: DocumentFilter; readonly onFilter: (change: Partial<DocumentFilter>) => void }

const DocumentFilters = ({ choices, filter, onFilter }: Asking & Pick<DocumentsView, 'choices'>): ReactElement => {
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

type ListProps = Asking & {
  readonly read: DocumentsRead
  readonly stateOf: Parameters<typeof DocumentsTable>[0]['stateOf']
  readonly onDownload: (document: SavedDocument) => void
  readonly onRetry: () => void
}

const DocumentList = ({ read, filter, onFilter, stateOf, onDownload, onRetry }: ListProps): ReactElement => {
  const { t } = useLingui()
  const { lines, choices, page } = useDocumentsView(read, filter)
  const count = t({
    id: 'documents.page.count',
    message: plural(lines.length, { 0: 'Aucun document ne correspond', one: '# document', other: '# documents' }),
  })
  if (read.documents.length === 0 && read.unreadable === 0) return <NoDocument />
  return (
    <Stack space="s5">
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
      <DocumentFilters choices={choices} filter={filter} onFilter={onFilter} />
      <Text tone="quiet">{count}</Text>
      <LiveRegion>{count}</LiveRegion>
      {lines.length === 0 ? (
        <Button variant="secondary" size="s" onClick={() => onFilter({ type: undefined, year: undefined, search: '' })}>
          <Trans id="documents.filter.clear">Effacer les filtres</Trans>
        </Button>
      ) : (
        <DocumentsTable lines={page.items} stateOf={stateOf} onDownload={onDownload} />
      )}
      <Paging page={page.page} pages={page.pages} onPage={(next) => onFilter({ page: next })}>
        <Trans id="documents.paging.place">
          Documents {page.from} à {page.to} sur {lines.length}
        </Trans>
      </Paging>
    </Stack>
  )
}

/** /documents: what was made of the data of the saver, listed, filtered and downloaded (DOCS-01 to DOCS-05). */
export const DocumentsPage = (): ReactElement => {
  const { t } = useLingui()
  const { snapshot, send } = useDocuments()
  const documents = selectDocuments(snapshot)
  return (
    <Page>
      <PageHead
        title={<Trans id="accounts.documents.name">Mes documents</Trans>}
        lead={
          <Trans id="documents.page.lead">
            Vos relevés et avis des dix dernières années, faits à partir de vos comptes et de vos opérations.
          </Trans>
        }
      />
      <Body>
        <ResourceView
          of={documents}
          onRetry={() => send({ type: documents.kind === 'known' ? 'refreshRequested' : 'retryRequested', part: 'documents' })}
          level={2}
          waiting={t({ id: 'documents.page.loading', message: 'Chargement de vos documents' })}
          rows={<WaitingRows rows={6} height={52} />}
          failed={
            <Trans id="documents.page.failed">Les données d'affichage de vos documents sont momentanément indisponibles</Trans>
          }
          absent={<NoDocument />}
        >
          {(read, retry) => (
            <DocumentList
              read={read}
              filter={selectDocumentFilter(snapshot)}
              onFilter={(change) => send({ type: 'filterChanged', change })}
              stateOf={(id) => selectFile(snapshot, id)}
              onDownload={(document) => send({ type: 'downloadRequested', document })}
              onRetry={retry}
            />
          )}
        </ResourceView>
      </Body>
    </Page>
  )
}
