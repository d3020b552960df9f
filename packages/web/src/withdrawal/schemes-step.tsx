import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { valuedOn } from '@hautelisse/domain/accounts'
import type { Contract } from '@hautelisse/domain/withdrawal'
import { selectContracts } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Card, Ledger, Line, text } from '../ui/page/index.ts'
import { ContractPlace } from './contract-place.tsx'
import { LeftOutContracts } from './left-out.tsx'
import { usePartWords } from './part-words.ts'
import { SavedTotal } from './start-aside.tsx'
import { StepFrame } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** A contract with what it holds, or why it takes no part (MRM-55). */
const Scheme = ({ contract: { account, disabled, parts } }: { readonly contract: Contract }): ReactElement => {
  const words = usePartWords()
  return (
    <Card
      as="section"
      level={2}
      unavailable={disabled}
      title={account.title}
      under={<ContractPlace account={account} />}
      mark={<Amount value={account.balance} size="s" />}
    >
      {disabled ? (
        <p className={text({ as: 'small' })}>
          <Icon of={drawings.Lock} />{' '}
          <Trans id="withdrawal.schemes.disabled">
            Un article 83 ne se débloque pas pour ce motif : ce contrat reste en dehors de la simulation.
          </Trans>
        </p>
      ) : (
        <Ledger>
          {parts
            .filter(({ lock }) => lock !== 'empty')
            .map(({ name, balance }) => (
              <Line key={name} name={words[name]} value={<Amount value={balance} />} />
            ))}
        </Ledger>
      )}
    </Card>
  )
}

/** Step 1: the retirement contracts that can be split, with what they hold (MRM-02). */
export const SchemesStep = ({ snapshot, send }: StepProps): ReactElement => {
  const contracts = selectContracts(snapshot)
  const date = valuedOn(contracts.map(({ account }) => account))
  return (
    <StepFrame
      title={<Trans id="withdrawal.schemes.title">Votre épargne retraite à répartir</Trans>}
      lead={
        <Trans id="withdrawal.schemes.lead">
          À la retraite, cette épargne peut vous être versée en une fois, en revenu à vie, ou les deux.
        </Trans>
      }
      snapshot={snapshot}
      send={send}
      isFirst
      aside={
        <>
          <SavedTotal snapshot={snapshot} />
          {date !== undefined && (
            <p className={text({ as: 'caption' })}>
              <Trans id="withdrawal.schemes.valued-on">Valeurs au {formatFrenchDate(date)}</Trans>
            </p>
          )}
        </>
      }
    >
      {contracts.map((contract) => (
        <Scheme key={contract.account.policy_id} contract={contract} />
      ))}
      <LeftOutContracts snapshot={snapshot} isBesideContracts />
    </StepFrame>
  )
}
