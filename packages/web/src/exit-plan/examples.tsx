import type { PageExample } from '../shell/index.ts'

const NONE = { paid: 0, gains: 0 }

/** What the results hand over: the couple of the worked cases. */
const SAVINGS = {
  version: 2,
  start: '2026-11-20',
  age: 64,
  vvd: { paid: 70_000, gains: 30_000 },
  vvnd: NONE,
  es: NONE,
  co: 0,
  annuityRate: 0,
  pensionCharges: 8.4,
  apart: 0,
  asAnnuity: 0,
  isInTodaysEuros: false,
}
const COUPLE = { version: 1, declares: 'MA', parts: 2, taxable_income: '32 400', reference_income: '' }

const example = (name: string, stored: Readonly<Record<string, object>>): PageExample => ({
  name,
  address: '/simulator/mrm/plan',
  ports: {
    person: 'sylvie-garnier',
    stored: Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])),
  },
})

/** Opened by its address: no result handed anything over. */
export const WITHOUT_SAVINGS = example('a plan without a result', {})
/** The household is not known. */
export const ASKING = example('a plan that asks for the household', { 'hautelisse.exit-plan': SAVINGS })
/** The couple of docs/rules/examples/exit-plan.md. */
export const PLANNING = example('three plans of exit', { 'hautelisse.exit-plan': SAVINGS, 'hautelisse.household': COUPLE })
/** With savings of another contract, in the euros of today. */
export const APART = example('a plan beside other contracts', {
  'hautelisse.exit-plan': { ...SAVINGS, apart: 12_000, isInTodaysEuros: true },
  'hautelisse.household': COUPLE,
})
const ANSWERS = {
  years: 5,
  parts: 5,
  growth: 0,
  contract: 'unknown',
  firstIncome: '',
  gainsTaxed: 'flat',
  smallCapital: 'pension',
}
const draftFor = (savings: object, answers: object, chosen?: string): object => ({
  version: 2,
  answers: { ...ANSWERS, ...answers },
  ...(chosen === undefined ? {} : { chosen }),
  savings: JSON.stringify(savings),
})
/** Several compartments, a small annuity and an annuity to plan with, until the age of the table. */
const MIXED = {
  ...SAVINGS,
  vvnd: { paid: 8000, gains: 2000 },
  es: { paid: 15_000, gains: 5000 },
  co: 12_000,
  annuityRate: 0.036,
  halfAge: 93,
  asAnnuity: 20_000,
}
export const WITH_ANNUITY = example('a plan with an annuity, of several compartments', {
  'hautelisse.exit-plan': MIXED,
  'hautelisse.exit-plan-answers': draftFor(MIXED, { growth: 1, firstIncome: '52 000', contract: 'parts', mostParts: 3 }),
  'hautelisse.household': COUPLE,
})
/** A plan that is chosen: it stands by itself, to be taken along. */
export const CHOSEN = example('a plan of exit that is chosen', {
  'hautelisse.exit-plan': SAVINGS,
  'hautelisse.exit-plan-answers': draftFor(SAVINGS, {}, 'equal-parts'),
  'hautelisse.household': COUPLE,
})
/** The contract pays in one payment: there is one plan. */
export const ONE_PAYMENT = example('a plan of a contract of one payment', {
  'hautelisse.exit-plan': SAVINGS,
  'hautelisse.exit-plan-answers': draftFor(SAVINGS, { contract: 'once' }),
  'hautelisse.household': COUPLE,
})
/** Amounts as long as they may be. */
export const LONG_AMOUNTS = example('a plan of long amounts', {
  'hautelisse.exit-plan': { ...SAVINGS, vvd: { paid: 6_999_999.99, gains: 3_000_000 } },
  'hautelisse.exit-plan-answers': draftFor(SAVINGS, { years: 15, parts: 15 }),
  'hautelisse.household': COUPLE,
})

/** More than a plan counts. */
export const TOO_MUCH = example('savings above what a plan counts', {
  'hautelisse.exit-plan': { ...SAVINGS, vvd: { paid: 10_000_000.01, gains: 0 } },
  'hautelisse.household': COUPLE,
})
export const TOO_HIGH = example('incomes above what a plan counts', {
  'hautelisse.exit-plan': SAVINGS,
  'hautelisse.exit-plan-answers': draftFor(SAVINGS, { firstIncome: '10 000 000,01' }),
  'hautelisse.household': { ...COUPLE, taxable_income: '10 000 001' },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  WITHOUT_SAVINGS,
  ASKING,
  PLANNING,
  APART,
  WITH_ANNUITY,
  CHOSEN,
  ONE_PAYMENT,
  LONG_AMOUNTS,
  TOO_MUCH,
  TOO_HIGH,
]
