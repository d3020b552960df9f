import { TextLinkTo, useAim } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Columns, Fact, Facts, Ledger, Line, Section } from '../ui/page/index.ts'
import { Breakdown } from './breakdown.tsx'
import { ChoiceLine } from './choice.tsx'
import { Destinations } from './destinations.tsx'
import * as styles from './details.css.ts'
import { EndReason } from './end-reason.tsx'
import { Flow } from './flow.tsx'
import { useFundNames } from './funds.ts'
import { ToldAmount } from './told.tsx'
import { useDetails } from './use-details.ts'
import { subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import {
  breakdownOf,
  INSTRUCTION_MEANINGS,
  instructionsOf,
  kindOf,
  type HistoryLine,
  type TransactionDetails,
  type InstructionMeaning,
} from '@hautelisse/domain/operations'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** What was sold and bought; nothing was of an operation that ended without being done. */
const meaningsOf = (line: HistoryLine, details: TransactionDetails) =>
  line.line.state === 'cancelled' ? [] : INSTRUCTION_MEANINGS.filter((meaning) => instructionsOf(details, meaning).length > 0)

const OperationParts = ({
  line,
  details,
}: {
  readonly line: HistoryLine
  readonly details: TransactionDetails
}): ReactElement => (
  <Columns of="record">
    {line.line.state !== 'cancelled' && breakdownOf(details) !== undefined && (
      <>
        <Destinations details={details} line={line} />
        <Breakdown details={details} line={line.line} />
      </>
    )}
    {meaningsOf(line, details).map((meaning) => (
      <Instructions key={meaning} details={details} meaning={meaning} />
    ))}
    <ChoiceLine line={line} details={details} />
  </Columns>
)

/** What identifies an operation: its account, its reference, and why it ended where it was not done. */
const OperationFacts = ({ line: { operation, accountId } }: { readonly line: HistoryLine }): ReactElement => {
  const account = useSession(selectAccounts).find(({ policy_id }) => policy_id === accountId)
  const held = [account?.title, account?.company_name].filter((part) => part !== undefined).join(', ')
  return (
    <Facts>
      <Fact name={<Trans id="accounts.visit.account">Compte</Trans>}>{held}</Fact>
      <Fact name={<Trans id="letter.band.contract">Contrat</Trans>}>
        {operation.policy_id && (account?.contract_number ?? operation.policy_id)}
      </Fact>
      <Fact name={<Trans id="operations.facts.reference">Référence</Trans>}>{operation.id}</Fact>
      <Fact name={<Trans id="explanation.term.reason">Motif</Trans>}>
        {operation.reason && <EndReason text={operation.reason} kind={kindOf(operation.type)} />}
      </Fact>
    </Facts>
  )
}

type InstructionsProps = { readonly details: TransactionDetails; readonly meaning: InstructionMeaning }

/** Fund by fund, what was sold or bought (ENT-43, OPS-42). */
const Instructions = ({ details, meaning }: InstructionsProps): ReactElement => {
  const aim = useAim()
  const { accountOf, companyOf, fundOf, isHeld } = useFundNames(details)
  return (
    <Section
      level={3}
      className={styles.wide}
      title={
        meaning === 'RACHAT' ? (
          <Trans id="operations.instructions.sold">D’où vient l’argent</Trans>
        ) : (
          <Trans id="operations.instructions.bought">Où il est placé</Trans>
        )
      }
    >
      <Ledger>
        {instructionsOf(details, meaning).map((one) => (
          <Line
            key={`${one.policy_id}-${one.investment_id}-${one.amount.toString()}`}
            name={
              isHeld(one) ? (
                <TextLinkTo {...aim({ hash: `fund-${one.policy_id}_${one.investment_id}` })}>{fundOf(one)}</TextLinkTo>
              ) : (
                <b>{fundOf(one)}</b>
              )
            }
            value={<Amount value={meaning === 'RACHAT' ? subtractEuros(ZERO_EUROS, one.amount) : one.amount} movement />}
            note={[accountOf(one.policy_id), companyOf(one.policy_id)].filter((part) => part !== undefined).join(', ')}
          />
        ))}
      </Ledger>
    </Section>
  )
}

/** An operation in full: its days, what it is made of, its instructions (OPS-42). */
export const Details = ({ line }: { readonly line: HistoryLine }): ReactElement => {
  const { t } = useLingui()
  const { details, retry } = useDetails(line.operation)
  const { timeline } = line.operation
  return (
    <div className={styles.details}>
      <OperationFacts line={line} />
      <ToldAmount operation={line.operation} />
      {timeline !== undefined && <Flow timeline={timeline} hasEnded={line.line.state === 'cancelled'} />}
      <ResourceView
        of={details}
        onRetry={retry}
        shape="note"
        waiting={t({ id: 'operations.details.loading', message: 'Chargement du détail' })}
        failed={<Trans id="operations.details.failed">Le détail de cette opération est momentanément indisponible.</Trans>}
      >
        {(known) => <OperationParts line={line} details={known} />}
      </ResourceView>
    </div>
  )
}
