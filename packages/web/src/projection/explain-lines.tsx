import { yearOf } from '@hautelisse/domain/calendar'
import { find, type Derivation } from '@hautelisse/domain/explain'
import { euros, multiplyEuros, sumEuros, sumOf, type Euros } from '@hautelisse/domain/money'
import type { IncomeEuros, KnownLiving, ProjectionPlan } from '@hautelisse/domain/projection'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, SumAmount } from '../ui/amount/index.ts'
import { shortPercent } from './causes-part.tsx'

export type LineId = 'pension' | 'annuities' | 'other' | 'charges' | 'tax' | 'loan'

/** One of the lines that a net is made of: what it adds or takes, and its steps. */
export type NetLine = {
  readonly id: LineId
  readonly value: Euros
  readonly figure: Derivation
  /** Parts of the month behind it, in the order of its steps. */
  readonly lines: readonly string[]
}

const TERMS: Readonly<Record<LineId, string>> = {
  pension: 'projection.living-pension',
  annuities: 'projection.living-annuities',
  other: 'projection.living-other',
  charges: 'projection.living-charges',
  tax: 'projection.living-tax',
  loan: 'projection.living-loan',
}
const ADDED: ReadonlySet<LineId> = new Set(['pension', 'annuities', 'other'])
const IDS = ['pension', 'annuities', 'other', 'charges', 'tax', 'loan'] as const

const isBehind = (id: LineId, line: string): boolean => {
  if (id === 'pension') return line.startsWith('pension')
  if (id === 'annuities') return line.startsWith('account-')
  return id === 'other' ? line === 'other' : true
}

/** The lines of a net, from what comes in to what is taken from it. */
export const netLinesOf = (living: KnownLiving, euroKind: IncomeEuros): readonly NetLine[] => {
  const { explanation } = living.figures[euroKind]
  return IDS.flatMap((id) => {
    const figure = find(explanation, TERMS[id])
    if (figure === undefined) return []
    const amount = euros(figure.value)
    return [
      {
        id,
        value: ADDED.has(id) ? amount : multiplyEuros(amount, -1),
        figure,
        lines: living.income[euroKind].month.lines.map((line) => line.id).filter((line) => isBehind(id, line)),
      },
    ]
  })
}

type SentenceProps = { readonly id: LineId; readonly living: KnownLiving; readonly plan: ProjectionPlan }

const PensionSentence = ({ living }: Pick<SentenceProps, 'living'>): ReactElement => {
  const { pension, departure } = living
  const day = formatFrenchDate(departure.start)
  if (pension.kind === 'estimated') {
    const { base, complementary } = pension.parts
    const whole = sumOf({ base, complementary })
    return (
      <Trans id="projection-income.why.pension-estimated">
        Votre pension de base donne <SumAmount of={whole} part="base" />, vos points complémentaires{' '}
        <SumAmount of={whole} part="complementary" />, pour un départ le {day}. Elle suit les prix jusque-là.
      </Trans>
    )
  }
  return (
    <Trans id="projection-income.why.pension-typed">
      Le montant brut que vous avez indiqué. Il est supposé suivre les prix jusqu’au départ.
    </Trans>
  )
}

const AnnuitySentence = ({ living, plan }: Omit<SentenceProps, 'id'>): ReactElement => {
  const saved = sumEuros(plan.accounts.map(({ balance }) => balance))
  const { months } = living
  const factors = living.income.departure.month.lines.flatMap(({ id, gross }) => {
    const factor = id.startsWith('account-') ? find(gross, 'projection.factor') : undefined
    return factor === undefined ? [] : [euros(factor.value)]
  })
  const [first, ...others] = factors.toSorted((one, other) => one.comparedTo(other))
  const last = others.at(-1)
  if (first === undefined)
    return <Trans id="projection-income.why.annuities-none">Aucune part de votre épargne ne devient une rente.</Trans>
  return last === undefined || last.eq(first) ? (
    <Trans id="projection-income.why.annuities">
      <Amount value={saved} /> grandissent pendant {months}&nbsp;mois, avec vos versements. Puis 1&nbsp;€ par an, à vie, coûte{' '}
      <Amount value={first} />
      &nbsp;: c’est le prix qui change l’épargne en rente.
    </Trans>
  ) : (
    <Trans id="projection-income.why.annuities-range">
      <Amount value={saved} /> grandissent pendant {months}&nbsp;mois, avec vos versements. Puis 1&nbsp;€ par an, à vie, coûte de{' '}
      <Amount value={first} /> à <Amount value={last} /> selon le contrat&nbsp;: c’est le prix qui change l’épargne en rente.
    </Trans>
  )
}

const ChargesSentence = ({ living, plan }: Omit<SentenceProps, 'id'>): ReactElement => {
  const { rate, referenceIncome } = living.charges
  const percent = shortPercent(rate)
  return (
    <>
      {referenceIncome === undefined ? (
        <Trans id="projection-income.why.charges-stated">{percent} de votre pension complémentaire.</Trans>
      ) : living.pension.kind === 'known' ? (
        <Trans id="projection-income.why.charges-known">
          {percent} de votre pension et des rentes prélevées comme elle, car votre revenu fiscal serait de{' '}
          <Amount value={referenceIncome} /> par an.
        </Trans>
      ) : (
        <Trans id="projection-income.why.charges">
          {percent} de votre pension complémentaire et des rentes prélevées comme elle, car votre revenu fiscal serait de{' '}
          <Amount value={referenceIncome} /> par an.
        </Trans>
      )}{' '}
      {plan.otherIncomeKind === 'rent' && (
        <Trans id="projection-income.why.charges-rent">Vos loyers paient 17,2&nbsp;% après 30&nbsp;% d’abattement.</Trans>
      )}
    </>
  )
}

const TaxSentence = ({ living, plan }: Omit<SentenceProps, 'id'>): ReactElement => {
  const tax = euros(living.income.yearTax?.value ?? 0)
  const year = yearOf(plan.today)
  return tax.isZero() ? (
    <Trans id="projection-income.why.tax-none">Aucun impôt dans ce calcul, au barème {year}.</Trans>
  ) : (
    <Trans id="projection-income.why.tax">
      <Amount value={tax} /> par an pour le foyer&nbsp;: barème {year}, après l’abattement de 10&nbsp;% sur les pensions et la
      décote. Chaque revenu en porte sa part.
    </Trans>
  )
}

/** A line in words: what it follows from, as somebody would say it. */
export const Sentence = ({ id, ...props }: SentenceProps): ReactElement => {
  switch (id) {
    case 'pension':
      return <PensionSentence living={props.living} />
    case 'annuities':
      return <AnnuitySentence {...props} />
    case 'other':
      return <Trans id="projection-income.why.other">Le montant que vous avez indiqué. Il est supposé suivre les prix.</Trans>
    case 'charges':
      return <ChargesSentence {...props} />
    case 'tax':
      return <TaxSentence {...props} />
    case 'loan':
      return (
        <Trans id="projection-income.why.loan">
          Ce que vous avez indiqué. Une mensualité ne suit pas les prix&nbsp;: en euros d’aujourd’hui elle pèse moins.
        </Trans>
      )
    default:
      return id satisfies never
  }
}
