import { plainDate, type PlainDate } from '../calendar/index.ts'
import { valueOrStandIn, type DatedParameter } from '../law/index.ts'
import { Decimal, type Euros } from '../money/index.ts'

/** Rates of the social charges on pensions, in percent. */
export type ChargeRates = { readonly base: Decimal; readonly complementary: Decimal }

/** A band of reference incomes: above its threshold its rates hold. */
export type ChargeBand = {
  /** Highest reference income of the band below, in euros, for one part. */
  readonly above: Decimal
  /** What each further half part adds to it. */
  readonly perHalfPart: Decimal
  readonly rates: ChargeRates
}

const band = (above: number, perHalfPart: number, base: string, complementary: string): ChargeBand => ({
  above: new Decimal(above),
  perHalfPart: new Decimal(perHalfPart),
  rates: { base: new Decimal(base), complementary: new Decimal(complementary) },
})

/** Social charges on pensions by reference income: CSG, CRDS, Casa, and health contribution on the complementary pension. */
export const PENSION_CHARGES: DatedParameter<readonly ChargeBand[]> = /* @__PURE__ */ (() => ({
  id: 'pension-charges',
  unit: 'bands',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-12-31'),
  values: [
    {
      from: plainDate('2026-01-01'),
      value: [band(13_048, 3484, '4.3', '4.3'), band(17_057, 4555, '7.4', '8.4'), band(26_472, 7066, '9.1', '10.1')],
      source: 'Code de la sécurité sociale art. L.136-8, L.137-41, D.242-8 et D.242-9 (seuils de 2026)',
    },
  ],
}))()

const NO_CHARGES: ChargeRates = /* @__PURE__ */ (() => ({ base: new Decimal(0), complementary: new Decimal(0) }))()

/** The household by which the rates of a person are chosen. */
export type ChargedHousehold = {
  /** Reference income of the last tax notice, in euros. */
  readonly referenceIncome: Euros
  /** Half parts of the family quotient beyond the first whole part. */
  readonly furtherHalfParts: number
}

/**
 * Gives the rates of the social charges on a pension.
 *
 * Rule SP-19, Code de la sécurité sociale art. L.136-8. The smoothing over two years is not modelled. After the checked year the last bands stand in.
 *
 * @param household reference income and half parts
 * @param date day of the payment
 * @example chargeRatesFor({ referenceIncome: euros(17058), furtherHalfParts: 0 }, plainDate('2026-11-20')).base // 7.4
 */
export const chargeRatesFor = ({ referenceIncome, furtherHalfParts }: ChargedHousehold, date: PlainDate): ChargeRates =>
  valueOrStandIn(PENSION_CHARGES, date).value.findLast(({ above, perHalfPart }) =>
    referenceIncome.gt(above.plus(perHalfPart.times(furtherHalfParts))),
  )?.rates ?? NO_CHARGES
