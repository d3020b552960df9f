import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { OPERATION_LABELS } from './arbitraries.ts'
import {
  EMPLOYEE_TRANSACTION_TYPES,
  heldOperation,
  isModifiable,
  lastOperations,
  lineOf,
  MODIFIABLE_DAYS_AFTER_DEADLINE,
  movementOf,
  operation,
  operationsCall,
  operationState,
  paidInYear,
  RETIREMENT_TRANSACTION_TYPES,
  transactionItem,
  type Operation,
} from './index.ts'

const TODAY = plainDate('2026-11-20')

const item = (more: Partial<Operation> = {}): Operation => ({
  id: '1',
  scope: 's2e',
  type: 'VERSEMENT',
  label: 'Versement par Carte Bancaire',
  status: 'Traité',
  date: plainDate('2026-10-30'),
  amount: euros(500),
  ...more,
})

describe('an operation', () => {
  it('[P-TXN-01] [P-USER-44] [ENT-40] holds id, amount, date, label, status, type, deadline and what the company adds', () => {
    const wire = {
      id: 't-1',
      amount: 1745.3,
      date: '09/11/2026',
      label: 'Prime de participation',
      status: 'En cours de traitement',
      type: 'BO_PARTICIPATION',
      deadline_date: '27/11/2026',
      abondment: 120.5,
    }
    expect(transactionItem.encode(transactionItem.decode(wire))).toEqual(wire)
    expect(transactionItem.decode({ ...wire, deadline_date: null, abondment: null })).toMatchObject({
      deadline_date: null,
      abondment: null,
    })
  })

  it.each(['id', 'amount', 'date', 'label', 'status', 'type'])('[P-TXN-01] cannot do without its %s', (field) => {
    const wire = operation.encode(item())
    expect(operation.safeDecode({ ...wire, [field]: undefined }).success).toBe(false)
  })

  it('[P-TXN-02 to P-TXN-04] is processed, in progress or cancelled by the words of either list', () => {
    expect(['Traitée', 'Traité'].map(operationState)).toEqual(['processed', 'processed'])
    expect(['En cours de traitement', 'En cours'].map(operationState)).toEqual(['in-progress', 'in-progress'])
    expect(operationState('Annulé')).toBe('cancelled')
  })

  it.each(['', 'traité', 'Refusé', 'constructor', '__proto__'])(
    '[P-TXN-09] of the unknown status %j keeps its text',
    (status) => {
      expect(lineOf(item({ status }), [], TODAY)).toMatchObject({ state: 'other', status })
    },
  )

  it('[P-TXN-05] [P-TXN-06] is of a type of its family, each named once', () => {
    expect(EMPLOYEE_TRANSACTION_TYPES).toEqual([
      'TRANSFERT',
      'BO_PARTICIPATION',
      'BO_INTERESSEMENT',
      'COMPTABLE_ABONDEMENT',
      'COMPTABLE_REALLOCATION',
    ])
    expect(RETIREMENT_TRANSACTION_TYPES).toEqual([
      'AFF_ABONDE',
      'AFF_INTERESS',
      'TR_ENT_C_E',
      'ABONDEMENT',
      'VL',
      'PB',
      'AFF_COT',
    ])
  })

  it('[P-TXN-07] bears one of nine labels, letter for letter, or any other', () => {
    expect(OPERATION_LABELS).toEqual([
      'Prime de participation',
      'Arbitrage',
      'Versement Volontaire Programmé',
      'Versement par Carte Bancaire',
      'Versement par prélèvement',
      'Réallocation',
      'Intéressement',
      'Participation',
      'Versement entreprise',
    ])
    for (const label of [...OPERATION_LABELS, 'Autre chose']) expect(lineOf(item({ label }), [], TODAY).label).toBe(label)
  })

  it('[P-TXN-09] of an unknown type is read, and moves nothing', () => {
    expect(movementOf(operation.decode({ ...operation.encode(item()), type: 'OPERATION_DIVERSE' }))).toBe('none')
  })

  it.each([
    ['VL', 'Traité', 'in'],
    ['VERSEMENT', 'En cours', 'in'],
    ['AFF_COT', 'Traité', 'in'],
    ['PB', 'Traité', 'in'],
    ['TR_ENT_C_E', 'Traité', 'in'],
    ['VL', 'Annulé', 'none'],
    ['TRANSFERT', 'Traité', 'none'],
    ['COMPTABLE_REALLOCATION', 'Traité', 'none'],
  ] as const)('of type %s and status %s moves money %s', (type, status, movement) => {
    expect(movementOf({ type, status })).toBe(movement)
  })

  it('is named after the account that it concerns, if it is one of the saver’s', () => {
    const accounts = [{ policy_id: '7', title: 'PEE' }]
    expect(lineOf(item({ policy_id: '7' }), accounts, TODAY).account).toBe('PEE')
    expect(lineOf(item({ policy_id: '8' }), accounts, TODAY).account).toBeUndefined()
    expect(lineOf(item(), accounts, TODAY).account).toBeUndefined()
  })
})

describe('a choice that was made', () => {
  const choice = { type: 'BO_PARTICIPATION', status: 'En cours de traitement', deadline_date: plainDate('2026-11-27') }

  it.each([
    ['2026-11-20', true],
    ['2026-11-27', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
  ])('[P-TXN-10] [P-TXN-11] [P-CONST-03] on %s can be changed: %j, with a deadline on 27/11/2026', (today, expected) => {
    expect(isModifiable(choice, plainDate(today))).toBe(expected)
    expect(MODIFIABLE_DAYS_AFTER_DEADLINE).toBe(1)
  })

  it.each(['Traitée', 'Traité', 'Annulé', 'Autre'])('[P-TXN-10] with status %s cannot be changed', (status) => {
    expect(isModifiable({ ...choice, status }, TODAY)).toBe(false)
  })

  it('[P-TXN-03] [P-TXN-10] can be changed under either word for "in progress"', () => {
    expect(isModifiable({ ...choice, status: 'En cours' }, TODAY)).toBe(true)
  })

  it('[P-TXN-12] is of participation or of incentive; no other operation can be changed', () => {
    expect(isModifiable({ ...choice, type: 'BO_INTERESSEMENT' }, TODAY)).toBe(true)
    for (const type of ['TRANSFERT', 'VL', 'COMPTABLE_ABONDEMENT', ''])
      expect(isModifiable({ ...choice, type }, TODAY)).toBe(false)
  })

  it('cannot be changed without a deadline', () => {
    expect(isModifiable({ ...choice, deadline_date: null }, TODAY)).toBe(false)
    expect(isModifiable({ ...choice, deadline_date: undefined }, TODAY)).toBe(false)
  })
})

describe('a list of operations', () => {
  it('shows the five newest, those of one day in the order in which they came', () => {
    const dates = ['2026-01-02', '2026-10-30', '2026-10-30', '2025-12-31', '2026-11-16', '2026-11-12']
    const lines = lastOperations(
      dates.map((date, place) => item({ id: String(place), date: plainDate(date) })),
      [],
      TODAY,
    )
    expect(lines.map(({ id }) => id)).toEqual(['4', '5', '1', '2', '0'])
  })

  it('adds up what was paid in during a year: neither what was earned, nor moved, nor cancelled, nor of another year', () => {
    const paid = [
      item({ amount: euros('150.10') }),
      item({ type: 'COMPTABLE_ABONDEMENT', amount: euros('37.53') }),
      item({ abondment: euros('12.40'), amount: euros('100') }),
    ]
    const others = [
      item({ type: 'PB' }),
      item({ type: 'TR_ENT_C_E' }),
      item({ type: 'TRANSFERT' }),
      item({ status: 'Annulé' }),
      item({ status: 'En cours' }),
      item({ date: plainDate('2025-12-31') }),
    ]
    expect(paidInYear([...paid, ...others], 2026).toString()).toBe('300.03')
    expect(paidInYear([], 2026).toString()).toBe('0')
  })

  it('[P-CALL-90] is asked for by one word, the rest without it, and by nothing else', () => {
    expect(operationsCall.query.parse({ status: 'progress' })).toEqual({ status: 'progress' })
    expect(operationsCall.query.parse({})).toEqual({ status: 'done' })
    for (const query of [{ filter: 'progress' }, { status: 'done', more: 1 }])
      expect(operationsCall.query.safeParse(query).success).toBe(false)
  })
})

describe('the operation that an id names', () => {
  const whole = { operations: [item({ id: 'T-1' }), item({ id: 'T-2' })], missing: [], unreadable: 0 }

  it('[HELD-01] is held where one has the id, whatever is missing beside it', () => {
    const held = { kind: 'held', operation: item({ id: 'T-2' }) }
    expect(heldOperation(whole, 'T-2')).toEqual(held)
    expect(heldOperation({ ...whole, missing: ['ais'], unreadable: 1 }, 'T-2')).toEqual(held)
  })

  it('[HELD-01] is not held where every operation was read and none has the id', () => {
    expect(heldOperation(whole, 'T')).toEqual({ kind: 'not-held' })
    expect(heldOperation({ operations: [], missing: [], unreadable: 0 }, '')).toEqual({ kind: 'not-held' })
  })

  it('[HELD-02] is unknown where a family or a single line could not be read', () => {
    expect(heldOperation({ ...whole, missing: ['ais'] }, 'T')).toEqual({ kind: 'unknown' })
    expect(heldOperation({ ...whole, unreadable: 1 }, 'T')).toEqual({ kind: 'unknown' })
  })
})
