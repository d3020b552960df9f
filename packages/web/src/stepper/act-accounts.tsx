import type { Account } from '@hautelisse/domain/accounts'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { Panel } from '../ui/panel/index.ts'

type ActAccountsProps = {
  readonly accounts: readonly {
    readonly account: Account
    /** What is said of it: whose it is, or every reason why not. */
    readonly detail: ReactNode
    readonly isClosed: boolean
  }[]
  readonly value: string
  readonly error: string | undefined
  readonly onChoose: (policyId: string) => void
  /** The way to what opens an account that is closed. */
  readonly children: ReactNode
}

/** The accounts of an act, one to choose; those that are closed to it say why. */
export const ActAccounts = ({ accounts, value, error, onChoose, children }: ActAccountsProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Panel>
      <RadioCards
        label={t({ id: 'act.account.label', message: 'Compte' })}
        value={value}
        onValueChange={onChoose}
        error={error}
        options={accounts.map(({ account, detail, isClosed }) => ({
          value: account.policy_id,
          title: account.title,
          detail,
          aside: <Amount value={account.balance} />,
          disabled: isClosed,
        }))}
      />
      {children}
    </Panel>
  )
}
