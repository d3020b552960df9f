import {
  breakdownOf,
  INSTRUCTION_MEANINGS,
  instructionsOf,
  type HistoryLine,
  type TransactionDetails,
} from '@hautelisse/domain/operations'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ResourceView } from '../resource/index.ts'
import { Breakdown } from './breakdown.tsx'
import { Choice } from './choice.tsx'
import { Destinations } from './destinations.tsx'
import * as styles from './details.css.ts'
import { Facts } from './facts.tsx'
import { Flow } from './flow.tsx'
import { Instructions } from './instructions.tsx'
import { ToldAmount } from './told.tsx'
import { useDetails } from './use-details.ts'

/** What was sold and bought; nothing was of an operation that ended without being done. */
const meaningsOf = (line: HistoryLine, details: TransactionDetails) =>
  line.line.state === 'cancelled' ? [] : INSTRUCTION_MEANINGS.filter((meaning) => instructionsOf(details, meaning).length > 0)

const Told = ({ line, details }: { readonly line: HistoryLine; readonly details: TransactionDetails }): ReactElement => (
  <div className={styles.columns}>
    {line.line.state !== 'cancelled' && breakdownOf(details) !== undefined && (
      <>
        <Destinations details={details} line={line} />
        <Breakdown details={details} line={line.line} />
      </>
    )}
    {meaningsOf(line, details).map((meaning) => (
      <Instructions key={meaning} details={details} meaning={meaning} />
    ))}
    <Choice line={line} details={details} />
  </div>
)

/** An operation in full: its days, what it is made of, its instructions (OPS-42). */
export const Details = ({ line }: { readonly line: HistoryLine }): ReactElement => {
  const { t } = useLingui()
  const { details, retry } = useDetails(line.operation)
  const { timeline } = line.operation
  return (
    <div className={styles.details}>
      <Facts line={line} />
      <ToldAmount operation={line.operation} />
      {timeline !== undefined && <Flow timeline={timeline} hasEnded={line.line.state === 'cancelled'} />}
      <ResourceView
        of={details}
        onRetry={retry}
        shape="note"
        waiting={t({ id: 'operations.details.loading', message: 'Chargement du détail' })}
        failed={<Trans id="operations.details.failed">Le détail de cette opération est momentanément indisponible.</Trans>}
      >
        {(known) => <Told line={line} details={known} />}
      </ResourceView>
    </div>
  )
}
