import { foldAccounts, type Account, type Family, type FamilyAccounts, type FoldedAccounts } from '@hautelisse/domain/accounts'
import type { Source, Unreadable } from '@hautelisse/domain/home'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Skein } from '../ui/skein/index.ts'
import { Skeleton } from '../ui/skeleton/index.ts'
import { AccountRow } from './account-row.tsx'
import * as styles from './family-card.css.ts'
import { useFamilyNames } from './family-words.ts'
import { useSourceNames } from './source-words.ts'

const TONES = { retirement: 'd1', projects: 'd2', elsewhere: 'd3' } as const satisfies Record<Family, string>

const FamilyRows = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement => (
  <ul>
    {accounts.map((account) => (
      <li key={`${account.scope}/${account.type}/${account.policy_id}`}>
        <AccountRow account={account} />
      </li>
    ))}
  </ul>
)

/** The smaller accounts of a large family; the page's own search opens them, and paper has them all. */
const Fold = ({ folded, foldedTotal }: FoldedAccounts): ReactElement => {
  const count = folded.length
  return (
    <details className={styles.fold}>
      <summary className={styles.foldWords}>
        <Trans id="accounts.family.others">
          Voir les {count} autres, <Amount value={foldedTotal} />
        </Trans>
      </summary>
      <FamilyRows accounts={folded} />
    </details>
  )
}

/** One family: its total, then its accounts, each a way to its detail. */
export const SavingsCard = ({ group: { family, accounts, total } }: { readonly group: FamilyAccounts }): ReactElement => {
  const rows = foldAccounts(accounts)
  return (
    <Panel as="article" padded={false} raised className={styles.family}>
      <h2 className={styles.title}>
        <Skein tone={TONES[family]} />
        {useFamilyNames()[family]}
      </h2>
      <p className={styles.total}>
        <Amount value={total} size="m" />
      </p>
      <FamilyRows accounts={rows.shown} />
      {rows.folded.length > 0 && <Fold {...rows} />}
    </Panel>
  )
}

type MissingCardProps = { readonly source: Source; readonly retrying: boolean; readonly onRetry: () => void }

/** In place of what a source would have shown: the rest of the page stays (P-ERR-22, P-ERR-28). */
export const MissingCard = ({ source, retrying, onRetry }: MissingCardProps): ReactElement => (
  <Panel as="article" padded={false} unavailable className={styles.missing}>
    <h2 className={styles.title}>
      <Skein tone="mute" />
      {useSourceNames()[source]}
    </h2>
    <output className={styles.missingText}>
      <b className={styles.missingTitle}>
        <Trans id="accounts.missing.title">Données indisponibles</Trans>
      </b>
      <Trans id="accounts.missing.text">Ces contrats reviendront dès que possible.</Trans>
    </output>
    <Button variant="secondary" size="s" icon={drawings.Retry} busy={retrying} onClick={onRetry}>
      <Trans id="ui.error.retry">Réessayer</Trans>
    </Button>
  </Panel>
)

/** Accounts of a source that could not be read: the others stand above, and the total says what it leaves out (P-ERR-28). */
export const UnreadableNote = ({ source, count }: Unreadable): ReactElement => {
  const name = useSourceNames()[source]
  return (
    <Note kind="warn">
      <b>
        <Trans id="accounts.missing.title">Données indisponibles</Trans>
      </b>{' '}
      <Plural id="accounts.unreadable.text" value={count} one={`# contrat, ${name}`} other={`# contrats, ${name}`} />
    </Note>
  )
}

/** The place of accounts that are on their way, at the size that they will have. */
export const AwaitedCard = ({
  name,
  isSilent = false,
}: {
  readonly name?: string
  /** Another card beside it says that they are on their way. */
  readonly isSilent?: boolean
}): ReactElement => {
  const { t } = useLingui()
  return (
    <Panel as="div" padded={false} raised className={styles.missing} aria-hidden={isSilent || undefined}>
      <Skeleton
        {...(name === undefined ? {} : { label: t({ id: 'accounts.awaited.label', message: `Chargement : ${name}` }) })}
      />
    </Panel>
  )
}
