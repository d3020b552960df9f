import { find, valueOf, writeFigure, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES, type SourceCode } from '@hautelisse/domain/income-tax'
import { isPositive, restOf } from '@hautelisse/domain/money'
import { savingByBand } from '@hautelisse/domain/tax-saving'
import type { TaxResultView } from '@hautelisse/machines/tax-saving'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Quantity } from '../../explanation/index.ts'
import { Amount, shortRate, SumAmount } from '../../ui/amount/index.ts'
import { Formula } from './formula.tsx'
import type { Row } from './ledger-rows.ts'
import type { TaxTerm } from './term-words.ts'

export type Years = {
  readonly result: TaxResultView
  readonly year: number
  /** Undefined if neither the answer nor the page knows it. */
  readonly incomeYear: number | undefined
}

const within = (tree: Derivation | undefined, term: TaxTerm): Derivation | undefined => tree && find(tree, term)

/** A figure of a tree, where the tree has it. */
const TreeFigure = ({ of: tree, term }: { readonly of: Derivation; readonly term: TaxTerm }): ReactElement | null => {
  const figure = within(tree, term)
  return figure === undefined ? null : <Quantity of={figure} />
}

const Citation = ({ source }: { readonly source: SourceCode }): ReactElement => (
  <>
    {' '}
    <cite lang="fr">{SOURCES[source].citations.join(', ')}</cite>
  </>
)

const Wage = ({ result, year }: Years): ReactElement => {
  const last = year - 1
  return (
    <Trans id="tax.result.row.wage-text">
      <Amount value={result.request.monthly_income} /> × 12&nbsp;mois, retenus pour {last} et pour {year}
    </Trans>
  )
}

const Costs = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <>
    <Trans id="tax.result.row.costs-text">
      Frais professionnels : <Formula of={figure} />.
    </Trans>
    <Citation source="wage-costs" />
  </>
)

const Ceiling = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <>
    <Formula of={figure} />.
    <Citation source="retirement-deduction" />
  </>
)

const Spouse = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <Trans id="tax.result.row.spouse-text">
    <TreeFigure of={figure} term="income-tax.wage" /> moins l’abattement de <TreeFigure of={figure} term="income-tax.costs" />.
    Compte pour l’impôt, pas pour votre plafond.
  </Trans>
)

const Scale = ({ incomeYear }: { readonly incomeYear: number }): ReactElement => {
  const scaleYear = incomeYear + 1
  return (
    <Trans id="tax.result.row.scale">
      Barème {scaleYear}, revenus {incomeYear}.
    </Trans>
  )
}

const TaxBefore = ({ figure, result, incomeYear }: Years & { readonly figure: Derivation }): ReactElement => {
  const { t } = useLingui()
  const parts = within(figure, 'income-tax.parts')
  const count = parts === undefined ? 1 : valueOf(parts).toNumber()
  // The number as French writes it, in English as well.
  const shown = parts === undefined ? '1' : writeFigure(parts)
  const inParts = t({
    id: 'tax.result.parts',
    message: plural(count, { one: `${shown} part fiscale`, other: `${shown} parts fiscales` }),
  })
  const band = result.marginalRate && shortRate(result.marginalRate)
  return (
    <>
      <Trans id="tax.result.row.before-text">
        Sur <TreeFigure of={figure} term="income-tax.net-taxable-income" />, {inParts}
      </Trans>
      {band !== undefined && (
        <>
          {', '}
          <Trans id="tax.result.row.marginal">tranche d’imposition de {band}</Trans>
        </>
      )}
      {'. '}
      {incomeYear !== undefined && <Scale incomeYear={incomeYear} />}
      <Citation source="scale" />
    </>
  )
}

const TaxAfter = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <Trans id="tax.result.row.after-text">
    Sur <TreeFigure of={figure} term="income-tax.net-wages" /> −&nbsp;
    <TreeFigure of={figure} term="income-tax.deducted" /> = <TreeFigure of={figure} term="income-tax.net-taxable-income" />, même
    barème
  </Trans>
)

/** « 30 % sur 5 400,00 € »: the bands that the payment comes out of. */
const ByBand = ({ of: saving }: { readonly of: Derivation }): ReactElement | null => {
  const bands = savingByBand(saving)
  if (bands === undefined) return null
  const shares = bands.map(({ rate, amount }, place) => {
    const share = shortRate(rate)
    return (
      <Fragment key={share}>
        {place > 0 && ', '}
        <Trans id="tax.result.band">
          {share} sur <Amount value={amount} />
        </Trans>
      </Fragment>
    )
  })
  return (
    <>
      {' '}
      <Trans id="tax.result.row.by-band">Par tranche&nbsp;: {shares}.</Trans>
    </>
  )
}

const SavingOf = ({ result, figure }: Pick<Years, 'result'> & { readonly figure: Derivation | undefined }): ReactElement => {
  const { taxBefore, taxAfter, useful, ceiling, payment, saving } = result
  const tax = taxBefore && taxAfter && restOf(taxBefore, taxAfter)
  const isWorth = useful !== undefined && isPositive(saving) && payment.equals(ceiling) && useful.lessThan(ceiling)
  return (
    <>
      {tax !== undefined && (
        <Trans id="tax.result.row.saving-text">
          <SumAmount of={tax} /> −&nbsp;
          <SumAmount of={tax} part="part" />.
        </Trans>
      )}
      {figure !== undefined && <ByBand of={figure} />}
      {isWorth && (
        <>
          {' '}
          <Trans id="tax.result.row.useful">
            Plus petit versement qui l’atteint, à 1 € près : <Amount value={useful} />, car l’impôt est arrondi à l’euro.
          </Trans>
        </>
      )}
    </>
  )
}

const EffortOf = ({ result: { payment, saving } }: Pick<Years, 'result'>): ReactElement => {
  const effort = restOf(payment, saving)
  return (
    <Trans id="tax.result.row.effort-text">
      <SumAmount of={effort} /> −&nbsp;
      <SumAmount of={effort} part="part" />, avant l’impôt à la sortie
    </Trans>
  )
}

const Contribution = (): ReactElement => (
  <>
    <Trans id="tax.result.row.contribution-text">
      Due en plus de l’impôt sur le revenu. Votre versement ne la réduit pas : elle est calculée avant la déduction.
    </Trans>
    <Citation source="high-incomes" />
  </>
)

/** What a figure is made of, in one sentence. */
export const RowText = ({ row: { id, figure }, ...years }: Years & { readonly row: Row }): ReactNode => {
  if (id === 'wage') return <Wage {...years} />
  if (id === 'saving') return <SavingOf result={years.result} figure={figure} />
  if (id === 'effort') return <EffortOf result={years.result} />
  if (figure === undefined) return null
  switch (id) {
    case 'costs':
      return <Costs figure={figure} />
    case 'ceiling':
      return <Ceiling figure={figure} />
    case 'spouse':
      return <Spouse figure={figure} />
    case 'before':
      return <TaxBefore {...years} figure={figure} />
    case 'after':
      return <TaxAfter figure={figure} />
    case 'contribution':
      return <Contribution />
    default:
      return id satisfies never
  }
}
