import { plainDate } from '@hautelisse/domain/calendar'
import { encodeCase, type Case } from '@hautelisse/domain/case'
import { keepSimulationCall, loadSimulator, MOST_KEPT, simulationId } from '@hautelisse/domain/simulations'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, fakeStorage } from '../testing/index.ts'
import {
  browserPorts,
  keepMachine,
  newId,
  personPorts,
  readMachine,
  selectCopy,
  selectKeep,
  selectRead,
  shareMachine,
  type GivenCase,
  type KeepingPorts,
  type LoadSimulator,
} from './index.ts'
import { idOf, keptAs, taxCase, TODAY } from './simulations.testing.ts'

const keeping = (ports: Pick<KeepingPorts, 'keep'>) => {
  const actor = createActor(keepMachine, { input: { ports, case: taxCase(), id: idOf(1), name: 'Impôt, 4 637 €' } }).start()
  return { send: actor.send.bind(actor), view: () => selectKeep(actor.getSnapshot()) }
}

describe('a simulation', () => {
  it('[BEY-05] is kept under the name that is proposed or typed; a lost answer is asked for again under the same id', async () => {
    const api = fakeClient()
    const { send, view } = keeping(personPorts(api.client))
    send({ type: 'keepRequested' })
    send({ type: 'givenUp' })
    send({ type: 'keepRequested' })
    send({ type: 'nameTyped', name: '  ' })
    send({ type: 'confirmed' })
    expect([view().isWrongName, api.asked]).toEqual([true, []])
    send({ type: 'nameTyped', name: 'Fin d’année' })
    send({ type: 'confirmed' })
    const sent = api.inputOf(keepSimulationCall)
    expect(sent).toEqual({ params: { id: idOf(1) }, body: { name: 'Fin d’année', case: taxCase() } })
    api.refuse(keepSimulationCall, 'TIMEOUT')
    await vi.waitFor(() => expect(view()).toMatchObject({ step: 'naming', failure: 'failed', isBusy: false }))
    send({ type: 'confirmed' })
    expect(api.inputOf(keepSimulationCall)).toEqual(sent)
    api.answer(keepSimulationCall, { kept: keptAs(1) })
    await vi.waitFor(() => expect(view()).toMatchObject({ step: 'kept', kept: { id: idOf(1) } }))
  })

  it('[BEY-05] that would be the twenty-first is not kept, and its person is told so', async () => {
    const api = fakeClient()
    const { send, view } = keeping(personPorts(api.client))
    send({ type: 'keepRequested' })
    send({ type: 'confirmed' })
    api.refuse(keepSimulationCall, 'ERR_CONFLICT', 409)
    await vi.waitFor(() => expect(view()).toMatchObject({ step: 'naming', failure: 'full' }))
  })

  it('has an id that nobody can guess', () => {
    expect(simulationId.safeParse(newId(() => 'state-1')).success).toBe(true)
    expect(newId(() => '0c4f1c1e8a1df0ea530f6c1d2b3a4e99990c4f1c1e8a1df0')).toBe('0c4f1c1e-8a1d-4f0e-8a53-0f6c1d2b3a4e')
  })
})

const { signal } = new AbortController()

describe('what is kept in the browser', () => {
  const clock = { today: () => TODAY }
  const toKeep = (at: number, one: Case = taxCase()) => ({ id: idOf(at), name: `Simulation ${at}`, case: one })

  it('[BEY-08] is nothing before it is asked for, then listed newest first, renamed, erased, and gone with its last one', async () => {
    const storage = fakeStorage()
    const ports = browserPorts(storage, clock)
    const { send, view } = keeping(ports)
    for (const type of ['keepRequested', 'givenUp'] as const) send({ type })
    expect([await ports.list({ signal }), view().kept, storage.entries.size]).toEqual([[], undefined, 0])
    await ports.keep(toKeep(1), { signal })
    await ports.keep(toKeep(2), { signal })
    await ports.keep({ ...toKeep(1), name: 'Autre nom' }, { signal })
    expect((await ports.list({ signal })).map(({ name }) => name)).toEqual(['Simulation 2', 'Autre nom'])
    expect([...storage.entries.keys()]).toEqual(['hautelisse.simulations'])
    for (const at of [1, 2]) await ports.erase(idOf(at), { signal })
    expect(storage.entries.size).toBe(0)
  })

  it('[BEY-08] is twenty at most, two years at most, and empty in a browser that keeps nothing', async () => {
    const storage = fakeStorage()
    const ports = browserPorts(storage, clock)
    for (let at = 0; at < MOST_KEPT; at += 1) await ports.keep(toKeep(at), { signal })
    const { send, view } = keeping(ports)
    send({ type: 'keepRequested' })
    await ports.erase(idOf(1), { signal })
    await ports.keep(toKeep(99), { signal })
    send({ type: 'confirmed' })
    await vi.waitFor(() => expect(view().failure).toBe('full'))
    const later = browserPorts(storage, { today: () => plainDate('2028-11-21') })
    expect(await later.list({ signal })).toEqual([])
    const deaf = browserPorts({ ...storage, write: () => {} }, { today: () => plainDate('2028-11-21') })
    await expect(deaf.keep(toKeep(1), { signal })).rejects.toThrow('keeps nothing')
  })
})

describe('a link', () => {
  it('[BEY-04] is copied when it is asked for; a browser that refuses says so, and is asked again', async () => {
    const copy = vi.fn<(text: string) => Promise<boolean>>().mockRejectedValueOnce(new Error('denied'))
    copy.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    const actor = createActor(shareMachine, { input: { copy, link: 'https://example.org/simulation#c=1.x' } }).start()
    const step = () => selectCopy(actor.getSnapshot())
    expect([step(), copy.mock.calls.length]).toEqual(['shown', 0])
    for (const outcome of ['refused', 'refused', 'copied']) {
      actor.send({ type: 'copyRequested' })
      expect(step()).toBe('copying')
      await vi.waitFor(() => expect(step()).toBe(outcome))
    }
    expect(copy).toHaveBeenLastCalledWith('https://example.org/simulation#c=1.x')
  })
})

describe('a simulation that is given', () => {
  const fileOf = (text: string, size = text.length) =>
    ({ kind: 'file', file: { size, text: async () => Promise.resolve(text) } }) as const
  const reading = (given: GivenCase | undefined, load: LoadSimulator = loadSimulator) => {
    const actor = createActor(readMachine, { input: { load, given } }).start()
    return { send: actor.send.bind(actor), view: () => selectRead(actor.getSnapshot()) }
  }
  const link = (one: Case) => ({ kind: 'link', text: encodeCase(one) }) as const

  it('[BEY-04] is answered with the figures of its day, out of a link and out of a file', async () => {
    const { view, send } = reading(link(taxCase()))
    expect(view().kind).toBe('reading')
    await vi.waitFor(() => expect(view()).toMatchObject({ kind: 'answered', case: taxCase(), figure: undefined }))
    send({ type: 'figureOpened', figure: 'saving' })
    expect(view()).toMatchObject({ figure: 'saving' })
    send({ type: 'figureClosed' })
    const before = plainDate('2025-12-18')
    send({ type: 'given', given: fileOf(JSON.stringify(taxCase(1000, before))) })
    await vi.waitFor(() => expect(view()).toMatchObject({ kind: 'answered', case: { asOf: before }, figure: undefined }))
    expect(reading(undefined).view()).toEqual({ kind: 'none' })
  })

  it.each([
    ['no-case', { kind: 'link', text: '1.%%%' } as const],
    ['no-case', fileOf('<html>')],
    ['no-case', fileOf('{"simulator":"horoscope"}')],
    ['too-large', { kind: 'link', text: 'a'.repeat(601) } as const],
    ['too-large', fileOf('{}', 65_537)],
    ['newer', link({ ...taxCase(), schema: 9 })],
    ['wrong-inputs', link({ ...taxCase(), inputs: { name: 'Sylvie Garnier' } })],
  ])('[BEY-02] is refused as %s', async (reason, given) => {
    const { view } = reading(given)
    await vi.waitFor(() => expect(view()).toMatchObject({ kind: 'refused', reason }))
  })

  it('[BEY-02] tells which answers are refused', async () => {
    const { view } = reading(link({ ...taxCase(), inputs: { ...taxCase().inputs, gender: 'X', client_age: 12 } }))
    const wrong = { simulator: 'tax-saving', paths: ['gender', 'client_age'] }
    await vi.waitFor(() => expect(view()).toEqual({ kind: 'refused', reason: 'wrong-inputs', wrong }))
  })

  it('is read again where its simulator could not be loaded', async () => {
    const load = vi.fn<LoadSimulator>().mockRejectedValueOnce(new Error('no script')).mockImplementation(loadSimulator)
    const { view, send } = reading(link(taxCase()), load)
    await vi.waitFor(() => expect(view().kind).toBe('lost'))
    send({ type: 'retryRequested' })
    await vi.waitFor(() => expect(view().kind).toBe('answered'))
  })
})
