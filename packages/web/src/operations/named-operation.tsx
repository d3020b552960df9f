import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { historyOf, signedAmount, type Operation } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { operationMachine, selectOperation } from '@hautelisse/machines/operations'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { NamedPage, TextLinkTo } from '../portal/index.ts'
import { ReceiptActions } from '../receipt/index.ts'
import { useApp, usePage, useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { About } from './about.tsx'
import { Details } from './details.tsx'
import { Label } from './label.tsx'
import * as styles from './named-operation.css.ts'
import { PaymentActs } from './payment-acts.tsx'
import { StateTag } from './state-tag.tsx'

type NamedProps = { readonly id: string; readonly children: (operation: Operation, refresh: () => void) => ReactElement }

const NamedOperation = ({ id, children }: NamedProps): ReactElement => {
  const { client } = useApp()
  const scopes = useSession(selectUser)?.scopes ?? []
  const [snapshot, send] = useMachine(operationMachine, { input: { client, scopes, id } })
  return (
    <NamedPage
      of={selectOperation(snapshot)}
      onRetry={() => send({ type: 'retryRequested', part: 'operation' })}
      notHeld={<Trans id="operations.page.not-held">Cette adresse ne correspond à aucune de vos opérations.</Trans>}
      failed={<Trans id="operations.page.one-failed">Vos opérations sont momentanément indisponibles.</Trans>}
    >
      {(operation) => children(operation, () => send({ type: 'refreshRequested', part: 'operation' }))}
    </NamedPage>
  )
}

/** One operation on a page of its own. */
const OperationPage = ({
  operation,
  onChanged,
}: {
  readonly operation: Operation
  readonly onChanged: () => void
}): ReactElement | null => {
  const accounts = useSession(selectAccounts)
  const { inProgress, done } = historyOf([operation], accounts, useApp().clock.today())
  const [line] = [...inProgress, ...done]
  if (line === undefined) return null
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageHead
        title={<Label operation={operation} />}
        arrival={operation.id}
        back={
          <TextLinkTo to={pathTo('operations')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="operations.one.back">Mes opérations</Trans>
          </TextLinkTo>
        }
        lead={
          <>
            {formatFrenchDate(operation.date)}
            {line.line.account !== undefined && ', '}
            <About line={line.line} />
          </>
        }
      />
      <Panel as="section" className={styles.panel} aria-labelledby="detail">
        <VisuallyHidden>
          <h2 id="detail">
            <Trans id="operations.one.detail">Détail de l’opération</Trans>
          </h2>
        </VisuallyHidden>
        <p className={styles.figure}>
          <Amount value={signedAmount(line.line)} size="m" movement={line.line.movement === 'in'} />
          <StateTag line={line.line} />
        </p>
        <PaymentActs operation={operation} onDone={onChanged} />
        <Details line={line} />
        {operation.request_key !== undefined && <ReceiptActions id={operation.id} />}
      </Panel>
    </div>
  )
}

/** /operations/{transaction_id}: one operation of the person (P-ROUTE-56, OPS-16). */
export const OperationDetail = (): ReactElement => {
  const { transaction_id: id = '' } = usePage().params
  return (
    <NamedOperation key={id} id={id}>
      {(operation, refresh) => <OperationPage operation={operation} onChanged={refresh} />}
    </NamedOperation>
  )
}
