import type { EventObject } from 'xstate'

/** What the action that keeps an answer is given. */
export type Given<Value> = { readonly given: Value }

/** Names one resource among those of its machine. */
export type OfPart<Part extends string = string> = { readonly part: Part }

/** Asks again for a resource that failed. */
export type RetryRequested<Part extends string> = OfPart<Part> & { readonly type: 'retryRequested' }

/** Asks anew for a resource that is known: what is known stays until the answer comes. */
export type RefreshRequested<Part extends string> = OfPart<Part> & { readonly type: 'refreshRequested' }

/** Guards of resources, for `setup()`. */
export const resourceGuards = {
  /** Whether an event asks for this resource; one that names no resource asks for all of them. */
  asksFor: ({ event }: { readonly event: EventObject & { readonly part?: string } }, { part }: OfPart): boolean =>
    event.part === undefined || event.part === part,
}

/** How a resource is read. Actor, guard and actions are named: the room declares them in `setup()`, and the compiler compares. */
type Reading<Context, Input, Read, Take, When, Also> = {
  /** Actor that reads. */
  readonly read: Read
  /** Makes what the actor needs from the context. */
  readonly input: (context: Context) => Input
  /** Action that keeps the answer; it is given `Given<Value>`. */
  readonly take: Take
  /** Guard: the resource is absent until it allows the reading. Without one it is read at once. */
  readonly when?: When
  /** Action that runs after each answer and each failure. */
  readonly also?: Also
}

type Begin = { readonly target: 'loading' }

const absentOf = <When extends string | object>(
  when: When | undefined,
): { readonly always: Begin | (Begin & { readonly guard: When }) } => ({
  always: when === undefined ? { target: 'loading' } : { guard: when, target: 'loading' },
})

const readingOf = <
  Value,
  Context,
  Input,
  Read extends string,
  Take extends string,
  Also extends string,
  Failed extends 'failed' | 'stale',
>(
  { read, input, take, also }: Reading<Context, Input, Read, Take, unknown, Also>,
  failed: Failed,
) => {
  const then = also === undefined ? [] : [also]
  const params = ({ event }: { readonly event: { readonly output: Value } }): Given<Value> => ({ given: event.output })
  return {
    invoke: {
      src: read,
      input: ({ context }: { readonly context: Context }) => input(context),
      onDone: { target: 'loaded', actions: [...then, { type: take, params }] },
      onError: { target: failed, actions: then },
    },
  } as const
}

const againOf = <const Part extends string, const Target extends string>({ part }: OfPart<Part>, target: Target) =>
  ({ guard: { type: 'asksFor', params: { part } }, target }) as const

/**
 * Makes the states of something that is read once: absent, loading, then loaded or failed. Nothing asks again after a failure.
 *
 * @example resourceOnce<boolean>()({ read: 'readMirror', input: asker, when: 'isSomebody', take: 'takeMirror' })
 */
export const resourceOnce =
  <Value>() =>
  <
    Context,
    Input,
    const Read extends string,
    const Take extends string,
    const When extends string | object = never,
    const Also extends string = never,
  >(
    reading: Reading<Context, Input, Read, Take, When, Also>,
  ) =>
    ({
      initial: 'absent',
      states: {
        absent: absentOf(reading.when),
        loading: readingOf<Value, Context, Input, Read, Take, Also, 'failed'>(reading, 'failed'),
        loaded: {},
        failed: {},
      },
    }) as const

/**
 * Makes the states of something that is read again after a failure, when `retryRequested` asks for it.
 *
 * @example resource<readonly Operation[]>()({ part: 'operations', read: 'readOperations', input: asker, take: 'takeOperations' })
 */
export const resource =
  <Value>() =>
  <
    Context,
    Input,
    const Part extends string,
    const Read extends string,
    const Take extends string,
    const When extends string | object = never,
    const Also extends string = never,
  >(
    reading: OfPart<Part> & Reading<Context, Input, Read, Take, When, Also>,
  ) => {
    const { initial, states } = resourceOnce<Value>()<Context, Input, Read, Take, When, Also>(reading)
    return { initial, states: { ...states, failed: { on: { retryRequested: againOf(reading, 'loading') } } } } as const
  }

/**
 * Makes the states of something that is kept fresh without flicker: `refreshRequested` asks anew while what is known stays. If that fails,
 * what is known stays too, stale, and can be asked for again.
 *
 * @example freshResource<readonly Fund[]>()({ part: 'funds', read: 'readFunds', input: asker, take: 'takeFunds' })
 */
export const freshResource =
  <Value>() =>
  <
    Context,
    Input,
    const Part extends string,
    const Read extends string,
    const Take extends string,
    const When extends string | object = never,
    const Also extends string = never,
  >(
    reading: OfPart<Part> & Reading<Context, Input, Read, Take, When, Also>,
  ) => {
    const { initial, states } = resource<Value>()<Context, Input, Part, Read, Take, When, Also>(reading)
    const again = againOf(reading, 'refreshing')
    return {
      initial,
      states: {
        ...states,
        loaded: { on: { refreshRequested: again } },
        refreshing: readingOf<Value, Context, Input, Read, Take, Also, 'stale'>(reading, 'stale'),
        stale: { on: { refreshRequested: again, retryRequested: again } },
      },
    } as const
  }
