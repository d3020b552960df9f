import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { eurosOnWire } from '../money/index.ts'

/** A number of units or the value of one: any finite number, more decimals than a cent allowed. */
const units = z.number()

/** When a part of an employee-scope investment can be paid out (P-ACCT-40). */
export const AVAILABILITY_CONDITIONS = ['DISPONIBLE', 'INDISPONIBLE', 'RETRAITE'] as const

/** Lowest and highest level of risk that an answer may carry; 0 stands for "not rated", the scale shown is 1 to 7 (P-ACCT-37). */
export const RISK_LEVELS = { notRated: 0, first: 1, last: 7 } as const

/** Part of an investment that becomes free at one date (P-ACCT-40); inner names are the wire's. */
export const availability = z.object({
  montant: z.object({ montant: eurosOnWire, devise: z.string() }),
  nb_parts: units.optional(),
  disponibilite: z.object({ condition: z.enum(AVAILABILITY_CONDITIONS), date: frenchDateOnWire.nullish() }),
})

/**
 * Units of a fund with one date of acquisition, one of availability (`null`: retirement) and one origin. A field of ours: a server without it
 * leaves it out, and what is drawn from it is not drawn. An origin that nobody has described counts as any other.
 */
export const lotOnWire = z.object({
  acquired_on: frenchDateOnWire,
  available_on: frenchDateOnWire.nullable(),
  origin: z.string(),
  units,
  amount: eurosOnWire,
  /** What orders that are not finished have claimed of it; absent for nothing. */
  claimed: eurosOnWire.optional(),
  /** Compartment of the plan that it belongs to; absent in a plan without any. */
  compartment: z.string().optional(),
})
export type AccountLot = z.output<typeof lotOnWire>

/** Facts about a fund, which an investment of either scope may carry; `ongoing_charges` (percent a year) and `lots` are ours. */
const facts = {
  valuation_date: frenchDateOnWire.optional(),
  /** QUOTIDIEN or TRIMESTRIELLE; another word is read, and says nothing. */
  valuation_frequency: z.string().optional(),
  horizon: z.string().optional(),
  risk_level: z.int().min(RISK_LEVELS.notRated).max(RISK_LEVELS.last).optional(),
  management_company: z.string().optional(),
  classification: z.string().optional(),
  trigger_threshold: z.enum(['VCP', 'SDD']).nullish(),
  ongoing_charges: z.number().optional(),
  lots: z.array(lotOnWire).optional(),
  /** Money between the sale and the purchase of a switch: part of the balance, and nothing that can be asked for. A field of ours. */
  in_transit: z.boolean().optional(),
}

/** What an external management is invested in (P-ACCT-41). */
export const investmentUnderlying = z.object({
  title: z.string(),
  quotation_period: z.string().nullish(),
  /** Kept as it comes: nobody has said its unit or meaning (O-CONST-25). */
  validity: z.union([z.string(), z.number()]).nullish(),
  share_value: units.nullish(),
  valuation_date: frenchDateOnWire.nullish(),
})

/** Investment of an employee-scope account (P-ACCT-32 to P-ACCT-41). */
export const employeeInvestment = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(['FONDS', 'GESTION_EXTERNE']),
  amount: eurosOnWire,
  share_number: units.optional(),
  share_value: units.optional(),
  ...facts,
  invalid_guided_data: z.boolean().optional(),
  is_abundant: z.boolean().optional(),
  abundant_interessement: z.boolean().optional(),
  abundant_participation: z.boolean().optional(),
  order: z.int().optional(),
  availabilities: z.array(availability).optional(),
  investment_underlying: investmentUnderlying.optional(),
})
export type EmployeeInvestment = z.output<typeof employeeInvestment>

/** Investment of a retirement-scope account (P-ACCT-42). */
export const retirementInvestment = z.object({
  id: z.string(),
  label: z.string(),
  amount: eurosOnWire,
  share_number: units.optional(),
  share_value: units.optional(),
  ...facts,
  /** In capitals or not, as the wire writes it (O-CONST-34). `es` is ours: the specification has a balance of it, and no investment. */
  compartment: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['co', 'vv', 'vvd', 'vvnd', 'es']))
    .optional(),
  fund_max_rate: z.number().optional(),
  fund_type: z.enum(['UC', 'EURO']),
  isin_code: z.string().optional(),
})
export type RetirementInvestment = z.output<typeof retirementInvestment>

/** An investment of either scope; `fund_type` is what only the retirement scope carries. */
export const investment = z.union([retirementInvestment, employeeInvestment])
export type Investment = z.output<typeof investment>
