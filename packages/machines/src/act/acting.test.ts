import { test } from '@fast-check/vitest'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect, it } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { settled } from '../testing/index.ts'
import { actServer, ride, storms, type Fate, type Reading } from './act.testing.ts'
import {
  actActions,
  acting,
  actGuards,
  actMachine,
  findOperation,
  keyActions,
  lookOf,
  type ActContext,
  type ActInput,
} from './index.ts'

type Server = ReturnType<typeof actServer>
type Ports = Pick<Server, 'act' | 'readOperations' | 'random'>
type Context = ActContext & {
  readonly ports: Ports
  readonly requestKey: string
  readonly recorded: string | undefined
  readonly error: unknown
}
type Event = { readonly type: 'confirmed' | 'changed' | 'retryRequested' | 'previousRequested' }

const actInput = ({ context: { ports, requestKey: key } }: { readonly context: Context }): ActInput<string> => ({
  asksForCode: true,
  send: async () => (await ports.act(key)).id,
  find: async (options) => (await findOperation(ports.readOperations, key, options))?.id,
})

/** The smallest form that sends a request: one question, a summary, the record. */
const form = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Pick<Context, 'ports'> & { readonly key?: string } },
  actors: { act: actMachine<string>() },
  guards: {
    ...actGuards,
    isTooMuch: (_, { error }: { error: unknown }) => String(error).includes('ERR_TOO_MUCH'),
    isRefusedOn: (_, { step, error }: { step: 'question'; error: unknown }) =>
      step === 'question' && String(error).includes('INVALID'),
  },
  actions: {
    ...actActions<Context, Event>(),
    ...keyActions<Context, Event>(),
    startWaiting: assign({ error: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ error })),
    takeRecord: assign((_, { recorded }: { recorded: string | undefined }) => ({ recorded })),
  },
}).createMachine({
  id: 'form',
  context: ({ input: { ports, key } }) => ({
    act: undefined,
    ports,
    requestKey: key ?? ports.random(),
    recorded: undefined,
    error: undefined,
  }),
  initial: 'summary',
  states: {
    question: { on: { changed: { target: 'summary', actions: 'takeNewKey' } } },
    summary: { on: { confirmed: 'acting', changed: { actions: 'takeNewKey' } } },
    acting: acting(
      { recorded: 'record', changed: 'changed', tooMuch: 'tooMuch', summary: 'summary', steps: { question: 'question' } },
      actInput,
    ),
    changed: { on: { confirmed: 'acting' } },
    tooMuch: { on: { confirmed: 'acting' } },
    record: {},
  },
})

const open = (server: Server, key?: string) => {
  const { act, readOperations, random } = server
  return createActor(form, { input: { ports: { act, readOperations, random }, ...(key === undefined ? {} : { key }) } }).start()
}
type Page = ReturnType<typeof open>
const tell = async (page: Page, ...types: readonly Event['type'][]) => {
  for (const type of types) page.send({ type })
  await settled()
}
const confirmed = async (fates: readonly Fate[], readings: readonly Reading[] = []) => {
  const server = actServer({ field: 'question' })
  server.fates.push(...fates)
  server.readings.push(...readings)
  const page = open(server)
  await tell(page, 'confirmed')
  const now = () => page.getSnapshot()
  return { server, page, now, act: () => now().context.act }
}

describe('a form that sends a request', () => {
  it('shows that it is sent, and nothing of it any more once it is recorded', async () => {
    const page = open(actServer())
    const seen: (string | undefined)[] = []
    page.subscribe(({ context }) => void seen.push(context.act))
    expect(page.getSnapshot().context.act).toBeUndefined()
    page.send({ type: 'confirmed' })
    expect([page.getSnapshot().context.act, lookOf(page.getSnapshot().context)]).toEqual(['sending', undefined])
    await settled()
    expect(page.getSnapshot()).toMatchObject({ value: 'record', context: { recorded: '41721', act: undefined } })
    expect(new Set(seen)).toEqual(new Set(['sending', undefined]))
  })

  it('shows the look for what was lost, and tells the act what the saver answers', async () => {
    const { page, now, act } = await confirmed(['lost-before'], ['failed'])
    expect([act(), lookOf(now().context)]).toEqual(['unverified', 'unverified'])
    page.send({ type: 'retryRequested' })
    expect(act()).toBe('verifying')
    await settled()
    expect(act()).toBe('not-found')
    await tell(page, 'previousRequested')
    expect(act()).toBe('not-found')
    await tell(page, 'retryRequested')
    expect(now().value).toBe('record')
  })

  it('asks for the code over the summary, which is there again with its key when it is not given', async () => {
    const { page, now, act, server } = await confirmed(['ERR_OTP'])
    expect([act(), lookOf(now().context)]).toEqual(['code', undefined])
    await tell(page, 'previousRequested')
    expect([now().value, act(), now().context.error]).toEqual(['summary', undefined, undefined])
    await tell(page, 'confirmed')
    expect(new Set(server.sent).size).toBe(1)
  })

  it.each([
    ['ERR_CONFLICT', 'changed', 'key-2'],
    ['ERR_TOO_MUCH', 'tooMuch', 'key-1'],
    ['ERR_INVALID', 'question', 'key-1'],
    ['ERR_LIMIT', 'summary', 'key-1'],
  ] as const)('goes on after %s at %s under %s, and keeps why', async (fate, state, key) => {
    const { now } = await confirmed([fate])
    expect([now().value, now().context.requestKey, String(now().context.error)]).toEqual([
      state,
      key,
      `ApiFailure: POST /act: ${fate} (409)`,
    ])
  })
})

test.prop([storms('confirm', 'retry', 'back', 'change')], SLOW)(
  '[PAY-20] [PAYM-11] whatever is lost, clicked or reloaded, nothing is sent by itself and nothing is shown as recorded that is not',
  async (gusts) => {
    const server = actServer({ field: 'question' })
    await ride(gusts, open(server), {
      server,
      moves: {
        confirm: (page) => tell(page, 'confirmed', 'confirmed'),
        retry: (page) => tell(page, 'retryRequested'),
        back: (page) => tell(page, 'previousRequested'),
        change: (page) => tell(page, 'changed'),
      },
      reload: async (page) => open(server, page.getSnapshot().context.requestKey),
      shown: (page) => {
        const { value, context } = page.getSnapshot()
        return { isRecorded: value === 'record', key: context.requestKey, id: context.recorded }
      },
    })
  },
)
