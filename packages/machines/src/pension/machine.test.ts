import { describe, expect, it } from 'vitest'
import { fc, test } from '@fast-check/vitest'
import { plainDate } from '@hautelisse/domain/calendar'
import { settled } from '../testing/index.ts'
import { ANSWERS, CREDENTIALS, ESTIMATE, failure, SECRETS, SESSION, startPension, WORKING } from './fixtures.ts'
import {
  draftOf,
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

const screen = ({ actor }: Run) => selectScreen(actor.getSnapshot())
const started = async (...given: Parameters<typeof startPension>): Promise<Run> => {
  const run = startPension(...given)
  await settled()
  return run
}
const inForm = async (...given: Parameters<typeof startPension>): Promise<Run> => {
  const run = await started(...given)
  await run.send({ type: 'understood' })
  await run.login({ type: 'loginRequested', ...CREDENTIALS })
  return run
}

describe('the way to a result', () => {
  it('[MAREL-02] [MAREL-59] [MAREL-64] [MAREL-67] goes from the introduction through the login and both steps to the result, which is saved once', async () => {
    const run = await inForm()
    expect(screen(run)).toBe('form')
    await run.send({ type: 'nextRequested' })
    expect(selectForm(run.actor.getSnapshot()).problems.map(({ path }) => path)).toEqual([
      'family_situation',
      'children',
      'professional_situation',
      'professional_category',
    ])
    await run.answer(WORKING)
    await run.send({ type: 'nextRequested' })
    expect(selectForm(run.actor.getSnapshot()).step).toBe('work')
    await run.answer({ salary: '2 680,00' })
    await run.send({ type: 'nextRequested' })
    expect([screen(run), run.calls]).toEqual(['result', ['initialize', 'sign-in cnav', 'simulate', 'save']])
  })

  it('[MAREL-14] a second step without questions is skipped', async () => {
    const run = await inForm()
    await run.answer(ANSWERS)
    await run.send({ type: 'nextRequested' })
    expect(screen(run)).toBe('result')
  })

  it('[MAREL-68] [MAREL-70] [MAREL-71] [S-ROLE-02] [S-ROLE-03] [S-ROLE-04] contracts are read and the advisor is told for customers on their own alone, once', async () => {
    const own = await inForm({ contracts: () => Promise.reject(failure('ERR_INTERNAL', 500)) }, { origin: 'individual' })
    expect(screen(own)).toBe('form')
    await own.send({ type: 'closed' }, { type: 'understood' })
    expect(own.calls.filter((name) => name === 'tell-advisor')).toHaveLength(1)
    const collective = await inForm()
    expect(collective.calls).toEqual(['initialize', 'sign-in cnav'])
    expect(await inForm({}, { origin: 'individual' })).toMatchObject({
      calls: ['initialize', 'tell-advisor', 'sign-in cnav', 'contracts'],
    })
  })

  it('a person who draws a pension has no form', async () => {
    let isBroken = true
    const paid = { ...SESSION, pension_in_payment: { since: plainDate('2017-05-01') } }
    const run = await inForm({
      signIn: () => Promise.resolve({ kind: 'open', session: paid }),
      simulate: (sent) =>
        isBroken
          ? Promise.reject(failure('ERR_INTERNAL', 500))
          : Promise.resolve({ ...ESTIMATE, age_full_rate: sent === null ? 'nothing sent' : 'a form' }),
    })
    expect(screen(run)).toBe('not-calculated')
    isBroken = false
    await run.send({ type: 'retryRequested' })
    expect([screen(run), run.actor.getSnapshot().context.result?.age_full_rate]).toEqual(['result', 'nothing sent'])
  })
})

describe('what is kept', () => {
  it('[MAREL-76] [O-ERR-11] [S-ERR-27] a saved estimate opens on its result, any failure on the introduction', async () => {
    const saved = await started({ initialize: () => Promise.resolve({ ...ESTIMATE, contracts: [] }) })
    expect(screen(saved)).toBe('result')
    for (const code of ['ERR_UNKNOWN', 'NETWORK', 'ERR_INTERNAL'])
      expect(screen(await started({ initialize: () => Promise.reject(failure(code)) }))).toBe('intro')
  })

  it.each([
    ['individual', 1],
    ['collective', 3],
  ] as const)(
    '[MAREL-25] [MAREL-26] [MAREL-27] [MAREL-60] [MAREL-61] closed and opened again it stands on its result, or on its introduction (%s)',
    async (origin, slide) => {
      const run = await inForm({}, { origin })
      await run.send({ type: 'closed' })
      expect(selectSlide(run.actor.getSnapshot())).toBe(0)
      await run.send({ type: 'understood' })
      expect(screen(run)).toBe('form')
      await run.answer(ANSWERS)
      await run.send({ type: 'nextRequested' })
      await run.send({ type: 'redoRequested' })
      expect([screen(run), draftOf(run.actor.getSnapshot())]).toEqual(['intro', undefined])
      await run.send({ type: 'understood' })
      expect(screen(run)).toBe('form')
      await run.send({ type: 'closed' })
      expect([screen(run), selectSlide(run.actor.getSnapshot())]).toEqual(['result', slide])
    },
  )

  it('[S-ERR-15] [S-ERR-16] [S-ERR-25] a failed calculation keeps every answer, and is asked for again', async () => {
    let isBroken = true
    const run = await inForm({
      simulate: () => (isBroken ? Promise.reject(failure('ERR_INTERNAL', 500)) : Promise.resolve(ESTIMATE)),
      save: () => Promise.reject(failure('ERR_INTERNAL', 500)),
    })
    await run.answer({ ...WORKING, salary: '2680' })
    await run.send({ type: 'nextRequested' }, { type: 'nextRequested' })
    const failed = selectForm(run.actor.getSnapshot())
    expect([failed.step, failed.hasFailed, failed.form.salary]).toEqual(['work', true, '2680'])
    isBroken = false
    await run.send({ type: 'retryRequested' })
    expect([screen(run), selectIsUnsaved(run.actor.getSnapshot())]).toEqual(['result', true])
  })

  it('an ended session of the service leads back to the login, with every answer kept', async () => {
    const run = await inForm({ simulate: () => Promise.reject(failure('ERR_MAREL_SESSION', 404)) })
    await run.answer(ANSWERS)
    await run.send({ type: 'nextRequested' })
    expect([screen(run), selectNotice(run.actor.getSnapshot()), run.actor.getSnapshot().context.session]).toEqual([
      'login',
      'session-ended',
      undefined,
    ])
    await run.login({ type: 'loginRequested', ...CREDENTIALS })
    expect(selectForm(run.actor.getSnapshot()).form).toMatchObject(ANSWERS)
  })

  it('a field that the service refuses is shown on its step until it is answered anew', async () => {
    const refused = Object.assign(failure('ERR_INVALID', 400), { fields: [{ path: 'payload.children', code: 'wrong' }] })
    const run = await inForm({ simulate: () => Promise.reject(refused) })
    await run.answer({ ...WORKING, salary: '2680' })
    await run.send({ type: 'nextRequested' }, { type: 'nextRequested' })
    expect(selectForm(run.actor.getSnapshot())).toMatchObject({ step: 'family', problems: [{ path: 'children', code: 'wrong' }] })
    await run.answer({ children: '1' })
    expect(selectForm(run.actor.getSnapshot()).problems.map(({ path }) => path)).toEqual(['children_birth_date_1'])
  })
})

describe('the login', () => {
  const loginView = (run: Run) => {
    const login = run.loginOf()
    if (login === undefined) throw new Error('no login')
    return selectLogin(login.getSnapshot())
  }

  it.each([
    ['cnav', 401, undefined, { kind: 'wrong-cnav' }],
    ['cnav', 403, 'Trop d’essais.', { kind: 'generic', said: 'Trop d’essais.' }],
    ['cnav', 500, undefined, { kind: 'generic', said: undefined }],
    ['dgfip', 401, 'Dit', { kind: 'said', said: 'Dit' }],
    ['dgfip', 403, undefined, { kind: 'denied' }],
    ['dgfip', 500, undefined, { kind: 'generic' }],
    ['ameli', 401, undefined, { kind: 'wrong-ameli' }],
    ['ameli', 403, 'Bloqué', { kind: 'said', said: 'Bloqué' }],
    ['ameli', 403, undefined, { kind: 'generic' }],
    ['ameli', undefined, undefined, { kind: 'generic' }],
  ] as const)(
    '[S-ERR-01] [S-ERR-02] [S-ERR-06 to S-ERR-12] [S-ERR-29] %s refused with %s and "%s" says its own',
    async (provider, status, said, refusal) => {
      const run = await started({ signIn: () => Promise.reject(failure('ERR_X', status, said)) })
      await run.send({ type: 'understood' })
      const identifier = provider === 'dgfip' ? '2501234567454' : CREDENTIALS.identifier
      await run.login({ type: 'loginRequested', provider, identifier, password: 'Lisse-2026' })
      expect([loginView(run).refusal, loginView(run).asked]).toEqual([refusal, provider])
    },
  )

  it('[MAREL-62] [MAREL-63] [MAREL-84] [MAREL-140] [S-ERR-13] [S-ERR-14] a code follows two of the sites, and the tax site alone sends it again', async () => {
    let resent = 0
    const run = await started({
      resend: () =>
        (resent += 1) > 1 ? Promise.reject(failure('ERR_MAREL_BLOCKED', 403, 'Trois fois.')) : Promise.resolve('OK'),
    })
    await run.send({ type: 'understood' })
    await run.login({ type: 'loginRequested', provider: 'dgfip', identifier: '2501234567454', password: 'Lisse-2026' })
    await run.login({ type: 'codeGiven', code: '12345' })
    expect(loginView(run)).toMatchObject({ part: 'code', isCodeWrong: true })
    await run.login({ type: 'codeResendRequested' })
    expect(loginView(run)).toMatchObject({ isResent: true, isCodeWrong: false })
    await run.login({ type: 'codeResendRequested' })
    expect(loginView(run).refusal).toEqual({ kind: 'said', said: 'Trois fois.' })
    await run.login({ type: 'credentialsRequested' })
    await run.login({ type: 'siteChosen', site: 'ameli' })
    await run.login({ type: 'loginRequested', provider: 'ameli', identifier: CREDENTIALS.identifier, password: 'Navette-26' })
    await run.login({ type: 'codeResendRequested' })
    expect(resent).toBe(2)
    await run.login({ type: 'codeGiven', code: SECRETS.code })
    expect(screen(run)).toBe('form')
  })

  it('a code whose session has ended leads back to the credentials, a wrong one stays', async () => {
    for (const [code, part] of [
      ['ERR_MAREL_SESSION', 'credentials'],
      ['ERR_MAREL_LOGIN', 'code'],
    ] as const) {
      const run = await started({
        giveCode: () => Promise.reject(failure(code, 401)),
        resend: () => Promise.reject(failure(code, 404)),
      })
      await run.send({ type: 'understood' })
      await run.login({ type: 'loginRequested', provider: 'dgfip', identifier: '2501234567454', password: 'Lisse-2026' })
      await run.login({ type: 'codeGiven', code: SECRETS.code })
      expect(loginView(run).part).toBe(part)
      await run.login({ type: 'loginRequested', provider: 'dgfip', identifier: '2501234567454', password: 'Lisse-2026' })
      await run.login({ type: 'codeResendRequested' })
      expect(loginView(run).part).toBe(part)
    }
  })

  it('[S-ERR-03] an account made with FranceConnect opens its notice, and what the whole application reacts to says nothing of its own', async () => {
    const run = await started({ signIn: () => Promise.reject(failure('ERR_MAREL_FRANCE_CONNECT', 403)) })
    await run.send({ type: 'understood' })
    await run.login({ type: 'loginRequested', ...CREDENTIALS })
    expect([run.opened, loginView(run).refusal]).toEqual([['disclaimer_fc_register'], undefined])
    const mirror = await started({ signIn: () => Promise.reject(failure('ERR_MIRROR', 403, 'Non.')) })
    await mirror.send({ type: 'understood' })
    await mirror.login({ type: 'loginRequested', provider: 'dgfip', identifier: '2501234567454', password: 'Lisse-2026' })
    expect(loginView(mirror).refusal).toEqual({ kind: 'generic' })
  })
})

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
    let isBroken = true
    const run = await started({
      askQuestion: () =>
        isBroken
          ? Promise.reject(failure('ERR_MAREL_ACCOUNT', 404, 'Inconnu.'))
          : Promise.resolve({ question: 'Quel métier ?', sealed: 's' }),
      answerQuestion: () => (isBroken ? Promise.reject(failure('ERR_MAREL_ANSWER', 403)) : Promise.resolve({})),
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
    expect(view()).toMatchObject({ step: 'proof', hasFailed: true })
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
