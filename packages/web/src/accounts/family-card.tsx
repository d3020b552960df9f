import type { Family, FamilyAccounts } from '@hautelisse/domain/accounts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { Family as DataFamily } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Skein } from '../ui/skein/index.ts'
import { AccountRow } from './account-row.tsx'
import * as styles from './savings-home.css.ts'

const TONES = { retirement: 'd1', projects: 'd2', elsewhere: 'd3' } as const satisfies Record<Family, string>

/** Names of the families, as cards and drawings call them. */
export const useFamilyNames = (): Readonly<Record<Family, string>> => {
  const { t } = useLingui()
  return {
    retirement: t({ id: 'accounts.family.retirement', message: 'Retraite' }),
    projects: t({ id: 'accounts.family.projects', message: 'Projets' }),
    elsewhere: t({ id: 'accounts.family.elsewhere', message: 'Autres établissements' }),
  }
}

/** Names of the data families, as the saver knows what is missing. */
export const useDataFamilyNames = (): Readonly<Record<DataFamily, string>> => {
  const { t } = useLingui()
  return {
    ais: t({ id: 'accounts.source.ais', message: 'Retraite d’entreprise' }),
    s2e: t({ id: 'accounts.source.s2e', message: 'Épargne salariale' }),
    [PROVIDER_SCOPE]: t({ id: 'accounts.source.individual', message: 'Contrats individuels' }),
  }
}

/** One family: its total, then its accounts. */
export const FamilyCard = ({ group: { family, accounts, total } }: { readonly group: FamilyAccounts }): ReactElement => (
  <Panel as="article" padded={false} raised className={styles.family}>
    <h2 className={styles.familyTitle}>
      <Skein tone={TONES[family]} />
      {useFamilyNames()[family]}
    </h2>
    <p className={styles.familyTotal}>
      <Amount value={total} size="m" />
    </p>
    <ul>
      {accounts.map((account) => (
        <AccountRow key={`${account.type}/${account.policy_id}`} account={account} />
      ))}
    </ul>
  </Panel>
)

type MissingCardProps = { readonly family: DataFamily; readonly retrying: boolean; readonly onRetry: () => void }

/** In place of what a data family would have shown: the rest of the page stays (P-ERR-22, P-ERR-28). */
export const MissingCard = ({ family, retrying, onRetry }: MissingCardProps): ReactElement => (
  <Panel as="article" padded={false} unavailable className={styles.missing}>
    <h2 className={styles.familyTitle}>
      <Skein tone="mute" />
      {useDataFamilyNames()[family]}
    </h2>
    <output className={styles.missingText}>
      <b className={styles.missingTitle}>
        <Trans id="accounts.missing.title">Données indisponibles</Trans>
      </b>
      <Trans id="accounts.missing.text">Ces contrats reviendront dès que possible.</Trans>
    </output>
    <Button variant="secondary" size="s" icon={drawings.Retry} busy={retrying} onClick={onRetry}>
      <Trans id="accounts.missing.retry">Réessayer</Trans>
    </Button>
  </Panel>
)
