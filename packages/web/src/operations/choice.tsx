import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { lastDayOfChange, type HistoryLine, type TransactionDetails } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './details.css.ts'

/** Until when a choice may be changed, and the way there while it may. */
export const ChoiceLine = ({
  line,
  details,
}: {
  readonly line: HistoryLine
  readonly details: TransactionDetails
}): ReactElement | null => {
  const deadline = details.deadline_date ?? undefined
  if (deadline === undefined) return null
  const last = formatFrenchDate(lastDayOfChange(deadline))
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
            <Trans id="accounts.to-do.taken.change">Modifier mon choix</Trans>
          </DoorLink>
        </>
      ) : (
        <Trans id="operations.choice.over">Votre choix pouvait être modifié jusqu’au {last} inclus.</Trans>
      )}
    </p>
  )
}
