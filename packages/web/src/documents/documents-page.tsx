import { yearOf } from '@hautelisse/domain/calendar'
import { EVERY_DOCUMENT, isFiltered, type DocumentFilter } from '@hautelisse/domain/documents'
import { pathTo } from '@hautelisse/domain/portal'
import {
  selectDeclared,
  selectDocumentFilter,
  selectDocuments,
  selectFile,
  selectIsOpen,
  selectRows,
  type DocumentsRead,
} from '@hautelisse/machines/documents'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { ResourceView, RetryNote } from '../resource/index.ts'
import { useApp } from '../shell/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { Body, Page, PageHead, Stack, State, Text, WaitingRows } from '../ui/page/index.ts'
import { DocumentFilters } from './document-filters.tsx'
import type { Files } from './documents-table.tsx'
import { KeepAll } from './keep-all.tsx'
import { NothingFound } from './nothing-found.tsx'
import { TaxSection, useFindsTax, type TaxYear } from './tax-section.tsx'
import { useDocuments, useDocumentsView } from './use-documents.ts'
import { Years, type Folds } from './years.tsx'

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

type ListProps = {
  readonly read: DocumentsRead
  readonly filter: DocumentFilter
  readonly onFilter: (change: Partial<DocumentFilter>) => void
  readonly tax: TaxYear
  readonly folds: Folds
  readonly files: Files
  readonly onRetry: () => void
}

const DocumentList = ({ read, filter, onFilter, tax, folds, files, onRetry }: ListProps): ReactElement => {
  const { t } = useLingui()
  const { groups, choices, found, latestRecord, years } = useDocumentsView(read, filter)
  const findsTax = useFindsTax(filter.search)
  const isAsked = isFiltered(filter)
  const filters = useRef<HTMLFieldSetElement>(null)
  // The button that takes the search back goes with what it stood below.
  const clear = (): void => {
    onFilter({ type: undefined, account: undefined, ...EVERY_DOCUMENT })
    filters.current?.querySelector('input')?.focus()
  }
  const count = t({
    id: 'documents.page.found',
    message: plural(found, { 0: 'Aucun document ne correspond', one: '# document', other: '# documents' }),
  })
  if (read.documents.length === 0 && read.unreadable === 0) return <NoDocument />
  const hasTax = filter.type === undefined && filter.account === undefined && findsTax
  return (
    <Stack space="s6">
      {read.unreadable > 0 && (
        <RetryNote kind="warn" onRetry={onRetry}>
          <p>
            <Trans id="documents.page.unreadable">
              Une partie de vos documents est momentanément indisponible. Les autres sont là.
            </Trans>
          </p>
        </RetryNote>
      )}
      <DocumentFilters ref={filters} choices={choices} filter={filter} onFilter={onFilter} />
      <LiveRegion>{isAsked ? count : ''}</LiveRegion>
      {isAsked && found > 0 && <Text tone="quiet">{count}</Text>}
      {hasTax && <TaxSection {...tax} search={filter.search} record={isAsked ? undefined : latestRecord} files={files} />}
      {groups.length > 0 && <Years groups={groups} folds={folds} files={files} />}
      {found === 0 && !hasTax && <NothingFound search={filter.search} tax={tax} since={years?.from} onClear={clear} />}
      {(found > 0 || hasTax) && <KeepAll documents={read.documents} />}
    </Stack>
  )
}

/** How many documents there are, and of which years. */
const DocumentsLead = ({ read }: { readonly read: DocumentsRead | undefined }): ReactElement => {
  const { t } = useLingui()
  const all = (read?.documents ?? []).flatMap(({ date }) => (date === undefined ? [] : [yearOf(date)]))
  const [from, to] = [Math.min(...all), Math.max(...all)]
  if (read === undefined || all.length === 0)
    return (
      <Trans id="documents.page.lead">
        Vos relevés et avis des dix dernières années, faits à partir de vos comptes et de vos opérations.
      </Trans>
    )
  const count = t({
    id: 'documents.year.count',
    message: plural(read.documents.length, { one: '# document', other: '# documents' }),
  })
  return from === to ? (
    <Trans id="documents.page.lead-year">
      {count}, de {from}. Chacun porte le nom de ce qu’il est.
    </Trans>
  ) : (
    <Trans id="documents.page.lead-years">
      {count}, de {from} à {to}. Chacun porte le nom de ce qu’il est.
    </Trans>
  )
}

/** /documents: what was made of the data of the saver, by year, found and downloaded, the tax return first (DOCS-01 to DOCS-05, DOCU-07 to DOCU-10). */
export const DocumentsPage = (): ReactElement => {
  const { t } = useLingui()
  const year = yearOf(useApp().clock.today())
  const { snapshot, send } = useDocuments()
  const documents = selectDocuments(snapshot)
  const declared = selectDeclared(snapshot)
  const folds: Folds = {
    isOpen: (key) => selectIsOpen(snapshot, key),
    rowsOf: (key) => selectRows(snapshot, key),
    onToggle: (key) => send({ type: 'yearToggled', key }),
    onMore: (key) => send({ type: 'moreRequested', key }),
  }
  return (
    <Page>
      <PageHead
        title={<Trans id="page.documents.title">Mes documents</Trans>}
        lead={<DocumentsLead read={documents.kind === 'known' ? documents.value : undefined} />}
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
              tax={{ year, known: declared.kind === 'known' ? declared.value : undefined }}
              folds={folds}
              files={{
                stateOf: (id) => selectFile(snapshot, id),
                onDownload: (document) => send({ type: 'downloadRequested', document }),
              }}
              onRetry={retry}
            />
          )}
        </ResourceView>
      </Body>
    </Page>
  )
}
