import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { SOURCES } from '@hautelisse/domain/home'
import { isPositive } from '@hautelisse/domain/money'
import type { OperationLine, OperationState } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import type { Content } from '@hautelisse/machines/resource'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Section, Table, Text, text, WaitingRows } from '../ui/page/index.ts'
import { Tag, type TagKind } from '../ui/tag/index.ts'
import { useSourceNames } from './source-words.ts'

const KINDS: Readonly<Record<OperationState, TagKind>> = {
  processed: 'done',
  'in-progress': 'running',
  cancelled: 'off',
  other: 'neutral',
}

/** States that have words of ours; any other is said in those that were sent (P-TXN-02 to P-TXN-04, P-TXN-09). */
const STATES: Readonly<Partial<Record<OperationState, MessageDescriptor>>> = {
  processed: msg({ id: 'accounts.operation.processed', message: 'Traité' }),
  'in-progress': msg({ id: 'under-way.list.title', message: 'En cours' }),
  cancelled: msg({ id: 'accounts.operation.cancelled', message: 'Annulé' }),
}

/** What was done, the account that it concerns, and what the company adds. */
const OperationName = ({ label, account, topUp }: OperationLine): ReactElement => (
  <>
    {/* The server's own words, in the server's language (P-TXN-07). */}
    <span lang="fr">{label}</span>
    <span className={text({ as: 'small', block: true, strong: false })}>
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
  </>
)

/** What came is green once it is there; what was cancelled is quiet. */
const toneOf = ({ movement, state }: OperationLine): 'good' | 'quiet' | undefined => {
  if (state === 'cancelled') return 'quiet'
  return movement === 'in' && state === 'processed' ? 'good' : undefined
}

const OperationRows = ({ lines }: { readonly lines: readonly OperationLine[] }): ReactElement => {
  const { t, i18n } = useLingui()
  return (
    <Table
      caption={t({
        id: 'accounts.operations.caption',
        message: 'Vos dernières opérations, de la plus récente à la plus ancienne',
      })}
      columns={[
        { id: 'date', label: t({ id: 'accounts.operations.date', message: 'Date' }), place: 'under', isQuiet: true },
        {
          id: 'operation',
          label: t({ id: 'accounts.operations.operation', message: 'Opération' }),
          place: 'name',
          isName: true,
        },
        { id: 'status', label: t({ id: 'accounts.operations.status', message: 'Statut' }), place: 'state' },
        { id: 'amount', label: t({ id: 'accounts.operations.amount', message: 'Montant' }), place: 'figure', align: 'end' },
      ]}
      rows={lines.map((line) => {
        const state = STATES[line.state]
        return {
          key: line.id,
          cells: {
            date: formatFrenchDate(line.date),
            operation: <OperationName {...line} />,
            status: <Tag kind={KINDS[line.state]}>{state === undefined ? line.status : i18n._(state)}</Tag>,
            amount: (
              <span className={text({ tone: toneOf(line) })}>
                <Amount value={line.amount} movement={line.movement === 'in'} />
              </span>
            ),
          },
        }
      })}
    />
  )
}

type MissingProps = Pick<LastOperationsProps, 'scopesMissing' | 'someMissing'>

/** Operations of some families, or some of one family, could not be read; the others are there (P-CALL-90). */
const MissingOperations = ({ scopesMissing, someMissing }: MissingProps): ReactElement | null => {
  const names = useSourceNames()
  const { i18n } = useLingui()
  const known = SOURCES.filter((source) => scopesMissing.includes(source)).map((source) => names[source])
  if (scopesMissing.length === 0 && !someMissing) return null
  const list = new Intl.ListFormat(i18n.locale).format(known)
  return (
    <Note kind="warn">
      {known.length === 0 ? (
        <Trans id="accounts.operations.some-missing">Une partie de vos opérations est momentanément indisponible.</Trans>
      ) : (
        <Trans id="accounts.operations.missing">Une partie de vos opérations est momentanément indisponible : {list}.</Trans>
      )}
    </Note>
  )
}

type LastOperationsProps = {
  readonly operations: Content<readonly OperationLine[]>
  readonly scopesMissing: readonly string[]
  /** Some operations of the families that answered could not be read. */
  readonly someMissing: boolean
  readonly onRetry: () => void
}

/** The newest operations, with the way to all of them (P-TXN-07, P-TXN-09). */
export const LastOperations = ({ operations, onRetry, ...missing }: LastOperationsProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans id="accounts.operations.title">Dernières opérations</Trans>}
      action={
        <DoorLink target={{ to: pathTo('operations') }} icon={drawings.ArrowRight} trailing>
          <Trans id="accounts.operations.all">Toutes mes opérations</Trans>
        </DoorLink>
      }
    >
      <ResourceView
        of={operations}
        onRetry={onRetry}
        waiting={t({ id: 'accounts.operations.loading', message: 'Chargement de vos opérations' })}
        rows={<WaitingRows />}
        failed={
          <Trans id="accounts.operations.failed">
            Vos opérations sont momentanément indisponibles. Celles qui sont en cours continuent.
          </Trans>
        }
      >
        {(lines) => (
          <>
            <MissingOperations {...missing} />
            {lines.length > 0 ? (
              <OperationRows lines={lines} />
            ) : (
              <Text tone="quiet">
                <Trans id="accounts.operations.none">Vos versements, arbitrages et retraits apparaîtront ici.</Trans>
              </Text>
            )}
          </>
        )}
      </ResourceView>
    </Section>
  )
}
