import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { Operation } from '@hautelisse/domain/operations'
import type { RetirementRequest } from '@hautelisse/domain/retirement-withdrawal'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
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

type Fate = 'answered' | 'lost-before' | 'lost-after' | 'ERR_OTP' | 'ERR_CONFLICT' | 'ERR_INVALID'

/** A server that keeps what it recorded by its key, and does to each request what its fate says. */
const server = (...fates: readonly Fate[]) => {
  const recorded = new Map<string, RetirementRequest>()
  const left: string[] = []
  let [keys, isOut] = [0, false]
  const queue = [...fates]
  const door = (key: string): string => `/stand-in/signature?envelope=${key}`
  const fail = (code: ConstructorParameters<typeof ApiFailure>[0]['code']) => new ApiFailure({ code, call: 'esign-retirement' })
  const ports: SigningInput['ports'] = {
    ask: async (request, key) => {
      const fate = queue.shift() ?? 'answered'
      if (fate === 'lost-before') throw fail('NETWORK')
      if (fate.startsWith('ERR_')) throw fail(fate)
      recorded.set(key, request)
      if (fate === 'lost-after') throw fail('TIMEOUT')
      return door(key)
    },
    readOperations: async () => {
      if (isOut) throw fail('NETWORK')
      const operations = [...recorded.keys()].map((key) => ({ id: key, request_key: key, url: door(key) }) as Operation)
      return { operations, missing: [], unreadable: 0 }
    },
    navigation: { leave: (place) => left.push(place) },
    random: () => {
      keys += 1
      return `key-${keys}`
    },
  }
  return {
    recorded,
    left,
    ports,
    cut: (on: boolean) => {
      isOut = on
    },
  }
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
    expect([run.recorded.size, run.left, screen(actor)]).toEqual([1, ['/stand-in/signature?envelope=key-4'], 'left'])
    expect([...run.recorded.values()][0]).toMatchObject({
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
    expect([run.recorded.size, run.left]).toEqual([1, ['/stand-in/signature?envelope=key-4']])
  })

  it('[RWD-06] that never arrived may be sent again under the same key', async () => {
    const run = server('lost-before')
    const actor = open(run)
    fill(actor)
    actor.send({ type: 'submitted' })
    await settled()
    expect([screen(actor), run.recorded.size]).toEqual(['not-found', 0])
    actor.send({ type: 'retryRequested' })
    await settled()
    expect([[...run.recorded.keys()], screen(actor)]).toEqual([['key-4'], 'left'])
  })

  it('[RWD-06] is looked for again where the operations cannot be read', async () => {
    const run = server('lost-after')
    run.cut(true)
    const actor = open(run)
    fill(actor)
    actor.send({ type: 'submitted' })
    await settled()
    expect([screen(actor), run.left]).toEqual(['unverified', []])
    run.cut(false)
    actor.send({ type: 'retryRequested' })
    await settled()
    expect([screen(actor), run.recorded.size, run.left.length]).toEqual(['left', 1, 1])
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
    run.cut(true)
    actor.send({ type: 'submitted' })
    await settled()
    const draft = signingDraftOf(actor.getSnapshot())
    run.cut(false)
    const again = open(run, { draft })
    await settled()
    expect([screen(again), run.recorded.size, run.left]).toEqual(['left', 1, ['/stand-in/signature?envelope=key-4']])
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
    expect([...run.recorded.keys()]).toEqual(['key-4'])
  })

  it.each(['ERR_CONFLICT', 'ERR_INVALID'] as const)(
    'says a refusal by %s, keeps the answers, and goes on under another key',
    async (code) => {
      const run = server(code)
      const actor = open(run)
      fill(actor)
      actor.send({ type: 'submitted' })
      await settled()
      expect([selectSigningFailure(actor.getSnapshot()), selectSigningForm(actor.getSnapshot()).hasAgreed]).toEqual([code, true])
      actor.send({ type: 'submitted' })
      await settled()
      expect([...run.recorded.keys()]).toEqual(['key-5'])
    },
  )
})
