import * as z from 'zod'

import type { PlainDate } from '../calendar/index.ts'
import { ifReadable } from '../contract/index.ts'
import { explained, type Derivation } from '../explain/index.ts'
import {
  HEIRS,
  OPTIONS,
  RIGHTS,
  type Heir,
  type HeirOutcome,
  type Option,
  type OptionOutcome,
  type Settlement,
} from '../inheritance/index.ts'
import { euros, eurosOnWire, nonNegativeEurosOnWire, ZERO_EUROS, type Decimal } from '../money/index.ts'
import { isSplitOpen } from './simulate.ts'
import { heirs, lifeInsurances, NOTHING_TOLD, patrimony, type Told } from './model.ts'

/** Amounts of one person; `group_amount` is ours: what the whole group has of the patrimony (ENT-09). */
const heirResult = z.object({
  total_tax: nonNegativeEurosOnWire,
  life_insurance_tax: nonNegativeEurosOnWire,
  patrimony_amount: nonNegativeEurosOnWire,
  life_insurance_amount: nonNegativeEurosOnWire,
  group_amount: ifReadable(nonNegativeEurosOnWire),
})

/** What a group receives under both results that the specification names; if there is only one outcome, the first carries it (ENT-07, ENT-08). */
const heirResults = z.object({
  beneficiary: z.enum(HEIRS),
  number: z.int().positive(),
  quarter_bare_property: heirResult,
  usufruct: heirResult.nullable(),
})

/** A group under one option, in full. */
const optionRow = z.object({
  beneficiary: z.enum(HEIRS),
  number: z.int().positive(),
  /** Who of the group they are, from 1 on, where earlier gifts set them apart (BEY-73). */
  people: z.array(z.int().positive()).optional(),
  /** Earlier gifts to one person that count with the death (BEY-70). */
  recalled_gifts: nonNegativeEurosOnWire.optional(),
  right: z.enum(RIGHTS),
  share: z.number(),
  patrimony_amount: nonNegativeEurosOnWire,
  group_amount: nonNegativeEurosOnWire,
  duty: nonNegativeEurosOnWire,
  life_insurance_amount: nonNegativeEurosOnWire,
  life_insurance_group_amount: nonNegativeEurosOnWire,
  life_insurance_tax: nonNegativeEurosOnWire,
  /** Of the tax on life insurance, the duty of CGI art. 757 B. */
  late_duty: nonNegativeEurosOnWire,
  /** The same where an exempt spouse uses a part of the allowance (INH-15). */
  highest_late_duty: nonNegativeEurosOnWire,
  is_life_insurance_divided: z.boolean(),
  received: eurosOnWire,
  /** What is received with the highest duty. */
  least_received: eurosOnWire,
  explanation: explained<{ duty: Derivation; life_insurance_tax: Derivation; highest_late_duty: Derivation }>((name) =>
    z.object({ duty: name, life_insurance_tax: name, highest_late_duty: name }),
  ),
})
export type OptionRow = z.output<typeof optionRow>

/** An option; `highest_tax` differs from `total_tax` where the law is open (INH-15). */
const option = z.object({
  option: z.enum(OPTIONS),
  total_tax: nonNegativeEurosOnWire,
  highest_tax: nonNegativeEurosOnWire,
  rows: z.array(optionRow),
})
export type OptionAnswer = z.output<typeof option>

/**
 * What is stored of a transmission, and what the simulation answers (ENT-06, ENT-10). What follows `heirs_result` is ours: it may be missing.
 *
 * Where the simulator has no answer the parts and the results are empty (MOCK-01, MOCK-02).
 */
export const transmissionAnswer = z.object({
  heirs: z.object(heirs.shape),
  patrimony: z.object(patrimony.shape),
  life_insurances: z.object(lifeInsurances.shape),
  patrimonies_amount: nonNegativeEurosOnWire,
  life_insurances_amount: nonNegativeEurosOnWire,
  heirs_result: z.array(heirResults),
  date: ifReadable(z.string()),
  tax_base: ifReadable(nonNegativeEurosOnWire),
  options: ifReadable(z.array(option)),
  /** Another division of gains between premiums before and after 70 changes the tax (INH-16). */
  is_gains_split_open: ifReadable(z.boolean()),
  explanation: ifReadable(
    explained<{ patrimony: Derivation; tax_base: Derivation }>((name) => z.object({ patrimony: name, tax_base: name })),
  ),
})
export type TransmissionAnswer = z.output<typeof transmissionAnswer>

type Row = HeirOutcome<Decimal>

const resultOf = (row: Row): z.output<typeof heirResult> => ({
  total_tax: euros(row.duty.duty.plus(row.insuranceTax)),
  life_insurance_tax: euros(row.insuranceTax),
  patrimony_amount: row.amount,
  life_insurance_amount: row.insuranceAmount,
  group_amount: row.groupAmount,
})

const rowOf = (row: Row, { duty, insuranceTax, late }: HeirOutcome<Derivation>): OptionRow => ({
  beneficiary: row.heir,
  number: row.number,
  ...(row.people === undefined ? {} : { people: [...row.people] }),
  ...(row.gifts === undefined ? {} : { recalled_gifts: euros(row.gifts) }),
  right: row.right,
  share: row.share.toNumber(),
  patrimony_amount: row.amount,
  group_amount: row.groupAmount,
  duty: euros(row.duty.duty),
  life_insurance_amount: row.insuranceAmount,
  life_insurance_group_amount: row.insuranceGroupAmount,
  life_insurance_tax: euros(row.insuranceTax),
  late_duty: euros(row.late?.lowest.duty ?? ZERO_EUROS),
  highest_late_duty: euros(row.late?.highest.duty ?? ZERO_EUROS),
  is_life_insurance_divided: row.isInsuranceDivided,
  received: row.received,
  least_received: row.leastReceived,
  explanation: {
    duty: duty.duty,
    life_insurance_tax: insuranceTax,
    highest_late_duty: late?.highest.duty ?? insuranceTax,
  },
})

/** An option, each row with its trees: both settlements list the same heirs in the same order. */
const optionOf = (
  { option: code, rows, totalTax, highestTax }: OptionOutcome<Decimal>,
  trees: OptionOutcome<Derivation>,
): OptionAnswer => ({
  option: code,
  total_tax: euros(totalTax),
  highest_tax: euros(highestTax),
  rows: rows.map((row, place) => rowOf(row, trees.rows[place] as HeirOutcome<Derivation>)),
})

const heirsResult = ({ options }: Settlement<Decimal>): z.output<typeof heirResults>[] => {
  const rowsOf = (wanted: Option): readonly Row[] => options.find((one) => one.option === wanted)?.rows ?? []
  const usufruct = (heir: Heir): Row | undefined => rowsOf('usufruct').find((row) => row.heir === heir)
  return rowsOf('quarter').map((row) => {
    const other = usufruct(row.heir)
    return {
      beneficiary: row.heir,
      number: row.number,
      quarter_bare_property: resultOf(row),
      usufruct: other === undefined ? null : resultOf(other),
    }
  })
}

/** What is answered where the simulator has no answer. */
export const EMPTY_ANSWER: TransmissionAnswer = {
  ...NOTHING_TOLD,
  patrimonies_amount: ZERO_EUROS,
  life_insurances_amount: ZERO_EUROS,
  heirs_result: [],
}

/** What a simulation found: the figures, and their trees; neither where the simulator has no answer. */
type Found = { readonly figures: Settlement<Decimal> | undefined; readonly trees: Settlement<Derivation> | undefined }

/**
 * Says what a simulation told and found in the wire's words.
 *
 * @param told heirs, patrimony and life insurances
 * @param found settlement of the succession: its figures and their trees
 * @param asOf day on which the death is supposed
 */
export const writeTransmission = (told: Told, { figures, trees }: Found, asOf: PlainDate): TransmissionAnswer => {
  if (figures === undefined || trees === undefined) return EMPTY_ANSWER
  return {
    ...told,
    patrimonies_amount: figures.patrimony,
    life_insurances_amount: figures.lifeInsurance,
    heirs_result: heirsResult(figures),
    date: asOf,
    tax_base: euros(figures.estate.taxBase.toDecimalPlaces(2)),
    is_gains_split_open: isSplitOpen(told, asOf),
    options: figures.options.map((one, place) => optionOf(one, trees.options[place] as OptionOutcome<Derivation>)),
    explanation: { patrimony: trees.estate.patrimony, tax_base: trees.estate.taxBase },
  }
}
