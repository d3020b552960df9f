import type { StepId } from '@hautelisse/machines/withdrawal'
import type { Act, Between, Example, PageExample } from '../shell/index.ts'
import { ASSUMPTIONS_HASH, RULE_HASH } from './hashes.ts'
import { WithdrawalSimulator } from './simulator.tsx'

type Saver = {
  readonly person: string
  /** Each part with the balance that is split, all of it an annuity to begin with. */
  readonly parts: Readonly<Record<string, readonly [balance: string, text: string]>>
}

/** Several contracts: a company scheme, a PERECO and an article 83. */
export const SYLVIE: Saver = {
  person: 'sylvie-garnier',
  parts: {
    '00482176 co': ['31480.2', '31 480,20'],
    '00482176 vv': ['9650', '9 650,00'],
    '00482176 es': ['7130.2', '7 130,20'],
    '00482201 co': ['0', '0,00'],
    '00482201 vv': ['4215.5', '4 215,50'],
    '00482201 es': ['17520.32', '17 520,32'],
    '00317740 whole': ['18412.75', '18 412,75'],
  },
}

/** One contract, with mandatory payments. */
export const THOMAS: Saver = {
  person: 'thomas-leroux',
  parts: {
    '00626500 co': ['17240.35', '17 240,35'],
    '00626500 vv': ['5900', '5 900,00'],
    '00626500 es': ['0', '0,00'],
  },
}

/** One contract, of which every part may go to either side. */
export const KARIM: Saver = {
  person: 'karim-vasseur',
  parts: {
    '00356581 co': ['0', '0,00'],
    '00356581 vv': ['2100', '2 100,00'],
    '00356581 es': ['6340.12', '6 340,12'],
  },
}

/** A small contract, young enough for its annuity to exceed the law's threshold. */
export const LEA: Saver = { person: 'lea-morvan', parts: { '00712704 whole': ['27400', '27 400,00'] } }

/** Three contracts that are split, and a Madelin that is not. */
export const MARC: Saver = {
  person: 'marc-delorme',
  parts: {
    '00310774 co': ['0', '0,00'],
    '00310774 vv': ['42350.75', '42 350,75'],
    '00310774 es': ['0', '0,00'],
    '00310780 whole': ['24610.5', '24 610,50'],
    '00310781 whole': ['9320.18', '9 320,18'],
  },
}

/** As long a name and as high amounts as there are. */
const LONG: Saver = {
  person: 'marie-antoinette-de-la-rochebrune',
  parts: {
    '00999901 co': ['1234567.89', '1 234 567,89'],
    '00999901 vv': ['1444443.33', '1 444 443,33'],
    '00999901 es': ['2345678.9', '2 345 678,90'],
    '00999902 whole': ['29999.99', '29 999,99'],
    '00999903 whole': ['0.01', '0,01'],
  },
}

/** Nothing that can be split. */
const CAMILLE: Saver = { person: 'camille-verdier', parts: {} }

/** Contracts of every type, a reduced and a closed one among them. */
export const NADIA: Saver = { person: 'nadia-belkhir', parts: {} }

type Given = {
  readonly saver?: Saver
  readonly answers?: Readonly<Record<string, unknown>>
  /** Capital and annuity of the parts that are not left as an annuity. */
  readonly split?: Readonly<Record<string, readonly [capital: string, annuity: string]>>
  readonly between?: Between
  /** The worked case is written in the euros of the start: so are results, unless said. */
  readonly euros?: 'today' | 'departure'
}

/** The distribution of the worked case: 34 516,02 € in capital, 53 892,95 € to convert. */
const WORKED_SPLIT = {
  '00482176 vv': ['9 650,00', '0,00'],
  '00482176 es': ['3 130,20', '4 000,00'],
  '00482201 vv': ['4 215,50', '0,00'],
  '00482201 es': ['17 520,32', '0,00'],
} as const

export const REVERSIBLE = {
  reversible: true,
  annuity_type: 'RV_R',
  birth_date_spouse: '05/07/1966',
  reversion_percentage: 60,
} as const

/** Both rates are known by hand, as a saver who comes back finds them. */
export const KNOWN_NET = { look: { marginal: 11, pension_charges: 8.4, todays_euros: false } } as const

const draftOf = ({ saver = SYLVIE, answers = {}, split = WORKED_SPLIT }: Given, step: StepId): string =>
  JSON.stringify({
    version: 2,
    withdraw: false,
    withdrawCase: 'retirement',
    step,
    furthest: step,
    retirement_age: '64',
    reversible: false,
    birth_date_spouse: '',
    reversion_percentage: null,
    annuity_type: 'RV_NR',
    ...answers,
    distribution: Object.entries(saver.parts).map(([part, [, text]]) => {
      const [policyId, name] = part.split(' ')
      const sides = split[part] ?? ['0,00', text]
      const [capital, annuity] = sides.map((typed) => (typed === text ? 'all' : { typed }))
      return { policyId, name, capital, annuity }
    }),
  })

/** A saver opens the simulator for the first time. */
export const firstStep = (saver: Saver): Example => ({
  name: 'the reminder of the contracts',
  element: <WithdrawalSimulator />,
  ports: { person: saver.person },
})

/** A saver comes back to a step, with the answers of the worked case unless something else was answered. */
export const atStep = (step: StepId, given: Given = {}): Example => ({
  name: `the step ${step}`,
  element: <WithdrawalSimulator />,
  ports: {
    person: (given.saver ?? SYLVIE).person,
    stored: { 'hautelisse.withdrawal': draftOf(given, step) },
    between: given.between,
    euros: given.euros ?? 'departure',
  },
})

/** A saver comes back to the distribution. */
export const distributing = (given: Given = {}): Example => atStep('distribution', given)

/** A saver comes back to the results: of the worked case, unless something else was answered. */
export const results = (given: Given = {}): Example => atStep('results', given)

const SIMULATION = '/simulators/mrm/simulation'

/** The simulation fails. */
const failing: Between = (request, pass) =>
  request.path.endsWith(SIMULATION)
    ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
    : pass()

/** The simulation names its last contract and holds no figures for it. */
const withoutLast: Between = async (request, pass) => {
  const answer = await pass()
  if (!request.path.endsWith(SIMULATION)) return answer
  const all = JSON.parse(answer.body) as readonly { readonly policy_id: string }[]
  const body = all.map((result, at) => (at < all.length - 1 ? result : { policy_id: result.policy_id }))
  return { ...answer, body: JSON.stringify(body) }
}

/** Both rates are picked: what charges and tax leave is there. */
export const PICKED: readonly Act[] = [
  { press: '#known-rates' },
  { press: '[aria-labelledby="net-title"] [role="radio"][value="11"]' },
  { press: '[aria-labelledby="net-title"] [role="radio"][value="8.4"]' },
]
const NEXT: Act = { press: '[type="submit"]' }
const typed = (part: string, text: string): Act => ({ fill: `[id="distribution.${part}"]`, text })
const unsplit = (name: string, acts: readonly Act[]): Example => ({ ...distributing({ split: {} }), name, acts })

const WISH: readonly Act[] = [{ press: 'button[aria-expanded="false"]' }, { until: '#wished-month' }]
const wishing = (name: string, text: string, given: Given = {}): Example => ({
  ...distributing(given),
  name,
  acts: [...WISH, { fill: '#wished-month', text }],
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  firstStep(SYLVIE),
  { ...firstStep(MARC), name: 'contracts that take no part' },
  { ...firstStep(CAMILLE), name: 'no contract that takes part' },
  atStep('age'),
  { ...atStep('age'), name: 'an age out of range', acts: [{ fill: '[id="retirement_age"]', text: '72' }, NEXT] },
  { ...atStep('age', { answers: { retirement_age: '60' } }), name: 'an age that is passed' },
  atStep('reversible', { answers: REVERSIBLE }),
  {
    ...atStep('reversible', { answers: REVERSIBLE }),
    name: 'a spouse who is too young',
    acts: [{ fill: '[id="birth_date_spouse"]', text: '21/11/2008' }, NEXT],
  },
  distributing(),
  { ...distributing({ split: {} }), name: 'the distribution before a split' },
  { ...distributing({ saver: LONG, split: {} }), name: 'the distribution of long names and high amounts' },
  // What was balanced would be filled: these rows are emptied first.
  unsplit('something left, and a balance exceeded', [
    typed('capital_00482176_vv', ''),
    typed('annuity_00482176_vv', '9150'),
    typed('capital_00482176_vv', '0'),
    typed('capital_00482176_es', ''),
    typed('annuity_00482176_es', '7130,20'),
    typed('capital_00482176_es', '4130,20'),
    NEXT,
  ]),
  unsplit('the other side filled, and what exceeds beyond its row', [
    typed('capital_00482201_vv', ''),
    typed('capital_00482201_vv', '99999'),
    typed('capital_00482176_es', ''),
    typed('capital_00482176_es', '3130,20'),
    typed('capital_00482176_vv', '650'),
  ]),
  unsplit('a pasted text that is no amount', [{ paste: '[id="distribution.capital_00482176_vv"]', text: 'environ 1.234.5' }]),
  wishing('a split for a wanted annuity', '200'),
  wishing('an annuity beyond all of the savings, with reversion', '1 500', { answers: REVERSIBLE }),
  atStep('option'),
  results(),
  {
    ...results(),
    name: 'where a figure comes from',
    acts: [{ press: 'main dd button[aria-expanded="false"]' }, { until: 'main button[aria-expanded="true"]' }],
  },
  {
    ...results({ saver: MARC, split: {} }),
    name: 'the ways to take the results along',
    acts: [{ press: '[data-part="head"] button[aria-expanded]' }],
  },
  { ...results(), name: 'what charges and tax leave', acts: PICKED },
  {
    ...results(),
    name: 'where a net comes from',
    acts: [...PICKED, { press: '[aria-labelledby="net-title"] table button' }, { until: '#explanation' }],
  },
  { ...results({ euros: 'today' }), name: 'the results in the euros of today' },
  { ...results({ answers: REVERSIBLE }), name: 'the results with reversion' },
  {
    ...results({ answers: REVERSIBLE }),
    name: 'where an age of a long life comes from',
    // On a phone the first button opens the part; on a wide window it shows the chart, which is shown.
    acts: [
      { press: '[data-fold="long-life"] button' },
      { press: '[data-fold="long-life"] [data-figure]' },
      { until: '#explanation' },
    ],
  },
  { ...results({ saver: LEA, split: {} }), name: 'the results of a small contract' },
  { ...results({ answers: { annuity_type: 'RV_CPP' } }), name: 'the results with the stepped annuity first' },
  { ...results({ answers: { annuity_type: 'RV_NRAG' } }), name: 'the results with guaranteed years first' },
  {
    ...results({ saver: THOMAS, answers: { annuity_type: null }, split: {} }),
    name: 'the results of one contract, an option picked',
    acts: [{ press: '#annuity_type [role="radio"]' }],
  },
  { ...results({ saver: KARIM, split: { '00356581 vv': ['0,00', '0,00'] } }), name: 'savings that were not split' },
  { ...results({ between: withoutLast }), name: 'a contract without a result' },
  { ...results({ between: failing }), name: 'a simulation that failed' },
  { name: 'what every simulation assumes', address: `/simulator/mrm#${ASSUMPTIONS_HASH}`, ports: { person: SYLVIE.person } },
  { name: 'the rule of the mandatory annuity', address: `/simulator/mrm#${RULE_HASH}`, ports: { person: SYLVIE.person } },
]
