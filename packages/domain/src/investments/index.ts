export { fundUrlCall, valuationsCall } from './calls.ts'
export { balanceAfter, performanceBetween, type Movements } from './evolution.ts'
export { FUND_DAYS, historyOf, valuationDay, valueOf, type FundMarket, type Valuation } from './fund.ts'
export {
  freeDates,
  LOT_ORIGINS,
  planAvailability,
  valueLots,
  type FreeFrom,
  type Holding,
  type Lot,
  type LotOrigin,
  type ValuedLot,
} from './lots.ts'
export { moneyWeightedRate, type CashFlow, type MoneyWeightedRate } from './money-weighted-rate.ts'
export { changesByYear, changeSince, chargesOfYear, monthlyOf, type YearChange } from './sheet.ts'
export { availablePeriods, changeOver, periodStart, PERIODS, within, type Period } from './periods.ts'
