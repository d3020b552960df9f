import { describe, expect, it } from 'vitest'
import { plainDate } from '@hautelisse/domain/calendar'
import { settled } from '../testing/index.ts'
import { ANSWERS, CREDENTIALS, ESTIMATE, failure, SESSION, startPension, WORKING } from './fixtures.testing.ts'
import { draftOf, selectChosenAge, selectForm, selectIsUnsaved, selectNotice, selectScreen, selectSlide } from './index.ts'

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

  it('[MAREL-25] the age that is looked at stays while another window stands in its place, and goes with the window and with the estimate', async () => {
    const run = await started({ initialize: () => Promise.resolve({ ...ESTIMATE, contracts: [] }) })
    const age = () => selectChosenAge(run.actor.getSnapshot())
    expect(age()).toBeUndefined()
    await run.send({ type: 'ageChosen', ageInMonths: 771 })
    expect(age()).toBe(771)
    await run.send({ type: 'closed' })
    expect([screen(run), age()]).toEqual(['result', undefined])
    await run.send({ type: 'ageChosen', ageInMonths: 771 }, { type: 'redoRequested' })
    expect(age()).toBeUndefined()
  })

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
