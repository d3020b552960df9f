import { addYears, yearOf, type PlainDate } from '../calendar/index.ts'
import { explainTopUp, type AllocableAccount, type Premium } from '../contributions/index.ts'
import { difference, EXPLAINED, given, power, product, roundedToCents, sum, valueOf, type Derivation } from '../explain/index.ts'
import { INCOME_YEARS, reckonTax, taxLawOf, wageLabel, type Household, type TaxLaw } from '../income-tax/index.ts'
import { valueOrStandIn, WAGE_DEDUCTION } from '../law/index.ts'
import { Decimal, euros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { netOf, type Regime } from '../net-income/index.ts'
import { amountLabel, shareOf, taxableOf } from './cash.ts'
import { accountsOf } from './choice.ts'
import type { OptionBulletin } from './model.ts'
import { topUpsOf, type AccountTopUp } from './top-ups.ts'
import { sourceOf } from './sources.ts'

/** How the income tax on cash is reckoned: at a marginal rate in percent, or by the household's tax with and without it. */
export type CashTax =
  | { readonly kind: 'rate'; readonly rate: number }
  | { readonly kind: 'household'; readonly household: Household }

/** What the saver supposes for the comparison. */
export type Supposed = {
  /** Undefined until the saver has said it: what is left of cash is then not known. */
  readonly tax: CashTax | undefined
  /** Yearly return in percent, the same for every way; 0 at first. */
  readonly yearlyReturn: Decimal
  /** Whole years until retirement. */
  readonly yearsToRetirement: number
  readonly today: PlainDate
}

/** The whole premium in cash, or in one plan. */
export type Way = {
  /** Plan; undefined for cash. */
  readonly account: AllocableAccount | undefined
  /** Top-up of the plan; undefined for cash. */
  readonly topUp: AccountTopUp['topUp'] | undefined
  /** Income tax on the premium itself: of cash only. This and what follows is undefined for cash whose tax is not known. */
  readonly tax: Euros | undefined
  /** What works from the first day: cash after its tax, or the premium with the net of the top-up. */
  readonly start: Euros | undefined
  /** What may be had, after charges and tax on gains; of a plan undefined while it is blocked. */
  readonly today: Euros | undefined
  readonly fiveYears: Euros | undefined
  readonly retirement: Euros | undefined
  readonly explanation: {
    readonly tax: Derivation | undefined
    readonly start: Derivation | undefined
    readonly fiveYears: Derivation | undefined
    readonly retirement: Derivation | undefined
  }
}

/** The ways for one premium, in the order of cash, then the bulletin's plans. */
export type Comparison = {
  readonly premium: Premium
  readonly ways: readonly Way[]
  /** Year of the incomes whose law taxes the cash: the latest known. */
  readonly lawYear: number
}

const FIVE_YEARS = 5
const PERCENT = 100

const latestLaw = (today: PlainDate): TaxLaw => {
  const known = INCOME_YEARS.findLast((year) => year <= yearOf(today))
  return taxLawOf(known ?? Math.min(...INCOME_YEARS))
}

const taxAtRate = (taxable: Derivation, rate: number, today: PlainDate): Derivation => {
  const label = amountLabel('option-bulletin.tax', 'cash-tax', 'BULL-10')
  const { rate: costs } = valueOrStandIn(WAGE_DEDUCTION, today).value
  return roundedToCents(
    label,
    product(label, [
      taxable,
      shareOf('option-bulletin.kept-share', new Decimal(1).minus(costs).times(PERCENT), 'cash-tax'),
      shareOf('option-bulletin.marginal-rate', rate, 'bulletin-choice'),
    ]),
  )
}

/** The tax of the household with the cash, less its tax without it; wages are those of its first adult. */
const taxOfHousehold = (taxable: Derivation, household: Household, law: TaxLaw): Derivation => {
  const own = given(wageLabel(1), household.wage_1)
  const second = household.marital_status === 'MA' ? [given(wageLabel(2), household.wage_2)] : []
  const wages = sum({ ...wageLabel(1), rule: 'BULL-10' }, [own, taxable])
  const raised = { ...household, wage_1: euros(valueOf(wages)) }
  const taxOf = (one: Household, wage: Derivation) => {
    const { tax, highIncomeContribution } = reckonTax(EXPLAINED, one, law, { wages: [wage, ...second] })
    return sum(amountLabel('option-bulletin.household-tax', 'cash-tax'), [tax, highIncomeContribution])
  }
  return difference(amountLabel('option-bulletin.tax', 'cash-tax', 'BULL-10'), [taxOf(raised, wages), taxOf(household, own)])
}

const taxOn = (premium: Premium, { tax, today }: Supposed): Derivation | undefined => {
  if (tax === undefined) return undefined
  const taxable = taxableOf(premium, premium.net, today)
  return tax.kind === 'rate' ? taxAtRate(taxable, tax.rate, today) : taxOfHousehold(taxable, tax.household, latestLaw(today))
}

/** What an amount is worth after some years, and what its gains then leave. */
const hadAfter = (start: Derivation, years: number, regime: Regime, { yearlyReturn, today }: Supposed): Derivation => {
  const assumption = sourceOf('return-assumption')
  const growth = power({ term: 'option-bulletin.growth', unit: 'factor', rule: 'BULL-11' }, [
    sum({ term: 'option-bulletin.yearly-factor', unit: 'factor' }, [
      given({ term: 'option-bulletin.one', unit: 'factor' }, 1),
      given({ term: 'option-bulletin.return', unit: 'rate', source: assumption }, yearlyReturn.dividedBy(PERCENT)),
    ]),
    given({ term: 'option-bulletin.years', unit: 'years', source: assumption }, years),
  ])
  const label = amountLabel('option-bulletin.value', 'return-assumption', 'BULL-11')
  const gross = roundedToCents(label, product(label, [start, growth]))
  // Gains of employee savings and of cash bear no pension charges and no marginal rate: neither is read.
  const terms = { marginal: 0, pensionCharges: 0, on: addYears(today, years), age: 0 }
  return netOf({ form: 'capital', regime, gross, paid: start }, terms).explanation
}

const UNKNOWN = { tax: undefined, start: undefined, fiveYears: undefined, retirement: undefined } as const

const cashWay = (premium: Premium, supposed: Supposed): Way => {
  const tax = taxOn(premium, supposed)
  if (tax === undefined) return { account: undefined, topUp: undefined, today: undefined, ...UNKNOWN, explanation: UNKNOWN }
  const start = difference(amountLabel('option-bulletin.start', undefined, 'BULL-10'), [
    given(amountLabel('option-bulletin.net-premium', 'bulletin'), premium.net),
    tax,
  ])
  const fiveYears = hadAfter(start, FIVE_YEARS, 'not-deducted', supposed)
  const retirement = hadAfter(start, supposed.yearsToRetirement, 'not-deducted', supposed)
  return {
    account: undefined,
    topUp: undefined,
    tax: euros(valueOf(tax)),
    start: euros(valueOf(start)),
    today: euros(valueOf(start)),
    fiveYears: euros(valueOf(fiveYears)),
    retirement: euros(valueOf(retirement)),
    explanation: { tax, start, fiveYears, retirement },
  }
}

/** Whether a plan's money may be had in five years: at its date. One that waits for retirement is blocked until its saver retires, whatever is supposed. */
const isFreeInFiveYears = ({ available_on: on }: AllocableAccount, today: PlainDate): boolean =>
  on !== undefined && on !== null && on <= addYears(today, FIVE_YEARS)

const planWay = (bulletin: OptionBulletin, account: AllocableAccount, premium: Premium, supposed: Supposed): Way => {
  const instructions = account.investments
    .slice(0, 1)
    .map(({ id }) => ({ policy_id: account.policy_id, investment_id: id, amount: premium.net }))
  const { accounts } = topUpsOf(bulletin, { payment_amount: ZERO_EUROS, instructions }, supposed.today)
  const own = accounts.find((one) => one.account === account)
  const net = given(amountLabel('option-bulletin.net-premium', 'bulletin'), premium.net)
  const added = own?.given === undefined ? [] : [explainTopUp(own.given).net]
  const start = sum(amountLabel('option-bulletin.start', undefined, 'BULL-10'), [net, ...added])
  const fiveYears = isFreeInFiveYears(account, supposed.today)
    ? hadAfter(start, FIVE_YEARS, 'employee-savings', supposed)
    : undefined
  const retirement = hadAfter(start, supposed.yearsToRetirement, 'employee-savings', supposed)
  return {
    account,
    topUp: own?.topUp,
    tax: ZERO_EUROS,
    start: euros(valueOf(start)),
    today: undefined,
    fiveYears: fiveYears && euros(valueOf(fiveYears)),
    retirement: euros(valueOf(retirement)),
    explanation: { tax: undefined, start, fiveYears, retirement },
  }
}

/**
 * Compares what becomes of the same premium in cash and in each plan of a bulletin: social charges, income tax, top-up, and what may be had today, in
 * five years and at retirement, at a return that the saver sets. Nothing is ranked. BULL-10, BULL-11.
 *
 * @param bulletin its plans
 * @param premium gross premium and what is distributed of it
 * @param supposed tax, return, years until retirement, and the day
 * @example comparisonOf(bulletin, premium, { tax: { kind: 'rate', rate: 30 }, … }).ways[0]?.start // 1 615,37 €
 */
export const comparisonOf = (bulletin: OptionBulletin, premium: Premium, supposed: Supposed): Comparison => ({
  premium,
  ways: [cashWay(premium, supposed), ...accountsOf(bulletin).map((account) => planWay(bulletin, account, premium, supposed))],
  lawYear: latestLaw(supposed.today).incomeYear,
})
