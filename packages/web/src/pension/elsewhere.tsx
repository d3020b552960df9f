import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { accountsElsewhere, type PensionContract } from '@hautelisse/domain/pension'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Ledger, Line, Section, text } from '../ui/page/index.ts'

/** Contracts that other houses hold, beside the person's own accounts (MAREL-69). */
export const AskedElsewhere = ({ contracts }: { readonly contracts: readonly PensionContract[] }): ReactElement | null => {
  const accounts = useSession(selectAccounts)
  const elsewhere = accountsElsewhere(accounts, contracts)
  if (elsewhere.length === 0) return null
  return (
    <Section level={3} title={<Trans id="pension-result.elsewhere.title">Vos contrats dans d’autres maisons</Trans>}>
      <Ledger>
        {elsewhere.map(({ policy_id, title, company_name, balance, date }) => {
          const day = date === undefined ? undefined : formatFrenchDate(date)
          return (
            <Line
              key={policy_id}
              name={<b>{title}</b>}
              value={<Amount value={balance} />}
              note={
                <>
                  {company_name}
                  {company_name !== undefined && day !== undefined && ', '}
                  {day !== undefined && <Trans id="pension-result.elsewhere.day">valeur au {day}</Trans>}
                </>
              }
            />
          )
        })}
      </Ledger>
      <p className={text({ as: 'small' })}>
        <Trans id="pension-result.elsewhere.text">Lus au service public de retraite. La pension ci-dessus n’en dépend pas.</Trans>
      </p>
    </Section>
  )
}
