import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock } from '@hautelisse/domain/explain'
import {
  euros,
  formatEuros,
  formatMovement,
  formatUnits,
  isPositive,
  isZero,
  subtractEuros,
  sumEuros,
  ZERO_EUROS,
  type Euros,
} from '@hautelisse/domain/money'
import {
  breakdownOf,
  destinationsOf,
  fundRows,
  type FundRow,
  type HistoryLine,
  type TransactionDetails,
} from '@hautelisse/domain/operations'
import { toldRelease } from '@hautelisse/domain/release'
import { useLingui } from '@lingui/react/macro'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { useEarlyGainsWords } from './early-gains.ts'
import { useFundNames } from './funds.ts'

/** Amounts as the page shows them. */
export const usePaperAmount = () => {
  const isHidden = useHiddenAmounts()
  return {
    isHidden,
    write: (amount: Euros): string => (isHidden ? HIDDEN_AMOUNT : formatEuros(amount)),
    move: (amount: Euros): string => (isHidden ? HIDDEN_AMOUNT : formatMovement(amount)),
    less: (amount: Euros): string => (isHidden ? HIDDEN_AMOUNT : formatEuros(subtractEuros(ZERO_EUROS, amount))),
  }
}

type OfMoney = { readonly line: HistoryLine; readonly details: TransactionDetails }

/** The funds of an operation by their names, each with its units and amount: what is sold, what is bought, or both. */
export const useFundBlocks = ({
  allocable_accounts,
}: Pick<TransactionDetails, 'allocable_accounts'>): ((of: OfMoney) => readonly DocumentBlock[]) => {
  const { t } = useLingui()
  const { write, move, less, isHidden } = usePaperAmount()
  const { accountOf, fundOf } = useFundNames({ allocable_accounts })
  const about = ({ units, value, policy_id: policyId }: FundRow): string => {
    if (units === undefined || value === undefined || isHidden) return accountOf(policyId)
    const [count, one, day] = [formatUnits(units), write(euros(value.value)), formatFrenchDate(value.day)]
    return t({ id: 'operations.paper.units', message: `${count} parts, à ${one} le ${day}` })
  }
  return ({ line: { line }, details }) => {
    const [out, into] = [fundRows(details, 'RACHAT'), fundRows(details, 'SOUSCRIPTION')]
    const isSwitch = out.length > 0 && into.length > 0
    if (out.length + into.length === 0) return []
    const isAhead = line.state === 'in-progress'
    const title = isSwitch
      ? t({ id: 'operations.fund.moves', message: 'De quel placement vers lequel' })
      : out.length > 0
        ? t({ id: 'operations.instructions.sold', message: 'D’où vient l’argent' })
        : isAhead
          ? t({ id: 'operations.fund.will-be-placed', message: 'Où il sera placé' })
          : t({ id: 'operations.instructions.bought', message: 'Où il est placé' })
    const total = isAhead
      ? t({ id: 'letter.band.amount', message: 'Montant demandé' })
      : t({ id: 'operations.fund.sold', message: 'Montant vendu' })
    return [
      { kind: 'heading', text: title },
      {
        kind: 'table',
        caption: '',
        heads: [
          { text: t({ id: 'act.life.invested', message: 'Placement' }), isFigure: false },
          { text: t({ id: 'ui.table.open', message: 'Détail' }), isFigure: false },
          { text: t({ id: 'accounts.operations.amount', message: 'Montant' }), isFigure: true },
        ],
        rows: [
          ...out.map((row) => [fundOf(row), about(row), isSwitch ? less(row.amount) : write(row.amount)]),
          ...into.map((row) => [fundOf(row), about(row), move(row.amount)]),
        ],
        ...(isSwitch || out.length === 0 ? {} : { total: [total, '', write(sumEuros(out.map(({ amount }) => amount)))] }),
      },
    ]
  }
}

type Rows = Extract<DocumentBlock, { kind: 'facts' }>['rows']

/** From gross to net: of money out what was taken of the gain, of anything else what the server tells, and where it went. */
export const useNetBlocks = ({
  allocable_accounts,
}: Pick<TransactionDetails, 'allocable_accounts'>): ((of: OfMoney) => readonly DocumentBlock[]) => {
  const { t } = useLingui()
  const { write, less } = usePaperAmount()
  const { accountOf } = useFundNames({ allocable_accounts })
  const earlyGains = useEarlyGainsWords()
  const gross = t({ id: 'operations.breakdown.gross', message: 'Montant brut' })
  const charges = t({ id: 'operations.breakdown.tax', message: 'Prélèvements sociaux' })
  const releaseRows = ({ line: { line }, details }: OfMoney): Rows => {
    const told = line.movement === 'out' ? toldRelease(details) : undefined
    if (told === undefined) return []
    const { figures, incomeTax } = told
    const isAhead = line.state === 'in-progress'
    return [
      { name: gross, value: write(figures.amount) },
      {
        name: isAhead
          ? t({ id: 'operations.net.gain-estimate', message: 'dont gain estimé' })
          : t({ id: 'operations.net.gain', message: 'dont gain' }),
        value: write(figures.gain),
      },
      { name: charges, value: less(figures.charges) },
      ...(incomeTax === 'none'
        ? [
            {
              name: t({ id: 'operations.net.income-tax', message: 'Impôt sur le revenu' }),
              value: t({ id: 'answers.said.none', message: 'Aucun' }),
            },
          ]
        : []),
      ...(isPositive(figures.flatTax)
        ? [{ name: t({ id: 'operations.net.flat-tax', message: 'Impôt sur les gains' }), value: less(figures.flatTax) }]
        : []),
      ...(isPositive(figures.scaleBase)
        ? [
            {
              name: t({ id: 'operations.net.next-year', message: 'Imposé l’an prochain, au barème' }),
              value: write(figures.scaleBase),
            },
          ]
        : []),
      {
        name: isAhead
          ? t({ id: 'operations.net.estimate', message: 'Net estimé' })
          : t({ id: 'operations.net.paid', message: 'Net reçu' }),
        value: write(figures.paid),
        isTotal: true,
      },
    ]
  }
  const breakdownRows = ({ details }: OfMoney): Rows => {
    const breakdown = breakdownOf(details)
    if (breakdown === undefined) return []
    const names = {
      bank: t({ id: 'operations.destination.bank', message: 'Banque' }),
      levies: t({ id: 'operations.destination.levies', message: 'CSG, CRDS' }),
    }
    return [
      { name: gross, value: write(breakdown.gross) },
      ...(isZero(breakdown.tax) ? [] : [{ name: charges, value: less(breakdown.tax) }]),
      { name: t({ id: 'operations.breakdown.net', message: 'Montant net' }), value: write(breakdown.net), isTotal: true },
      ...destinationsOf(details).flatMap((part) =>
        part.kind === 'levies'
          ? []
          : [{ name: part.kind === 'account' ? accountOf(part.policyId) : names[part.kind], value: write(part.amount) }],
      ),
    ]
  }
  return (of) => {
    const told = releaseRows(of)
    const rows = told.length > 0 ? told : breakdownRows(of)
    return rows.length === 0
      ? []
      : [
          { kind: 'heading', text: t({ id: 'operations.breakdown.title', message: 'Du brut au net' }) },
          { kind: 'facts', rows: [...rows] },
          ...[earlyGains(of)]
            .filter((text) => text !== undefined)
            .map((text) => ({ kind: 'paragraph', isSmall: true, text }) as const),
        ]
  }
}
