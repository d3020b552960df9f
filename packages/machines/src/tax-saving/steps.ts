import type { Step } from '@hautelisse/domain/tax-saving'

/** State of the machine in which a step is on the screen. */
export const STATE_OF_STEP = {
  gender: 'askingGender',
  age: 'askingAge',
  'marital-status': 'askingStatus',
  children: 'askingChildren',
  income: 'askingIncome',
  results: 'showingResults',
} as const satisfies Record<Step, string>
