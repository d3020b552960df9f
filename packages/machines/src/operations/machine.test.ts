import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { operationsCall } from '@hautelisse/domain/operations'
import type { Operation } from '@hautelisse/domain/operations'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { operationMachine, selectOperation } from './index.ts'
import type { OperationInput } from './index.ts'

const OPERATION: Operation = {
  id: 'T-1',
  scope: 's2e',
  type: 'VERSEMENT',
  label: 'Versement par Carte Bancaire',
  status: 'Traité',
  date: plainDate('2026-10-30'),
  amount: euros(500),
}

type Lines = readonly (Operation | undefined)[]

const opened = (given: Partial<OperationInput> = {}) => {
  const api = fakeClient()
  const input = { client: api.client, scopes: ['s2e'], id: 'T-1', ...given } satisfies OperationInput
  const actor = createActor(operationMachine, { input }).start()
  const answer = async (inProgress: Lines, done: Lines, missing: string[] = []) => {
    api.answer(operationsCall, { operations: [...inProgress], error_scope: [] })
    api.answer(operationsCall, { operations: [...done], error_scope: missing })
    await settled()
  }
  return { ...api, actor, answer, content: () => selectOperation(actor.getSnapshot()) }
}

const held = { kind: 'known', value: OPERATION, freshness: 'fresh' }

describe('the operation that an address names', () => {
  it('[HELD-01] is looked for among those in progress and those done, and known to the person who holds it', async () => {
    const { content, answer, asked } = opened()
    expect([content(), asked]).toEqual([{ kind: 'loading' }, [operationsCall.name, operationsCall.name]])
    await answer([], [{ ...OPERATION, id: 'T-2' }, OPERATION])
    expect(content()).toEqual(held)
  })

  it('[HELD-01] is absent for somebody who does not hold it', async () => {
    const { content, answer } = opened()
    await answer([{ ...OPERATION, id: 'T-2' }], [])
    expect(content()).toEqual({ kind: 'absent' })
  })

  it('[HELD-01] is absent, without a call, for somebody with no family of savings that has operations', () => {
    const { content, asked } = opened({ scopes: ['bi'] })
    expect([content(), asked]).toEqual([{ kind: 'absent' }, []])
  })

  it.each([
    ['the operations of a family are missing', [], ['ais']],
    ['a line could not be read', [undefined], []],
  ])('[HELD-02] may still be held where %s: asked for again, it is found', async (_, done, missing) => {
    const { actor, content, answer } = opened()
    await answer([], done, missing)
    expect(content()).toEqual({ kind: 'failed' })
    actor.send({ type: 'retryRequested', part: 'operation' })
    expect(content()).toEqual({ kind: 'loading' })
    await answer([], [OPERATION, ...done], missing)
    expect(content()).toEqual(held)
  })

  it('[HELD-02] can be asked for again after a call failed', async () => {
    const { actor, content, answer, refuse } = opened()
    refuse(operationsCall, 'ERR_INTERNAL', 500)
    refuse(operationsCall, 'NETWORK')
    await settled()
    expect(content()).toEqual({ kind: 'failed' })
    actor.send({ type: 'retryRequested', part: 'operation' })
    await answer([OPERATION], [])
    expect(content()).toEqual(held)
  })

  it('is given up when the page is left', () => {
    const { actor, waiting } = opened()
    actor.stop()
    expect(waiting()).toEqual([])
  })
})
