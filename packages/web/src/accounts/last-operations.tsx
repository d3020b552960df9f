import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { SOURCES } from '@hautelisse/domain/home'
import { isPositive } from '@hautelisse/domain/money'
import type { OperationLine, OperationState } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import type { Content } from '@hautelisse/machines/resource'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { SkeletonLine } from '../ui/skeleton/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './last-operations.css.ts'
import { sectionHead } from './savings-home.css.ts'
import { useSourceNames } from './source-words.ts'

const KINDS = {
  processed: 'done',
  'in-progress': 'running',
  cancelled: 'off',
  other: 'neutral',
} as const satisfies Readonly<Record<OperationState, string>>

/** A known state in the reader's language; any other in the words that were sent (P-TXN-02 to P-TXN-04, P-TXN-09). */
const useStateWords = (): ((line: OperationLine) => string) => {
  const { t } = useLingui()
  const known: Readonly<Partial<Record<OperationState, string>>> = {
    processed: t({ id: 'accounts.operation.processed', message: 'Traité' }),
    'in-progress': t({ id: 'accounts.operation.in-progress', message: 'En cours' }),
    cancelled: t({ id: 'accounts.operation.cancelled', message: 'Annulé' }),
  }
  return ({ state, status }) => known[state] ?? status
}

/** The account that it concerns, and what the company adds. */
const About = ({ account, topUp }: OperationLine): ReactElement => (
  <span className={styles.about}>
    {account}
    {isPositive(topUp) && (
      <>
        {account !== undefined && ', '}
        <Trans id="accounts.operation.top-up">
          abondement de <Amount value={topUp} />
        </Trans>
      </>
    )}
  </span>
)

const LOOKS: Readonly<Partial<Record<OperationState, string>>> = { cancelled: styles.off }

const Line = ({ line }: { readonly line: OperationLine }): ReactElement => {
  const came = line.movement === 'in' && line.state === 'processed' ? styles.came : ''
  return (
    <tr>
      <td className={styles.date}>{formatFrenchDate(line.date)}</td>
      <th scope="row" className={styles.operation}>
        {/* The server's own words, in the server's language (P-TXN-07). */}
        <span className={styles.label} lang="fr">
          {line.label}
        </span>
        <About {...line} />
      </th>
      <td className={styles.status}>
        <Tag kind={KINDS[line.state]}>{useStateWords()(line)}</Tag>
      </td>
      <td className={`${styles.amount} ${came} ${LOOKS[line.state] ?? ''}`}>
        <Amount value={line.amount} movement={line.movement === 'in'} />
      </td>
    </tr>
  )
}

const Table = ({ lines }: { readonly lines: readonly OperationLine[] }): ReactElement => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>
        <Trans id="accounts.operations.caption">Vos dernières opérations, de la plus récente à la plus ancienne</Trans>
      </VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col" className={styles.head}>
          <Trans id="accounts.operations.date">Date</Trans>
        </th>
        <th scope="col" className={styles.head}>
          <Trans id="accounts.operations.operation">Opération</Trans>
        </th>
        <th scope="col" className={styles.head}>
          <Trans id="accounts.operations.status">Statut</Trans>
        </th>
        <th scope="col" className={styles.head}>
          <Trans id="accounts.operations.amount">Montant</Trans>
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </tbody>
  </table>
)

/** Operations of some families, or some of one family, could not be read; the others are there (P-CALL-90). */
const Missing = ({ scopes, some }: { readonly scopes: readonly string[]; readonly some: boolean }): ReactElement | null => {
  const names = useSourceNames()
  const { i18n } = useLingui()
  const known = SOURCES.filter((source) => scopes.includes(source)).map((source) => names[source])
  if (scopes.length === 0 && !some) return null
  const list = new Intl.ListFormat(i18n.locale).format(known)
  return (
    <Note kind="warn" className={styles.note}>
      {known.length === 0 ? (
        <Trans id="accounts.operations.some-missing">Une partie de vos opérations est momentanément indisponible.</Trans>
      ) : (
        <Trans id="accounts.operations.missing">Une partie de vos opérations est momentanément indisponible : {list}.</Trans>
      )}
    </Note>
  )
}

const WAITED = [1, 2, 3, 4, 5]

type LastOperationsProps = {
  readonly operations: Content<readonly OperationLine[]>
  readonly scopesMissing: readonly string[]
  /** Some operations of the families that answered could not be read. */
  readonly someMissing: boolean
  readonly onRetry: () => void
}

/** The newest operations, with the way to all of them (P-TXN-07, P-TXN-09). */
export const LastOperations = ({ operations, scopesMissing, someMissing, onRetry }: LastOperationsProps): ReactElement => {
  const { t } = useLingui()
  return (
    <section aria-labelledby="operations">
      <div className={sectionHead}>
        <h2 id="operations">
          <Trans id="accounts.operations.title">Dernières opérations</Trans>
        </h2>
        <DoorLink target={{ to: pathTo('operations') }} icon={drawings.ArrowRight} trailing>
          <Trans id="accounts.operations.all">Toutes mes opérations</Trans>
        </DoorLink>
      </div>
      <ResourceView
        of={operations}
        onRetry={onRetry}
        waiting={t({ id: 'accounts.operations.loading', message: 'Chargement de vos opérations' })}
        rows={WAITED.map((place) => (
          <SkeletonLine key={place} height={72} width="100%" />
        ))}
        failed={
          <Trans id="accounts.operations.failed">
            Vos opérations sont momentanément indisponibles. Celles qui sont en cours continuent.
          </Trans>
        }
      >
        {(lines) => (
          <>
            <Missing scopes={scopesMissing} some={someMissing} />
            {lines.length > 0 ? (
              <Table lines={lines} />
            ) : (
              <p className={styles.nothing}>
                <Trans id="accounts.operations.none">Vos versements, arbitrages et retraits apparaîtront ici.</Trans>
              </p>
            )}
          </>
        )}
      </ResourceView>
    </section>
  )
}
