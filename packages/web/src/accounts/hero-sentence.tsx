import type { Savings, Source } from '@hautelisse/domain/home'
import type { Euros } from '@hautelisse/domain/money'
import { isPositive } from '@hautelisse/domain/money'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './savings-home.css.ts'
import { useAccountsOf } from './source-words.ts'

type SentenceProps = {
  readonly savings: Savings
  readonly missing: readonly Source[]
  /** What was paid in this year, once it is known. */
  readonly paid: Euros | undefined
  /** Whether it will be known: its line is kept until then, so that nothing moves. */
  readonly mayBePaid: boolean
}

const Counted = ({ savings, missing }: Pick<SentenceProps, 'savings' | 'missing'>): ReactElement => {
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

/** What the total counts and what it leaves out, and what was paid in since the year began (P-ERR-28). */
export const HeroSentence = ({ savings, missing, paid, mayBePaid }: SentenceProps): ReactElement => (
  <>
    <Counted savings={savings} missing={missing} />
    {mayBePaid && (
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
    )}
  </>
)
