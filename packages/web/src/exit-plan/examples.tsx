import type { PageExample } from '../shell/index.ts'

const NONE = { paid: 0, gains: 0 }

/** What the results hand over: the couple of the worked cases. */
const SAVINGS = {
  version: 1,
  start: '2026-11-20',
  age: 64,
  vvd: { paid: 70_000, gains: 30_000 },
  vvnd: NONE,
  es: NONE,
  apart: 0,
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

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [WITHOUT_SAVINGS, ASKING, PLANNING, APART]
