import { addDays, formatFrenchDate } from '@hautelisse/domain/calendar'
import {
  breakdownOf,
  INSTRUCTION_MEANINGS,
  instructionsOf,
  MODIFIABLE_DAYS_AFTER_DEADLINE,
  type HistoryLine,
  type TransactionDetails,
} from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Breakdown } from './breakdown.tsx'
import { Destinations } from './destinations.tsx'
import * as styles from './details.css.ts'
import { Facts } from './facts.tsx'
import { Flow } from './flow.tsx'
import { Instructions } from './instructions.tsx'
import { ToldAmount } from './told.tsx'
import { useDetails } from './use-details.ts'

/** Until when a choice may be changed, and the way there while it may. */
const Choice = ({ line, details }: { readonly line: HistoryLine; readonly details: TransactionDetails }): ReactElement | null => {
  const deadline = details.deadline_date ?? undefined
  if (deadline === undefined) return null
  const last = formatFrenchDate(addDays(deadline, MODIFIABLE_DAYS_AFTER_DEADLINE))
  return (
    <p className={styles.choice}>
      {line.line.modifiable ? (
        <>
          <span>
            <Trans id="operations.choice.modifiable">Choix modifiable jusqu’au {last} inclus.</Trans>
          </span>
          <DoorLink
            target={{ to: pathTo('operation-choice', { idTransaction: line.operation.id }) }}
            icon={drawings.ArrowRight}
            trailing
          >
            <Trans id="operations.choice.change">Modifier mon choix</Trans>
          </DoorLink>
        </>
      ) : (
        <Trans id="operations.choice.over">Votre choix pouvait être modifié jusqu’au {last} inclus.</Trans>
      )}
    </p>
  )
}

const Told = ({ line, details }: { readonly line: HistoryLine; readonly details: TransactionDetails }): ReactElement => (
  <div className={styles.columns}>
    {breakdownOf(details) !== undefined && (
      <>
        <Destinations details={details} line={line} />
        <Breakdown details={details} />
      </>
    )}
    {INSTRUCTION_MEANINGS.filter((meaning) => instructionsOf(details, meaning).length > 0).map((meaning) => (
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
      {timeline !== undefined && <Flow timeline={timeline} />}
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
