import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { valuedOn } from '@hautelisse/domain/accounts'
import type { Contract } from '@hautelisse/domain/withdrawal'
import { selectContracts } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { ContractHead } from './contract-head.tsx'
import { LeftOutContracts } from './left-out.tsx'
import { usePartWords } from './part-words.ts'
import { SavedTotal } from './start-aside.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { compartment, compartments, quiet, reason } from './withdrawal.css.ts'

const Compartments = ({ contract }: { readonly contract: Contract }): ReactElement => {
  const words = usePartWords()
  return (
    <dl className={compartments}>
      {contract.parts
        .filter(({ lock }) => lock !== 'empty')
        .map(({ name, balance }) => (
          <div key={name} className={compartment}>
            <dt>{words[name]}</dt>
            <dd>
              <Amount value={balance} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** A contract that is shown and takes no part (MRM-55). */
const Disabled = (): ReactElement => (
  <p className={reason}>
    <Icon of={drawings.Lock} />
    <span>
      <Trans id="withdrawal.schemes.disabled">
        Un article 83 ne se débloque pas pour ce motif : ce contrat reste en dehors de la simulation.
      </Trans>
    </span>
  </p>
)

const Scheme = ({ contract }: { readonly contract: Contract }): ReactElement => {
  const id = `scheme-${contract.account.policy_id}`
  return (
    <Panel padded={false} unavailable={contract.disabled} aria-labelledby={id}>
      <ContractHead id={id} account={contract.account} />
      {contract.disabled ? <Disabled /> : <Compartments contract={contract} />}
    </Panel>
  )
}

/** Step 1: the retirement contracts that can be split, with what they hold (MRM-02). */
export const SchemesStep = ({ snapshot, send }: StepProps): ReactElement => {
  const contracts = selectContracts(snapshot)
  const date = valuedOn(contracts.map(({ account }) => account))
  return (
    <StepForm
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
            <p className={quiet}>
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
    </StepForm>
  )
}
