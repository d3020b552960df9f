import { useLifeNames } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { ReceiptActions } from '../receipt/index.ts'
import { ResourceView } from '../resource/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { optional } from '../ui/late/index.ts'
import { Note } from '../ui/note/index.ts'
import { Page, PageHead, Stack, Text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import { AboutOperation } from './about.tsx'
import { Breakdown } from './breakdown.tsx'
import { ChoiceLine } from './choice.tsx'
import { Destinations } from './destinations.tsx'
import { EndReason } from './end-reason.tsx'
import { Flow } from './flow.tsx'
import { FundList } from './fund-list.tsx'
import { Label } from './label.tsx'
import * as styles from './named-operation.css.ts'
import { PaymentActs } from './payment-acts.tsx'
import { RefusedCard } from './refused-card.tsx'
import { RequestPanel } from './request-panel.tsx'
import { Arrival, Settlement } from './settlement.tsx'
import { OperationStateTag } from './state-tag.tsx'
import { ToldAmount } from './told.tsx'
import { useDetails } from './use-details.ts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import {
  breakdownOf,
  historyOf,
  signedAmount,
  type HistoryLine,
  type Operation,
  type TransactionDetails,
  kindOf,
} from '@hautelisse/domain/operations'
import { isRefusedCard } from '@hautelisse/domain/payment'
import { pathTo } from '@hautelisse/domain/portal'
import { toldRelease } from '@hautelisse/domain/release'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** Its sheet of paper is not needed to read it. */
const OperationPaper = optional(async () => (await import('./operation-paper.tsx')).OperationPaper)

/** Its days, done and to come. */
const RequestLife = ({ line }: { readonly line: HistoryLine }): ReactElement | null => {
  const { timeline } = line.operation
  if (timeline === undefined) return null
  return (
    <Panel>
      <Text as="subtitle" tag="h2">
        <Trans id="operations.one.life">La vie de votre demande</Trans>
      </Text>
      <Flow timeline={timeline} hasEnded={line.line.state === 'cancelled'} />
    </Panel>
  )
}

type MoneyProps = { readonly line: HistoryLine } & ReturnType<typeof useDetails>

/** Where the money comes from and goes, fund by fund; what was to be done and was not, is not said. */
const MoneyParts = ({ line, details, retry }: MoneyProps): ReactElement => {
  const { t } = useLingui()
  return (
    <ResourceView
      of={details}
      onRetry={retry}
      shape="note"
      waiting={t({ id: 'operations.details.loading', message: 'Chargement du détail' })}
      failed={<Trans id="operations.details.failed">Le détail de cette opération est momentanément indisponible.</Trans>}
    >
      {(known) =>
        line.line.state === 'cancelled' ? (
          <ChoiceLine line={line} details={known} />
        ) : (
          <Stack>
            {line.line.movement !== 'out' && breakdownOf(known) !== undefined && (
              <Panel>
                <Destinations details={known} line={line} level={2} />
              </Panel>
            )}
            {known.instructions.length > 0 && (
              <Panel>
                <FundList line={line} details={known} />
              </Panel>
            )}
            <ChoiceLine line={line} details={known} />
          </Stack>
        )
      }
    </ResourceView>
  )
}

type FiguresProps = { readonly line: HistoryLine; readonly details: TransactionDetails | undefined }

/** From gross to net: of money out what was taken of the gain, of anything else what the server tells. */
const NetFigures = ({ line, details }: FiguresProps): ReactElement | null => {
  if (details === undefined || line.line.state === 'cancelled') return null
  return line.line.movement === 'out' && toldRelease(details) !== undefined ? (
    <Settlement line={line} details={details} />
  ) : (
    <Breakdown details={details} line={line.line} />
  )
}

/** What its figure is: what is to come, or what was done. */
const FigureName = ({ line: { state, movement } }: { readonly line: HistoryLine['line'] }): ReactElement => {
  if (state === 'cancelled') return <Trans id="letter.band.amount">Montant demandé</Trans>
  if (movement === 'out' && state === 'in-progress') return <Trans id="operations.one.to-receive">Vous recevrez environ</Trans>
  if (movement === 'out' && state === 'processed') return <Trans id="operations.one.received">Vous avez reçu</Trans>
  return <Trans id="accounts.operations.amount">Montant</Trans>
}

type OperationPageProps = { readonly operation: Operation; readonly onChanged: () => void }

type OneProps = { readonly line: HistoryLine; readonly onChanged: () => void }

const OneOperation = ({ line, onChanged }: OneProps): ReactElement => {
  const { operation } = line
  const nameOf = useLifeNames()
  const resource = useDetails(operation)
  const known = resource.details.kind === 'known' ? resource.details.value : undefined
  const { movement } = line.line
  const asked = line.line.state === 'cancelled' ? (operation.gross_amount ?? line.line.amount) : undefined
  const amount = asked ?? (movement === 'out' ? line.line.amount : signedAmount(line.line))
  const today = formatFrenchDate(useApp().clock.today())
  const sheet = <OperationPaper line={line} details={known} />
  return (
    <Page>
      <PageHead
        title={<Label operation={operation} />}
        arrival={operation.id}
        back={
          <TextLinkTo to={pathTo('operations')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="page.operations.title">Mes opérations</Trans>
          </TextLinkTo>
        }
        lead={
          <span className={styles.state}>
            <OperationStateTag line={line.line} />
            <span>
              {operation.request_key !== undefined && (
                <>
                  <Trans id="operations.one.number">Demande n° {operation.id}.</Trans>{' '}
                </>
              )}
              {formatFrenchDate(operation.date)}
              {line.line.account !== undefined && ', '}
              <AboutOperation line={line.line} />. <Trans id="operations.one.as-of">Situation au {today}.</Trans>
            </span>
          </span>
        }
      />
      <RefusedCard operation={operation} />
      <Stack className={styles.life}>
        <EndNote line={line} />
        <RequestLife line={line} />
      </Stack>
      <div className={layout.withSide}>
        <Stack>
          <MoneyParts line={line} {...resource} />
          <Panel>
            <RequestPanel line={line} details={known} />
          </Panel>
        </Stack>
        <Panel as="aside" className={styles.aside}>
          <Text as="subtitle" tag="h2">
            <FigureName line={line.line} />
          </Text>
          <div>
            <p className={styles.figure}>
              <Amount value={amount} size="m" movement={movement === 'in'} />
            </p>
            {known !== undefined && <Arrival line={line} details={known} />}
          </div>
          <ToldAmount operation={operation} />
          <NetFigures line={line} details={known} />
          <PaymentActs operation={operation} onDone={onChanged} />
          {operation.request_key === undefined ? sheet : <ReceiptActions id={operation.id} nameOf={nameOf} sheet={sheet} />}
        </Panel>
      </div>
    </Page>
  )
}

/** Why an operation ended without being done, and what became of the money. */
const EndNote = ({ line: { operation } }: { readonly line: HistoryLine }): ReactElement | null => {
  const { reason, type } = operation
  // A card that was refused has a notice of its own, with the way to try again.
  if (reason === undefined || isRefusedCard(operation)) return null
  return (
    <Note kind={reason === 'refused' || reason === 'rejected' || reason === 'nothing-left' ? 'alert' : 'info'}>
      <EndReason text={reason} kind={kindOf(type)} />
      <Text as="small">
        {kindOf(type) === 'payment' ? (
          <Trans id="operations.end.not-debited">Rien n’a été débité ni investi.</Trans>
        ) : (
          <Trans id="operations.end.unchanged">Votre épargne n’a pas changé.</Trans>
        )}
      </Text>
    </Note>
  )
}

/** One operation on a page of its own: its days, where the money comes from and goes, what it comes to, and what can still be done (OPS-16, OPER-02, OPER-05). */
export const OperationPage = ({ operation, onChanged }: OperationPageProps): ReactElement | null => {
  const accounts = useSession(selectAccounts)
  const { inProgress, done } = historyOf([operation], accounts, useApp().clock.today())
  const [line] = [...inProgress, ...done]
  return line === undefined ? null : <OneOperation line={line} onChanged={onChanged} />
}
