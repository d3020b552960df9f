import { movedOver, type Change } from '@hautelisse/domain/accounts'
import type { Savings, Source } from '@hautelisse/domain/home'
import type { Euros } from '@hautelisse/domain/money'
import { isPositive } from '@hautelisse/domain/money'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { ChangeParts } from './change-words.tsx'
import * as styles from './savings-home.css.ts'
import { useAccountsOf } from './source-words.ts'

type SentenceProps = {
  readonly savings: Savings
  readonly missing: readonly Source[]
  /** What moved the savings since the year began, if an account says so. */
  readonly change: Change | undefined
  /** What was paid in this year, once it is known: said where no account says what moved. */
  readonly paid: Euros | undefined
  /** Whether it will be known: its line is kept until then, so that nothing moves. */
  readonly mayBePaid: boolean
}

const CountedAccounts = ({ savings, missing }: Pick<SentenceProps, 'savings' | 'missing'>): ReactElement => {
  const accountsOf = useAccountsOf()
  if (missing.length > 0)
    return (
      <p>
        <Trans id="accounts.home.incomplete">
          <b className={styles.strong}>Sans {accountsOf(missing)}</b>, momentanément indisponibles
        </Trans>
      </p>
    )
  if (savings.awaited.length > 0)
    return (
      <p>
        <Trans id="accounts.home.awaited">
          <b className={styles.strong}>Sans {accountsOf(savings.awaited)}</b>, en cours de lecture
        </Trans>
      </p>
    )
  const unreadable = savings.unreadable.reduce((sum, { count }) => sum + count, 0)
  if (unreadable > 0)
    return (
      <p>
        <Plural
          id="accounts.home.unreadable"
          value={unreadable}
          one="Sans # contrat, momentanément indisponible"
          other="Sans # contrats, momentanément indisponibles"
        />
      </p>
    )
  const count = savings.accounts.length
  return (
    <p>
      <Plural id="accounts.home.contracts" value={count} one="# contrat" other="# contrats" />
    </p>
  )
}

/** What moved since the year began, without the accounts that do not say so, and why: its parts add up (ACC-11). */
const YearSentence = ({ change }: { readonly change: Change }): ReactElement => {
  const count = change.left.length
  const moved = (
    <b className={styles.strong}>
      <Amount value={movedOver(change)} movement />
    </b>
  )
  return (
    <p>
      <Trans id="accounts.home.year">
        {moved} depuis le 1<sup>er</sup> janvier
      </Trans>
      {count > 0 && <Plural id="accounts.home.year-without" value={count} one=", sans # compte" other=", sans # comptes" />}
      <br />
      <ChangeParts change={change} />
    </p>
  )
}

/** What the total counts and what it leaves out, and what moved it since the year began (P-ERR-28). */
export const HeroSentence = ({ savings, missing, change, paid, mayBePaid }: SentenceProps): ReactElement => (
  <>
    <CountedAccounts savings={savings} missing={missing} />
    {change !== undefined ? (
      <YearSentence change={change} />
    ) : (
      mayBePaid && (
        <p className={styles.paid}>
          {paid !== undefined && isPositive(paid) && (
            <Trans id="accounts.home.paid">
              <b className={styles.strong}>
                <Amount value={paid} />
              </b>{' '}
              versés depuis le 1<sup>er</sup> janvier
            </Trans>
          )}
        </p>
      )
    )}
  </>
)
