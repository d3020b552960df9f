import type { Step } from '@hautelisse/domain/tax-saving'
import type { Act, Between, Example } from '../shell/index.ts'
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
  /** Pay of a spouse; alone without one. */
  readonly spouse?: string
  readonly children?: number
  readonly between?: Between | undefined
}

/** Somebody comes back to a step: alone, 41 years, 5 000 € a month, unless something else was answered. */
export const atStep = (
  step: Step,
  { person, age = '41', pay = '5 000,00', amount = '', spouse, children = 0, between }: Given = {},
): Example => ({
  name: step === 'results' ? 'the result' : `the step ${step}`,
  element: <TaxSimulator />,
  address: '/simulateur/impots',
  ports: {
    ...(person === undefined ? {} : { person }),
    between,
    stored: {
      'hautelisse.tax-saving': JSON.stringify({
        version: 1,
        step,
        gender: 'F',
        client_age: age,
        marital_status: spouse === undefined ? 'CE' : 'MA',
        children,
        monthly_income: pay,
        spouse_monthly_income: spouse ?? '',
        allocated_amount: amount,
        allocated_periodicity: 'one_shot',
        shown: 'one_shot',
        exitAge: 64,
        variants: [],
      }),
    },
  },
})

/** Somebody comes back to the result. */
export const result = (given: Given = {}): Example => atStep('results', given)

/** The couple of the worked case, on 40 000 and 30 000 a year. */
export const couple = (between?: Between): Example => result({ pay: '3 333,33', spouse: '2 500,00', between })

/** Alone, 41, on 2 850 € a month: décote and the 11 % band bend the saving before the ceiling does. */
export const BENT = result({ pay: '2 850' })

const COMPARED: Act = { press: '[data-looks] > section button' }
const EXIT = '[data-looks] > section ~ section'

/** A mother of two, whose result is refined. */
const REFINED: Example = {
  ...result({ children: 2 }),
  name: 'a result that is refined',
  acts: [{ press: 'header button[aria-expanded] + button' }],
}

/** The lines of the tax notice of a couple, and a saving that is wanted (BEY-35 to BEY-37). */
export const NOTICE: Example = {
  ...result({ pay: '4 333,33', spouse: '2 500,00', amount: '5 500,00' }),
  name: 'the lines of a tax notice and a saving that is wanted',
  acts: [
    { press: '[data-ceilings] button[aria-expanded]' },
    { fill: '#own_3', text: '1200' },
    { fill: '#own_2', text: '4000' },
    { fill: '#own_1', text: '4500' },
    { fill: '#own_0', text: '4710' },
    { fill: '#wanted_saving', text: '1500' },
  ],
}

/** A couple that pools, and where what a former ceiling is worth comes from (BEY-39). */
export const NOTICE_EXPLAINED: Example = {
  ...result({ pay: '4 333,33', spouse: '2 500,00', amount: '15 000,00' }),
  name: 'where a figure of a tax notice comes from',
  acts: [
    { press: '[data-ceilings] button[aria-expanded]' },
    { fill: '#own_2', text: '2000' },
    { fill: '#own_1', text: '2290' },
    { fill: '#own_0', text: '4710' },
    { press: '[data-ceilings] [role="radio"][value="yes"]' },
    { fill: '#spouse_3', text: '3000' },
    { fill: '#spouse_2', text: '2290' },
    { fill: '#spouse_1', text: '2000' },
    { fill: '#spouse_0', text: '4710' },
    { fill: '#spouse_paid', text: '1000' },
    { press: '[data-ceilings] button[data-figure]' },
  ],
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  FIRST_QUESTION,
  atStep('income'),
  result(),
  {
    ...result({ person: 'sylvie-garnier' }),
    name: 'the result of a member who types another payment',
    acts: [{ fill: 'form input[inputmode="decimal"]', text: '2000' }],
  },
  {
    ...result(),
    name: 'an answer that is changed on the result',
    acts: [{ press: 'header button[aria-expanded]' }, { press: 'header dl > div:last-child button' }],
  },
  REFINED,
  NOTICE,
  NOTICE_EXPLAINED,
  {
    ...BENT,
    name: 'three simulations and an annuity with its calculation',
    acts: [
      ...[1, 2, 3].map(() => COMPARED),
      { press: `${EXIT} button` },
      { choose: '#exit-rate', value: '0.3' },
      { press: `${EXIT} [role="radio"][value="annuity"]` },
      { press: `${EXIT} [data-part="total"] button` },
    ],
  },
]
