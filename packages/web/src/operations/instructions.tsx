import { subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { instructionsOf, type InstructionMeaning, type TransactionDetails } from '@hautelisse/domain/operations'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo, useAim } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Ledger, Line, Section } from '../ui/page/index.ts'
import * as styles from './details.css.ts'
import { useFundNames } from './funds.ts'

type InstructionsProps = { readonly details: TransactionDetails; readonly meaning: InstructionMeaning }

/** Fund by fund, what was sold or bought (ENT-43, OPS-42). */
export const Instructions = ({ details, meaning }: InstructionsProps): ReactElement => {
  const aim = useAim()
  const { accountOf, companyOf, fundOf, isHeld } = useFundNames(details)
  return (
    <Section
      level={3}
      className={styles.wide}
      title={
        meaning === 'RACHAT' ? (
          <Trans id="operations.instructions.sold">D’où vient l’argent</Trans>
        ) : (
          <Trans id="operations.instructions.bought">Où il est placé</Trans>
        )
      }
    >
      <Ledger>
        {instructionsOf(details, meaning).map((one) => (
          <Line
            key={`${one.policy_id}-${one.investment_id}-${one.amount.toString()}`}
            name={
              isHeld(one) ? (
                <TextLinkTo {...aim({ hash: `fund-${one.policy_id}_${one.investment_id}` })}>{fundOf(one)}</TextLinkTo>
              ) : (
                <b>{fundOf(one)}</b>
              )
            }
            value={<Amount value={meaning === 'RACHAT' ? subtractEuros(ZERO_EUROS, one.amount) : one.amount} movement />}
            note={[accountOf(one.policy_id), companyOf(one.policy_id)].filter((part) => part !== undefined).join(', ')}
          />
        ))}
      </Ledger>
    </Section>
  )
}
