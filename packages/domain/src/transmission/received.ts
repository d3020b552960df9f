import { addEuros, isPositive, multiplyEuros, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { OptionRow } from './wire.ts'

/** Out of what the tax of a group is paid: each part pays its own, the life insurance pays all, or nothing that is received can. */
export type PaidFrom = 'each' | 'insurance' | 'other'

/** What a group, and one person of it, has of an option once its tax is paid. */
export type NetParts = {
  readonly estate: { readonly all: Euros; readonly each: Euros }
  readonly insurance: { readonly all: Euros; readonly each: Euros; readonly leastAll: Euros; readonly leastEach: Euros }
  readonly paidFrom: PaidFrom
}

const openDutyOf = ({ highest_late_duty: highest, late_duty: lowest }: OptionRow): Euros => subtractEuros(highest, lowest)

/** What one person pays at the most. */
const mostTaxOf = (row: OptionRow): Euros => addEuros(addEuros(row.duty, row.life_insurance_tax), openDutyOf(row))

const paidFromOf = (row: OptionRow): PaidFrom => {
  if (row.right !== 'bare') return 'each'
  const canPay = !row.is_life_insurance_divided && !mostTaxOf(row).greaterThan(row.life_insurance_amount)
  return canPay ? 'insurance' : 'other'
}

/**
 * Gives what a group has once its tax is paid. A full ownership pays its duties; a bare ownership is no cash, so that the life insurance pays for both, or,
 * where it cannot, the tax is paid out of something else and nothing is taken off.
 *
 * Rule TRANS-35.
 *
 * @param row a group under one option
 * @returns euros of the whole group and of one person; the least of the life insurance where the law is open (INH-15)
 * @example a bare ownership of 305 100 €, 340 000 € of life insurance, 17 988 € of tax: 305 100 € and 322 012 €
 */
export const receivedBy = (row: OptionRow): NetParts => {
  const { number, duty, life_insurance_tax: levy } = row
  const paidFrom = paidFromOf(row)
  const fromEstate = paidFrom === 'each' ? duty : ZERO_EUROS
  const byRest = paidFrom === 'each' ? levy : addEuros(duty, levy)
  const fromInsurance = paidFrom === 'other' ? ZERO_EUROS : byRest
  const most = paidFrom === 'other' ? ZERO_EUROS : addEuros(fromInsurance, openDutyOf(row))
  return {
    estate: {
      all: subtractEuros(row.group_amount, multiplyEuros(fromEstate, number)),
      each: subtractEuros(row.patrimony_amount, fromEstate),
    },
    insurance: {
      all: subtractEuros(row.life_insurance_group_amount, multiplyEuros(fromInsurance, number)),
      each: subtractEuros(row.life_insurance_amount, fromInsurance),
      leastAll: subtractEuros(row.life_insurance_group_amount, multiplyEuros(most, number)),
      leastEach: subtractEuros(row.life_insurance_amount, most),
    },
    paidFrom,
  }
}

/**
 * Divides what a group keeps into what it has in full ownership and what is a usufruct or a bare ownership, for a drawing of both.
 *
 * @param row a group under one option
 * @returns euros, never below 0; a tax that full ownership cannot pay is taken off the rest
 */
export const keptBy = (row: OptionRow): { readonly inFull: Euros; readonly divided: Euros } => {
  const tax = addEuros(row.duty, row.life_insurance_tax)
  const inFull = multiplyEuros(row.received, row.number)
  const all = addEuros(row.group_amount, row.life_insurance_group_amount)
  const rest = subtractEuros(subtractEuros(all, multiplyEuros(tax, row.number)), isPositive(inFull) ? inFull : ZERO_EUROS)
  // A cent that is rounded off each person's part is no divided ownership.
  const isDivided = row.right === 'usufruct' || row.right === 'bare' || row.right === 'full_and_usufruct'
  return {
    inFull: isPositive(inFull) ? inFull : ZERO_EUROS,
    divided: (isDivided || row.is_life_insurance_divided) && isPositive(rest) ? rest : ZERO_EUROS,
  }
}
