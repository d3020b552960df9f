import { type Contract, ofContract } from '@hautelisse/domain/withdrawal'
import {
  type ExplanationView,
  type ResultFigure,
  figureKey,
  selectAnnuity,
  selectExplanation,
} from '@hautelisse/machines/withdrawal'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel, PrintedCalculations } from '../../explanation/index.ts'
import { contractName } from './contract-names.ts'
import { useFigureTitle } from './figure-titles.ts'
import type { ResultsProps } from './results-props.ts'
import { section } from './results.css.ts'
import { RuleNote } from './rule-note.tsx'
import { useSources, useTerms } from './terms.tsx'

/** The figures of the result whose calculation is printed. */
const figuresOf = ({ results, snapshot }: ResultsProps): readonly ResultFigure[] => {
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
      className={section}
      figures={figures}
      terms={terms}
      sources={useSources()}
    />
  )
}

type ExplanationProps = { readonly explanation: ExplanationView; readonly contracts: readonly Contract[] }

const policyIdOf = (figure: ResultFigure): string | undefined => ('policyId' in figure ? figure.policyId : undefined)

/** What the open figure is and, where there are several contracts and it is of one of them, of which: « PERECO, Rente simple, par mois ». */
const useTitle = ({ explanation: { figure }, contracts }: ExplanationProps): string => {
  const title = useFigureTitle()(figure)
  const contract = contracts.find(({ account }) => account.policy_id === policyIdOf(figure))
  return contract === undefined || contracts.length === 1 ? title : `${contractName(contract, contracts)}, ${title}`
}

const TotalLabel = ({ explanation }: Pick<ExplanationProps, 'explanation'>): ReactElement => {
  const { derivation, contracts, figure } = explanation
  const count = contracts.length
  return (
    <>
      {count > 1 ? (
        <Plural id="withdrawal.calculation.all" value={count} one="Le contrat" _2="Les deux contrats" other="Les # contrats" />
      ) : (
        <Trans id="withdrawal.calculation.one">Résultat</Trans>
      )}
      {derivation.unit === 'eur-per-month' && (
        <>
          {', '}
          <br />
          <Trans id="withdrawal.calculation.month-gross">par mois, brut</Trans>
        </>
      )}
      {derivation.unit === 'eur-per-year' && (
        <>
          {', '}
          <br />
          <Trans id="withdrawal.calculation.year-gross">par an, brut</Trans>
        </>
      )}
      {figure.kind === 'guarantee-limit' && (
        <>
          {', '}
          <Trans id="withdrawal.calculation.in-years">en années</Trans>
        </>
      )}
    </>
  )
}

/** Where the open figure comes from. */
export const FigureExplanation = (props: ExplanationProps): ReactElement => {
  const { t } = useLingui()
  const { explanation, contracts } = props
  const { figure, derivation } = explanation
  const title = useTitle(props)
  const policyId = policyIdOf(figure)
  const count = explanation.contracts.length
  return (
    <CalculationPanel
      key={figureKey(figure)}
      derivation={policyId === undefined ? derivation : ofContract(derivation, policyId)}
      terms={useTerms(contracts, figure)}
      sources={useSources()}
      title={title}
      subtitle={
        <>
          {title}
          {count > 1 && (
            <>
              {', '}
              <Plural id="withdrawal.calculation.sum" value={count} one="# contrat" other="somme de # contrats" />
            </>
          )}
        </>
      }
      total={<TotalLabel explanation={explanation} />}
      rule={<RuleNote figure={figure} />}
      fileName={t({ id: 'withdrawal.export.name', message: 'calcul-rente.csv' })}
    />
  )
}
