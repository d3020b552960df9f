import { ACCOUNT_TYPES } from '@hautelisse/domain/accounts'
import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import {
  hasPaymentCeiling,
  PAYER_STATUSES,
  paymentCeilingOf,
  topUpOf,
  type PlanKind,
  type TopUpBand,
} from '@hautelisse/domain/contributions'
import { Decimal, euros, type Euros } from '@hautelisse/domain/money'
import { AMOUNT, Cells, type Row } from './cells.ts'
import type { Engine, Outcome } from './engine.ts'

const YEARS = ['2025', '2026'] as const
const KINDS: readonly PlanKind[] = ['pee', 'perco']
const NOTE_YEAR = `year               calendar year of the payment: ${YEARS.join(', ')}`

const endOf = (year: (typeof YEARS)[number]): PlainDate => plainDate(`${year}-12-31`)

const centsOf = (cells: Cells, column: string): Euros => {
  const amount = cells.amount(column)
  if (amount.decimalPlaces() > 2) cells.refuse(column, `${cells.text(column)} has a fraction of a cent`)
  return euros(amount)
}

/** An amount, or what stands in for it where the cell is empty. */
const centsOr = <Instead>(cells: Cells, column: string, instead: Instead): Euros | Instead =>
  cells.text(column) === '' ? instead : centsOf(cells, column)

const bandOf = (text: string): TopUpBand | undefined => {
  const [upTo = '', rate = '', ...rest] = text.split(':').map((part) => part.trim())
  const isBand = rest.length === 0 && AMOUNT.test(rate) && (upTo === '' || AMOUNT.test(upTo))
  return isBand ? { upTo: upTo === '' ? undefined : euros(upTo), rate: new Decimal(rate) } : undefined
}

const isRising = (bands: readonly TopUpBand[]): boolean =>
  bands.every(({ upTo }, at) => {
    if (upTo === undefined) return at === bands.length - 1
    return upTo.greaterThan(bands[at - 1]?.upTo ?? 0)
  })

const bandsOf = (cells: Cells): readonly TopUpBand[] => {
  const read = cells.text('bands').split(';').map(bandOf)
  const bands = read.filter((band) => band !== undefined)
  if (bands.length < read.length) {
    cells.refuse('bands', `${JSON.stringify(cells.text('bands'))} is not a list of limit:rate, such as 1000:1;3000:0.5 or :0.25`)
  } else if (!isRising(bands)) cells.refuse('bands', 'limits must rise, and only the last band may be without one')
  return bands
}

const evaluateTopUp = (row: Row): Outcome => {
  const cells = new Cells(row)
  const asOf = endOf(cells.word('year', YEARS))
  const kind = cells.word('kind', KINDS)
  const rule = { bands: bandsOf(cells), ceiling: centsOr(cells, 'plan_ceiling', undefined) }
  const [payment, matchedBefore, receivedBefore] = ['payment', 'paid_before', 'top_up_before'].map((column) =>
    centsOf(cells, column),
  ) as [Euros, Euros, Euros]
  const ownBefore = centsOr(cells, 'own_before', matchedBefore)
  const kindReceivedBefore = centsOr(cells, 'kind_top_up_before', receivedBefore)
  if (cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  const { gross, contributions, net } = topUpOf({
    kind,
    asOf,
    rule,
    payment,
    matchedBefore,
    ownBefore,
    receivedBefore,
    kindReceivedBefore,
  })
  return { kind: 'evaluated', results: [gross, contributions, net].map((amount) => amount.toFixed(2)) }
}

/** What an employer adds to a payment, by `topUpOf`. */
export const topUp: Engine = {
  summary: 'top-up that an employer adds to a payment (Code du travail art. L.3332-11)',
  columns: [
    'id',
    'year',
    'kind',
    'bands',
    'plan_ceiling',
    'payment',
    'paid_before',
    'own_before',
    'top_up_before',
    'kind_top_up_before',
  ],
  resultColumns: ['gross', 'social_contributions', 'net'],
  types: { gross: 'euros', social_contributions: 'euros', net: 'euros' },
  notes: [
    'id                 any text, given back',
    NOTE_YEAR,
    'kind               pee (PEE, PEG, PEI) or perco (PERCO, PERECO, PERECOI, PER)',
    'bands              limit:rate, by rising limits of the payments of the year: 1000:1;3000:0.5, or :0.25 without end',
    'plan_ceiling       most that the plan adds in the year, euros; empty: no ceiling',
    'payment            euros paid now',
    'paid_before        euros of the year that the plan has matched already',
    'own_before         all own payments of the year to plans of the kind; empty is paid_before',
    'top_up_before      gross top-up of the year from this plan',
    'kind_top_up_before  gross top-up of the year from all plans of the kind, over all companies; empty is top_up_before',
    'gross, social_contributions, net   euros, two decimals; the contributions are CSG and CRDS, 9.7 %',
  ],
  open: () => Promise.resolve(evaluateTopUp),
}

const evaluateCeiling = (row: Row): Outcome => {
  const cells = new Cells(row)
  const asOf = endOf(cells.word('year', YEARS))
  const status = cells.word('status', PAYER_STATUSES)
  const base = status === 'NO_PAY' ? centsOr(cells, 'base', euros(0)) : centsOf(cells, 'base')
  const [counted, payment] = ['counted_before', 'payment'].map((column) => centsOf(cells, column)) as [Euros, Euros]
  const plan = cells.word('plan', ACCOUNT_TYPES)
  if (cells.problems.length > 0) return { kind: 'refused', problems: cells.problems }
  if (!hasPaymentCeiling(plan)) return { kind: 'evaluated', results: ['', '', 'yes'] }
  const { ceiling, left } = paymentCeilingOf({ status, base, counted, asOf })
  const accepted = payment.lessThanOrEqualTo(left) ? 'yes' : 'no'
  return { kind: 'evaluated', results: [ceiling.toFixed(2), left.toFixed(2), accepted] }
}

/** The yearly ceiling of a saver's own payments, by `paymentCeilingOf`. */
export const paymentCeiling: Engine = {
  summary: 'yearly ceiling of own payments to PEE, PEG, PEI and PERCO (Code du travail art. L.3332-10)',
  columns: ['id', 'year', 'status', 'base', 'counted_before', 'payment', 'plan'],
  resultColumns: ['ceiling', 'left', 'accepted'],
  types: { ceiling: 'euros', left: 'euros', accepted: 'euros' },
  notes: [
    'id                 any text, given back',
    NOTE_YEAR,
    `status             ${PAYER_STATUSES.join(', ')}`,
    'base               euros: gross pay or pensions of the year, or income taxed for the year before; not read, and may be empty, for NO_PAY',
    'counted_before     own payments and placed bonuses of the year, over all companies, euros',
    'payment            euros paid now',
    `plan               ${ACCOUNT_TYPES.join(', ')}`,
    'ceiling, left      euros, two decimals, left before the payment; empty for a plan that has no such ceiling',
    'accepted           yes or no',
  ],
  open: () => Promise.resolve(evaluateCeiling),
}
