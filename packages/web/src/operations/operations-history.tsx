import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { operationState, type HistoryFilter, type OperationsRead } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { fullNameOf } from '@hautelisse/domain/session'
import { selectOperations, selectScheduled } from '@hautelisse/machines/operations'
import { selectUser } from '@hautelisse/machines/session'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorButton, LinkButtonTo } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { Page, PageHead, State, WaitingRows } from '../ui/page/index.ts'
import { PrintSheet } from '../ui/print-sheet/index.ts'
import { DoneOperations } from './done.tsx'
import { RunningOperations } from './in-progress.tsx'
import { MissingNote } from './missing.tsx'
import { body } from './operations-history.css.ts'
import { ScheduledPayments } from './scheduled-payments.tsx'
import { useHistory, useHistoryView } from './use-history.ts'

const HistorySheet = (): ReactElement => {
  const { t } = useLingui()
  const user = useSession(selectUser)
  const on = formatFrenchDate(useApp().clock.today())
  return (
    <PrintSheet
      title={t({ id: 'page.operations.title', message: 'Mes opérations' })}
      name={(user && fullNameOf(user)) ?? ''}
      date={on}
      foot={t({ id: 'operations.history.foot', message: `Mes opérations au ${on}` })}
    />
  )
}

const NoOperation = (): ReactElement => (
  <State
    kind="empty"
    level={2}
    title={<Trans id="operations.history.none">Vous n’avez pas encore d’opération</Trans>}
    action={
      <LinkButtonTo to={pathTo('savings-home')} variant="secondary">
        <Trans id="password.failed.home">Revenir à mon épargne</Trans>
      </LinkButtonTo>
    }
  >
    <Trans id="operations.history.none-text">Vos versements, arbitrages et retraits apparaîtront ici.</Trans>
  </State>
)

type ListsProps = {
  readonly read: OperationsRead
  readonly asked: HistoryFilter
  readonly scheduled: ReactElement
  readonly onFilter: (change: Partial<HistoryFilter>) => void
  readonly onRetry: () => void
}

const OperationLists = ({ read, asked, scheduled, onFilter, onRetry }: ListsProps): ReactElement => {
  const view = useHistoryView(read, asked)
  const { inProgress, done } = view.history
  const isWhole = read.missing.length === 0 && read.unreadable === 0
  return (
    <>
      {!isWhole && (
        <MissingNote scopes={read.missing} onRetry={onRetry}>
          {(families) =>
            families === '' ? (
              <Trans id="operations.missing.some">
                Une partie de vos opérations est momentanément indisponible. Les autres sont complètes.
              </Trans>
            ) : (
              <Trans id="operations.missing.families">
                Une partie de vos opérations est momentanément indisponible : {families}. Les autres sont complètes.
              </Trans>
            )
          }
        </MissingNote>
      )}
      {inProgress.length > 0 && <RunningOperations lines={inProgress} />}
      {scheduled}
      {done.length > 0 && <DoneOperations view={view} onFilter={onFilter} />}
      {isWhole && inProgress.length + done.length === 0 && <NoOperation />}
    </>
  )
}

/** How many are in progress. Returns 0 only if every operation could be read, otherwise undefined. */
const runningIn = ({ operations, missing, unreadable }: OperationsRead): number | undefined => {
  const count = operations.filter(({ status }) => operationState(status) === 'in-progress').length
  return count === 0 && missing.length + unreadable > 0 ? undefined : count
}

/** /operations: what is in progress, scheduled and done (P-ROUTE-53, OPS-15, OPS-20). */
export const OperationsHistory = (): ReactElement => {
  const { t } = useLingui()
  const { snapshot, send, filter } = useHistory()
  const operations = selectOperations(snapshot)
  const scheduled = selectScheduled(snapshot)
  const count = operations.kind === 'known' ? runningIn(operations.value) : undefined
  const again = (part: 'operations' | 'scheduled', { kind }: { readonly kind: string }): void =>
    send({ type: kind === 'known' ? 'refreshRequested' : 'retryRequested', part })
  return (
    <Page>
      <HistorySheet />
      <PageHead
        title={<Trans id="page.operations.title">Mes opérations</Trans>}
        lead={
          count === undefined
            ? undefined
            : t({
                id: 'operations.history.running',
                message: plural(count, {
                  0: 'Aucune opération en cours.',
                  one: '# opération en cours.',
                  other: '# opérations en cours.',
                }),
              })
        }
        actions={
          <>
            <LinkButtonTo to={pathTo('acts')} variant="secondary">
              <Trans id="page.possible-acts.title">Ce que je peux faire</Trans>
            </LinkButtonTo>
            <LinkButtonTo to={pathTo('declaration')} variant="secondary">
              <Trans id="page.declaration.title">Ce que je déclare</Trans>
            </LinkButtonTo>
            <DoorButton target={{ to: pathTo('payment') }}>
              <Trans id="accounts.act.payment">Faire un versement</Trans>
            </DoorButton>
          </>
        }
      />
      <div className={body}>
        <ResourceView
          of={operations}
          onRetry={() => again('operations', operations)}
          level={2}
          waiting={t({ id: 'accounts.operations.loading', message: 'Chargement de vos opérations' })}
          rows={<WaitingRows rows={6} />}
          failed={
            <Trans id="operations.page.failed">
              Vos opérations sont momentanément indisponibles. Celles qui sont en cours continuent.
            </Trans>
          }
          absent={<NoOperation />}
        >
          {(read, retry) => (
            <OperationLists
              read={read}
              asked={filter}
              onFilter={(change) => send({ type: 'filterChanged', change })}
              onRetry={retry}
              scheduled={
                <ScheduledPayments
                  of={scheduled}
                  onRetry={() => again('scheduled', scheduled)}
                  onChanged={() => send({ type: 'refreshRequested', part: 'scheduled' })}
                />
              }
            />
          )}
        </ResourceView>
      </div>
    </Page>
  )
}
