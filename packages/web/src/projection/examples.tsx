import type { Example, ExamplePorts, PageExample } from '../shell/index.ts'
import { SavingsHome } from '../accounts/routes.tsx'

/** The retirement project of a member, with what the tab kept of their answers. */
export const project = (
  answers: Readonly<Record<string, unknown>>,
  { person = 'sylvie-garnier', ...ports }: Partial<ExamplePorts> = {},
  name = 'the retirement project',
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

/** The retirement income that the project comes to. */
export const income = (
  answers: Readonly<Record<string, unknown>>,
  ports: Partial<ExamplePorts> = {},
  name = 'the retirement income',
): Example => ({ ...project(answers, ports, name), address: '/epargne?vue=revenu' })

/** What charges and tax of the worked case follow from. */
export const SUPPOSED = { pension_charges: '8.4', marital_status: 'CE', household_income: '' }

/** Answers of the worked case: the scheduled payment of the PERECO, a goal of 1 900 € at 64. */
export const ANSWERS = {
  goal: '1 900,00',
  horizon: '64',
  allocated_amount: '150,00',
  allocated_periodicity: 'monthly',
  other_income: '240,00',
  property_loan: '310,00',
  known_pension: '1 578,62',
  paid_to: '',
  ticked: {},
  shares: {},
}

/** The project before any answer. */
export const EMPTY: Example = {
  name: 'the retirement project before any answer',
  element: <SavingsHome />,
  address: '/epargne?vue=projet',
  ports: { person: 'sylvie-garnier' },
}

const AT_HOME: PageExample = {
  name: 'the retirement project as a section of a home',
  address: '/epargne',
  ports: { ...project({}).ports, person: 'marc-delorme' },
  acts: [{ press: '[aria-controls="project-here"]' }, { until: '#project-here dl' }],
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  EMPTY,
  project({}),
  {
    ...project({}, {}, 'where a figure of the retirement project comes from'),
    acts: [{ press: 'main button[aria-expanded="false"]' }, { until: 'main aside' }],
  },
  project({ known_pension: '' }, {}, 'the retirement project without a state pension'),
  project({ goal: '1 000,00' }, {}, 'the retirement project that reaches its goal'),
  project({}, { hiddenAmounts: true }, 'the retirement project with hidden amounts'),
  income({}),
  income({ ...SUPPOSED, shares: { '00482201': 50 } }, {}, 'the retirement income after charges and tax'),
  {
    ...income(SUPPOSED, {}, 'where a net of the month comes from, in euros of the departure'),
    acts: [{ press: 'main [role="switch"]' }, { press: 'main table button' }, { until: 'main aside' }],
  },
  income({ ...SUPPOSED, known_pension: '' }, {}, 'the retirement income without a state pension'),
  income(
    { ...SUPPOSED, known_pension: '99 999 999,99', other_income: '99 999 999,99' },
    {},
    'the retirement income of huge amounts',
  ),
  income({ ...SUPPOSED }, { hiddenAmounts: true }, 'the retirement income with hidden amounts'),
  AT_HOME,
]
