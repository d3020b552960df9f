import { plainDate } from '@hautelisse/domain/calendar'
import { eraseKeptCall, keepCall, keptCall, keptListCall, type KeptContent, type KeptDraft } from '@hautelisse/domain/kept'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import { fakeClient, fakePort, settled } from '../testing/index.ts'
import { keepForPerson, keptPorts, KEEPING_PAUSE_MS, offerMachine, resumedDraft, selectOffer, type OfferEvent } from './index.ts'

const TYPED: KeptContent = { step: 'amount', requestKey: 'key-1', form: { policyId: 'pee-1', amount: '5 000,00' } }
const MORE: KeptContent = { ...TYPED, form: { policyId: 'pee-1', amount: '6 000,00' } }
const KEPT: KeptDraft = { id: 'release', begun: plainDate('2026-11-20'), until: plainDate('2026-12-20'), files: [] }

/** An act whose page says what may be kept of it. */
const fakeAct = () => {
  let content: KeptContent | undefined | 'not-yet'
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => content,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    become: (next: typeof content) => {
      content = next
      for (const listener of listeners) listener()
    },
  }
}

const keeping = (resumed?: KeptContent, isBegun = false) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const act = fakeAct()
  if (resumed !== undefined) act.become(resumed)
  const keep = fakePort<KeptContent, void>()
  const erased = fakePort<'erase', void>()
  const ports = { keep: keep.port, erase: (options: { readonly signal: AbortSignal }) => erased.port('erase', options) }
  const {
    stop,
    flush: hide,
    drop,
  } = keepForPerson(act, {
    ports,
    contentOf: (content) => content,
    isBegun,
    ...(isBegun ? {} : { resumed }),
  })
  const pause = () => vi.advanceTimersByTimeAsync(KEEPING_PAUSE_MS)
  const flush = () => vi.advanceTimersByTimeAsync(0)
  return { act, keep, erased, stop, hide, drop, pause, flush }
}

describe('what is typed in an act', () => {
  it('[KEPT-01] is kept a second after the last change, once', async () => {
    const { act, keep, pause } = keeping()
    act.become(TYPED)
    act.become(MORE)
    expect(keep.asked).toEqual([])
    await pause()
    expect(keep.asked).toEqual([MORE])
    keep.answer()
    await pause()
    act.become({ ...MORE })
    await pause()
    expect(keep.asked).toEqual([MORE])
  })

  it('[KEPT-01] is kept at once when the page is left, and what was typed while it was sent follows', async () => {
    const { act, keep, pause, stop, flush } = keeping()
    act.become(TYPED)
    await pause()
    act.become(MORE)
    stop()
    keep.answer()
    await flush()
    expect(keep.asked).toEqual([TYPED, MORE])
    keep.answer()
    await flush()
    expect(keep.waiting()).toEqual([])
  })

  it('[KEPT-01] is tried once more when the page is left or hidden, where it could not be kept', async () => {
    for (const way of ['stop', 'hide'] as const) {
      const { act, keep, pause, flush, ...rest } = keeping()
      act.become(TYPED)
      await pause()
      keep.refuse(new Error('silent'))
      await flush()
      rest[way]()
      await flush()
      expect(keep.asked).toEqual([TYPED, TYPED])
      keep.refuse(new Error('silent'))
      await flush()
      expect(keep.waiting()).toEqual([])
    }
  })

  it('[KEPT-01] is erased at once after what was under way when it was recorded, and is not sent where the person erased it', async () => {
    const recorded = keeping()
    recorded.act.become(TYPED)
    await recorded.pause()
    recorded.act.become(undefined)
    recorded.keep.answer()
    await recorded.flush()
    expect(recorded.erased.asked).toEqual(['erase'])
    const dropped = keeping()
    dropped.act.become(TYPED)
    dropped.drop()
    await dropped.pause()
    expect(dropped.keep.asked).toEqual([])
  })

  it('[KEPT-01] that the tab had is not sent before something of it changes', async () => {
    const { act, keep, pause } = keeping(TYPED, true)
    await pause()
    expect(keep.asked).toEqual([])
    act.become(MORE)
    await pause()
    expect(keep.asked).toEqual([MORE])
  })

  it('[KEPT-01] goes with the next change where it could not be kept', async () => {
    const { act, keep, pause, flush } = keeping()
    act.become(TYPED)
    await pause()
    keep.refuse(new Error('silent'))
    await flush()
    act.become(MORE)
    await pause()
    expect(keep.asked).toEqual([TYPED, MORE])
  })

  it('[KEPT-01] is erased once nothing is left of it, and only what was kept here', async () => {
    const { act, keep, erased, pause } = keeping()
    act.become(undefined)
    await pause()
    expect(erased.asked).toEqual([])
    act.become(TYPED)
    await pause()
    keep.answer()
    await pause()
    act.become(undefined)
    expect(erased.asked).toEqual(['erase'])
  })

  it('[KEPT-01] is kept at once when the tab is hidden, and goes on being kept', async () => {
    const { act, keep, hide, flush, pause } = keeping()
    act.become(TYPED)
    hide()
    expect(keep.asked).toEqual([TYPED])
    keep.answer()
    await flush()
    act.become(MORE)
    await pause()
    expect(keep.asked).toEqual([TYPED, MORE])
  })

  it('[KEPT-01] is erased where it was taken up again and recorded, and not sent again while it is unchanged', async () => {
    const { act, keep, erased, pause } = keeping(TYPED)
    act.become('not-yet')
    await pause()
    expect([keep.asked, erased.asked]).toEqual([[], []])
    act.become(undefined)
    await pause()
    expect([keep.asked, erased.asked]).toEqual([[], ['erase']])
  })
})

const offered = async (isAsked: boolean, { canTake = true, isInTab = false } = {}) => {
  const [look, read, erase] = [
    fakePort<'look', KeptDraft | undefined>(),
    fakePort<'read', KeptContent | undefined>(),
    fakePort<'erase', void>(),
  ]
  const taken: KeptContent[] = []
  const forget = vi.fn()
  const actor = createActor(offerMachine, {
    input: {
      isAsked,
      isInTab,
      forget,
      ports: {
        look: (options) => look.port('look', options),
        read: (options) => read.port('read', options),
        erase: (options) => erase.port('erase', options),
      },
      take: (content) => canTake && taken.push(content) > 0,
    },
  }).start()
  await settled()
  return {
    look,
    read,
    erase,
    taken,
    forget,
    send: (event: OfferEvent) => actor.send(event),
    view: () => selectOffer(actor.getSnapshot()),
  }
}

describe('a draft that is kept', () => {
  it('[KEPT-05] is offered, and is in the tab once it is taken up again', async () => {
    const { look, read, send, taken, view } = await offered(false)
    expect(view()).toEqual({ kind: 'none' })
    look.answer(KEPT)
    await settled()
    expect(view()).toEqual({ kind: 'offered', kept: KEPT, busy: undefined, failed: undefined })
    send({ type: 'resumeRequested' })
    expect(view()).toMatchObject({ kind: 'offered', busy: 'resume' })
    read.answer(TYPED)
    await settled()
    expect([view(), taken]).toMatchObject([{ kind: 'going-on', content: TYPED }, [TYPED]])
  })

  it('[KEPT-05] is taken up at once where it was asked for on the home, and asked for again where it cannot be looked for', async () => {
    const { look, read, send, view } = await offered(true)
    expect(view()).toEqual({ kind: 'waiting' })
    look.refuse(new Error('silent'))
    await settled()
    expect(view()).toEqual({ kind: 'unread' })
    send({ type: 'retryRequested' })
    look.answer(KEPT)
    await settled()
    expect(view()).toEqual({ kind: 'waiting' })
    read.answer(TYPED)
    await settled()
    expect(view()).toMatchObject({ kind: 'going-on' })
  })

  it('[KEPT-05] lets the saver start the act if no draft exists, if looking for it fails, or if it was deleted meanwhile', async () => {
    const none = await offered(true)
    none.look.answer(undefined)
    const silent = await offered(false)
    silent.look.refuse(new Error('silent'))
    const gone = await offered(true)
    gone.look.answer(KEPT)
    await settled()
    gone.read.answer(undefined)
    await settled()
    expect([none.view(), silent.view(), gone.view()]).toEqual(Array.from({ length: 3 }, () => ({ kind: 'none' })))
  })

  it('[KEPT-01] is erased by the person, who is told where it is not', async () => {
    const { look, erase, send, view } = await offered(false)
    look.answer(KEPT)
    await settled()
    send({ type: 'eraseRequested' })
    erase.refuse(new Error('silent'))
    await settled()
    expect(view()).toMatchObject({ kind: 'offered', busy: undefined, failed: 'erase' })
    send({ type: 'eraseRequested' })
    erase.answer()
    await settled()
    expect(view()).toEqual({ kind: 'erased' })
  })

  it('[KEPT-01] is gone on with where the tab has it, and can be erased there, or once it was taken up again', async () => {
    const inTab = await offered(false, { isInTab: true })
    expect(inTab.view()).toEqual({ kind: 'none' })
    inTab.look.answer(KEPT)
    await settled()
    expect(inTab.view()).toMatchObject({ kind: 'going-on', content: undefined })
    const resumed = await offered(true)
    resumed.look.answer(KEPT)
    await settled()
    resumed.read.answer(TYPED)
    await settled()
    for (const { send, erase, forget, view } of [inTab, resumed]) {
      send({ type: 'eraseRequested' })
      expect(view()).toMatchObject({ busy: 'erase' })
      erase.answer()
      await settled()
      expect([view(), forget.mock.calls.length]).toEqual([{ kind: 'erased' }, 1])
    }
  })

  it('[KEPT-05] is offered still where it cannot be read, and left to a build that can read it', async () => {
    const unread = await offered(false)
    unread.look.answer(KEPT)
    await settled()
    unread.send({ type: 'resumeRequested' })
    unread.read.refuse(new Error('silent'))
    await settled()
    expect(unread.view()).toMatchObject({ kind: 'offered', failed: 'read' })
    const strange = await offered(true, { canTake: false })
    strange.look.answer(KEPT)
    await settled()
    strange.read.answer(TYPED)
    await settled()
    expect([strange.view(), strange.erase.asked]).toMatchObject([{ kind: 'offered', failed: 'read' }, []])
  })

  it('[KEPT-05] that cannot be looked for can be left where it is', async () => {
    const { look, send, view } = await offered(true)
    look.refuse(new Error('silent'))
    await settled()
    send({ type: 'beginRequested' })
    expect(view()).toEqual({ kind: 'none' })
  })
})

const entry = storedEntry({
  key: 'hautelisse.try',
  version: 1,
  schema: z.strictObject({
    userId: z.string(),
    requestKey: z.string(),
    isSent: z.boolean().optional(),
    recorded: z.string().nullish(),
  }),
})

it('[KEPT-05] a request is looked for by its key before anything else, unless its number is known', () => {
  expect(resumedDraft(entry, { requestKey: 'key-1' }, 'karim')).toEqual({ userId: 'karim', requestKey: 'key-1', isSent: true })
  expect(resumedDraft(entry, { requestKey: 'key-1', recorded: '4172' }, 'karim')).not.toHaveProperty('isSent')
  expect(resumedDraft(entry, { strange: true }, 'karim')).toBeUndefined()
})

describe('the calls of what is kept', () => {
  it('[KEPT-04] look waits for what is still being written', async () => {
    const { client, answer, waiting } = fakeClient()
    const ports = keptPorts(client, 'release')
    const options = { signal: new AbortController().signal }
    void ports.keep(TYPED, options)
    const looked = ports.look(options)
    await settled()
    expect(waiting()).toEqual(['kept-write'])
    answer(keepCall, { kept: KEPT })
    await settled()
    expect(waiting()).toEqual(['kept-list'])
    answer(keptListCall, { kept: [KEPT] })
    expect(await looked).toEqual(KEPT)
  })

  it('[KEPT-05] a server that keeps nothing is no failure', async () => {
    const { client, refuse } = fakeClient()
    const ports = keptPorts(client, 'payment')
    const options = { signal: new AbortController().signal }
    const all = [ports.read(options), ports.erase(options), ports.look(options)]
    await settled()
    refuse(keptCall, 'ERR_UNKNOWN', 404)
    refuse(eraseKeptCall, 'ERR_UNKNOWN', 404)
    await settled()
    refuse(keptListCall, 'ERR_UNKNOWN', 404)
    expect(await Promise.all(all)).toEqual([undefined, undefined, undefined])
  })
})
