import { find, valueOf, writeFigure, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES, type SourceCode } from '@hautelisse/domain/income-tax'
import { euros, isPositive, multiplyEuros } from '@hautelisse/domain/money'
import type { TaxResultView } from '@hautelisse/machines/tax-saving'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, type ReactElement, type ReactNode } from 'react'
import { Amount, shortRate } from '../../ui/amount/index.ts'
import { CalculationPanel, LedgerFigure, Quantity } from '../../explanation/index.ts'
import { useOpening } from '../opening.ts'
import type { Row } from './ledger-rows.ts'
import * as styles from './result.css.ts'
import { useRowNames } from './row-names.ts'
import type { TaxTerm } from './term-words.ts'
import { useSources, useTerms } from './terms.tsx'

type Years = {
  readonly result: TaxResultView
  readonly year: number
  /** Nothing where neither the answer nor the page knows it. */
  readonly incomeYear: number | undefined
}

const within = (tree: Derivation | undefined, term: TaxTerm): Derivation | undefined => tree && find(tree, term)

/** A figure of a tree, where the tree has it. */
const Part = ({ of: tree, term }: { readonly of: Derivation; readonly term: TaxTerm }): ReactElement | null => {
  const figure = within(tree, term)
  return figure === undefined ? null : <Quantity of={figure} />
}

const Citation = ({ source }: { readonly source: SourceCode }): ReactElement => (
  <>
    {' '}
    <cite lang="fr" className={styles.cite}>
      {SOURCES[source].citations.join(', ')}
    </cite>
  </>
)

const Wage = ({ result, year }: Years): ReactElement => {
  const last = year - 1
  return (
    <Trans id="tax.result.row.wage-text">
      <Amount value={result.request.monthly_income} /> × 12 mois, retenus pour {last} et pour {year}
    </Trans>
  )
}

const Costs = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <>
    <Trans id="tax.result.row.costs-text">
      Frais professionnels, au moins <Part of={figure} term="income-tax.costs-min" />, au plus{' '}
      <Part of={figure} term="income-tax.costs-max" />.
    </Trans>
    <Citation source="wage-costs" />
  </>
)

/** The largest ceiling of anybody: the rate on the income that counts at most. */
const Highest = ({ of: figure }: { readonly of: Derivation }): ReactElement | null => {
  const [income, rate] = [within(figure, 'income-tax.highest-income'), within(figure, 'income-tax.ceiling-rate')]
  return income && rate ? <Amount value={multiplyEuros(euros(valueOf(income)), valueOf(rate))} /> : null
}

const Ceiling = ({ figure }: { readonly figure: Derivation }): ReactElement => {
  const rate = within(figure, 'income-tax.ceiling-rate')
  const share = rate === undefined ? '' : shortRate(valueOf(rate))
  return (
    <>
      <Trans id="tax.result.row.ceiling-text">
        {share} de <Part of={figure} term="income-tax.net-wage" />, au moins <Part of={figure} term="income-tax.ceiling-floor" />,
        au plus <Highest of={figure} />.
      </Trans>
      <Citation source="retirement-deduction" />
    </>
  )
}

const Spouse = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <Trans id="tax.result.row.spouse-text">
    <Part of={figure} term="income-tax.wage" /> moins l’abattement de <Part of={figure} term="income-tax.costs" />. Compte pour
    l’impôt, pas pour votre plafond.
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

const Before = ({ figure, result, incomeYear }: Years & { readonly figure: Derivation }): ReactElement => {
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
        Sur <Part of={figure} term="income-tax.net-taxable-income" />, {inParts}
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

const After = ({ figure }: { readonly figure: Derivation }): ReactElement => (
  <Trans id="tax.result.row.after-text">
    Sur <Part of={figure} term="income-tax.net-wages" /> − <Part of={figure} term="income-tax.deducted" /> ={' '}
    <Part of={figure} term="income-tax.net-taxable-income" />, même barème
  </Trans>
)

const Saving = ({ result }: Pick<Years, 'result'>): ReactElement => {
  const { taxBefore, taxAfter, useful, ceiling, payment, saving } = result
  const isWorth = useful !== undefined && isPositive(saving) && payment.equals(ceiling) && useful.lessThan(ceiling)
  return (
    <>
      {taxBefore !== undefined && taxAfter !== undefined && (
        <Trans id="tax.result.row.saving-text">
          <Amount value={taxBefore} /> − <Amount value={taxAfter} />.
        </Trans>
      )}
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

const Effort = ({ result: { payment, saving } }: Pick<Years, 'result'>): ReactElement => (
  <Trans id="tax.result.row.effort-text">
    <Amount value={payment} /> − <Amount value={saving} />, avant l’impôt à la sortie
  </Trans>
)

const Contribution = (): ReactElement => (
  <>
    <Trans id="tax.result.row.contribution-text">
      Due en plus de l’impôt sur le revenu. Votre versement ne la réduit pas : elle est calculée avant la déduction.
    </Trans>
    <Citation source="high-incomes" />
  </>
)

/** What a figure is made of, in one sentence. */
const Text = ({ row: { id, figure }, ...years }: Years & { readonly row: Row }): ReactNode => {
  if (id === 'wage') return <Wage {...years} />
  if (id === 'saving') return <Saving result={years.result} />
  if (id === 'effort') return <Effort result={years.result} />
  if (figure === undefined) return null
  switch (id) {
    case 'costs':
      return <Costs figure={figure} />
    case 'ceiling':
      return <Ceiling figure={figure} />
    case 'spouse':
      return <Spouse figure={figure} />
    case 'before':
      return <Before {...years} figure={figure} />
    case 'after':
      return <After figure={figure} />
    case 'contribution':
      return <Contribution />
    default:
      return id satisfies never
  }
}

const RuleText = ({ year, incomeYear }: Pick<Years, 'year' | 'incomeYear'>): ReactElement | null => {
  if (incomeYear === undefined) return null
  const scaleYear = incomeYear + 1
  return (
    <Trans id="tax.result.rule">
      Barème {scaleYear} sur les revenus {incomeYear}, plafond des versements de {year}. Les étapes sont calculées sans arrondi et
      affichées au centime ; l’impôt et le plafond sont arrondis à l’euro.
    </Trans>
  )
}

type PanelProps = Pick<Years, 'year' | 'incomeYear'> & { readonly figure: Derivation }

/** Where the figure of a row comes from, step by step. */
const Panel = ({ figure, ...years }: PanelProps): ReactElement => {
  const { t } = useLingui()
  const terms = useTerms()
  return (
    <CalculationPanel
      derivation={figure}
      terms={terms}
      sources={useSources()}
      title={terms.nameOf(figure)}
      // The saving has its own explanation: the effort begins where that one ends.
      known={figure.term === ('tax-saving.effort' satisfies TaxTerm) ? figure.inputs.slice(1) : []}
      rule={<RuleText {...years} />}
      fileName={t({ id: 'tax.result.export.name', message: 'calcul-impot.csv' })}
    />
  )
}

const Line = ({ row, name, ...years }: Years & { readonly row: Row; readonly name: string }): ReactElement => {
  const { id, value, figure } = row
  const opening = useOpening(id)
  const isTotal = id === 'saving' || id === 'effort'
  const amount = id === 'costs' ? multiplyEuros(value, -1) : value
  return (
    <div className={`${styles.row} ${isTotal ? styles.total : ''}`}>
      <dt className={styles.rowName}>{name}</dt>
      <dd className={styles.rowValue}>
        {figure === undefined ? <Amount value={amount} /> : <LedgerFigure opening={opening} value={amount} name={name} />}
      </dd>
      <dd className={styles.rowText}>
        <Text row={row} {...years} />
      </dd>
      {opening.isOpen && figure !== undefined && (
        <dd className={styles.rowPanel}>
          <Panel figure={figure} year={years.year} incomeYear={years.incomeYear} />
        </dd>
      )}
    </div>
  )
}

type LedgerProps = Years & { readonly rows: readonly Row[]; readonly level: 2 | 4 }

/** "D’où viennent ces chiffres ?": from the pay to the effort, each figure with its article, and its whole calculation when it is opened. */
export const Ledger = memo(({ rows, level, ...rest }: LedgerProps): ReactElement => {
  const id = useId()
  const names = useRowNames()
  const Heading = level === 2 ? 'h2' : 'h4'
  const canOpen = rows.some(({ figure }) => figure !== undefined)
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.sectionTitle}>
        <Trans id="tax.result.ledger">D’où viennent ces chiffres ?</Trans>
      </Heading>
      <dl className={styles.ledger}>
        {rows.map((row) => (
          <Line key={row.id} row={row} name={names[row.id]} {...rest} />
        ))}
      </dl>
      {!canOpen && (
        <p className={styles.quiet}>
          <Trans id="tax.result.unexplained">Le détail de chaque calcul n’est pas disponible pour cette réponse.</Trans>
        </p>
      )}
    </section>
  )
})
