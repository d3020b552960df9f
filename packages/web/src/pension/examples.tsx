import type { PensionForm } from '@hautelisse/domain/pension'
import type { Act, Between, Example, ExamplePorts, PageExample } from '../shell/index.ts'
import { PensionModal } from './pension-modal.tsx'
import { estimated, PAID, SAMPLES, type Sample } from './sample.testing.ts'
import { answering, NOTARY, PERHAPS, RANGE } from './unsure.testing.ts'

const close = (): void => {}

const SYLVIE = { person: SAMPLES.sylvie.person } as const

const acting = (name: string, acts: readonly Act[], ports: ExamplePorts = SYLVIE): Example => ({
  name,
  element: <PensionModal onClose={close} />,
  ports,
  acts,
})

const WINDOW = '[role="dialog"]'
/** Doors of the login: FranceConnect, then the pension site's own account. */
const [FRANCE_CONNECT, ACCOUNT] = [`${WINDOW} section`, `${WINDOW} section ~ section`]
const TO_LOGIN: readonly Act[] = [{ press: `${WINDOW} ul ~ div button` }]

const through = (door: string, { identifier, password }: Sample['typed']): readonly Act[] => [
  ...TO_LOGIN,
  { fill: `${door} form input:not([type="password"])`, text: identifier },
  { fill: `${door} form input[type="password"]`, text: password },
  { press: `${door} form [type="submit"]` },
]

const NEXT: Act = { press: `${WINDOW} form [type="submit"]` }
const toForm = [...through(ACCOUNT, SAMPLES.sylvie.typed), { until: `${WINDOW} form select` }, NEXT]

const answered = (more: PensionForm, ports: ExamplePorts = {}): ExamplePorts => {
  const { salary: _, ...form } = SAMPLES.sylvie.form
  return { ...SYLVIE, ...ports, stored: { 'hautelisse.marel': JSON.stringify({ version: 1, form: { ...form, ...more } }) } }
}

const refusing: Between = ({ path }, pass) =>
  path.endsWith('/simulation') ? Promise.resolve({ status: 500, body: '{"data":"ERR_INTERNAL"}' }) : pass()

const unanswered: Between = ({ path }, pass) =>
  path.includes('/simulators/marel/login') ? Promise.resolve({ status: 500, body: '{"data":"ERR_INTERNAL"}' }) : pass()

/** The estimate of a person, saved before it opens. */
export const result = (name: string, sample: Sample): Example =>
  acting(name, [], { person: sample.person, before: estimated(sample) })

/** The result of an estimate, in its window. */
export const ESTIMATED = result('the pension of an incomplete career', SAMPLES.sylvie)

/** The career of an estimate that was saved. */
export const CAREER: PageExample = {
  name: 'the career of an estimate',
  address: '/epargne#career',
  ports: { person: SAMPLES.sylvie.person, before: estimated(SAMPLES.sylvie) },
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  acting('the introduction of the pension estimator', []),
  acting('the login', TO_LOGIN),
  acting(
    'a login that failed, with the accounts of the demonstration',
    [
      ...through(FRANCE_CONNECT, { identifier: '2501234567454', password: 'Lisse-2026' }),
      { until: `${FRANCE_CONNECT} [role="alert"]` },
      { press: `${WINDOW} summary` },
      { press: `${ACCOUNT} form [type="submit"]` },
    ],
    { ...SYLVIE, between: unanswered },
  ),
  acting('the code of the tax site', through(FRANCE_CONNECT, { identifier: '2501234567454', password: 'Lisse-2026' })),
  acting('an account to be made', [...TO_LOGIN, { press: `${ACCOUNT} form ~ p button ~ button` }]),
  acting('the secret question', [
    ...TO_LOGIN,
    { press: `${ACCOUNT} form ~ p button` },
    { fill: `${WINDOW} form input`, text: SAMPLES.sylvie.typed.identifier },
    NEXT,
  ]),
  acting('the form, with nothing answered', toForm),
  acting('the income of an employee, out of its limits', [...toForm, NEXT], answered({ month_number: '16' })),
  acting(
    'the pay of electricity and gas',
    [...toForm, NEXT],
    answered({ professional_category: 'IEGA', out_of_category: 'yes' }),
  ),
  acting('a calculation that failed', [...toForm, NEXT], answered({ salary: '2680' }, { between: refusing })),
  ESTIMATED,
  result('a pension and contracts of other houses', SAMPLES.marc),
  result('the pension of a long career', SAMPLES.thomas),
  result('a pension in payment', PAID),
  acting('a minimum that is not known to the cent', [], { ...SYLVIE, between: answering(RANGE) }),
  acting('a pension without the scheme of a profession', [], { ...SYLVIE, between: answering(NOTARY) }),
  acting('a long career that is perhaps open', [], { ...SYLVIE, between: answering(PERHAPS) }),
  {
    ...result('what a change makes of the pension', SAMPLES.sylvie),
    acts: [
      { press: '[aria-labelledby="pension-changes"] h3 button' },
      { press: '[aria-labelledby="pension-changes"] div button' },
      { until: 'aside table' },
    ],
  },
  {
    ...result('an answer of the result that is changed, beside the lines of its month', SAMPLES.sylvie),
    acts: [
      { press: `${WINDOW} p ~ button` },
      { press: '[aria-labelledby="pension-answers"] h3 button' },
      { press: '[aria-labelledby="pension-answers"] dd button' },
      { until: '[aria-labelledby="pension-answers"] form' },
    ],
  },
  CAREER,
  { name: 'the career before an estimate', address: '/epargne#career', ports: SYLVIE },
  { name: 'an account made with FranceConnect', address: '/epargne#disclaimer_fc_register', ports: SYLVIE },
  { name: 'a password that cannot be sent', address: '/epargne#marel_error_password', ports: SYLVIE },
]
