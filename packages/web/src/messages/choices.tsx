import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { PendingChoice } from '@hautelisse/domain/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Text } from '../ui/page/index.ts'
import * as styles from './messages.css.ts'

const usePremiumName = (): ((type: string | undefined) => string) => {
  const { t } = useLingui()
  return (type) => {
    if (type === 'PARTICIPATION') return t({ id: 'messages.premium.profit-sharing', message: 'participation' })
    if (type === 'INTERESSEMENT') return t({ id: 'messages.premium.incentive-bonus', message: 'intéressement' })
    return t({ id: 'messages.premium.other', message: 'prime' })
  }
}

type ChoiceProps = { readonly choice: PendingChoice }

const PendingChoiceRow = ({ choice: { type, amount, until, to } }: ChoiceProps): ReactElement => {
  const premium = usePremiumName()(type)
  const day = until && formatFrenchDate(until)
  return (
    <li className={styles.choice}>
      <div>
        <Text as="name" tag="h2">
          <Trans id="messages.pending.title">Un choix à faire : {premium}</Trans>
        </Text>
        <Text as="small">
          {day !== undefined && <Trans id="messages.pending.until">À choisir au plus tard le {day}</Trans>}
          {amount !== undefined && (
            <>
              {day !== undefined && '\u00A0: '}
              <Amount value={amount} />
            </>
          )}
        </Text>
      </div>
      <LinkButtonTo to={to} size="s">
        <Trans id="messages.pending.go">Faire mon choix</Trans>
      </LinkButtonTo>
    </li>
  )
}

/** Choices that wait for the saver, each with its last day and its way. */
export const Choices = ({ choices }: { readonly choices: readonly PendingChoice[] }): ReactElement | null =>
  choices.length === 0 ? null : (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <PendingChoiceRow key={choice.id} choice={choice} />
      ))}
    </ul>
  )
