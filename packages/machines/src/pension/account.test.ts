import { describe, expect, it } from 'vitest'
import { fc, test } from '@fast-check/vitest'
import { settled } from '../testing/index.ts'
import { CREDENTIALS, failure, SECRETS, startPension, WORKING } from './fixtures.testing.ts'
import { selectNotice, selectRecovery, selectRegistration, selectScreen } from './index.ts'

type Run = ReturnType<typeof startPension>

const screen = ({ actor }: Run) => selectScreen(actor.getSnapshot())
const started = async (...given: Parameters<typeof startPension>): Promise<Run> => {
  const run = startPension(...given)
  await settled()
  return run
}

const IDENTITY = { identifier: CREDENTIALS.identifier, last_name: 'Morvan', birth_date: '18/06/1992', email: 'lea@morvan.fr' }
const PROTECTED = { password: SECRETS.password, secret_question: 'Quel métier ?', secret_answer: SECRETS.answer }

describe('the account at the pension site', () => {
  it('[MAREL-11] [MAREL-12] [MAREL-73] registers in two steps and leads back to the login', async () => {
    let isBroken = true
    const run = await started({
      registerFirst: () =>
        isBroken
          ? Promise.reject(Object.assign(failure('ERR_INVALID', 400), { fields: [{ path: 'last_name', code: 'wrong' }] }))
          : Promise.resolve('sealed'),
      registerSecond: () => (isBroken ? Promise.reject(failure('NETWORK')) : Promise.resolve({})),
    })
    await run.send({ type: 'understood' }, { type: 'registrationRequested' })
    const child = () => run.actor.getSnapshot().children.registration
    const view = () => child() && selectRegistration(child()!.getSnapshot())
    child()?.send({ type: 'identityGiven', ...IDENTITY, email: '' })
    expect(view()?.problems).toEqual([{ path: 'email', code: 'required' }])
    child()?.send({ type: 'identityGiven', ...IDENTITY })
    await settled()
    expect(view()).toMatchObject({ step: 'identity', problems: [{ path: 'last_name', code: 'wrong' }] })
    isBroken = false
    child()?.send({ type: 'identityGiven', ...IDENTITY })
    await settled()
    isBroken = true
    child()?.send({ type: 'secretsGiven', ...PROTECTED })
    await settled()
    expect(view()).toMatchObject({ step: 'secrets', hasFailed: true })
    isBroken = false
    child()?.send({ type: 'secretsGiven', ...PROTECTED })
    await settled()
    expect([screen(run), selectNotice(run.actor.getSnapshot())]).toEqual(['login', 'registered'])
    await run.send({ type: 'registrationRequested' })
    child()?.send({ type: 'previousRequested' })
    expect([screen(run), selectNotice(run.actor.getSnapshot())]).toEqual(['login', undefined])
  })

  it('[MAREL-24] [MAREL-65] [MAREL-66] [S-ERR-17] [S-ERR-18] gives a new password in three steps; an unknown number opens its own window', async () => {
    let wrong = failure('ERR_MAREL_ANSWER', 403)
    let isBroken = true
    const run = await started({
      askQuestion: () =>
        isBroken
          ? Promise.reject(failure('ERR_MAREL_ACCOUNT', 404, 'Inconnu.'))
          : Promise.resolve({ question: 'Quel métier ?', sealed: 's' }),
      answerQuestion: () => (isBroken ? Promise.reject(wrong) : Promise.resolve({})),
    })
    await run.send({ type: 'understood' }, { type: 'passwordForgotten' })
    const child = () => run.actor.getSnapshot().children.recovery
    const view = () => child() && selectRecovery(child()!.getSnapshot())
    child()?.send({ type: 'numberGiven', identifier: '' })
    expect(view()?.problems).toEqual([{ path: 'identifier', code: 'required' }])
    child()?.send({ type: 'numberGiven', identifier: CREDENTIALS.identifier })
    await settled()
    expect([run.opened, view()?.said, view()?.step]).toEqual([['marel_error_password'], 'Inconnu.', 'number'])
    isBroken = false
    child()?.send({ type: 'numberGiven', identifier: CREDENTIALS.identifier })
    await settled()
    expect(view()).toMatchObject({ step: 'proof', question: 'Quel métier ?' })
    isBroken = true
    child()?.send({ type: 'proofGiven', secret_answer: SECRETS.answer, birth_date: '18/06/1992' })
    await settled()
    expect(view()).toMatchObject({ step: 'proof', hasFailed: true, said: undefined })
    wrong = failure('ERR_MAREL_BLOCKED', 403, 'Trop d’essais.')
    child()?.send({ type: 'proofGiven', secret_answer: SECRETS.answer, birth_date: '18/06/1992' })
    await settled()
    expect(view()).toMatchObject({ step: 'proof', hasFailed: true, said: 'Trop d’essais.' })
    isBroken = false
    child()?.send({ type: 'proofGiven', secret_answer: SECRETS.answer, birth_date: '18/06/1992' })
    await settled()
    expect(view()?.step).toBe('confirmation')
    child()?.send({ type: 'loginRequested' })
    expect(screen(run)).toBe('login')
  })
})

/** What may happen at any moment, however unlikely. */
const EVENTS = [
  { to: 'pension', event: { type: 'understood' } },
  { to: 'pension', event: { type: 'closed' } },
  { to: 'pension', event: { type: 'registrationRequested' } },
  { to: 'pension', event: { type: 'passwordForgotten' } },
  { to: 'pension', event: { type: 'nextRequested' } },
  { to: 'pension', event: { type: 'previousRequested' } },
  { to: 'pension', event: { type: 'retryRequested' } },
  { to: 'pension', event: { type: 'waitEnded' } },
  { to: 'pension', event: { type: 'redoRequested' } },
  ...Object.entries({ ...WORKING, salary: '2680' }).map(([field, text]) => ({
    to: 'pension',
    event: { type: 'answered', field, text },
  })),
  { to: 'login', event: { type: 'loginRequested', ...CREDENTIALS } },
  { to: 'login', event: { type: 'loginRequested', provider: 'dgfip', identifier: '2501234567454', password: SECRETS.password } },
  { to: 'login', event: { type: 'siteChosen', site: 'ameli' } },
  { to: 'login', event: { type: 'codeGiven', code: SECRETS.code } },
  { to: 'login', event: { type: 'codeResendRequested' } },
  { to: 'login', event: { type: 'credentialsRequested' } },
  { to: 'registration', event: { type: 'identityGiven', ...IDENTITY } },
  { to: 'registration', event: { type: 'secretsGiven', ...PROTECTED } },
  { to: 'registration', event: { type: 'previousRequested' } },
  { to: 'recovery', event: { type: 'numberGiven', identifier: CREDENTIALS.identifier } },
  { to: 'recovery', event: { type: 'proofGiven', secret_answer: SECRETS.answer, birth_date: '18/06/1992' } },
  { to: 'recovery', event: { type: 'loginRequested' } },
] as const

describe('storms of events', () => {
  test.prop([fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 })])(
    '[MAREL-29] whatever happens, a screen stands, no secret is held, and no result is lost',
    async (events) => {
      const run = await started()
      let hadResult = false
      for (const { to, event } of events) {
        const target = to === 'pension' ? run.actor : run.actor.getSnapshot().children[to]
        ;(target as { send: (event: unknown) => void } | undefined)?.send(event)
        await settled()
        const snapshot = run.actor.getSnapshot()
        const held = JSON.stringify(run.actor.getPersistedSnapshot())
        for (const secret of Object.values(SECRETS)) expect(held).not.toContain(secret)
        expect(snapshot.status).toBe('active')
        hadResult ||= snapshot.context.result !== undefined
        expect(hadResult).toBe(snapshot.context.result !== undefined)
        expect(selectScreen(snapshot)).not.toBe('waiting')
      }
      run.actor.stop()
    },
  )
})
