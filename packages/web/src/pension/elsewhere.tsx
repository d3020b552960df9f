import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { accountsElsewhere, type PensionContract } from '@hautelisse/domain/pension'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './result.css.ts'

/** Contracts that other houses hold, beside the person's own accounts (MAREL-69). */
export const Elsewhere = ({ contracts }: { readonly contracts: readonly PensionContract[] }): ReactElement | null => {
  const accounts = useSession(selectAccounts)
  const elsewhere = accountsElsewhere(accounts, contracts)
  if (elsewhere.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="pension-elsewhere">
      <h3 id="pension-elsewhere" className={styles.heading}>
        <Trans id="pension-result.elsewhere.title">Vos contrats dans d’autres maisons</Trans>
      </h3>
      <ul className={`${styles.list} ${styles.lines}`}>
        {elsewhere.map(({ policy_id, title, company_name, balance, date }) => {
          const day = date === undefined ? undefined : formatFrenchDate(date)
          return (
            <li key={policy_id} className={styles.line}>
              <span className={styles.name}>
                <span className={styles.strong}>{title}</span>
                <span className={styles.small}>
                  {company_name}
                  {company_name !== undefined && day !== undefined && ', '}
                  {day !== undefined && <Trans id="pension-result.elsewhere.day">valeur au {day}</Trans>}
                </span>
              </span>
              <Amount value={balance} />
            </li>
          )
        })}
      </ul>
      <p className={styles.small}>
        <Trans id="pension-result.elsewhere.text">Lus au service public de retraite. La pension ci-dessus n’en dépend pas.</Trans>
      </p>
    </section>
  )
}
