import { subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { instructionsOf, type InstructionMeaning, type TransactionDetails } from '@hautelisse/domain/operations'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { TextLinkTo, useAim } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './details.css.ts'
import { useFundNames } from './funds.ts'

type InstructionsProps = { readonly details: TransactionDetails; readonly meaning: InstructionMeaning; readonly as?: 'h2' | 'h3' }

/** Fund by fund, what was sold or bought (ENT-43, OPS-42). */
export const Instructions = ({ details, meaning, as: Heading = 'h3' }: InstructionsProps): ReactElement => {
  const id = useId()
  const aim = useAim()
  const { accountOf, companyOf, fundOf, isHeld } = useFundNames(details)
  return (
    <section className={styles.wide} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {meaning === 'RACHAT' ? (
          <Trans id="operations.instructions.sold">D’où vient l’argent</Trans>
        ) : (
          <Trans id="operations.instructions.bought">Où il est placé</Trans>
        )}
      </Heading>
      <ul className={styles.ledger}>
        {instructionsOf(details, meaning).map((one) => (
          <li key={`${one.policy_id}-${one.investment_id}-${one.amount.toString()}`} className={styles.entry}>
            <span>
              <b className={styles.strong}>
                {isHeld(one) ? (
                  <TextLinkTo {...aim({ hash: `fund-${one.policy_id}_${one.investment_id}` })}>{fundOf(one)}</TextLinkTo>
                ) : (
                  fundOf(one)
                )}
              </b>
              <span className={styles.small}>
                {[accountOf(one.policy_id), companyOf(one.policy_id)].filter((part) => part !== undefined).join(', ')}
              </span>
            </span>
            <b className={styles.strong}>
              <Amount value={meaning === 'RACHAT' ? subtractEuros(ZERO_EUROS, one.amount) : one.amount} movement />
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
