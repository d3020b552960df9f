import type { DestinationEffect, SwitchDestination } from '@hautelisse/domain/fund-switch'
import { selectDestinations, selectErrors, selectForm } from '@hautelisse/machines/fund-switch'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './fund-switch.css.ts'
import type { SwitchProps } from './use-fund-switch.ts'
import { useErrorWords, useRefusalWords } from './words.ts'

/** What becomes of the dates of the money, in an account of that kind. */
const Effect = ({ effect }: { readonly effect: DestinationEffect }): ReactElement => {
  switch (effect) {
    case 'same':
      return <Trans id="fund-switch.destination.dates-stay">Les dates ne changent pas</Trans>
    case 'time-counts':
      return <Trans id="fund-switch.destination.time-counts">Les dates ne changent pas : le temps déjà passé compte</Trans>
    case 'until-retirement':
      return <Trans id="fund-switch.destination.until-retirement">Bloqué jusqu’à la retraite</Trans>
    default:
      return effect satisfies never
  }
}

const Detail = ({ account, effect, refusals }: SwitchDestination): ReactElement => {
  const reason = useRefusalWords()
  return (
    <>
      {[...new Set(refusals.map(reason))].map((why) => (
        <span key={why} className={text({ block: true })}>
          {why}
        </span>
      ))}
      {refusals.length === 0 && (
        <>
          <Effect effect={effect} />
          {account.company_name !== undefined && `, ${account.company_name}`}
        </>
      )}
    </>
  )
}

/** The account that the money goes to, where there is more than one; what is then blocked until retirement is confirmed by a box (ARB-03, FSW-09). */
export const DestinationChoice = ({ snapshot, send }: SwitchProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useErrorWords()
  const [form, destinations, errors] = [selectForm(snapshot), selectDestinations(snapshot), selectErrors(snapshot)]
  if (destinations.length < 2) return null
  const chosen = form.destination ?? form.policyId
  const isBlocked = destinations.some(({ account, effect }) => account.policy_id === chosen && effect === 'until-retirement')
  const [wrong, unaware] = ['destination', 'isAware'].map((field) => errors.find(({ path }) => path === field))
  return (
    <Panel>
      <RadioCards
        label={t({ id: 'fund-switch.destination.label', message: 'Sur quel compte ?' })}
        value={chosen}
        onValueChange={(policyId) => send({ type: 'destinationChosen', policyId })}
        error={wrong && words(wrong)}
        options={destinations.map((one) => ({
          value: one.account.policy_id,
          title:
            one.effect === 'same' ? t({ id: 'fund-switch.destination.same', message: 'Sur le même compte' }) : one.account.title,
          detail: <Detail {...one} />,
          aside: <Amount value={one.account.balance} />,
          disabled: one.refusals.length > 0,
        }))}
      />
      {isBlocked && (
        <div className={styles.apart}>
          <Checkbox
            label={t({
              id: 'fund-switch.destination.aware',
              message:
                'J’ai compris que cette épargne sera bloquée jusqu’à ma retraite, sauf dans les cas de retrait anticipé que la loi prévoit, et qu’elle ne pourra pas revenir sur le compte d’où elle vient.',
            })}
            checked={form.isAware === true}
            onChange={(isAware) => send({ type: 'awarenessGiven', isAware })}
            error={unaware && words(unaware)}
          />
        </div>
      )}
    </Panel>
  )
}

/** The other account that the money goes to, and what that does to it. */
export const DestinationLine = ({ to: { account, effect } }: { readonly to: SwitchDestination }): ReactElement => (
  <p>
    <b>{account.title}</b>. <Effect effect={effect} />.
  </p>
)
