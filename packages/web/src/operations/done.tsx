import { isNarrowed, type HistoryFilter } from '@hautelisse/domain/operations'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement } from 'react'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { Doors, Paging, Section, State } from '../ui/page/index.ts'
import * as styles from './done.css.ts'
import { HistoryFilters } from './filters.tsx'
import { section } from './operations-history.css.ts'
import { HistoryTable } from './history-table.tsx'
import { useExport } from './use-export.ts'
import { writeCount } from './write-count.ts'
import type { HistoryView } from './use-history.ts'

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

const NothingFound = ({
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

/** Operations that are over: filtered, searched and counted over all of them, drawn page by page (OPS-20). */
export const DoneOperations = ({ view, onFilter }: DoneProps): ReactElement => {
  const { t } = useLingui()
  const { filter, lines, counts, page } = view
  const { rows, focusRow } = useRowFocus()
  const exportList = useExport()
  const found = [...counts.years.values()].reduce((sum, count) => sum + count, 0)
  const older = filter.years === 'recent' ? found - lines.length : 0
  const [first, last] = [page.from, page.to].map(writeCount)
  const whole = writeCount(lines.length)
  const written = whole
  const count = t({
    id: 'operations.done.count',
    message: plural(lines.length, { 0: 'aucune opération', one: '# opération', other: `${written} opérations` }),
  })
  return (
    <Section
      id="done"
      className={section}
      title={
        <>
          <Trans id="operations.done.title">Terminées</Trans> <small className={styles.count}>{count}</small>
        </>
      }
      action={
        <Doors>
          <TextButton icon={drawings.Download} onClick={() => exportList(lines)}>
            <Trans id="operations.done.export">Exporter la liste</Trans>
          </TextButton>
          <TextButton icon={drawings.Printer} onClick={() => window.print()}>
            <Trans id="ui.receipt.print">Imprimer</Trans>
          </TextButton>
        </Doors>
      }
    >
      <LiveRegion>{count}</LiveRegion>
      <HistoryFilters view={view} onFilter={onFilter} />
      {lines.length === 0 ? (
        <NothingFound filter={filter} onFilter={onFilter} />
      ) : (
        <div ref={rows}>
          <HistoryTable lines={page.items} />
        </div>
      )}
      <Paging
        page={page.page}
        pages={page.pages}
        onPage={(next) => {
          focusRow(0)
          onFilter({ page: next })
        }}
      >
        <Trans id="operations.paging.place">
          Opérations {first} à {last} sur {whole}
        </Trans>
      </Paging>
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
    </Section>
  )
}
