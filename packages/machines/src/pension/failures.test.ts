import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import type { PensionPorts } from './context.ts'
import { CREDENTIALS, failure, SECRETS, startPension, WORKING } from './fixtures.testing.ts'
import {
  selectForm,
  selectIsUnsaved,
  selectLogin,
  selectNotice,
  selectRecovery,
  selectRegistration,
  selectScreen,
  selectSlide,
} from './index.ts'

type Run = ReturnType<typeof startPension>
type Refused = 'signIn' | 'giveCode' | 'resend' | 'registerFirst' | 'registerSecond' | 'askQuestion' | 'answerQuestion'
type Answered = 'contracts' | 'simulate' | 'save' | 'initialize' | 'demonstration'
type Port = Refused | Answered

/** Codes that the pension service has of its own, and what any call may end with. */
const CODES = [
  ['ERR_MAREL_LOGIN', 401],
  ['ERR_MAREL_BLOCKED', 403],
  ['ERR_MAREL_FRANCE_CONNECT', 403],
  ['ERR_MAREL_SESSION', 404],
  ['ERR_MAREL_ACCOUNT', 404],
  ['ERR_MAREL_ANSWER', 403],
  ['ERR_INTERNAL', 500],
  ['NETWORK', undefined],
] as const
type Code = (typeof CODES)[number][0]

const IDENTITY = {
  identifier: CREDENTIALS.identifier,
  last_name: 'Garnier',
  birth_date: '12/03/1964',
  email: 'sylvie@example.com',
} as const
const PROTECTED = { password: SECRETS.password, secret_question: 'Quel métier ?', secret_answer: SECRETS.answer } as const

const start = async (port: Port, code: Code, status: number | undefined): Promise<Run> => {
  const told = { [port]: () => Promise.reject(failure(code, status)) } as Partial<PensionPorts>
  const run = startPension(told, { origin: 'individual' })
  await settled()
  await run.send({ type: 'understood' })
  return run
}

const toTax = async (run: Run): Promise<void> =>
  run.login({ type: 'loginRequested', provider: 'dgfip', identifier: '2501234567454', password: 'Lisse-2026' })

const toForm = async (run: Run): Promise<void> => {
  await run.login({ type: 'loginRequested', ...CREDENTIALS })
  await run.answer({ ...WORKING, salary: '2680' })
}

const toResult = async (run: Run): Promise<void> => {
  await toForm(run)
  await run.send({ type: 'nextRequested' }, { type: 'nextRequested' })
}

const child = async (run: Run, name: 'registration' | 'recovery', ...events: readonly object[]): Promise<void> => {
  for (const event of events) {
    ;(run.actor.getSnapshot().children[name] as { send: (event: object) => void } | undefined)?.send(event)
    await settled()
  }
}

/** Goes to where a call is made. */
const REACH: Readonly<Record<Port, (run: Run) => Promise<void>>> = {
  signIn: toTax,
  giveCode: async (run) => {
    await toTax(run)
    await run.login({ type: 'codeGiven', code: SECRETS.code })
  },
  resend: async (run) => {
    await toTax(run)
    await run.login({ type: 'codeResendRequested' })
  },
  registerFirst: async (run) => {
    await run.send({ type: 'registrationRequested' })
    await child(run, 'registration', { type: 'identityGiven', ...IDENTITY })
  },
  registerSecond: async (run) => {
    await run.send({ type: 'registrationRequested' })
    await child(run, 'registration', { type: 'identityGiven', ...IDENTITY }, { type: 'secretsGiven', ...PROTECTED })
  },
  askQuestion: async (run) => {
    await run.send({ type: 'passwordForgotten' })
    await child(run, 'recovery', { type: 'numberGiven', identifier: CREDENTIALS.identifier })
  },
  answerQuestion: async (run) => {
    await run.send({ type: 'passwordForgotten' })
    await child(
      run,
      'recovery',
      { type: 'numberGiven', identifier: CREDENTIALS.identifier },
      { type: 'proofGiven', secret_answer: SECRETS.answer, birth_date: '12/03/1964' },
    )
  },
  initialize: () => Promise.resolve(),
  demonstration: () => Promise.resolve(),
  contracts: toForm,
  simulate: toResult,
  save: toResult,
}

/** What stands there after a refusal, in few words. */
const standing = (run: Run): string => {
  const snapshot = run.actor.getSnapshot()
  const { login, registration, recovery } = snapshot.children
  const parts = [selectScreen(snapshot) as string]
  if (login !== undefined) parts.push(selectLogin(login.getSnapshot()).part)
  if (registration !== undefined) parts.push(selectRegistration(registration.getSnapshot()).step)
  if (recovery !== undefined) parts.push(selectRecovery(recovery.getSnapshot()).step)
  if (run.opened.length > 0) parts.push(`#${String(run.opened[0])}`)
  if (selectNotice(snapshot) !== undefined) parts.push(String(selectNotice(snapshot)))
  if (selectForm(snapshot).hasFailed) parts.push('failed')
  if (selectIsUnsaved(snapshot)) parts.push('unsaved')
  return parts.join(' ')
}

const expectedOf = (port: Port, code: Code): string => {
  const isGone = code === 'ERR_MAREL_SESSION'
  const expected: Readonly<Record<Port, string>> = {
    signIn: code === 'ERR_MAREL_FRANCE_CONNECT' ? 'login credentials #disclaimer_fc_register' : 'login credentials',
    giveCode: isGone ? 'login credentials' : 'login code',
    resend: isGone ? 'login credentials' : 'login code',
    registerFirst: 'registration identity',
    registerSecond: 'registration secrets',
    askQuestion: 'recovery number #marel_error_password',
    answerQuestion: 'recovery proof',
    initialize: 'login credentials',
    demonstration: 'login credentials',
    contracts: 'form',
    simulate: isGone ? 'login credentials session-ended' : 'form failed',
    save: 'result unsaved',
  }
  return expected[port]
}

describe.each(Object.keys(REACH) as readonly Port[])('a failure of %s', (port) => {
  it.each(CODES)(
    '[S-ERR-02] [S-ERR-12] [S-ERR-19] [S-ERR-29] %s leaves a screen that says so, and every answer',
    async (code, status) => {
      const run = await start(port, code, status)
      await REACH[port](run)
      expect(standing(run)).toBe(expectedOf(port, code))
      const isTyped = port === 'simulate' || port === 'save'
      expect(run.actor.getSnapshot().context.form).toMatchObject(isTyped ? { ...WORKING, salary: '2680' } : {})
      const held = JSON.stringify(run.actor.getPersistedSnapshot())
      for (const secret of Object.values(SECRETS)) expect(held).not.toContain(secret)
      run.actor.stop()
    },
  )
})

it('[MAREL-28] [MAREL-139] holds session, result, contracts and answers, and no credentials; a result is saved once', async () => {
  const run = startPension({}, { origin: 'individual' })
  await settled()
  await run.send({ type: 'understood' })
  await toResult(run)
  const { session, result, contracts } = run.actor.getSnapshot().context
  expect([session?.session_id, result?.age_full_rate, result?.date, contracts]).toEqual([
    'a-session',
    '64 ans',
    '2026-11-20T09:00:00.000Z',
    [],
  ])
  expect(Object.keys(run.actor.getSnapshot().context)).not.toContain('password')
  await run.send({ type: 'closed' }, { type: 'closed' })
  expect(run.calls.filter((name) => name === 'save')).toHaveLength(1)
})

it('[MAREL-04] [MAREL-08] [MAREL-24] has five slides, numbered from 0 to 4 in the order of the person’s origin', async () => {
  const slides = async (origin: 'individual' | 'collective'): Promise<readonly number[]> => {
    const run = startPension({}, { origin })
    const seen: number[] = []
    const see = () => seen.push(selectSlide(run.actor.getSnapshot()))
    await settled()
    see()
    await run.send({ type: 'understood' })
    see()
    await run.send({ type: 'passwordForgotten' })
    see()
    await child(run, 'recovery', { type: 'previousRequested' })
    await run.login({ type: 'loginRequested', ...CREDENTIALS })
    see()
    await run.answer({ ...WORKING, salary: '2680' })
    await run.send({ type: 'nextRequested' }, { type: 'nextRequested' })
    see()
    return seen
  }
  expect(await slides('collective')).toEqual([0, 1, 4, 2, 3])
  expect(await slides('individual')).toEqual([0, 2, 4, 3, 1])
})
