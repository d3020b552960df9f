import * as z from 'zod'

import { explained, type Derivation } from '../explain/index.ts'
import { euros, eurosOnWire, type Euros } from '../money/index.ts'
import {
  INCOME_EUROS,
  type ExplainedIncome,
  type IncomeAmounts,
  type IncomeEuros,
  type IncomeSide,
  type IncomeTold,
  type RetirementIncome,
} from './income-model.ts'

const amounts = z.object({
  gross: eurosOnWire,
  charges: eurosOnWire.optional(),
  tax: eurosOnWire.optional(),
  net: eurosOnWire.optional(),
})
const sideOnWire = z.object({ lines: z.array(amounts.extend({ id: z.string() })), total: amounts })
const told = z.object({ month: sideOnWire, capital: sideOnWire })

/** A retirement income as an answer carries it: its amounts, and the steps of each by its name. */
export const retirementIncomeOnWire = /* @__PURE__ */ z.object({
  today: told,
  departure: told,
  year_tax: eurosOnWire.optional(),
  capital_tax: eurosOnWire.optional(),
  explanation: explained<Record<string, Derivation>>((name) => z.record(z.string(), name)),
})
export type ToldIncome = z.output<typeof retirementIncomeOnWire>

/** The figures of a part. */
export const INCOME_AMOUNTS = ['gross', 'charges', 'tax', 'net'] as const
export type IncomeAmount = (typeof INCOME_AMOUNTS)[number]

/** A side of an income. */
export type IncomeSideName = keyof IncomeTold<Euros>

/**
 * Names a figure of an income, as its steps are found by.
 *
 * @param kind of euros
 * @param side what comes each month, or once
 * @param line part, or `total`
 * @param amount which of its figures
 * @example incomeFigure('today', 'month', 'total', 'net') // 'today.month.total.net'
 */
export const incomeFigure = (kind: IncomeEuros, side: IncomeSideName, line: string, amount: IncomeAmount): string =>
  [kind, side, line, amount].join('.')

const amountsOf = ({ gross, charges, tax, net }: IncomeAmounts<Derivation>): z.output<typeof amounts> => {
  const read = (figure: Derivation | undefined): Euros | undefined => figure && euros(figure.value)
  return { gross: euros(gross.value), charges: read(charges), tax: read(tax), net: read(net) }
}

const sideOf = ({ lines, total }: IncomeSide<Derivation>): z.output<typeof sideOnWire> => ({
  lines: lines.map((line) => ({ id: line.id, ...amountsOf(line) })),
  total: amountsOf(total),
})

const toldOf = ({ month, capital }: IncomeTold<Derivation>): z.output<typeof told> => ({
  month: sideOf(month),
  capital: sideOf(capital),
})

const stepsOf = (income: RetirementIncome<Derivation>): Record<string, Derivation> =>
  Object.fromEntries(
    INCOME_EUROS.flatMap((kind) =>
      (['month', 'capital'] as const).flatMap((name) => {
        const { lines, total } = income[kind][name]
        return [...lines, { id: 'total', ...total }].flatMap((line) =>
          INCOME_AMOUNTS.flatMap((amount) => {
            const figure = line[amount]
            return figure === undefined ? [] : [[incomeFigure(kind, name, line.id, amount), figure] as const]
          }),
        )
      }),
    ),
  )

/**
 * Writes a retirement income as an answer tells it: amounts, and the steps of every one of them.
 *
 * @param income with its steps
 */
export const tellIncome = (income: ExplainedIncome): ToldIncome => {
  const { yearTax, capitalTax } = income
  return {
    today: toldOf(income.today),
    departure: toldOf(income.departure),
    year_tax: yearTax && euros(yearTax.value),
    capital_tax: capitalTax && euros(capitalTax.value),
    explanation: {
      ...stepsOf(income),
      ...(yearTax === undefined ? {} : { year_tax: yearTax }),
      ...(capitalTax === undefined ? {} : { capital_tax: capitalTax }),
    },
  }
}
