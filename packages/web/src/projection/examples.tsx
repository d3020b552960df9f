import type { Example, ExamplePorts } from '../shell/index.ts'
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

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  {
    name: 'the retirement project before any answer',
    element: <SavingsHome />,
    address: '/epargne?vue=projet',
    ports: { person: 'sylvie-garnier' },
  },
  project({}),
  project({ known_pension: '' }, {}, 'the retirement project without a state pension'),
  project({ goal: '1 000,00' }, {}, 'the retirement project that reaches its goal'),
  project({}, { hiddenAmounts: true }, 'the retirement project with hidden amounts'),
]
