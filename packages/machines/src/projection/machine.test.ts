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
  selectEuros,
  selectFigures,
  selectOpened,
  selectProblems,
  selectSaving,
  TYPING_PAUSE_MS,
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
    send({ type: 'figureOpened', figure: 'delta' })
    expect(selectOpened(actor.getSnapshot())).toBe('delta')
    send({ type: 'figureClosed' })
    expect(selectOpened(actor.getSnapshot())).toBeUndefined()
  })
})

const charges = (rate: string): ProjectionEvent => ({ type: 'chargesChosen', rate })
const household = (status: 'CE' | 'MA'): ProjectionEvent => ({ type: 'householdChosen', status })

describe('what charges and tax follow from', () => {
  const TERMS = { pension_charges: 8.4, marital_status: 'CE', household_income: euros(0) }
  const TOLD: ProjectionForm = { ...COMPLETE, pension_charges: '8.4', marital_status: 'CE' }

  it('[PROJ-11] is asked with the next question once both are chosen, and again when one of them changes', async () => {
    const { opened, send, pass, retirement, answer, shown } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    send(charges('8.4'))
    await pass(TYPING_PAUSE_MS)
    // The rate alone asks nothing.
    expect([shown(), retirement.asked.length]).toEqual(['1', 1])
    send(household('CE'))
    expect(shown()).toBe('1 changing')
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ horizon: 64, goal: euros(1900), income_terms: TERMS }])
    await answer(2)
    send(charges('8.4'), household('CE'))
    await pass(TYPING_PAUSE_MS)
    expect(retirement.asked.length).toBe(2)
    send(household('MA'))
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ income_terms: { ...TERMS, marital_status: 'MA' } }])
  })

  it('is taken while nothing was read yet, and where nothing could be read', async () => {
    const { initialize, opened, pass, retirement, send, actor } = start(COMPLETE)
    send(charges('8.4'))
    initialize.refuse(failure('NETWORK'))
    await pass()
    send(household('CE'))
    expect(selectAnswers(actor.getSnapshot())).toEqual(TOLD)
    send({ type: 'retryRequested' })
    await opened()
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ income_terms: TERMS }])
  })

  it('[PROJ-14] is kept before goal and age are there, and asks nothing', async () => {
    const { opened, pass, retirement, send, shown } = start()
    await opened()
    send(charges('8.4'), household('CE'))
    await pass(TYPING_PAUSE_MS)
    expect([shown(), retirement.asked.length]).toEqual(['empty', 0])
    send(goal('1 900'), horizon('64'))
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ income_terms: TERMS }])
  })

  it.each([
    ['the rate', charges('10.1'), { ...TERMS, pension_charges: 10.1 }],
    ['the household', household('MA'), { ...TERMS, marital_status: 'MA' }],
  ])('drops the answer to what was asked before, when %s is chosen meanwhile', async (_, chosen, asked) => {
    const { opened, pass, retirement, send, answer, shown } = start(TOLD)
    await opened()
    await pass(TYPING_PAUSE_MS)
    send(chosen)
    expect(retirement.waiting()).toEqual([])
    await pass(TYPING_PAUSE_MS)
    expect(retirement.waiting()).toMatchObject([{ income_terms: asked }])
    await answer(4)
    expect(shown()).toBe('4')
  })

  it.each([
    ['the rate', charges('10.1'), { pension_charges: '10.1' }],
    ['the household', household('MA'), { marital_status: 'MA' }],
  ])('[PROJ-15] leaves a failure behind when %s is chosen, and every other answer stays', async (_, chosen, change) => {
    const { opened, pass, retirement, send, answer, shown, actor } = start(TOLD)
    await opened()
    await pass(TYPING_PAUSE_MS)
    retirement.refuse(failure('ERR_INTERNAL'))
    await pass()
    expect(shown()).toBe('failed')
    send(chosen)
    expect(selectAnswers(actor.getSnapshot())).toEqual({ ...TOLD, ...change })
    await pass(TYPING_PAUSE_MS)
    await answer(5)
    expect(shown()).toBe('5')
  })

  it('[P-STORE-02] stays in the tab when it is chosen while an earlier answer is saved', async () => {
    const { opened, pass, retirement, send, answer, save, actor } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    send({ type: 'saveRequested' }, charges('8.4'), household('CE'))
    save.answer('Votre projet est enregistré.')
    await pass()
    expect(draftOf(actor.getSnapshot())?.form).toEqual(TOLD)
    expect(save.asked[0]?.income_terms ?? null).toBeNull()
    await pass(TYPING_PAUSE_MS)
    await answer(2)
    send({ type: 'saveRequested' })
    expect(save.waiting()).toMatchObject([{ income_terms: TERMS }])
    expect(retirement.asked.length).toBe(2)
  })
})

describe('the euros that an income is told in', () => {
  const inDeparture: ProjectionEvent = { type: 'eurosChosen', euros: 'departure' }

  it('are those of today until others are chosen; what is open closes, nothing is asked and every answer stays', async () => {
    const { opened, pass, retirement, send, answer, shown, actor } = start(COMPLETE)
    await opened()
    await pass(TYPING_PAUSE_MS)
    await answer(1)
    const told = () => [selectEuros(actor.getSnapshot()), selectOpened(actor.getSnapshot())]
    send({ type: 'figureOpened', figure: 'income-today.month.total.gross' })
    expect(told()).toEqual(['today', 'income-today.month.total.gross'])
    send(inDeparture)
    expect(told()).toEqual(['departure', undefined])
    await pass(TYPING_PAUSE_MS)
    expect([shown(), retirement.asked.length, draftOf(actor.getSnapshot())?.form]).toEqual(['1', 1, COMPLETE])
    send({ type: 'eurosChosen', euros: 'today' })
    expect(told()).toEqual(['today', undefined])
  })

  it('can be chosen while the project is read, while figures are asked for, after a failure and while it is saved', async () => {
    const { opened, pass, retirement, send, answer, save, actor } = start(COMPLETE)
    const chosen = () => {
      const { euros: before } = actor.getSnapshot().context
      send({ type: 'eurosChosen', euros: before === 'today' ? 'departure' : 'today' })
      return selectEuros(actor.getSnapshot())
    }
    const seen = [chosen()]
    await opened()
    await pass(TYPING_PAUSE_MS)
    seen.push(chosen())
    expect(retirement.waiting().length).toBe(1)
    retirement.refuse(failure('ERR_INTERNAL'))
    await pass()
    seen.push(chosen())
    send({ type: 'retryRequested' })
    await answer(1)
    send({ type: 'saveRequested' })
    seen.push(chosen())
    expect(seen).toEqual(['departure', 'today', 'departure', 'today'])
    save.answer('Votre projet est enregistré.')
    await pass()
    expect([selectSaving(actor.getSnapshot()).words, selectAnswers(actor.getSnapshot())]).toEqual([
      'Votre projet est enregistré.',
      COMPLETE,
    ])
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
