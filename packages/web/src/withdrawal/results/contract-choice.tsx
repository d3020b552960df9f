import type { ResultsView } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Select } from '../../ui/select/index.ts'
import { contractName } from './contract-names.ts'
import { contractChoice } from './results.css.ts'

const ALL = 'all'
const policyOf = (value: string): string | undefined => (value === ALL ? undefined : value)

export type ContractChoice = {
  /** The contract that is shown, or all of them together. */
  readonly policyId: string | undefined
  /** There is nothing to choose with one contract; on paper it says what was chosen. */
  readonly control: ReactNode
}

/**
 * Chooses between all contracts that convert something, together, and each of them.
 *
 * @param results result as a whole
 * @param offers whether there is anything to show of a contract, or of all of them
 */
export const useContractChoice = (
  { contracts }: ResultsView,
  offers: (policyId: string | undefined) => boolean,
): ContractChoice => {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(ALL)
  const all = contracts.map(({ contract }) => contract)
  const converting = contracts.filter((row) => row.kind === 'available' && row.isConverting)
  const options = [
    { value: ALL, label: t({ id: 'withdrawal.results.all-contracts', message: 'Tous mes contrats' }) },
    ...converting.map(({ contract }) => ({ value: contract.account.policy_id, label: contractName(contract, all) })),
  ].filter(({ value }) => offers(policyOf(value)))
  const { value } = options.find((option) => option.value === chosen) ?? options[0] ?? { value: ALL }
  return {
    policyId: policyOf(value),
    control: converting.length > 1 && (
      <div className={contractChoice}>
        <Select
          label={t({ id: 'withdrawal.results.contract', message: 'Contrat' })}
          labelHidden
          value={value}
          onValueChange={setChosen}
          options={options}
        />
      </div>
    ),
  }
}
