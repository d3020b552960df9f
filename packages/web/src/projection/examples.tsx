import type { Example, ExamplePorts, PageExample } from '../shell/index.ts'
import { SavingsHome } from '../accounts/routes.tsx'

/** "Ma retraite" of a member, with what the tab kept of their answers. */
export const project = (
  answers: Readonly<Record<string, unknown>>,
  { person = 'sylvie-garnier', ...ports }: Partial<ExamplePorts> = {},
  name = 'a retirement that is asked about',
): Example => ({
  name,
  element: <SavingsHome />,
  address: '/epargne?vue=projet',
  ports: {
    person,
    ...ports,
    stored: { 'hautelisse.projections': JSON.stringify({ version: 1, form: { ...ANSWERS, ...answers } }) },
  },
})

/** The household of the worked case: alone, by a notice whose income makes the highest rate of charges for two years. */
export const ALONE = { declares: 'CE', parts: 1, taxable_income: '24 300,00', reference_income: '27 000,00' }

/** "Ma retraite" of somebody whose household is said. */
export const known = (
  answers: Readonly<Record<string, unknown>>,
  { person = 'sylvie-garnier', ...ports }: Partial<ExamplePorts> = {},
  name = 'what is left to live on at retirement',
  said: Partial<typeof ALONE> = {},
): Example => {
  const example = project(answers, { person, ...ports }, name)
  const household = JSON.stringify({ version: 1, ...ALONE, ...said })
  return { ...example, ports: { ...example.ports, stored: { ...example.ports?.stored, 'hautelisse.household': household } } }
}

/** Answers of the worked case: the scheduled payment of the PERECO, a goal of 1 900 € at 64. */
export const ANSWERS = {
  goal: '1 900,00',
  horizon: '64',
  allocated_amount: '150,00',
  allocated_periodicity: 'monthly',
  other_income: '240,00',
  other_income_kind: 'rent',
  property_loan: '',
  known_pension: '1 578,62',
  paid_to: '',
  ticked: {},
  shares: {},
}

/** Before any answer. */
export const EMPTY: Example = {
  name: 'the two answers that come first about a retirement',
  element: <SavingsHome />,
  address: '/epargne?vue=projet',
  ports: { person: 'sylvie-garnier' },
}

const AT_HOME: PageExample = {
  name: 'what is left to live on at retirement, as a section of a home',
  address: '/epargne',
  ports: { ...known({}).ports, person: 'marc-delorme' },
  acts: [{ press: '[aria-controls="project-here"]' }, { until: '#project-here dl' }],
}

const LONG = '99 999 999,99'

const KEPT_CASE = {
  schema: 1,
  simulator: 'projection',
  asOf: '2026-11-20',
  inputs: {
    birth_month: '1964-03',
    horizon: 64,
    goal: 1900,
    other_income: 240,
    property_loan: 0,
    periodicity: 'monthly',
    pension: { month: 1500 },
    contracts: [{ product: 'PERO', savings: 35_000, co: 35_000, payment: 150 }],
    income_terms: { pension_charges: 8.4, marital_status: 'CE', household_income: 0 },
  },
}
const NAMES = [
  'Partir à 64\u00A0ans',
  'Partir à 64\u00A0ans, avec la prime et l’intéressement versés chaque année jusqu’au départ',
]

/** Answers the list of simulations with two of a retirement. */
const keepingTwo: ExamplePorts['between'] = ({ path }, pass) =>
  path.includes('/services/kept/simulations')
    ? Promise.resolve({
        status: 200,
        body: JSON.stringify({
          kept: NAMES.map((name, at) => ({
            id: `0c4f1c1e-8a1d-4f0e-8a53-00000000000${String(at)}`,
            name,
            kept_on: '20/11/2026',
            until: '20/11/2028',
            case: KEPT_CASE,
          })),
        }),
      })
    : pass()

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  EMPTY,
  project({ known_pension: '' }, {}, 'what is known of a retirement without the state pension'),
  project({}, {}, 'the household is asked for before any net'),
  known({}),
  {
    ...known({}, {}, 'where what is left to live on comes from'),
    acts: [{ press: '#retirement-explain' }, { until: '#explain-net' }, { press: 'ol [aria-expanded="false"]' }],
  },
  known({ goal: '1 770,00' }, {}, 'a goal that is in the range'),
  known({ goal: '1 000,00' }, {}, 'a goal that is reached by the whole range'),
  known({ property_loan: '310,00', shares: { '00482201': 50 } }, {}, 'a loan, and a part in capital'),
  known({ known_pension: LONG, other_income: LONG, goal: LONG }, {}, 'what is left to live on of huge amounts'),
  known({}, { hiddenAmounts: true }, 'what is left to live on with hidden amounts'),
  known({}, { euros: 'departure' }, 'what is left to live on in euros of the departure'),
  known({}, { between: keepingTwo }, 'a retirement above the simulations that are kept of it'),
  AT_HOME,
]
