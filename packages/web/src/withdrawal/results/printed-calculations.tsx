import type { FigureId } from '@hautelisse/machines/withdrawal'
import { figureKey, selectAnnuity, selectExplanation } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { contractName } from './contract-names.ts'
import { ExplainedSteps } from './explained-steps.tsx'
import { useFigureTitle } from './figure-titles.ts'
import { partsOf } from './calculation.ts'
import { Quantity } from './quantity-text.tsx'
import { printedCalculation, printedTotal, printOnly, section, under } from './results.css.ts'
import type { ResultsProps } from './results-props.ts'
import { RuleNote } from './rule-note.tsx'

const Calculation = ({ snapshot, results, figure }: ResultsProps & { readonly figure: FigureId }): ReactElement | null => {
  const title = useFigureTitle()
  const explanation = selectExplanation(snapshot, figure)
  const all = results.contracts.map(({ contract }) => contract)
  if (explanation === undefined) return null
  const { derivation, contracts } = explanation
  return (
    <article className={printedCalculation}>
      <h3>{title(figure)}</h3>
      {contracts.length === 0 && partsOf(derivation).length === 0 && <ExplainedSteps isFull figure={derivation} />}
      {contracts.map(({ contract, derivation: own }) => (
        <div key={contract.account.policy_id}>
          <p className={printedTotal}>
            <span>{contractName(contract, all)}</span>
            <Quantity of={own} />
          </p>
          <ExplainedSteps isFull figure={own} />
        </div>
      ))}
      <p className={printedTotal}>
        <Trans id="withdrawal.calculation.one">Résultat</Trans>
        <Quantity of={derivation} />
      </p>
      <p className={under}>
        <RuleNote figure={figure} />
      </p>
    </article>
  )
}

/** The figures of the result whose calculation is printed. */
const figuresOf = ({ results, snapshot }: ResultsProps): readonly FigureId[] => {
  const plain = selectAnnuity(snapshot)?.plain
  const reversion = selectAnnuity(snapshot)?.reversion
  const led = results.lead?.figure ?? plain?.figure
  return [
    ...(results.hasCapital ? [{ kind: 'capital' } as const] : []),
    ...(led === undefined ? [] : [{ kind: 'annuity', figure: led, period: 'month' } as const]),
    ...(reversion === undefined ? [] : [{ kind: 'spouse', figure: reversion.spouse.figure, period: 'month' } as const]),
    ...results.contracts.flatMap((row) =>
      row.kind === 'available' && row.smallAnnuity !== undefined
        ? [{ kind: 'small-annuity', policyId: row.contract.account.policy_id } as const]
        : [],
    ),
  ]
}

/** On paper no calculation has to be opened: those of the figures that lead are there, with their sources in full. */
export const PrintedCalculations = (props: ResultsProps): ReactElement => (
  <section className={`${section} ${printOnly}`}>
    <h2>
      <Trans id="withdrawal.print.calculations">D’où viennent ces chiffres</Trans>
    </h2>
    {figuresOf(props).map((figure) => (
      <Calculation key={figureKey(figure)} {...props} figure={figure} />
    ))}
  </section>
)
