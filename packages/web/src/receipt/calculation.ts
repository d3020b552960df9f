import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock } from '@hautelisse/domain/explain'
import { euros, formatUnits, isPositive, isZero, sumEuros, type Euros } from '@hautelisse/domain/money'
import type { FundRow } from '@hautelisse/domain/operations'
import type { ReceiptFigure, ReceiptSums } from '@hautelisse/domain/receipt'
import { useLingui } from '@lingui/react/macro'
import { mainSum } from './hero.ts'
import { useNames } from './names.ts'
import type { ReceiptTold } from './told.ts'
import { useWriting } from './written.ts'

type Row = readonly [name: string, how: string, amount: string]
type Sale = NonNullable<ReceiptSums['sale']>

/** Funds or plans that the page names; what is more of them stands in one line, so that it stays one page. */
const MOST_NAMED = 3

type Listed = { readonly name: string; readonly how: string; readonly amount: Euros }

/** So many lines as the page has room for, the last of them for all others, which follow the words of their line. */
const useFew = (): ((all: readonly Listed[]) => readonly Listed[]) => {
  const { t } = useLingui()
  return (all) => {
    if (all.length <= MOST_NAMED) return all
    const others = all.slice(MOST_NAMED - 1)
    const amount = sumEuros(others.map((one) => one.amount))
    return [
      ...all.slice(0, MOST_NAMED - 1),
      { name: t({ id: 'receipt.line.others', message: 'tous les autres' }), how: '', amount },
    ]
  }
}

/** Units at their value, where that is told. */
const useUnits = (): ((row: FundRow) => string) => {
  const { t } = useLingui()
  const { write, formula } = useWriting()
  return ({ units, value }) => {
    if (units === undefined || value === undefined) return ''
    const [count, one] = [formatUnits(units), write(euros(value.value))]
    return formula(t({ id: 'receipt.line.units', message: `${count} parts à ${one}` }))
  }
}

/** From gross to net of money out. */
const useSaleRows = (): ((told: ReceiptTold, sale: Sale) => { readonly rows: readonly Row[]; readonly total: Row }) => {
  const { t } = useLingui()
  const { write, less, formula } = useWriting()
  const [unitsOf, few, names] = [useUnits(), useFew(), useNames()]
  const taxRows = ({ flatTax, scaleBase }: Sale): readonly Row[] => [
    ...(isPositive(flatTax.value)
      ? [[t({ id: 'release.net.flat', message: 'Impôt sur les gains' }), formula(flatTax.how), less(flatTax.value)] as const]
      : []),
    ...(isPositive(scaleBase.value)
      ? [[t({ id: 'operations.net.next-year', message: 'Imposé l’an prochain, au barème' }), '', write(scaleBase.value)] as const]
      : []),
    ...(isZero(flatTax.value) && isZero(scaleBase.value)
      ? [
          [
            t({ id: 'operations.net.income-tax', message: 'Impôt sur le revenu' }),
            '',
            t({ id: 'answers.said.none', message: 'Aucun' }),
          ] as const,
        ]
      : []),
  ]
  return (told, sale) => {
    const { details, sums, sold, stage } = told
    const isAhead = stage === 'before' || stage === 'on-the-way'
    const funds: readonly Listed[] = sold.map((row) => ({
      name: names.fundOf(details, row),
      how: unitsOf(row),
      amount: row.amount,
    }))
    const plans: readonly Listed[] =
      sums.plans.length < 2
        ? []
        : sums.plans.map(({ policyId, paid }) => ({ name: names.planOf(policyId), how: '', amount: paid }))
    const line = (name: string, { value, how }: ReceiptFigure, amount = write(value)): Row => [name, formula(how), amount]
    return {
      rows: [
        [t({ id: 'release.net.gross', message: 'Montant brut' }), '', write(sale.amount.value)],
        ...few(funds).map(({ name, how, amount }): Row => [name, how, write(amount)]),
        line(t({ id: 'release.term.part', message: 'Part de vos versements' }), sale.paidInPart),
        line(
          isAhead
            ? t({ id: 'receipt.line.gain-ahead', message: 'Gain estimé' })
            : t({ id: 'receipt.line.gain', message: 'Gain réalisé' }),
          sale.gain,
        ),
        line(
          t({ id: 'explanation.term.social-charges', message: 'Prélèvements sociaux' }),
          sale.charges,
          less(sale.charges.value),
        ),
        ...taxRows(sale),
        ...few(plans).map(({ name, amount }): Row => {
          return [t({ id: 'receipt.line.of-plan', message: `dont ${name}` }), '', write(amount)]
        }),
      ],
      total: line(
        isAhead ? t({ id: 'release.net.paid', message: 'Net estimé' }) : t({ id: 'receipt.line.net', message: 'Net annoncé' }),
        sale.paid,
      ),
    }
  }
}

/** What is taken of a premium, and what each plan adds to what is placed in it. */
const useAddedRows = (): ((told: ReceiptTold) => { readonly rows: readonly Row[]; readonly total: Row } | undefined) => {
  const { t } = useLingui()
  const { write, less, formula } = useWriting()
  const [few, names] = [useFew(), useNames()]
  const contributions = t({ id: 'operations.breakdown.tax-note', message: 'CSG et CRDS' })
  return (told) => {
    const { premium, topUps } = told.sums
    if (premium === undefined && topUps.length === 0) return undefined
    const first: readonly Row[] =
      premium === undefined
        ? [[t({ id: 'act.kept.payment', message: 'Votre versement' }), '', write(mainSum(told))]]
        : [
            [t({ id: 'receipt.line.premium', message: 'Prime avant CSG et CRDS' }), '', write(premium.gross.value)],
            [contributions, formula(premium.contributions.how), less(premium.contributions.value)],
          ]
    const [only] = topUps
    const added: readonly Row[] =
      only !== undefined && topUps.length === 1
        ? [
            [t({ id: 'operations.export.top-up', message: 'Abondement' }), formula(only.gross.how), write(only.gross.value)],
            [
              t({ id: 'receipt.line.top-up-taken', message: 'CSG et CRDS de l’abondement' }),
              formula(only.contributions.how),
              less(only.contributions.value),
            ],
          ]
        : few(
            topUps.map(({ policyId, net }) => {
              const plan = names.planOf(policyId)
              return {
                name: t({ id: 'receipt.line.top-up-of', message: `Abondement net, ${plan}` }),
                how: net.how,
                amount: net.value,
              }
            }),
          ).map(({ name, how, amount }): Row => [name, formula(how), write(amount)])
    const total = sumEuros([mainSum(told), ...topUps.map(({ net }) => net.value)])
    return {
      rows: [...first, ...added],
      total: [
        topUps.length === 0
          ? t({ id: 'receipt.part.premium', message: 'Votre prime nette' })
          : t({ id: 'receipt.line.with-top-up', message: 'Avec l’abondement net' }),
        topUps.length === 0 && premium !== undefined ? formula(premium.net.how) : '',
        write(total),
      ],
    }
  }
}

/** What a switch sells and buys. */
const useMovedRows = (): ((told: ReceiptTold) => readonly Row[]) => {
  const { t } = useLingui()
  const { write, less } = useWriting()
  const [few, names, unitsOf] = [useFew(), useNames(), useUnits()]
  return ({ details, sold, bought }) => {
    const listed = (rows: readonly FundRow[]): readonly Listed[] =>
      few(rows.map((row) => ({ name: names.fundOf(details, row), how: unitsOf(row), amount: row.amount })))
    return [
      ...listed(sold).map(({ name, how, amount }): Row => {
        return [t({ id: 'receipt.line.out-of', message: `Vente, ${name}` }), how, less(amount)]
      }),
      ...listed(bought).map(({ name, how, amount }): Row => {
        return [t({ id: 'receipt.line.into', message: `Achat, ${name}` }), how, write(amount)]
      }),
    ]
  }
}

/** How the figures of the page follow from each other, by the lines that the receipt holds; what moves, of a switch. */
export const useCalculation = (): ((told: ReceiptTold) => readonly DocumentBlock[]) => {
  const { t } = useLingui()
  const [saleRows, addedRows, movedRows] = [useSaleRows(), useAddedRows(), useMovedRows()]
  const heads = [
    { text: t({ id: 'act.life.invested', message: 'Placement' }), isFigure: false },
    { text: t({ id: 'ui.table.open', message: 'Détail' }), isFigure: true },
    { text: t({ id: 'accounts.operations.amount', message: 'Montant' }), isFigure: true },
  ]
  return (told) => {
    const heading = t({ id: 'receipt.calculation.title', message: 'Le calcul' })
    if (told.receipt.act === 'fund-switch') {
      const rows = movedRows(told).map(([name, how, amount]) => [name, how, amount])
      const title = t({ id: 'operations.fund.moves', message: 'De quel placement vers lequel' })
      return rows.length === 0
        ? []
        : [
            { kind: 'heading', text: title },
            { kind: 'table', caption: '', heads, rows },
          ]
    }
    const { sale } = told.sums
    const found = sale === undefined ? addedRows(told) : saleRows(told, sale)
    if (found === undefined) return []
    const lines = [...found.rows, found.total].map(([name, how, result]) => ({ name, how, result, source: '' }))
    return [
      { kind: 'heading', text: heading },
      { kind: 'calculation', lines },
    ]
  }
}

/** Day whose values the figures hold; undefined where nothing is sold. */
export const valuesOn = ({ receipt, details, sums }: ReceiptTold): string | undefined => {
  if (sums.sale === undefined) return undefined
  const day = details?.unit_values?.[0]?.day ?? receipt.given.sales?.[0]?.on
  return day === undefined ? undefined : formatFrenchDate(day)
}
