import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { CREDENTIALS, failure, SECRETS, startPension } from './fixtures.testing.ts'
import { selectLogin, selectScreen } from './index.ts'

type Run = ReturnType<typeof startPension>

const screen = ({ actor }: Run) => selectScreen(actor.getSnapshot())
const started = async (...given: Parameters<typeof startPension>): Promise<Run> => {
  const run = startPension(...given)
  await settled()
  return run
}

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

  it('[S-CALL-43] [MAREL-62] [MAREL-63] [MAREL-84] [MAREL-140] [S-ERR-13] [S-ERR-14] a code follows two of the sites, and the tax site alone sends it again', async () => {
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
