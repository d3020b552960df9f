import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settled } from '../testing/index.ts'
import { actServer, failed, type Fate, type Reading } from './act.testing.ts'
import { actMachine, findOperation, madeOf, type ActInput } from './index.ts'

/** An act at a server: of which operations tell, unless a test says otherwise. */
const start = (given: { fates?: readonly Fate[]; readings?: readonly Reading[] } & Partial<ActInput<string>> = {}) => {
  const { fates = [], readings = [], ...input } = given
  const server = actServer()
  server.fates.push(...fates)
  server.readings.push(...readings)
  const actor = createActor(actMachine<string>(), {
    input: {
      send: async () => (await server.act('key')).id,
      find: async (options) => (await findOperation(server.readOperations, 'key', options))?.id,
      ...input,
    },
  }).start()
  const tell = async (...types: readonly ('retryRequested' | 'previousRequested')[]) => {
    for (const type of types) actor.send({ type })
    await settled()
  }
  return { server, actor, tell, state: () => actor.getSnapshot().value, outcome: () => actor.getSnapshot().output }
}
const after = async (given: Parameters<typeof start>[0]) => {
  const act = start(given)
  await settled()
  return act
}

describe('an act', () => {
  it('[PAY-20] [PAYM-11] is sent once, and ends with what was recorded', async () => {
    const { outcome, server } = await after({})
    expect([outcome(), server.sent]).toEqual([{ kind: 'recorded', recorded: '41721' }, ['key']])
  })

  it('whose answer is lost is found by its key, and not sent again', async () => {
    const { outcome, server } = await after({ fates: ['lost-after'] })
    expect([outcome(), server.sent.length]).toEqual([{ kind: 'recorded', recorded: '41721' }, 1])
  })

  it('that never arrived is sent again when the saver says so, under the same key', async () => {
    const { state, tell, outcome, server } = await after({ fates: ['lost-before'] })
    expect([state(), server.sent.length]).toEqual(['notFound', 1])
    await tell('previousRequested')
    expect(state()).toBe('notFound')
    await tell('retryRequested')
    expect([outcome()?.kind, server.sent]).toEqual(['recorded', ['key', 'key']])
  })

  it('that cannot be looked for is looked for again, as often as the saver says so', async () => {
    const { state, tell, outcome, server } = await after({ fates: ['lost-after'], readings: ['partial', 'failed'] })
    expect(state()).toBe('unverified')
    await tell('retryRequested')
    expect(state()).toBe('unverified')
    await tell('retryRequested')
    expect([outcome()?.kind, server.sent.length]).toEqual(['recorded', 1])
  })

  it('that was sent before a reload is looked for, and not sent', async () => {
    const { state, server } = await after({ wasSent: true })
    expect([state(), server.sent]).toEqual(['notFound', []])
  })

  it('whose answer holds no number is looked for, and not waited for where it cannot be read', async () => {
    for (const [readings, recorded] of [
      [['whole'], '41721'],
      [['failed'], undefined],
    ] as const) {
      const server = actServer()
      server.readings.push(...readings)
      const { outcome } = await after({
        send: async () => void (await server.act('key')),
        find: async (options) => (await findOperation(server.readOperations, 'key', options))?.id,
      })
      expect(outcome()).toEqual({ kind: 'recorded', recorded })
    }
  })

  it('that nothing records ends as refused where its answer is lost, for the form to send it again', async () => {
    const { outcome } = await after({ fates: ['lost-before'], find: undefined })
    expect(outcome()).toEqual({ kind: 'refused', error: failed('NETWORK') })
    expect((await after({ send: async () => undefined, find: undefined })).outcome()).toEqual({ kind: 'recorded' })
  })

  it('waits for the one-time code where the page asks for it, then is sent again or given up', async () => {
    const given = await after({ fates: ['ERR_OTP', 'ERR_OTP'], asksForCode: true })
    expect(given.state()).toBe('awaitingCode')
    await given.tell('retryRequested')
    expect([given.state(), given.server.sent]).toEqual(['awaitingCode', ['key', 'key']])
    await given.tell('retryRequested')
    expect(given.outcome()?.kind).toBe('recorded')
    const left = await after({ fates: ['ERR_OTP'], asksForCode: true })
    await left.tell('previousRequested')
    expect([left.outcome(), left.server.done.size]).toEqual([{ kind: 'given-up' }, 0])
    expect((await after({ fates: ['ERR_OTP'] })).outcome()?.kind).toBe('refused')
  })

  it.each([
    ['ERR_CONFLICT', 'changed'],
    ['ERR_UNKNOWN', 'changed'],
    ['ERR_INVALID', 'refused'],
    ['ERR_LIMIT', 'refused'],
  ] as const)('that is answered by %s ends as %s, with why', async (code, kind) => {
    const { outcome, server } = await after({ fates: [code] })
    expect([outcome(), server.done.size]).toEqual([{ kind, error: failed(code) }, 0])
  })

  it('is a mistake of ours where the answers make no request, which is looked for like any silence', async () => {
    const { state } = await after({ send: async () => madeOf<string>(undefined) })
    expect(state()).toBe('notFound')
  })
})
