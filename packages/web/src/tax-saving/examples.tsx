import type { Example } from '../shell/index.ts'
import { TaxSimulator } from './simulator.tsx'

/** Somebody unknown opens the simulator. */
export const FIRST_QUESTION: Example = {
  name: 'the first question, to somebody unknown',
  element: <TaxSimulator />,
  address: '/simulateur/impots',
}

type Given = {
  readonly person?: string
  readonly age?: string
  readonly pay?: string
  /** What stands in the adjustment, in one go. */
  readonly amount?: string
}

/** Somebody comes back to the result: alone, 41 years, 5 000 € a month, unless something else was answered. */
export const result = ({ person, age = '41', pay = '5 000,00', amount = '' }: Given = {}): Example => ({
  name: 'the result',
  element: <TaxSimulator />,
  address: '/simulateur/impots',
  ports: {
    ...(person === undefined ? {} : { person }),
    stored: {
      'hautelisse.tax-saving': JSON.stringify({
        version: 1,
        step: 'results',
        gender: 'F',
        client_age: age,
        marital_status: 'CE',
        children: 0,
        monthly_income: pay,
        spouse_monthly_income: '',
        allocated_amount: amount,
        allocated_periodicity: 'one_shot',
        shown: 'one_shot',
        exitAge: 64,
        variants: [],
      }),
    },
  },
})
