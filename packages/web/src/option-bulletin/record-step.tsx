import { isPositive } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { selectChoice } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActRecord } from '../act/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { text } from '../ui/page/index.ts'
import { ChoiceHappenings } from './happenings.tsx'
import { Invested, PaidOut, PlacedIn } from './summary-step.tsx'
import type { ChoiceProps } from './use-choice.ts'

/** Step 3: what was recorded, its number, and until when it can be changed. */
export const ChoiceRecord = ({ snapshot }: Pick<ChoiceProps, 'snapshot'>): ReactElement => {
  const view = selectChoice(snapshot)
  const { transactionId: id, period, accounts, cash } = view
  return (
    <ActRecord
      title={<Trans id="bulletins.taken.title">Votre choix est enregistré</Trans>}
      dates={<ChoiceHappenings view={view} />}
      recap={
        <>
          {accounts
            .filter(({ placed }) => isPositive(placed))
            .map((of) => (
              <div key={of.account.policy_id}>
                <h3 className={text({ as: 'name' })}>{of.account.title}</h3>
                <PlacedIn of={of} />
              </div>
            ))}
          {isPositive(cash.amount) && (
            <div>
              <h3 className={text({ as: 'name' })}>
                <Trans id="accounts.bulletin.cash">Sur votre compte bancaire</Trans>
              </h3>
              <PaidOut view={view} />
            </div>
          )}
          <div>
            <Invested view={view} />
          </div>
        </>
      }
      change={
        period.lastChangeDay !== undefined &&
        id !== undefined && (
          <LinkButtonTo to={pathTo('operation-choice', { idTransaction: id })} variant="secondary">
            <Trans id="accounts.to-do.taken.change">Modifier mon choix</Trans>
          </LinkButtonTo>
        )
      }
      id={id}
    />
  )
}
