import type { DocumentLine, YearGroup } from '@hautelisse/domain/documents'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Section } from '../ui/page/index.ts'
import { DocumentsTable, type Files } from './documents-table.tsx'
import * as styles from './documents.css.ts'
import { useSummary } from './words.ts'

/** Which years are open and how much of each is shown, as the machine holds it. */
export type Folds = {
  readonly isOpen: (key: string) => boolean
  readonly rowsOf: (key: string) => number
  readonly onToggle: (key: string) => void
  readonly onMore: (key: string) => void
}

/** The most threads of a year; in longer ones a thread stands for several documents. */
const MOST_THREADS = 20
const STEP = 7

/** Documents that a thread stands for: one, unless a year has more of them than threads stay apart. */
const unitOf = (groups: readonly YearGroup<DocumentLine>[]): number =>
  Math.max(1, ...groups.map(({ lines }) => Math.ceil(lines.length / MOST_THREADS)))

const Threads = ({ count }: { readonly count: number }): ReactElement => (
  <svg
    className={styles.yearThreads}
    viewBox={`0 0 ${MOST_THREADS * STEP} 22`}
    preserveAspectRatio="xMinYMid meet"
    aria-hidden="true"
    focusable="false"
  >
    <path d={Array.from({ length: count }, (_, place) => `M${1 + STEP * place} 0V22`).join('')} />
  </svg>
)

/** « 2026 », « 2019 à 2017 », or what has no day. */
const useTitles = (): ((group: YearGroup<DocumentLine>) => string) => {
  const { t } = useLingui()
  return ({ years }) => {
    if (years === undefined) return t({ id: 'documents.year.undated', message: 'Sans date' })
    const { from, to } = years
    return from === to ? String(to) : t({ id: 'documents.year.span', message: `${to} à ${from}` })
  }
}

type YearProps = {
  readonly group: YearGroup<DocumentLine>
  readonly unit: number
  readonly folds: Folds
  readonly files: Files
}

const Year = ({ group, unit, folds, files }: YearProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const { key, lines, counts } = group
  const title = useTitles()(group)
  const summary = useSummary()(counts)
  const isOpen = folds.isOpen(key)
  const rows = folds.rowsOf(key)
  const count = t({ id: 'documents.year.count', message: plural(lines.length, { one: '# document', other: '# documents' }) })
  const left = lines.length - rows
  return (
    <li>
      <h3>
        <button
          type="button"
          className={styles.yearHead}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => folds.onToggle(key)}
        >
          <span className={styles.yearName}>{title}</span>
          <Threads count={Math.ceil(lines.length / unit)} />
          <span className={styles.yearSummary}>{summary}</span>
          <span className={styles.yearCount}>
            {count}
            <Icon of={isOpen ? drawings.CaretUp : drawings.CaretDown} />
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={id} className={styles.rows}>
          <DocumentsTable
            caption={t({ id: 'documents.year.caption', message: `Vos documents, ${title}` })}
            lines={lines.slice(0, rows)}
            files={files}
          />
          {left > 0 && (
            <div className={styles.more} data-print="never">
              <Button variant="secondary" size="s" onClick={() => folds.onMore(key)}>
                {t({ id: 'documents.year.more', message: plural(left, { one: 'Voir # autre', other: 'Voir # autres' }) })}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  )
}

type YearsProps = { readonly groups: readonly YearGroup<DocumentLine>[]; readonly folds: Folds; readonly files: Files }

/** « Par année »: each year a row with a thread for each document, which opens on them (DOCU-08). */
export const Years = ({ groups, folds, files }: YearsProps): ReactElement => {
  const unit = unitOf(groups)
  return (
    <Section
      title={<Trans id="documents.years.title">Par année</Trans>}
      lead={
        unit === 1 ? (
          <Trans id="documents.years.thread">Un fil par document.</Trans>
        ) : (
          <Trans id="documents.years.threads">Un fil pour {unit} documents.</Trans>
        )
      }
    >
      <ul className={styles.years}>
        {groups.map((group) => (
          <Year key={group.key} group={group} unit={unit} folds={folds} files={files} />
        ))}
      </ul>
    </Section>
  )
}
