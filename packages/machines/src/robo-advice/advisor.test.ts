import { roboEntitiesCall, roboProfileCall, roboStatementCall } from '@hautelisse/domain/robo-advice'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { SwitchTargets } from '../fund-switch/index.ts'
import { fakeClient, settled } from '../testing/index.ts'
import { entity, GRID, profileAnswer } from './fixtures.testing.ts'
import {
  advisorMachine,
  selectAdvisorScreen,
  selectAskedPlan,
  selectEntities,
  selectEntity,
  selectFigures,
  selectFuturesParts,
  selectLeaving,
  selectPlan,
  type AdvisorEvent,
} from './index.ts'

const open = () => {
  const api = fakeClient()
  const saved: string[] = []
  const handed: SwitchTargets[] = []
  const actor = createActor(advisorMachine, {
    input: {
      client: api.client,
      userId: 'sylvie',
      saveStatement: (pdf) => void saved.push(pdf),
      handOver: (targets) => void handed.push(targets),
    },
  }).start()
  const send = async (...events: readonly AdvisorEvent[]): Promise<void> => {
    for (const event of events) actor.send(event)
    await settled()
  }
  const now = () => actor.getSnapshot()
  return { ...api, actor, saved, handed, send, now, plan: () => selectPlan(now()), leaving: () => selectLeaving(now()) }
}

const shown = async (given: Parameters<typeof profileAnswer>[0] = {}) => {
  const page = open()
  page.answer(roboEntitiesCall, [entity('pee'), entity('pereco')])
  await settled()
  page.answer(roboProfileCall, profileAnswer(given))
  await settled()
  return page
}

describe('the plans that can be advised', () => {
  it('[ROBO-05] none: the page says so and asks for nothing more', async () => {
    const { answer, now, asked } = open()
    expect(selectAdvisorScreen(now())).toBe('waiting')
    answer(roboEntitiesCall, [])
    await settled()
    expect([selectAdvisorScreen(now()), asked]).toEqual(['nothing', ['robo-entities']])
  })

  it('[ROBO-02] unreadable: the page says so, and asks again', async () => {
    const { answer, refuse, now, send } = open()
    refuse(roboEntitiesCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(selectAdvisorScreen(now())).toBe('unavailable')
    await send({ type: 'retryRequested' })
    answer(roboEntitiesCall, [entity('pee')])
    await settled()
    expect(selectEntity(now())?.contract_id).toBe('pee')
  })

  it('[ROBO-03] several: another one can be chosen, with its own profiles and horizon', async () => {
    const { now, send, inputOf, refuse, answer } = await shown()
    expect(selectEntities(now()).length).toBe(2)
    await send({ type: 'entityChosen', contractId: 'not theirs' })
    expect(selectEntity(now())?.contract_id).toBe('pee')
    await send({ type: 'entityChosen', contractId: 'pereco' })
    expect(inputOf(roboProfileCall)).toEqual({ body: { user_id: 'sylvie', entity_id: 'aubrenne', contract_id: 'pereco' } })
    refuse(roboProfileCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(selectAdvisorScreen(now())).toBe('profile-unavailable')
    await send({ type: 'retryRequested' })
    answer(roboProfileCall, profileAnswer({ years: null }))
    await settled()
    expect([selectAdvisorScreen(now()), selectAskedPlan(now())?.contract_id]).toEqual(['plan', 'pereco'])
  })
})

describe('a plan beside the four profiles', () => {
  it('[ROBO-03] shows the gaps of the worked case to the cent', async () => {
    const { plan, now } = await shown()
    const gaps = plan()?.gaps
    expect(gaps?.lines.map(({ gap }) => gap.toFixed(2))).toEqual(['-677.58', '1026.54', '-348.96'])
    expect([gaps?.moved.toFixed(2), gaps?.total.toFixed(2), gaps?.movedShare.toFixed(2)]).toEqual(['1026.54', '11404.16', '0.09'])
    expect(plan()?.mixes?.column).toEqual([0.4, 0.35, 0.25])
    expect(plan()?.mixes?.today.map((share) => share.toFixed(2))).toEqual(['0.46', '0.26', '0.28'])
    expect([plan()?.glide?.step, plan()?.glide?.classes, plan()?.stocksAtStart?.balanced]).toEqual([
      3,
      ['shares', 'bonds', 'money'],
      0.8,
    ])
    expect(selectFuturesParts(now())?.grid).toBe(GRID)
  })

  it('[ROBO-03] [ROBO-34] (S-15) guesses no horizon: without one no column is the saver’s, and there are no gaps', async () => {
    const { plan, send, inputOf, answer, now, refuse } = await shown({ years: null })
    expect([plan()?.glide?.step, plan()?.gaps, plan()?.mixes]).toEqual([undefined, undefined, undefined])
    await send({ type: 'statementRequested' }, { type: 'adjustRequested' })
    expect(selectLeaving(now())).toBe('staying')
    await send({ type: 'horizonChosen', years: 3 })
    expect(inputOf(roboProfileCall)).toMatchObject({ body: { horizon_years: 3 } })
    // The column follows at once; the risks of another step are not shown in its place.
    expect([plan()?.gaps?.moved.toFixed(2), plan()?.column, plan()?.loss]).toEqual(['1026.54', undefined, undefined])
    refuse(roboProfileCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(selectFigures(now())).toBe('stale')
    await send({ type: 'retryRequested' })
    answer(roboProfileCall, profileAnswer())
    await settled()
    expect([selectFigures(now()), plan()?.column?.beyond]).toEqual(['fresh', true])
    // (S-15): the figures of the futures at the same horizon; no profile of this grid keeps its limits.
    expect([plan()?.loss, plan()?.calmer]).toMatchObject([{ badYear: 990, chance: 23, breaks: ['late-loss'] }, undefined])
  })

  it('[ROBO-03] shows the list of a server that says no more', async () => {
    const page = open()
    page.answer(roboEntitiesCall, [entity('pee')])
    await settled()
    const { investor_profile, profiles } = profileAnswer()
    page.answer(roboProfileCall, { investor_profile, profiles })
    await settled()
    expect(page.plan()).toMatchObject({ profile: 'balanced', glide: undefined, gaps: undefined, stocksAtStart: undefined })
    expect(page.plan()?.shares).toHaveLength(3)
  })

  it('[ROBO-03] takes a new profile from new answers, and keeps the one that is looked at otherwise', async () => {
    const { plan, send, answer } = await shown()
    await send({ type: 'profileChosen', profile: 'defensive' }, { type: 'refreshRequested' })
    answer(roboProfileCall, profileAnswer())
    await settled()
    expect([plan()?.profile, plan()?.years]).toEqual(['defensive', 3])
    await send({ type: 'refreshRequested' })
    answer(roboProfileCall, profileAnswer({ own: 'security' }))
    await settled()
    expect([plan()?.profile, plan()?.own]).toEqual(['security', 'security'])
  })
})

const TARGETS = { policy_id: '00771221' }

describe('the way to the fund switch', () => {
  it('[ROBO-03] hands the targets over once the choice is kept, with its statement', async () => {
    const { send, handed, saved, inputOf, answer, leaving } = await shown()
    await send({ type: 'adjustRequested' })
    expect([leaving(), inputOf(roboStatementCall)]).toMatchObject([
      'handingOver',
      { body: { profile: 'balanced', horizon_years: 3, choice: 'follow' } },
    ])
    answer(roboStatementCall, 'JVBERg==')
    await settled()
    expect([leaving(), saved, handed]).toMatchObject(['gone', ['JVBERg=='], [TARGETS]])
    expect(handed[0]?.targets.map(({ fund, amount }) => [fund, amount.toFixed(2)])).toEqual([
      ['shares', '4561.66'],
      ['bonds', '3991.46'],
      ['money', '2851.04'],
    ])
  })

  it('[ROBO-03] goes on without a statement where nothing makes one, and hands nothing over where the choice was not kept', async () => {
    const without = await shown()
    await without.send({ type: 'adjustRequested' })
    without.refuse(roboStatementCall, 'ERR_UNKNOWN', 404)
    await settled()
    expect([without.leaving(), without.saved, without.handed.length]).toEqual(['gone', [], 1])
    const { send, handed, refuse, leaving } = await shown()
    await send({ type: 'adjustRequested' })
    refuse(roboStatementCall, 'ERR_INTERNAL', 500)
    await settled()
    expect([leaving(), handed]).toEqual(['notKept', []])
    await send({ type: 'backRequested' })
    expect(leaving()).toBe('staying')
  })

  it('[ROBO-03] confirms a bolder profile first, and goes back as easily', async () => {
    const { send, leaving, handed, answer, plan } = await shown({ own: 'security' })
    await send({ type: 'profileChosen', profile: 'balanced' }, { type: 'adjustRequested' })
    expect([plan()?.leaving, leaving()]).toEqual(['bolder', 'confirming'])
    await send({ type: 'backRequested' }, { type: 'adjustRequested' }, { type: 'continueRequested' })
    answer(roboStatementCall, 'JVBERg==')
    await settled()
    expect(handed).toHaveLength(1)
  })

  it('[ROBO-03] is closed for the boldest profile where a fall endangers the project', async () => {
    const { send, leaving, handed } = await shown({ own: 'security', capacity: 1 })
    await send({ type: 'profileChosen', profile: 'offensive' }, { type: 'adjustRequested' })
    expect([leaving(), handed]).toEqual(['contact', []])
    await send({ type: 'continueRequested' }, { type: 'backRequested' })
    expect(leaving()).toBe('staying')
  })

  it('[ROBO-03] is not needed for a statement, which is handed over alone, or said not to be there', async () => {
    const { send, saved, handed, answer, refuse, leaving, inputOf } = await shown()
    await send({ type: 'statementRequested' })
    expect(inputOf(roboStatementCall)).toMatchObject({ body: { choice: 'keep' } })
    refuse(roboStatementCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(leaving()).toBe('notStated')
    await send({ type: 'retryRequested' })
    answer(roboStatementCall, 'JVBERg==')
    await settled()
    expect([leaving(), saved, handed]).toEqual(['staying', ['JVBERg=='], []])
    await send({ type: 'statementRequested' })
    refuse(roboStatementCall, 'ERR_UNKNOWN', 404)
    await settled()
    expect(leaving()).toBe('withoutStatement')
  })

  it('gives up what is under way when the page is left', async () => {
    const { actor, send, waiting } = await shown()
    await send({ type: 'adjustRequested' })
    actor.stop()
    expect(waiting()).toEqual([])
  })
})
