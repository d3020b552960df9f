import { isNarrowed, type HistoryFilter } from '@hautelisse/domain/operations'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement } from 'react'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import * as styles from './done.css.ts'
import { Filters } from './filters.tsx'
import { section, sectionHead } from './operations-history.css.ts'
import { HistoryTable } from './history-table.tsx'
import { useExport } from './use-export.ts'
import { writeCount } from './write-count.ts'
import type { HistoryView } from './use-history.ts'
import { State } from '../ui/page/index.ts'

type DoneProps = { readonly view: HistoryView; readonly onFilter: (change: Partial<HistoryFilter>) => void }

const CLEARED: Partial<HistoryFilter> = { account: undefined, kind: undefined, years: 'recent', search: '' }

/** Gives the focus to a row once the rows that were asked for are there: the button that asked may be gone. */
const useRowFocus = () => {
  const rows = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const place = wanted.current
    wanted.current = undefined
    if (place !== undefined) rows.current?.querySelectorAll<HTMLElement>('[data-part="open"]')[place]?.focus()
  })
  const focusRow = (place: number): void => {
    wanted.current = place
  }
  return { rows, focusRow }
}

const Empty = ({
  filter,
  onFilter,
}: {
  readonly filter: HistoryFilter
  readonly onFilter: DoneProps['onFilter']
}): ReactElement => (
  <State
    kind="empty"
    title={<Trans id="operations.done.none">Aucune opération ne correspond</Trans>}
    action={
      isNarrowed(filter) || filter.years !== 'recent' ? (
        <Button variant="secondary" size="s" onClick={() => onFilter(CLEARED)}>
          <Trans id="operations.done.clear">Effacer les filtres</Trans>
        </Button>
      ) : undefined
    }
  >
    {filter.years === 'recent' ? (
      <Trans id="operations.done.none-recent">Les années précédentes ne sont pas affichées.</Trans>
    ) : (
      <Trans id="operations.done.none-text">Changez un filtre ou le texte recherché.</Trans>
    )}
  </State>
)

const Paging = ({
  page: { page, pages, from, to },
  total,
  onPage,
}: Pick<HistoryView, 'page'> & { readonly total: number; readonly onPage: (page: number) => void }): ReactElement => {
  const { t } = useLingui()
  const [first, last, whole] = [from, to, total].map(writeCount)
  return (
    <nav
      className={styles.paging}
      aria-label={t({ id: 'operations.paging.label', message: 'Pages de la liste' })}
      data-print="never"
    >
      <Button variant="secondary" size="s" unavailable={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
        <Trans id="operations.paging.before">Précédentes</Trans>
      </Button>
      <p>
        <Trans id="operations.paging.place">
          Opérations {first} à {last} sur {whole}
        </Trans>
      </p>
      <Button variant="secondary" size="s" unavailable={page === pages} onClick={() => page < pages && onPage(page + 1)}>
        <Trans id="operations.paging.after">Suivantes</Trans>
      </Button>
    </nav>
  )
}

/** Operations that are over: filtered, searched and counted over all of them, drawn page by page (OPS-20). */
export const Done = ({ view, onFilter }: DoneProps): ReactElement => {
  const { t } = useLingui()
  const { filter, lines, counts, page } = view
  const { rows, focusRow } = useRowFocus()
  const exportList = useExport()
  const found = [...counts.years.values()].reduce((sum, count) => sum + count, 0)
  const older = filter.years === 'recent' ? found - lines.length : 0
  const written = writeCount(lines.length)
  const count = t({
    id: 'operations.done.count',
    message: plural(lines.length, { 0: 'aucune opération', one: '# opération', other: `${written} opérations` }),
  })
  return (
    <section className={section} aria-labelledby="done">
      <div className={sectionHead}>
        <h2 id="done">
          <Trans id="operations.done.title">Terminées</Trans> <small className={styles.count}>{count}</small>
        </h2>
        <div className={styles.actions}>
          <TextButton icon={drawings.Download} onClick={() => exportList(lines)}>
            <Trans id="operations.done.export">Exporter la liste</Trans>
          </TextButton>
          <TextButton icon={drawings.Printer} onClick={() => window.print()}>
            <Trans id="operations.done.print">Imprimer</Trans>
          </TextButton>
        </div>
      </div>
      <LiveRegion>{count}</LiveRegion>
      <Filters view={view} onFilter={onFilter} />
      {lines.length === 0 ? (
        <Empty filter={filter} onFilter={onFilter} />
      ) : (
        <div ref={rows}>
          <HistoryTable lines={page.items} />
        </div>
      )}
      {page.pages > 1 && (
        <Paging
          page={page}
          total={lines.length}
          onPage={(next) => {
            focusRow(0)
            onFilter({ page: next })
          }}
        />
      )}
      {older > 0 && (
        <p className={styles.more}>
          <TextButton
            icon={drawings.CaretDown}
            trailing
            onClick={() => {
              focusRow(page.pages > 1 ? 0 : page.items.length)
              onFilter({ years: 'all' })
            }}
          >
            <Trans id="operations.done.older">Voir les années précédentes</Trans>
          </TextButton>
        </p>
      )}
    </section>
  )
}
