import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import {
  EMPTY_INPUTS,
  freshProjection,
  inputsOf,
  retirementRequestOf,
  type ProjectionContext,
  type ProjectionFigures,
  type ProjectionForm,
  type ProjectionInputs,
  type RetirementRequest,
  type SavedProjection,
} from '@hautelisse/domain/projection'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { fakePort, fakeStorage } from '../testing/index.ts'
import {
  draft,
  draftOf,
  projectionMachine,
  selectAnswers,
  selectEdit,
  selectEditProblems,
  selectFigures,
  selectIsHouseholdSaid,
  selectOpened,
  selectProblems,
  selectSaving,
  selectStage,
  TYPING_PAUSE_MS,
  type ProjectionAnswer,
  type ProjectionEvent,
} from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PERECO: Account = {
  type: 'PERECO',
  scope: 'ais',
  title: 'PERECO',
  policy_id: 'pereco',
  balance: euros(1000),
  status: 'ENCOURS',
  periodic_payment: { amount: euros(150), periodicity: 'MONTHLY' },
}
const ABOUT: ProjectionContext = {
  accounts: [PERECO],
  estimate: null,
  birthDate: plainDate('1964-03-12'),
  today: plainDate('2026-11-20'),
  companyScheme: null,
}
const COMPLETE: ProjectionForm = { ...freshProjection(ABOUT.accounts), goal: '1 900,00', horizon: '64' }
const figures = (delta: number): ProjectionFigures => ({
  annuity: euros('78.98'),
  delta_monthly: euros(delta),
  accounts: undefined,
  explanation: undefined,
})
const NOTHING: SavedProjection = { inputs: EMPTY_INPUTS, response: null, validated: false }
const question = (form: ProjectionForm = COMPLETE): RetirementRequest => {
  const asked = retirementRequestOf(form, ABOUT)
  if (asked === undefined) throw new Error('no question')
  return asked
}

const start = (form?: ProjectionForm) => {
  const [initialize, retirement, save] = [
    fakePort<undefined, SavedProjection>(),
    fakePort<RetirementRequest, ProjectionFigures>(),
    fakePort<ProjectionInputs, string>(),
  ]
  const ports = {
    initialize: (options: { readonly signal: AbortSignal }) => initialize.port(undefined, options),
    retirement: retirement.port,
    save: save.port,
  }
  const actor = createActor(projectionMachine, { input: { about: ABOUT, form, ports } }).start()
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  const shown = () => {
    const read = selectFigures(actor.getSnapshot())
    return read.kind === 'known' ? `${read.figures.delta_monthly.toString()}${read.isChanging ? ' changing' : ''}` : read.kind
  }
  const send = (...events: readonly ProjectionEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const answer = async (delta: number) => {
    retirement.answer(figures(delta))
    await pass()
  }
  const opened = async (saved: SavedProjection = NOTHING) => {
    initialize.answer(saved)
    await pass()
  }
  return { actor, initialize, retirement, save, pass, shown, send, answer, opened }
}

const goal = (text: string): ProjectionEvent => ({ type: 'amountTyped', field: 'goal', text })
const horizon = (text: string): ProjectionEvent => ({ type: 'horizonTyped', text })
const failure = (code: string) => new ApiFailure({ code, call: 'test' })

describe('the figures of a project', () => {
  it('[PROJ-10] [PROJ-14] are not asked for before horizon and goal are there', async () => {
    const { opened, send, pass, retirement, shown } = start()
    await opened()
    expect([shown(), retirement.asked.length]).toEqual(['empty', 0])
    send(goal('1 900'))
    await pass(TYPING_PAUSE_MS)
    expect(retirement.asked.length).toBe(0)
    send(horizon('64'))
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ horizon: 64, goal: euros(1900), allocated_amount: euros(150) }])
  })

  it('[PROJ-11] [PROJ-13] are asked for once, half a second after the last of several changes', async () => {
    const { opened, send, pass, retirement, shown, answer } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS - 1)
    send(goal('1'), goal('19'), goal('190'))
    await pass(TYPING_PAUSE_MS - 1)
    expect(retirement.asked.length).toBe(0)
    await pass(1)
    await answer(-10)
    expect([shown(), retirement.asked.length]).toEqual(['-10', 1])
    send(goal('1900'), goal('190'), { type: 'horizonLeft' }, { type: 'amountLeft', field: 'goal' })
    await pass(TYPING_PAUSE_MS)
    expect([shown(), retirement.asked.length, 'same inputs'].join(' ')).toBe('-10 1 same inputs')
  })

  it('drop the answer to a question that is no longer asked', async () => {
    const { opened, send, pass, retirement, shown, answer } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    send(horizon('65'))
    expect(retirement.waiting()).toEqual([])
    await pass(TYPING_PAUSE_MS)
    await answer(-7)
    expect([shown(), retirement.asked.map((one) => one.horizon)]).toEqual(['-7', [64, 65]])
  })

  it('[PROJ-12] come with what was saved, without a call; a change then asks', async () => {
    const { opened, send, pass, retirement, shown, actor } = start()
    await opened({ inputs: inputsOf(question()), response: figures(-5), validated: true })
    await pass(TYPING_PAUSE_MS)
    expect([shown(), retirement.asked.length, actor.getSnapshot().context.validated]).toEqual(['-5', 0, true])
    expect(selectAnswers(actor.getSnapshot())).toMatchObject({ goal: '1 900,00', horizon: '64' })
    send(horizon('66'))
    expect(shown()).toBe('-5 changing')
    await pass(TYPING_PAUSE_MS)
    expect(retirement.asked.length).toBe(1)
  })

  it('are asked for where what was saved has none of its own', async () => {
    const { opened, pass, retirement } = start()
    await opened({ inputs: inputsOf(question()), response: null, validated: true })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.asked.length).toBe(1)
  })

  it('[PROJ-15] give way to a failure that can be tried again, and every answer stays', async () => {
    const { opened, pass, retirement, shown, send, answer, actor } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    retirement.refuse(failure('ERR_INTERNAL'))
    await pass()
    expect([shown(), selectAnswers(actor.getSnapshot())]).toEqual(['failed', COMPLETE])
    send({ type: 'retryRequested' })
    await answer(3)
    expect(shown()).toBe('3')
  })

  it('[PROJ-15] give way while nothing could be read; what is typed meanwhile is asked with the next try', async () => {
    const { initialize, opened, pass, retirement, shown, send } = start()
    initialize.refuse(failure('NETWORK'))
    await pass()
    send(goal('1 000'), horizon('62'))
    expect(shown()).toBe('failed')
    send({ type: 'retryRequested' })
    await opened()
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ horizon: 62, goal: euros(1000) }])
  })

  it('go with a goal that is taken away', async () => {
    const { opened, pass, shown, send, answer } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    send(goal(''))
    expect(shown()).toBe('empty')
  })

  it('are asked for anew with another estimate of the state pension', async () => {
    const { opened, pass, send, answer, retirement } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    const estimate = {
      age_full_rate: '64 ans',
      careers: { base: [], complementary: [] },
      date: '2026-11-21T09:00:00Z',
      result: [],
    }
    send({ type: 'aboutChanged', about: { ...ABOUT, estimate } })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()[0]?.marel_result?.date).toBe('2026-11-21T09:00:00Z')
  })
})

describe('the answers', () => {
  it('[PROJ-07] say the payments in another periodicity and restore every cent', async () => {
    const { opened, send, actor } = start({ ...COMPLETE, allocated_periodicity: 'yearly', allocated_amount: '100,00' })
    await opened()
    const seen = (['monthly', 'one_shot', 'monthly', 'yearly'] as const).map((periodicity) => {
      send({ type: 'periodicityChosen', periodicity })
      return selectAnswers(actor.getSnapshot()).allocated_amount
    })
    expect(seen).toEqual(['8,33', '100,00', '8,33', '100,00'])
  })

  it('[RP-05] [RP-06] [RP-07] tick an account, choose its share and where payments go', async () => {
    const { opened, send, pass, retirement } = start(COMPLETE)
    await opened()
    send({ type: 'shareChosen', policy: 'pereco', share: 50 }, { type: 'payeeChosen', policy: 'pereco' })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()[0]?.annuity_shares).toEqual({ pereco: 50 })
    send({ type: 'accountTicked', policy: 'pereco', isTicked: false })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()[0]?.allocated_accounts).toEqual({})
  })

  it('take over several at once, and order an amount when its field is left', async () => {
    const { opened, send, actor } = start(COMPLETE)
    await opened()
    send({ type: 'answersTaken', form: { allocated_amount: '400', allocated_periodicity: 'monthly' } })
    send({ type: 'amountLeft', field: 'allocated_amount' })
    expect(selectAnswers(actor.getSnapshot()).allocated_amount).toBe('400,00')
    send({ type: 'amountTyped', field: 'goal', text: '1.2.3', pasted: true })
    expect(selectAnswers(actor.getSnapshot()).goal).toBe('1 900,00')
  })

  it('[RP-11] show what is wrong once a field is left, and what is missing once a save is asked for', async () => {
    const { opened, send, actor } = start()
    const problems = () => selectProblems(actor.getSnapshot()).map(({ path, code }) => `${path} ${code}`)
    await opened()
    send(horizon('80'))
    expect(problems()).toEqual([])
    send({ type: 'horizonLeft' })
    expect(problems()).toEqual(['horizon age-out-of-range'])
    send({ type: 'saveRequested' })
    expect(problems()).toEqual(['goal required', 'horizon age-out-of-range'])
  })

  it('open a figure and close it', async () => {
    const { send, actor } = start()
    send({ type: 'figureOpened', figure: 'net' })
    expect(selectOpened(actor.getSnapshot())).toBe('net')
    send({ type: 'figureClosed' })
    expect(selectOpened(actor.getSnapshot())).toBeUndefined()
  })
})

describe('the household by which the income is taxed', () => {
  const ALONE = { marital_status: 'CE', children: 0, household_income: euros(0) }
  const COUPLE = { declares: 'MA', parts: 2.5, taxableIncome: euros(42_000), referenceIncome: euros(40_000) } as const

  it('[PROJ-11] [RP-21] is asked with the next question once it is said, of a couple with the spouse’s income', async () => {
    const { opened, send, pass, retirement, answer, shown, actor } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ income_terms: null }])
    await answer(1)
    const about = (declares: 'CE' | 'MA') => ({
      ...ABOUT,
      household: { ...COUPLE, declares, parts: 1, referenceIncome: undefined },
    })
    const isSaid = () => selectIsHouseholdSaid(actor.getSnapshot())
    expect(isSaid()).toBe(false)
    send({ type: 'aboutChanged', about: about('CE') })
    // It is said at once, though its figures are on their way.
    expect(isSaid()).toBe(true)
    expect(shown()).toBe('1 changing')
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ horizon: 64, income_terms: ALONE }])
    await answer(2)
    send({ type: 'aboutChanged', about: about('MA') })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ income_terms: null }])
    send({ type: 'amountTyped', field: 'household_income', text: '0' })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ income_terms: { ...ALONE, marital_status: 'MA' } }])
  })

  it('[RP-21] [RP-23] is the one that was said for all simulations, before the one of a saved project', async () => {
    const { opened, send, pass, retirement } = start({ ...COMPLETE, marital_status: 'CE', reference_income: '27 000,00' })
    await opened()
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ income_terms: { ...ALONE, reference_income: euros(27_000) } }])
    send({ type: 'aboutChanged', about: { ...ABOUT, household: COUPLE } })
    send({ type: 'amountTyped', field: 'household_income', text: '12 000' })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()[0]?.income_terms).toEqual({
      marital_status: 'MA',
      children: 1,
      household_income: euros(12_000),
      reference_income: euros(40_000),
    })
  })

  it('[PROJ-12] [RP-23] a project that was saved with a chosen rate of charges is taken over, and asked for anew', async () => {
    const { opened, pass, retirement, actor } = start()
    const terms = { pension_charges: 8.4, marital_status: 'MA', household_income: euros(0) } as const
    await opened({ inputs: { ...inputsOf(question()), income_terms: terms }, response: figures(-5), validated: true })
    await pass(TYPING_PAUSE_MS)
    expect(selectAnswers(actor.getSnapshot())).toMatchObject({ marital_status: 'MA', household_income: '0,00' })
    expect(retirement.waiting()).toMatchObject([{ income_terms: { ...ALONE, marital_status: 'MA' } }])
  })

  it('[P-STORE-02] a draft that has a chosen rate of charges is read, and the rate is left aside', () => {
    const storage = fakeStorage()
    storage.write(draft.key, JSON.stringify({ version: 1, form: { ...COMPLETE, pension_charges: '8.4', marital_status: 'CE' } }))
    expect(draft.read(storage)?.form).toEqual({ ...COMPLETE, marital_status: 'CE' })
  })

  it('[RP-29] other income says whether it is rents; without an amount nothing is said', async () => {
    const { opened, send, pass, retirement } = start(COMPLETE)
    await opened()
    send({ type: 'incomeKindChosen', kind: 'rent' })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()[0]?.other_income_kind).toBeUndefined()
    send({ type: 'amountTyped', field: 'other_income', text: '240' })
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()[0]?.other_income_kind).toBe('rent')
  })
})

describe('a part of the answers that is changed', () => {
  const edited = (actor: ReturnType<typeof start>['actor']) => selectEdit(actor.getSnapshot())?.part
  const problems = (actor: ReturnType<typeof start>['actor']) =>
    selectEditProblems(actor.getSnapshot()).map(({ path, code }) => `${path} ${code}`)
  const said = (event: ProjectionAnswer): ProjectionEvent => ({ type: 'editAnswered', answer: event })

  it('[PROJ-14] (S-54) goal and age come first, together, and nothing moves on while one of them is typed', async () => {
    const { opened, send, pass, retirement, actor } = start()
    await opened()
    expect([selectStage(actor.getSnapshot()), edited(actor)]).toEqual(['start', 'start'])
    send(said({ type: 'amountTyped', field: 'goal', text: '1 900' }), { type: 'editTaken' })
    expect(problems(actor)).toEqual(['horizon required'])
    send({ type: 'editLeft' }, said({ type: 'horizonTyped', text: '64' }))
    await pass(TYPING_PAUSE_MS)
    expect([selectStage(actor.getSnapshot()), retirement.asked.length]).toEqual(['start', 0])
    send({ type: 'editTaken' })
    expect(edited(actor)).toBeUndefined()
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ horizon: 64, goal: euros(1900) }])
  })

  it('counts once it is taken, and not where it is left; what else was answered meanwhile stays', async () => {
    const { opened, send, pass, answer, shown, actor } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    send({ type: 'editBegun', part: 'goal' }, said({ type: 'amountTyped', field: 'goal', text: '' }), { type: 'editTaken' })
    expect([shown(), problems(actor)]).toEqual(['1', ['goal required']])
    send({ type: 'editLeft' })
    expect(selectAnswers(actor.getSnapshot())).toEqual(COMPLETE)
    send({ type: 'editBegun', part: 'goal' }, horizon('66'), said({ type: 'amountTyped', field: 'goal', text: '2 000' }))
    send({ type: 'editTaken' })
    expect(selectAnswers(actor.getSnapshot())).toMatchObject({ goal: '2 000', horizon: '66' })
  })

  it('[RP-21] the pension is not taken without its amount', async () => {
    const { opened, send, actor } = start(COMPLETE)
    await opened()
    send({ type: 'editBegun', part: 'pension' }, { type: 'editTaken' })
    expect(problems(actor)).toEqual(['known_pension required'])
    send(said({ type: 'amountTyped', field: 'known_pension', text: '1 500' }), { type: 'editTaken' })
    expect(selectAnswers(actor.getSnapshot()).known_pension).toBe('1 500')
  })

  it('[RP-11] a payment that is no amount keeps the figures as those that change, and the page stands', async () => {
    const { opened, send, pass, answer, shown, actor } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    send({ type: 'amountTyped', field: 'allocated_amount', text: '1,2,3' }, { type: 'amountLeft', field: 'allocated_amount' })
    expect([shown(), selectStage(actor.getSnapshot())]).toEqual(['1 changing', 'page'])
    expect(selectProblems(actor.getSnapshot()).map(({ path }) => path)).toEqual(['allocated_amount'])
  })
})

describe('saving', () => {
  const saving = (actor: ReturnType<typeof start>['actor']) => selectSaving(actor.getSnapshot())

  it('[PROJ-16] [PROJ-06] [S-CALL-31] sends what is shown, on the saver’s word only, and says the words of the API', async () => {
    const { opened, pass, answer, send, save, actor } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    expect(save.asked).toEqual([])
    send({ type: 'saveRequested' })
    expect([save.waiting()[0]?.horizon, saving(actor).isSaving]).toEqual([64, true])
    save.answer('Votre projet est enregistré.')
    await pass()
    expect(saving(actor)).toMatchObject({ isSaving: false, words: 'Votre projet est enregistré.', hasFailed: false })
    expect([actor.getSnapshot().context.validated, draftOf(actor.getSnapshot())]).toEqual([true, undefined])
    send(goal('2 000'))
    expect(saving(actor).words).toBeUndefined()
  })

  it('waits for the figures of what it saves, and gives up with them', async () => {
    const { opened, pass, answer, send, save, retirement, actor } = start(COMPLETE)
    await opened()
    send({ type: 'saveRequested' })
    expect(save.asked).toEqual([])
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    expect(save.waiting().length).toBe(1)
    save.answer('ok')
    await pass()
    send(goal('2 000'), { type: 'saveRequested' })
    await pass(TYPING_PAUSE_MS)
    retirement.refuse(failure('ERR_INTERNAL'))
    await pass()
    expect([saving(actor).isSaving, save.asked.length]).toEqual([false, 1])
  })

  it('[PROJ-15] that fails says so and keeps every answer; one that is forbidden says nothing here', async () => {
    const { opened, pass, answer, send, save, actor } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    send({ type: 'saveRequested' })
    save.refuse(failure('ERR_INTERNAL'))
    await pass()
    expect([saving(actor).hasFailed, selectAnswers(actor.getSnapshot())]).toEqual([true, COMPLETE])
    send({ type: 'saveRequested' })
    save.refuse(failure('ERR_MIRROR'))
    await pass()
    expect([saving(actor).hasFailed, saving(actor).words]).toEqual([false, undefined])
  })
})

it('[P-STORE-02] the tab keeps the answers from the first change on, and nothing before', async () => {
  const { opened, send, actor } = start()
  const storage = fakeStorage()
  await opened()
  expect(draftOf(actor.getSnapshot())).toBeUndefined()
  send(goal('1 900'))
  const kept = draftOf(actor.getSnapshot())
  if (kept === undefined) throw new Error('nothing is kept')
  draft.write(storage, kept)
  expect(draft.read(storage)?.form.goal).toBe('1 900')
})
