import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { fakePort, reportsOf, settled } from '../testing/index.ts'
import { contentOf, freshResource, resource, resourceGuards, resourceOnce } from './index.ts'
import type { Given, OfPart, RefreshRequested, RetryRequested } from './index.ts'

const PARTS = ['address', 'operations', 'funds'] as const
type Part = (typeof PARTS)[number]

type Port = ReturnType<typeof fakePort<string, string>>['port']
type Asked = { readonly ports: Readonly<Record<Part, Port>>; readonly person: string | undefined }
type Known = Readonly<Record<Part, string | undefined>>
type SpaceContext = Asked & { readonly known: Known; readonly settlings: number }

type SpaceEvent =
  | { readonly type: 'personChanged'; readonly person: string | undefined }
  | RetryRequested<Part>
  | RefreshRequested<Part>
  | { readonly type: 'retryRequested' }

const NOTHING: Known = { address: undefined, operations: undefined, funds: undefined }

const readerOf = (part: Part) =>
  fromPromise<string, Asked>(({ input: { ports, person = '' }, signal }) => ports[part](person, { signal }))

const base = setup({
  types: { context: {} as SpaceContext, events: {} as SpaceEvent, input: {} as Asked },
  actors: { readAddress: readerOf('address'), readOperations: readerOf('operations'), readFunds: readerOf('funds') },
  guards: {
    ...resourceGuards,
    isSomebody: ({ context }) => context.person !== undefined,
    holds: ({ context }, { part }: OfPart<Part>) => context.person?.includes(part) === true,
  },
  actions: {
    noteSettling: assign({ settlings: ({ context }) => context.settlings + 1 }),
    takeAddress: assign(({ context: { known } }, { given }: Given<string>) => ({ known: { ...known, address: given } })),
    takeOperations: assign(({ context: { known } }, { given }: Given<string>) => ({ known: { ...known, operations: given } })),
    takeFunds: assign(({ context: { known } }, { given }: Given<string>) => ({ known: { ...known, funds: given } })),
    takeCount: assign((_, { given }: Given<number>) => ({ settlings: given })),
    takePerson: assign(({ event }) => (event.type === 'personChanged' ? { person: event.person, known: NOTHING } : {})),
  },
})

const asked = ({ ports, person }: SpaceContext): Asked => ({ ports, person })
const holds = <const P extends Part>(part: P) => ({ type: 'holds', params: { part } }) as const

/** A space with one resource of each kind. */
const space = base.createMachine({
  id: 'space',
  context: ({ input }) => ({ ...input, known: NOTHING, settlings: 0 }),
  type: 'parallel',
  on: { personChanged: { target: ['.address.absent', '.operations.absent', '.funds.absent'], actions: 'takePerson' } },
  states: {
    address: resourceOnce<string>()({ read: 'readAddress', input: asked, when: 'isSomebody', take: 'takeAddress' }),
    operations: resource<string>()({
      part: 'operations',
      read: 'readOperations',
      input: asked,
      when: holds('operations'),
      take: 'takeOperations',
      also: 'noteSettling',
    }),
    funds: freshResource<string>()({
      part: 'funds',
      read: 'readFunds',
      input: asked,
      when: holds('funds'),
      take: 'takeFunds',
    }),
  },
})

const SAVER = 'operations and funds'

const opened = async (person: string | undefined = SAVER) => {
  const fakes = { address: fakePort<string, string>(), operations: fakePort<string, string>(), funds: fakePort<string, string>() }
  const ports = { address: fakes.address.port, operations: fakes.operations.port, funds: fakes.funds.port }
  const actor = createActor(space, { input: { ports, person } }).start()
  const content = (part: Part) => {
    const { value, context } = actor.getSnapshot()
    return contentOf(value[part], context.known[part])
  }
  const send = (event: SpaceEvent) => actor.send(event)
  const answer = async (part: Part, value: string) => {
    fakes[part].answer(value)
    await settled()
  }
  const refuse = async (part: Part) => {
    fakes[part].refuse(new Error('silent'))
    await settled()
  }
  await settled()
  return { ...fakes, actor, content, send, answer, refuse }
}

const known = (value: string, freshness: 'fresh' | 'refreshing' | 'stale' = 'fresh') => ({ kind: 'known', value, freshness })

describe('a resource', () => {
  it('is absent, and not asked for, while there is nothing to ask for', async () => {
    const { content, operations, funds, address } = await opened('operations only')
    expect(PARTS.map((part) => content(part).kind)).toEqual(['loading', 'loading', 'absent'])
    expect([address.asked, operations.asked, funds.asked]).toEqual([['operations only'], ['operations only'], []])
  })

  it('is known once it is answered, and absent if the answer says that it does not exist', async () => {
    const { content, answer } = await opened()
    await answer('operations', 'one payment')
    expect(content('operations')).toEqual(known('one payment'))
    expect(contentOf('loaded', undefined)).toEqual({ kind: 'absent' })
  })

  it('fails alone, and is asked for again alone', async () => {
    const { content, answer, refuse, send, operations, funds } = await opened()
    await refuse('operations')
    await refuse('funds')
    expect([content('address').kind, content('operations'), content('funds')]).toEqual([
      'loading',
      { kind: 'failed' },
      { kind: 'failed' },
    ])
    send({ type: 'retryRequested', part: 'operations' })
    expect([content('operations').kind, content('funds').kind]).toEqual(['loading', 'failed'])
    await answer('operations', 'one payment')
    expect([content('operations'), operations.asked.length, funds.asked.length]).toEqual([known('one payment'), 2, 1])
  })

  it('is asked for again with all that failed when no part is named; what is known or read once is left alone', async () => {
    const { content, answer, refuse, send, operations, funds, address } = await opened()
    await refuse('address')
    await answer('operations', 'one payment')
    await refuse('funds')
    send({ type: 'retryRequested' })
    expect(PARTS.map((part) => content(part).kind)).toEqual(['failed', 'known', 'loading'])
    expect([address.asked.length, operations.asked.length, funds.asked.length]).toEqual([1, 1, 2])
  })

  it('runs the room’s own action after each answer and each failure', async () => {
    const { actor, answer, refuse, send } = await opened()
    await refuse('operations')
    expect(actor.getSnapshot().context.settlings).toBe(1)
    send({ type: 'retryRequested', part: 'operations' })
    await answer('operations', 'one payment')
    expect(actor.getSnapshot().context.settlings).toBe(2)
  })

  it('is given up when the machine is left', async () => {
    const { actor, operations, funds } = await opened()
    actor.stop()
    expect([operations.waiting(), funds.waiting()]).toEqual([[], []])
  })

  it('is given up and asked for anew for another person, and not for nobody', async () => {
    const { content, answer, send, operations, funds } = await opened()
    await answer('funds', 'two funds')
    send({ type: 'personChanged', person: 'operations of somebody else' })
    await settled()
    expect([operations.waiting(), content('funds')]).toEqual([['operations of somebody else'], { kind: 'absent' }])
    send({ type: 'personChanged', person: undefined })
    expect([operations.waiting(), funds.waiting(), content('operations')]).toEqual([[], [], { kind: 'absent' }])
  })
})

describe('a resource that is kept fresh', () => {
  it('stays as it is known while it is asked for anew', async () => {
    const { content, answer, send, funds } = await opened()
    await answer('funds', 'two funds')
    send({ type: 'refreshRequested', part: 'funds' })
    send({ type: 'refreshRequested', part: 'funds' })
    expect([content('funds'), funds.asked.length]).toEqual([known('two funds', 'refreshing'), 2])
    await answer('funds', 'three funds')
    expect(content('funds')).toEqual(known('three funds'))
  })

  it('stays, stale, when that fails, and can be asked for again', async () => {
    const { content, answer, refuse, send } = await opened()
    await answer('funds', 'two funds')
    send({ type: 'refreshRequested', part: 'funds' })
    await refuse('funds')
    expect(content('funds')).toEqual(known('two funds', 'stale'))
    send({ type: 'retryRequested', part: 'funds' })
    expect(content('funds')).toEqual(known('two funds', 'refreshing'))
    await answer('funds', 'three funds')
    expect(content('funds')).toEqual(known('three funds'))
  })

  it('is the only kind that is asked for anew while it is known', async () => {
    const { content, answer, send, operations } = await opened()
    await answer('operations', 'one payment')
    send({ type: 'refreshRequested', part: 'operations' })
    expect([content('operations'), operations.asked.length]).toEqual([known('one payment'), 1])
  })
})

it('reaches every state of every kind, and holds a value in exactly those that show one', () => {
  const endless = fromPromise<string, Asked>(() => new Promise(() => {}))
  const machine = space.provide({ actors: { readAddress: endless, readOperations: endless, readFunds: endless } })
  const { port } = fakePort<string, string>()
  const events = [
    ...PARTS.flatMap((part) => [
      ...reportsOf(`space.${part}.loading`, part),
      { type: 'retryRequested', part },
      { type: 'refreshRequested', part },
    ]),
    ...reportsOf('space.funds.refreshing', 'funds anew'),
    { type: 'personChanged', person: SAVER },
    { type: 'personChanged', person: undefined },
  ]
  const paths = getShortestPaths(machine, {
    input: { ports: { address: port, operations: port, funds: port }, person: undefined },
    events: events as never,
    serializeState: ({ value }) => JSON.stringify(value),
  })
  for (const { state } of paths)
    for (const part of PARTS) {
      const isShown = contentOf(state.value[part], state.context.known[part]).kind === 'known'
      expect(state.context.known[part] !== undefined).toBe(isShown)
    }
  // Nobody, or for somebody: read once and read again loading, loaded or failed, the one that is kept fresh also refreshing or stale.
  expect(paths).toHaveLength(1 + 3 * 3 * 5)
})

describe('the compiler', () => {
  const parts = { initial: 'address', context: { ports: {}, person: undefined, known: NOTHING, settlings: 0 } as never } as const

  it('refuses an actor, an action, a guard or an input that the room did not declare, and an action for another answer', () => {
    const right = { read: 'readAddress', input: asked, take: 'takeAddress' } as const
    const machines = [
      base.createMachine({ ...parts, states: { address: resourceOnce<string>()(right) } }),
      // @ts-expect-error -- no such actor
      base.createMachine({ ...parts, states: { address: resourceOnce<string>()({ ...right, read: 'readAdress' }) } }),
      // @ts-expect-error -- no such action
      base.createMachine({ ...parts, states: { address: resourceOnce<string>()({ ...right, take: 'takeAdress' }) } }),
      // @ts-expect-error -- no such guard
      base.createMachine({ ...parts, states: { address: resourceOnce<string>()({ ...right, when: 'isNobody' }) } }),
      // @ts-expect-error -- no such action
      base.createMachine({ ...parts, states: { address: resourceOnce<string>()({ ...right, also: 'noteNothing' }) } }),
      // @ts-expect-error -- the actor needs the ports
      base.createMachine({ ...parts, states: { address: resourceOnce<string>()({ ...right, input: () => 'sylvie' }) } }),
      // @ts-expect-error -- the action keeps a number
      base.createMachine({ ...parts, states: { address: resourceOnce<string>()({ ...right, take: 'takeCount' }) } }),
      // @ts-expect-error -- the actor answers a text
      base.createMachine({ ...parts, states: { address: resourceOnce<number>()({ ...right, take: 'takeCount' }) } }),
    ]
    expect(new Set(machines.map(({ root }) => Object.keys(root.states['address']?.states ?? {}).join(' ')))).toEqual(
      new Set(['absent loading loaded failed']),
    )
  })
})
