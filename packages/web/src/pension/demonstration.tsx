import type { DemonstrationAccount, Provider } from '@hautelisse/domain/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import * as styles from './pension.css.ts'

/** Accounts of the demonstration, folded: a person of it cannot know them. */
export const DemonstrationAccounts = ({
  accounts,
}: {
  readonly accounts: readonly DemonstrationAccount[]
}): ReactElement | null => {
  const { t } = useLingui()
  if (accounts.length === 0) return null
  const names: Readonly<Record<Provider, string>> = {
    dgfip: t({ id: 'pension.login.dgfip', message: 'Site des impôts' }),
    ameli: t({ id: 'pension.login.ameli', message: 'Site de l’Assurance maladie' }),
    cnav: t({ id: 'pension.login.account-short', message: 'Compte retraite' }),
  }
  return (
    <details>
      <summary className={styles.summary}>
        <Trans id="pension.login.demonstration">Comptes de démonstration</Trans>
      </summary>
      <dl className={styles.accounts}>
        {accounts.map(({ provider, identifier, password }) => (
          <div key={provider}>
            <dt>{names[provider]}</dt>
            <dd>
              <span className={styles.code}>{identifier}</span>, <span className={styles.code}>{password}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
