import type { FigureId } from '@hautelisse/machines/withdrawal'
import { figureKey, selectAnnuity, selectExplanation } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { PrintedCalculations } from '../../explanation/index.ts'
import { useFigureTitle } from './figure-titles.ts'
import { printOnly, section } from './results.css.ts'
import type { ResultsProps } from './results-props.ts'
import { RuleNote } from './rule-note.tsx'
import { useSources, useTerms } from './terms.tsx'

/** The figures of the result whose calculation is printed. */
const figuresOf = ({ results, snapshot }: ResultsProps): readonly FigureId[] => {
  const plain = selectAnnuity(snapshot)?.plain
  const reversion = selectAnnuity(snapshot)?.reversion
  const led = results.isConverting ? (results.lead?.figure ?? plain?.figure) : undefined
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

const CAPITAL = { kind: 'capital' } as const

/** On paper no calculation has to be opened: those of the figures that lead are there, with their sources in full. */
export const ResultCalculations = (props: ResultsProps): ReactElement | null => {
  const { snapshot, results } = props
  const title = useFigureTitle()
  const terms = useTerms(
    results.contracts.map(({ contract }) => contract),
    CAPITAL,
  )
  const figures = figuresOf(props).flatMap((figure) => {
    const derivation = selectExplanation(snapshot, figure)?.derivation
    return derivation === undefined
      ? []
      : [{ key: figureKey(figure), name: title(figure), derivation, rule: <RuleNote figure={figure} /> }]
  })
  return (
    <PrintedCalculations
      title={<Trans id="withdrawal.print.calculations">D’où viennent ces chiffres</Trans>}
      level={2}
      className={`${section} ${printOnly}`}
      figures={figures}
      terms={terms}
      sources={useSources()}
    />
  )
}
