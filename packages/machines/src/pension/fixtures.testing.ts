import { plainDate } from '@hautelisse/domain/calendar'
import { FORM_OPTIONS, type Estimate, type OpenedSession, type PensionForm } from '@hautelisse/domain/pension'
import { euros } from '@hautelisse/domain/money'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import type { Asker, PensionPorts } from './context.ts'
import { pensionMachine } from './machine.ts'

/** Texts that nothing may hold once they are answered. */
export const SECRETS = { password: 'Fil-de-trame-1', code: '271828', answer: 'Jacquard' } as const
const NIR = '2640376990901'
export const CREDENTIALS = { provider: 'cnav', identifier: NIR, password: SECRETS.password } as const

export const SESSION: OpenedSession = {
  ...FORM_OPTIONS,
  // A situation that the service may know one day, with nothing more to ask.
  professional_situation: [
    ...FORM_OPTIONS.professional_situation,
    { label: 'Autre', options: [{ label: 'Autre', value: 'INA' }] },
  ],
  session_id: 'a-session',
}

export const ESTIMATE: Estimate = {
  age_full_rate: '64 ans',
  careers: { base: [], complementary: [] },
  date: '2026-11-20T09:00:00.000Z',
  result: [
    {
      age: '64 ans',
      quarters: 170,
      yearly_amount_base: euros(12_000),
      yearly_amount_complementary: euros(6000),
      monthly: euros(1500),
      type: 'TAUX_PLEIN',
      start: plainDate('2028-04-01'),
    },
  ],
}

/** Answers of a person without activity, who has no second step. */
export const ANSWERS: PensionForm = {
  family_situation: 'CE',
  children: '0',
  professional_situation: 'INA',
  professional_category: 'ACT',
}
/** Answers of an employee. */
export const WORKING: PensionForm = { ...ANSWERS, professional_situation: 'ACT' }

export const failure = (code: string, status?: number, said?: string): ApiFailure =>
  new ApiFailure({ code, status, said, call: 'test' })

/** Runs an estimator on ports that answer at once; one that is named otherwise answers what the test says. */
export const startPension = (told: Partial<PensionPorts> = {}, asker: Partial<Asker> = {}) => {
  const calls: string[] = []
  const noted =
    <Answer>(name: string, answer: Answer) =>
    (): Promise<Answer> => {
      calls.push(name)
      return Promise.resolve(answer)
    }
  const opened: string[] = []
  const ports: PensionPorts = {
    signIn: (provider) => {
      calls.push(`sign-in ${provider}`)
      return Promise.resolve(
        provider === 'cnav'
          ? { kind: 'open', session: SESSION }
          : { kind: 'code', sessionId: 'a-session', sent: { identifier: 'sealed', password: 'sealed' }, shown: undefined },
      )
    },
    giveCode: noted('code', SESSION),
    resend: noted('resend', 'OK'),
    registerFirst: noted('register-first', 'sealed'),
    registerSecond: noted('register-second', {}),
    askQuestion: noted('ask-question', { question: 'Quel métier ?', sealed: 'sealed' }),
    answerQuestion: noted('answer-question', {}),
    demonstration: () => Promise.resolve([]),
    initialize: () => {
      calls.push('initialize')
      return Promise.reject(failure('ERR_UNKNOWN', 404))
    },
    contracts: noted('contracts', []),
    simulate: noted('simulate', ESTIMATE),
    save: noted('save', 'OK'),
    tellAdvisor: () => void calls.push('tell-advisor'),
    openModal: (hash) => void opened.push(hash),
    clock: { today: () => plainDate('2026-11-20') },
    ...told,
  }
  const input = { asker: { userId: 'a-user', origin: 'collective' as const, birth: plainDate('1964-03-12'), ...asker }, ports }
  const actor = createActor(pensionMachine, { input }).start()
  const login = async (event: Parameters<NonNullable<ReturnType<typeof loginOf>>['send']>[0]): Promise<void> => {
    loginOf()?.send(event)
    await settled()
  }
  const loginOf = () => actor.getSnapshot().children.login
  const send = async (...events: readonly Parameters<typeof actor.send>[0][]): Promise<void> => {
    for (const event of events) {
      actor.send(event)
      await settled()
    }
  }
  const answer = (form: PensionForm): Promise<void> =>
    send(...Object.entries(form).map(([field, text]) => ({ type: 'answered' as const, field: field as keyof PensionForm, text })))
  return { actor, calls, opened, login, loginOf, send, answer }
}
