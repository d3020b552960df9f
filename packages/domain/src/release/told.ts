import type { PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import { Decimal, isNegative, isPositive, type Euros } from '../money/index.ts'
import { gainRates } from '../net-income/index.ts'
import type { TransactionDetails } from '../operations/index.ts'
import { explainReleases, figuresOfReleases } from './compartments.ts'
import { RELEASE_TAXES, type Release, type ReleaseFigures } from './figures.ts'
import { RELEASE_DOCUMENTS, type ReleaseDocument } from './model.ts'
import { RELEASE_REASONS, type ReleaseReason } from './reasons.ts'

/** What the income tax takes of money out: nothing, a part of the gain at once, or a part of it a year later. */
export type IncomeTaxOnRelease = 'none' | 'on-gain' | 'next-year'

/** What a release or a refund comes to, as its operation tells it. */
export type ToldRelease = {
  readonly figures: ReleaseFigures<Euros>
  readonly explained: ReleaseFigures<Derivation>
  readonly incomeTax: IncomeTaxOnRelease
  /** Day whose values and rates hold, and the share of the gain that the social charges take. */
  readonly on: PlainDate
  readonly chargesRate: Decimal
  /** Part of the sum that is gain. */
  readonly gainShare: Decimal
}

const PERCENT = 100

const taxNamed = (name: string) => RELEASE_TAXES.find((tax) => tax === name)

const saleOf = ({
  tax,
  value,
  paid_in: paidIn,
  amount,
  on,
}: NonNullable<TransactionDetails['sales']>[number]): Release | undefined => {
  const known = taxNamed(tax)
  const isReadable = isPositive(value) && !isNegative(paidIn) && !amount.greaterThan(value)
  return known === undefined || !isReadable ? undefined : { tax: known, value, paidIn, amount, on }
}

const incomeTaxOf = (sales: readonly Release[]): IncomeTaxOnRelease => {
  if (sales.some(({ tax }) => tax === 'scale')) return 'next-year'
  return sales.some(({ tax }) => tax === 'flat-tax') ? 'on-gain' : 'none'
}

/**
 * Computes what money out comes to from what its operation tells of the sale, with the calculation of each figure. docs/rules/release.md, REL-05 to REL-07.
 *
 * @param details an operation in full
 * @returns undefined where nothing is told, or it is not what was paid
 * @example toldRelease(details)?.figures.paid // 4 791,68 €
 */
export const toldRelease = ({
  sales: told = [],
  net_amount: net,
}: Pick<TransactionDetails, 'sales' | 'net_amount'>): ToldRelease | undefined => {
  const sales = told.flatMap((one) => saleOf(one) ?? [])
  const [first] = sales
  if (first === undefined || sales.length < told.length) return undefined
  const figures = figuresOfReleases(sales)
  if (!figures.paid.equals(net)) return undefined
  return {
    figures,
    explained: explainReleases(sales),
    incomeTax: incomeTaxOf(sales),
    on: first.on,
    chargesRate: new Decimal(gainRates(first.on).charges).dividedBy(PERCENT),
    gainShare: figures.amount.isZero() ? new Decimal(0) : figures.gain.dividedBy(figures.amount),
  }
}

/**
 * Reads the name of a reason; undefined for one that nobody has described.
 *
 * @example reasonNamed('HOME') // 'HOME'
 */
export const reasonNamed = (name: string | undefined): ReleaseReason | undefined =>
  RELEASE_REASONS.find((reason) => reason === name)

/**
 * Reads the code of a document; undefined for one that nobody has described.
 *
 * @example documentNamed('DEED') // 'DEED'
 */
export const documentNamed = (code: string | undefined): ReleaseDocument | undefined =>
  RELEASE_DOCUMENTS.find((document) => document === code)
