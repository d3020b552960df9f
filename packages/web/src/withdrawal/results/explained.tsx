import { find, type Derivation } from '@hautelisse/domain/explain'
import type { ExplanationView } from '@hautelisse/machines/withdrawal'
import type { Contract } from '@hautelisse/domain/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement, type ReactNode } from 'react'
import { ExplainContract, ExplainContracts } from '../../ui/explain-panel/index.ts'
import { useOptionWords } from '../option-words.ts'
import { partsOf } from './calculation.ts'
import { contractName } from './contract-names.ts'
import { ExplainedSteps } from './explained-steps.tsx'
import { useTermWords } from './figure-words.ts'
import { Quantity } from './quantity-text.tsx'
import { partTitle } from './results.css.ts'
import type { Term } from '@hautelisse/domain/withdrawal'

/** One thing that a figure is put together from, under its own name. */
type Part = { readonly key: string; readonly name: ReactNode; readonly basis: ReactNode; readonly figure: Derivation }

/** « 35 480,20 € à convertir » */
const Basis = ({ figure }: { readonly figure: Derivation }): ReactElement | null => {
  const saved = find(figure, 'withdrawal.saved')
  if (saved === undefined) return null
  return saved.details?.['side'] === 'capital' ? (
    <Trans id="withdrawal.calculation.basis-capital">
      <Quantity of={saved} /> en capital
    </Trans>
  ) : (
    <Trans id="withdrawal.calculation.basis-annuity">
      <Quantity of={saved} /> à convertir
    </Trans>
  )
}

const usePartsOf = ({ derivation, contracts, figure: id }: ExplanationView, all: readonly Contract[]): readonly Part[] => {
  const { t } = useLingui()
  const options = useOptionWords()
  const isWithReversion = id.kind === 'guarantee-gap' && id.figure.type === 'RV_RAG'
  const names = [
    t({ id: 'withdrawal.calculation.gap-first', message: 'Rente avec cette option' }),
    options[isWithReversion ? 'RV_R' : 'RV_NR'].short,
  ]
  if (contracts.length > 0)
    return contracts.map(({ contract, derivation: figure }) => ({
      key: contract.account.policy_id,
      name: contractName(contract, all),
      basis: <Basis figure={figure} />,
      figure,
    }))
  return partsOf(derivation).map((figure, index) => ({ key: String(index), name: names[index], basis: undefined, figure }))
}

/** The steps of a figure, or, where it is put together from others, those of each of them. */
const StepsOf = ({
  figure,
  contracts,
}: {
  readonly figure: Derivation
  readonly contracts: readonly Contract[]
}): ReactElement => {
  const terms = useTermWords()
  const parts = partsOf(figure)
  if (parts.length === 0) return <ExplainedSteps figure={figure} />
  return (
    <>
      {parts.map((part, index) => {
        const contract = contracts.find(({ account }) => account.policy_id === part.details?.['policy_id'])
        return (
          <div key={`${part.term}-${String(index)}`}>
            <p className={partTitle}>
              <span>{contract === undefined ? terms[part.term as Term] : contractName(contract, contracts)}</span>
              <Quantity of={part} />
            </p>
            <StepsOf figure={part} contracts={contracts} />
          </div>
        )
      })}
    </>
  )
}

type ExplainedProps = { readonly explanation: ExplanationView; readonly contracts: readonly Contract[] }

/** The whole calculation of a figure: its steps, or one fold per contract. */
export const Explained = ({ explanation, contracts }: ExplainedProps): ReactElement => {
  const parts = usePartsOf(explanation, contracts)
  const [open, setOpen] = useState(parts[0]?.key ?? '')
  if (parts.length === 0) return <ExplainedSteps figure={explanation.derivation} />
  return (
    <ExplainContracts open={open} onOpenChange={setOpen}>
      {parts.map(({ key, name, basis, figure }) => (
        <ExplainContract key={key} id={key} name={name} basis={basis} value={<Quantity of={figure} />}>
          <StepsOf figure={figure} contracts={contracts} />
        </ExplainContract>
      ))}
    </ExplainContracts>
  )
}
