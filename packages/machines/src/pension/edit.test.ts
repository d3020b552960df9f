import { payloadOf, type PensionForm } from '@hautelisse/domain/pension'
import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { CREDENTIALS, ESTIMATE, failure, SESSION, startPension, WORKING } from './fixtures.testing.ts'
import { selectAnswers, selectChosenAge, selectEdit, selectNotice, selectScreen } from './index.ts'

type Told = Parameters<typeof startPension>[0]

const CONTEXT = { birth: plainDate('1964-03-12'), today: plainDate('2026-11-20'), options: SESSION }
const FORM: PensionForm = { ...WORKING, activity_rate: 'FULL_TIME', salary: '2680', month_number: '12' }
const answers = payloadOf(FORM, CONTEXT)
/** A service that says what it computed from, as ours does. */
const telling: NonNullable<Told> = {
  simulate: (sent) => Promise.resolve({ ...ESTIMATE, answers: sent ?? undefined, age_full_rate: String(sent?.salary) }),
}
const SAVED: NonNullable<Told> = { initialize: () => Promise.resolve({ ...ESTIMATE, answers, contracts: [] }) }

const openSaved = async (told: Told = {}) => {
  const run = startPension({ ...telling, ...SAVED, ...told })
  await settled()
  return run
}
/** The result, in an open session of the service. */
const onResult = async (told: Told = {}) => {
  const run = startPension({ ...telling, ...told })
  await settled()
  await run.send({ type: 'understood' })
  await run.login({ type: 'loginRequested', ...CREDENTIALS })
  await run.answer(FORM)
  await run.send({ type: 'nextRequested' }, { type: 'nextRequested' })
  return run
}
type Run = Awaited<ReturnType<typeof onResult>>
const seen = ({ actor }: Run) => {
  const snapshot = actor.getSnapshot()
  return {
    screen: selectScreen(snapshot),
    edit: selectEdit(snapshot),
    salary: selectAnswers(snapshot)?.form.salary,
    computed: snapshot.context.result?.age_full_rate,
    form: snapshot.context.form,
  }
}
const typeSalary = (salary: string) => [
  { type: 'editBegun', field: 'salary' } as const,
  { type: 'answered', field: 'salary', text: salary } as const,
]

describe('an answer that is changed on the result', () => {
  it('[PE-12] (S-30) is taken and the pension estimated and saved again, without a step of the form, at the age that was looked at', async () => {
    const run = await onResult()
    await run.send({ type: 'ageChosen', ageInMonths: 771 }, ...typeSalary('3000'))
    expect(seen(run)).toMatchObject({ screen: 'result', computed: '2680', salary: '2680', edit: { field: 'salary' } })
    await run.send({ type: 'editTaken' })
    expect(seen(run)).toMatchObject({ screen: 'result', edit: undefined, computed: '3000', salary: '3000' })
    expect(selectChosenAge(run.actor.getSnapshot())).toBe(771)
    expect(run.calls.filter((name) => name === 'save')).toHaveLength(2)
  })

  it('(S-30) that is left changes nothing, nor the form that was begun anew', async () => {
    const run = await openSaved()
    await run.send({ type: 'redoRequested' }, { type: 'closed' }, ...typeSalary('3000'), { type: 'editLeft' })
    expect(seen(run)).toMatchObject({ screen: 'result', edit: undefined, salary: '2680', form: {} })
    await run.send(...typeSalary('3000'), { type: 'closed' })
    expect(seen(run)).toMatchObject({ screen: 'result', edit: undefined, form: {} })
  })

  it('(S-30) says what is wrong and what else it asks for, once it is taken', async () => {
    const run = await onResult()
    await run.send({ type: 'editBegun', field: 'professional_category' })
    await run.send({ type: 'answered', field: 'professional_category', text: 'NS' })
    expect(seen(run).edit?.problems).toEqual([])
    await run.send({ type: 'editTaken' })
    const { edit } = seen(run)
    expect(edit?.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['professional_category', 'salary', 'oath_date']),
    )
    expect(edit?.problems.map(({ path, code }) => [path, code])).toEqual([
      ['salary', 'required'],
      ['oath_date', 'required'],
    ])
    // Another answer begun instead: the first change is left.
    await run.send({ type: 'editBegun', field: 'salary' })
    expect(seen(run)).toMatchObject({ edit: { field: 'salary', problems: [] }, form: { professional_category: 'ACT' } })
  })

  it('(S-30) that cannot be computed leaves the result, what was typed, and says so', async () => {
    const run = await onResult()
    let isBroken = true
    const broken = await onResult({
      simulate: (sent, ...rest) =>
        sent?.salary?.eq(3000) === true && isBroken
          ? Promise.reject(failure('ERR_INTERNAL', 500))
          : (telling.simulate?.(sent, ...rest) ?? Promise.resolve(ESTIMATE)),
    })
    expect(seen(run).computed).toBe('2680')
    await broken.send(...typeSalary('3000'), { type: 'editTaken' })
    expect(seen(broken)).toMatchObject({
      screen: 'result',
      computed: '2680',
      edit: { field: 'salary', hasFailed: true, form: { salary: '3000' } },
    })
    isBroken = false
    await broken.send({ type: 'editTaken' })
    expect(seen(broken)).toMatchObject({ computed: '3000', edit: undefined })
  })

  it('(S-30) after a reload asks for the login first, then is computed without a question more; the window closed there leaves it', async () => {
    const run = await openSaved()
    expect(seen(run)).toMatchObject({ salary: '2680' })
    await run.send(...typeSalary('3000'), { type: 'editTaken' })
    expect([seen(run).screen, selectNotice(run.actor.getSnapshot())]).toEqual(['login', 'session-ended'])
    await run.login({ type: 'loginRequested', ...CREDENTIALS })
    expect(seen(run)).toMatchObject({ screen: 'result', computed: '3000', salary: '3000', edit: undefined })
    const left = await openSaved()
    await left.send(...typeSalary('3000'), { type: 'editTaken' }, { type: 'closed' })
    expect(seen(left)).toMatchObject({ screen: 'result', salary: '2680', edit: undefined })
  })

  it('(S-30) ends at the login where the session of the service is gone', async () => {
    const run = await onResult({
      simulate: (sent, ...rest) =>
        sent?.salary?.eq(3000) === true
          ? Promise.reject(failure('ERR_MAREL_SESSION', 404))
          : (telling.simulate?.(sent, ...rest) ?? Promise.resolve(ESTIMATE)),
    })
    await run.send(...typeSalary('3000'), { type: 'editTaken' })
    expect([seen(run).screen, seen(run).form.salary]).toEqual(['login', '3000'])
  })

  it('(S-30) is not offered for an estimate whose answers nobody knows; those that were sent are known', async () => {
    const run = startPension({ initialize: () => Promise.resolve({ ...ESTIMATE, contracts: [] }) })
    await settled()
    await run.send({ type: 'editBegun', field: 'salary' })
    expect([selectAnswers(run.actor.getSnapshot()), seen(run).edit]).toEqual([undefined, undefined])
    const silent = await onResult({ simulate: () => Promise.resolve(ESTIMATE) })
    expect(seen(silent).salary).toBe('2680')
  })
})
