import { test } from '@fast-check/vitest'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { RetirementRequest } from '@hautelisse/domain/retirement-withdrawal'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { actServer, ride, storms, type Fate } from '../act/act.testing.ts'
import { settled } from '../testing/index.ts'
import {
  asksForYears,
  selectSigningErrors,
  selectSigningFailure,
  selectSigningForm,
  selectSigningScreen,
  signingDraftOf,
  signingMachine,
  type SigningInput,
  type SigningQuestion,
} from './index.ts'

const QUESTION: SigningQuestion = {
  simulation: { distribution: { capital_1: euros(0), annuity_1: euros(9000) }, retirement_age: 65, reversible: false },
  type: 'RV_NRAG',
  converting: [{ policyId: '1', title: 'PERO', years: [5, 10] }],
  opening: { kind: 'with-pension', from: plainDate('2026-12-12'), ageInMonths: 753 },
  text: 'a question',
}

const door = (id: string): string => `/stand-in/signature?envelope=${id}`

/** A server that keeps what it recorded by its key, and where the saver was led. */
const server = (...fates: readonly Fate[]) => {
  const acts = actServer({ operation: (id) => ({ url: door(id) }) })
  acts.fates.push(...fates)
  const requests: RetirementRequest[] = []
  const left: string[] = []
  const ports: SigningInput['ports'] = {
    ask: async (request, key) => {
      const { url } = await acts.act(key)
      requests.push(request)
      return url ?? ''
    },
    readOperations: acts.readOperations,
    navigation: { leave: (place) => left.push(place) },
    random: acts.random,
  }
  return { ...acts, requests, left, ports }
}

const open = (of: ReturnType<typeof server>, more: Partial<SigningInput> = {}) =>
  createActor(signingMachine, { input: { userId: 'sylvie', question: QUESTION, ports: of.ports, ...more } }).start()

const fill = (actor: ReturnType<typeof open>): void => {
  actor.send({ type: 'yearsChosen', policyId: '1', years: 10 })
  actor.send({ type: 'pensionStated', on: true })
  actor.send({ type: 'agreementStated', on: true })
}

const screen = (actor: ReturnType<typeof open>) => selectSigningScreen(actor.getSnapshot())

describe('the agreement to a withdrawal at retirement', () => {
  it('[RWD-04] says what is missing, then sends one request and leaves for the signature', async () => {
    const run = server()
    const actor = open(run)
    actor.send({ type: 'submitted' })
    expect(selectSigningErrors(actor.getSnapshot()).map(({ path }) => path)).toEqual(['years.1', 'pension_started', 'agreed'])
    expect(asksForYears(QUESTION)).toBe(true)
    fill(actor)
    expect(selectSigningErrors(actor.getSnapshot())).toEqual([])
    actor.send({ type: 'submitted' })
    actor.send({ type: 'submitted' })
    await settled()
    expect([run.done.size, run.left, screen(actor)]).toEqual([1, [door('41721')], 'left'])
    expect(run.requests[0]).toMatchObject({
      options: [{ policy_id: '1', type: 'RV_NRAG', guaranteed_years: 10, spouse_percentage: null }],
      agreed: true,
      pension_started: true,
    })
    expect(signingDraftOf(actor.getSnapshot())).toBeUndefined()
  })

  it('asks for an annuity that is still to be picked, and for no pension from the legal age on', () => {
    const question: SigningQuestion = { ...QUESTION, type: undefined, opening: { kind: 'open' } }
    const actor = open(server(), { question })
    actor.send({ type: 'submitted' })
    expect(selectSigningErrors(actor.getSnapshot()).map(({ path }) => path)).toEqual(['options', 'agreed'])
    expect(asksForYears(question)).toBe(false)
  })

  it('[RWD-06] is found by its key after its answer was lost, and is there once', async () => {
    const run = server('lost-after')
    const actor = open(run)
    fill(actor)
    actor.send({ type: 'submitted' })
    await settled()
    expect([run.done.size, run.left]).toEqual([1, [door('41721')]])
  })

  it('[RWD-06] keeps answers and key over a reload, and looks for what was sent', async () => {
    const run = server('lost-after')
    const actor = open(run)
    expect(signingDraftOf(actor.getSnapshot())).toBeUndefined()
    fill(actor)
    expect(JSON.stringify(signingDraftOf(actor.getSnapshot()))).not.toContain(QUESTION.text)
    expect(selectSigningForm(open(run, { draft: signingDraftOf(actor.getSnapshot()) }).getSnapshot())).toEqual(
      selectSigningForm(actor.getSnapshot()),
    )
    run.readings.push('failed')
    actor.send({ type: 'submitted' })
    await settled()
    const draft = signingDraftOf(actor.getSnapshot())
    const again = open(run, { draft })
    await settled()
    expect([screen(again), run.sent.length, run.left]).toEqual(['left', 1, [door('41721')]])
    expect(selectSigningForm(open(run, { draft, userId: 'karim' }).getSnapshot()).hasAgreed).toBe(false)
    expect(selectSigningForm(open(run, { draft, question: { ...QUESTION, text: 'another' } }).getSnapshot()).hasAgreed).toBe(
      false,
    )
  })

  it('waits for the one-time code, and sends the same request once it is given', async () => {
    const run = server('ERR_OTP', 'ERR_OTP')
    const actor = open(run)
    fill(actor)
    actor.send({ type: 'submitted' })
    await settled()
    expect(screen(actor)).toBe('code')
    actor.send({ type: 'retryRequested' })
    await settled()
    actor.send({ type: 'previousRequested' })
    expect(screen(actor)).toBe('asking')
    actor.send({ type: 'submitted' })
    await settled()
    expect([...run.done.keys()]).toEqual(['key-4'])
  })

  it.each(['ERR_CONFLICT', 'ERR_INVALID'] as const)(
    'says a refusal by %s, keeps the answers, and goes on under another key',
    async (code) => {
      const run = server(code)
      const actor = open(run)
      fill(actor)
      actor.send({ type: 'submitted' })
      await settled()
      expect(selectSigningFailure(actor.getSnapshot())).toEqual({ code, hasChanged: true })
      expect(selectSigningForm(actor.getSnapshot()).hasAgreed).toBe(true)
      actor.send({ type: 'submitted' })
      await settled()
      expect([...run.done.keys()]).toEqual(['key-5'])
    },
  )
})

test.prop([storms('submit', 'retry', 'back', 'change')], SLOW)(
  '[RWD-06] whatever is lost, clicked or reloaded, nothing is sent by itself, and nobody is led on to what is not recorded',
  async (gusts) => {
    const run = server()
    const moving = (type: 'submitted' | 'retryRequested' | 'previousRequested') => async (actor: ReturnType<typeof open>) => {
      actor.send({ type })
      actor.send({ type })
      await settled()
    }
    await ride(gusts, open(run), {
      server: run,
      moves: {
        submit: moving('submitted'),
        retry: moving('retryRequested'),
        back: moving('previousRequested'),
        change: async (actor) => fill(actor),
      },
      reload: async (actor) => {
        const again = open(run, { draft: signingDraftOf(actor.getSnapshot()) })
        await settled()
        return again
      },
      shown: (actor) => {
        const place = actor.getSnapshot().context.recorded
        const [key = '', made] = [...run.done].find(([, { url }]) => url === place) ?? []
        return { isRecorded: screen(actor) === 'left', key, id: place === undefined ? undefined : (made?.id ?? 'nowhere') }
      },
    })
  },
)
