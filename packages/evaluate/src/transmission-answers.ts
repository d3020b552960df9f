import { OPTIONS, type SecondOutcome, type Settlement } from '@hautelisse/domain/inheritance'
import { euros, roundToCents, type Decimal } from '@hautelisse/domain/money'

const cents = (amount: Decimal): number => roundToCents(euros(amount)).toNumber()

/** The highest tax stands beside the lowest where the law is open. */
const taxesOf = <Rows>({ totalTax, highestTax }: Settlement<Decimal>['options'][number], rows: Rows) => ({
  total_tax: totalTax.toNumber(),
  ...(highestTax.equals(totalTax) ? {} : { highest_tax: highestTax.toNumber() }),
  rows,
})

const secondAnswerOf = (found: SecondOutcome<Decimal>) => ({
  patrimony: cents(found.patrimony),
  tax_base: cents(found.taxBase),
  claim: cents(found.claim),
  duty: found.duty?.duty.toNumber() ?? 0,
  first_tax: found.firstTax.toNumber(),
  second_tax: found.secondTax.toNumber(),
  both_taxes: found.bothTaxes.toNumber(),
  owned_of_first: found.ownedOfFirst.toNumber(),
  owned_of_second: found.ownedOfSecond.toNumber(),
})

/**
 * Writes the second death by option; null for an option that the law does not open, and for every one without a spouse or a child.
 *
 * @param found second death under each option
 */
export const secondAnswersOf = (found: readonly SecondOutcome<Decimal>[] | undefined) =>
  Object.fromEntries(
    OPTIONS.map((code) => {
      const option = found?.find((one) => one.option === code)
      return [code, option === undefined ? null : secondAnswerOf(option)]
    }),
  )

/**
 * Writes what a succession comes to: null for what it has no answer to.
 *
 * @param id name of the case, given back
 * @param found settlement
 * @param isSplitOpen another division of gains around 70 changes a euro
 */
export const answerOf = (id: unknown, found: Settlement<Decimal> | undefined, isSplitOpen: boolean) => ({
  id,
  ...(isSplitOpen ? { is_gains_split_open: true } : {}),
  patrimony: found === undefined ? null : found.patrimony.toNumber(),
  tax_base: found === undefined ? null : cents(found.estate.taxBase),
  options: Object.fromEntries(
    OPTIONS.map((code) => {
      const option = found?.options.find((one) => one.option === code)
      const rows = option?.rows.map(
        ({ heir, number, people, gifts, share, amount, duty, insuranceAmount, insuranceTax, late }) => ({
          beneficiary: heir,
          number,
          ...(people === undefined ? {} : { people }),
          ...(gifts === undefined ? {} : { recalled_gifts: gifts.toNumber() }),
          share: share.toNumber(),
          patrimony_amount: amount.toNumber(),
          duty: duty.duty.toNumber(),
          life_insurance_amount: insuranceAmount.toNumber(),
          life_insurance_tax: insuranceTax.toNumber(),
          ...(late === undefined
            ? {}
            : { late_duty: late.lowest.duty.toNumber(), highest_late_duty: late.highest.duty.toNumber() }),
        }),
      )
      return [code, option === undefined ? null : taxesOf(option, rows)]
    }),
  ),
})
