import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePort, settled, stepperPaths } from '../testing/index.ts'
import type { StepperMove } from '../testing/index.ts'
import type { TransmissionAnswer, TransmissionRequest } from '@hautelisse/domain/transmission'
import type { Modified, TransmissionContext } from './context.ts'
import { answerTo, COUPLE, failure, HOME, NEXT, startAtResults } from './fixtures.testing.ts'
import { flow, requestOn } from './flow.ts'
import {
  modificationMachine,
  selectErrors,
  selectExplanation,
  selectForm,
  selectIsModificationWhole,
  selectIsModifying,
  selectModificationFailure,
  selectResult,
  selectStep,
  selectSupposed,
  type Part,
} from './index.ts'
import type { ModificationEvent, ModificationSnapshot } from './modification.ts'

const atResult = async (): Promise<TransmissionContext> => {
  const { actor } = await startAtResults()
  const { context } = actor.getSnapshot()
  actor.stop()
  return context
}

const openWindow = (part: Part, of: TransmissionContext) => {
  const api = fakePort<TransmissionRequest, TransmissionAnswer>()
  const told: Modified[] = []
  const actor = createActor(modificationMachine, {
    input: { part, of: { ...of, ports: { ...of.ports, simulate: api.port } }, tell: (modified) => told.push(modified) },
  }).start()
  const send = (...events: readonly ModificationEvent[]): void => {
    for (const event of events) actor.send(event)
  }
  return { actor, api, told, send }
}
type Opened = ReturnType<typeof openWindow>

const answer = async ({ api }: Opened): Promise<void> => {
  const [request] = api.waiting()
  if (request !== undefined) api.answer(answerTo(request))
  await settled()
}

it('[TRANS-34] the window of the heirs is filled in as saved, and submits the whole simulation once', async () => {
  const of = await atResult()
  const opened = openWindow('heirs', of)
  expect(selectForm(opened.actor.getSnapshot())).toEqual(of.form)
  opened.send({ type: 'heirsChanged', change: { children: '3' } }, NEXT, NEXT)
  expect(opened.api.asked).toEqual([
    {
      ...requestOn(of, 'life-insurances'),
      heirs: { ...requestOn(of, 'heirs').heirs, children: 3 },
    },
  ])
  await answer(opened)
  expect(opened.told.map(({ form, answer: { heirs_result } }) => [form.heirs.children, heirs_result[1]?.number])).toEqual([
    ['3', 3],
  ])
  expect(opened.actor.getSnapshot().status).toBe('done')
})

it('[PATRI-20] the window of the patrimony asks for the life insurances too, and says together what is wrong', async () => {
  const opened = openWindow('patrimony', await atResult())
  opened.send(
    { type: 'amountTyped', field: 'home_value', text: '' },
    { type: 'amountTyped', field: 'contracts.0.amount', text: '0' },
  )
  expect(selectIsModificationWhole(opened.actor.getSnapshot())).toBe(false)
  opened.send(NEXT)
  expect(selectErrors(opened.actor.getSnapshot()).map(({ path, code }) => [path, code])).toEqual([
    ['home_value', 'required'],
    ['contracts.0.amount', 'required'],
  ])
  expect(opened.api.asked).toEqual([])
})

it('[PATRI-10] [PATRI-11] in the window the whole of a home is proposed, to a married person too; what was answered stays', async () => {
  const of = await atResult()
  const owned = openWindow('patrimony', of)
  expect(selectForm(owned.actor.getSnapshot()).patrimony.home_percentage.text).toBe('50,00')
  const tenant = { ...of, form: { ...of.form, patrimony: { ...of.form.patrimony, owner_home: false } } }
  expect(selectForm(openWindow('patrimony', tenant).actor.getSnapshot()).patrimony.home_percentage.text).toBe('100,00')
})

it('another family changes neither the part of the home nor the beneficiaries that were saved', async () => {
  const of = await atResult()
  const { actor, send } = openWindow('heirs', { ...of, isShareTyped: false })
  send({ type: 'heirsChanged', change: { family_situation: 'single' } })
  const { patrimony, life } = selectForm(actor.getSnapshot())
  expect(patrimony).toEqual(of.form.patrimony)
  expect(life.contracts.map(({ beneficiary }) => beneficiary)).toEqual(['heir'])
})

it('[TRANS-34] a failure keeps the window and everything typed, and can be tried again', async () => {
  const opened = openWindow('heirs', await atResult())
  const { actor, api, send, told } = opened
  send({ type: 'heirsChanged', change: { children: '4' } }, NEXT)
  api.refuse(failure('NETWORK'))
  await settled()
  expect(selectModificationFailure(actor.getSnapshot())).toEqual({ code: 'NETWORK', fields: [], canRetry: true, isMarked: false })
  expect([selectForm(actor.getSnapshot()).heirs.children, told]).toEqual(['4', []])
  send({ type: 'retryRequested' })
  expect(selectModificationFailure(actor.getSnapshot())).toBeUndefined()
  await answer(opened)
  expect(told.length).toBe(1)
})

it('a field of the window that the server refuses is marked, one of another step is not', async () => {
  const { actor, api, send } = openWindow('heirs', await atResult())
  send(NEXT)
  api.refuse(failure('ERR_INVALID', [{ path: 'heirs.spouse_age', code: 'wrong', params: {} }]))
  await settled()
  expect(selectModificationFailure(actor.getSnapshot())?.isMarked).toBe(true)
  send(NEXT)
  api.refuse(failure('ERR_INVALID', [{ path: 'patrimony.home_value', code: 'wrong', params: {} }]))
  await settled()
  expect(selectModificationFailure(actor.getSnapshot())?.isMarked).toBe(false)
})

it('a window that is left while it waits asks for nothing more and tells nothing', async () => {
  const { actor, api, send, told } = openWindow('heirs', await atResult())
  send(NEXT, { type: 'waitEnded' })
  await settled()
  expect([selectIsModifying(actor.getSnapshot()), api.waiting(), told]).toEqual([false, [], []])
})

it('[TRANS-34] what the window saved stands on the result, without what was supposed', async () => {
  const { actor, send } = await startAtResults()
  send({ type: 'supposed', change: { spouseAge: 90 } })
  const opened = openWindow('heirs', actor.getSnapshot().context)
  opened.send({ type: 'heirsChanged', change: { children: '3' } }, NEXT)
  await answer(opened)
  const [modified] = opened.told
  if (modified === undefined) throw new Error('The window told nothing.')
  send({ type: 'modified', modified })
  const snapshot = actor.getSnapshot()
  expect(selectResult(snapshot)).toEqual(modified.answer)
  expect([selectForm(snapshot).heirs.children, selectSupposed(snapshot)?.supposed, selectStep(snapshot)]).toEqual([
    '3',
    {},
    'results',
  ])
})

it('[TRANS-51] a testament told in the window removes the result, and says why over the heirs', async () => {
  const { actor, send } = await startAtResults()
  const opened = openWindow('heirs', actor.getSnapshot().context)
  opened.send({ type: 'heirsChanged', change: { has_testament: true } }, NEXT)
  expect(opened.api.asked).toMatchObject([{ heirs: {}, patrimony: {}, life_insurances: {} }])
  await answer(opened)
  const [modified] = opened.told
  if (modified === undefined) throw new Error('The window told nothing.')
  send({ type: 'modified', modified })
  expect([selectResult(actor.getSnapshot()), selectExplanation(actor.getSnapshot())]).toEqual([undefined, 'testament'])
  send({ type: 'explanationClosed' })
  expect(selectStep(actor.getSnapshot())).toBe('heirs')
})

type Move = StepperMove<ModificationSnapshot, Opened>

const asked = (event: ModificationEvent): Move => ({ event: () => event, happen: ({ send }) => send(event) })

const reported = (kind: 'done' | 'error'): Move => ({
  event: (snapshot) => {
    if (!snapshot.matches('submitting')) return undefined
    const type = `xstate.${kind}.actor.0.modification.submitting`
    return kind === 'done'
      ? { type, output: answerTo(requestOn(snapshot.context, 'life-insurances')) }
      : { type, error: failure('NETWORK') }
  },
  happen: ({ api }) => {
    const [request] = api.waiting()
    if (request === undefined) return
    if (kind === 'done') api.answer(answerTo(request))
    else api.refuse(failure('NETWORK'))
  },
})

it.each(['heirs', 'patrimony'] as const)('[TRANS-34] every path through the window of the %s is walked', async (part) => {
  const of = await atResult()
  const walked = await stepperPaths(
    modificationMachine,
    { ...flow, steps: () => [part] },
    {
      input: { part, of, tell: () => undefined },
      moves: [
        asked(COUPLE),
        asked({ type: 'heirsChanged', change: { children: '' } }),
        ...HOME.map((event) => asked(event)),
        asked({ type: 'amountTyped', field: 'home_value', text: '' }),
        asked(NEXT),
        asked({ type: 'retryRequested' }),
        asked({ type: 'waitEnded' }),
        reported('done'),
        reported('error'),
      ],
      keyOf: ({ value, context: { form, failure: failed, attempted } }) =>
        JSON.stringify([value, form.heirs.children, form.patrimony.home_value.text, failed?.code, attempted.length]),
      start: () => openWindow(part, of),
      faultsOf: ({ actor, api }) =>
        (api.waiting().length === 1) === selectIsModifying(actor.getSnapshot()) ? [] : ['a call and its state differ'],
      paths: 'shortest',
    },
  )
  expect(walked.faults).toEqual([])
  expect(walked.states).toEqual(['"answering"', '"modified"', '"submitting"'])
})
