import type { Decimal, Euros } from '../money/index.ts'

/** Marital status on the wire: single or couple, married or in a civil partnership (TAX-33). */
export const MARITAL_STATUSES = ['CE', 'MA'] as const
export type MaritalStatus = (typeof MARITAL_STATUSES)[number]

/** A household that lives on wages; amounts in euros a year, not below zero. */
export type Household = {
  readonly marital_status: MaritalStatus
  /** Brings up the children alone (box T of the declaration); of a couple, or without a child, it changes nothing. */
  readonly single_parent: boolean
  /** Children in charge, those in shared custody among them. */
  readonly children: number
  /** Those of them who live with each parent in turn; none where it is not said. */
  readonly shared_children?: number | undefined
  /** Taxable wage of the first adult, before the 10 % for costs. */
  readonly wage_1: Euros
  /** Taxable wage of the second adult, before the 10 % for costs; not read of a single. */
  readonly wage_2: Euros
  /** Payments to retirement savings that are deducted; the ceiling is the caller's matter. */
  readonly deduction: Euros
}

/** Everything that the tax of a household is put together from. */
export type TaxFigures<Figure> = {
  readonly parts: Figure
  /** Wages net of costs, before the deduction: also the reference income of art. 1417. */
  readonly netWages: Figure
  readonly netTaxableIncome: Figure
  /** Scale on all parts, before the cap of the family quotient. */
  readonly taxByParts: Figure
  /** After the cap of the family quotient, before the décote. */
  readonly taxAfterCap: Figure
  readonly decote: Figure
  /** Whole euros; what `tax` is before the threshold of collection. */
  readonly taxAfterDecote: Figure
  /** Whole euros, 0 where it is too small to be collected; without the contribution on high incomes. */
  readonly tax: Figure
  /** Whole euros. */
  readonly highIncomeContribution: Figure
}

/** The tax of a household as amounts; the parts are a plain number. */
export type ComputedTax = TaxFigures<Euros> & { readonly parts: Decimal }
