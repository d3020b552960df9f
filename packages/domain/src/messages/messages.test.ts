import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import { LONGEST_THREAD, messagesOf, type MessageSources } from './index.ts'

const HOLDER = { accounts: [{ policy_id: '00482190', title: 'PEE' }], today: plainDate('2026-11-24') }
const NONE: MessageSources = { bulletins: [], alerts: [], operations: [], documents: [] }

const operationOf = (id: string, day: string, more: Partial<Operation> = {}): Operation => ({
  id,
  scope: 's2e',
  type: 'VERSEMENT',
  label: 'Versement par Carte Bancaire',
  status: 'Traité',
  date: plainDate(day),
  amount: euros(150),
  ...more,
})

it('[OPS-18] choices that wait come first, the most urgent before the others, without those whose day has passed', () => {
  const { choices } = messagesOf(
    {
      ...NONE,
      bulletins: [
        { id: '1', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02'), amount: euros(10) },
        { id: '2', type: 'INTERESSEMENT', deadline_date: plainDate('2026-11-25') },
        { id: '3', type: 'PARTICIPATION', deadline_date: plainDate('2026-11-19') },
      ],
    },
    HOLDER,
  )
  expect(choices.map(({ id, to, until }) => [id, to, until])).toEqual([
    ['2', '/transactional/bulletin-option/2', '2026-11-25'],
    ['1', '/transactional/bulletin-option/1', '2026-12-02'],
  ])
  // 10,00 less 0,97 of contributions.
  expect([choices[1]?.type, choices[1]?.amount?.toFixed(2)]).toEqual(['PARTICIPATION', '9.03'])
})

it('[OPS-18] the thread tells who told what, the newest first, and nothing twice', () => {
  const { thread, older } = messagesOf(
    {
      bulletins: [],
      alerts: ['taken', 'gone'].map((id) => ({ id_transaction: id, amount: euros(5), date: plainDate('2026-05-29') })),
      operations: [
        operationOf('taken', '2026-05-29', { type: 'BO_PARTICIPATION', label: 'Participation' }),
        operationOf('release', '2026-11-20', {
          type: 'REMBOURSEMENT',
          label: 'Déblocage anticipé',
          status: 'En cours',
          policy_id: '00482190',
          amount: euros('4791.68'),
          gross_amount: euros(5000),
          timeline: [
            { step: 'requested', day: plainDate('2026-11-20'), done: true },
            { step: 'checked', day: plainDate('2026-11-23'), done: false },
            { step: 'sale', day: plainDate('2026-11-26'), done: false },
          ],
        }),
        operationOf('company', '2026-06-15', { type: 'ABONDEMENT', label: 'Versement entreprise' }),
      ],
      documents: [
        { id: '1', type: 'RELEVE_PERFORMANCE', date: plainDate('2025-12-31'), company: 'a' },
        { id: '2', type: 'RELEVE_ANNUEL', date: plainDate('2025-12-31'), company: 'a' },
        { id: '3', type: 'RELEVE_ANNUEL', date: plainDate('2025-12-31'), company: 'b' },
        { id: 'notice', type: 'AVIS_OPERATION', date: plainDate('2026-06-15'), company: undefined },
        { id: 'list', type: 'POSITIONS', date: plainDate('2026-11-24'), company: undefined },
        { id: 'undated', type: 'RELEVE_ANNUEL', date: undefined, company: undefined },
      ],
    },
    HOLDER,
  )
  expect(thread.map(({ id, by, day, to }) => [id, by, day, to])).toEqual([
    ['operation-release', 'saver', '2026-11-20', '/operations/release'],
    ['operation-company', 'platform', '2026-06-15', '/operations/company'],
    ['operation-taken', 'saver', '2026-05-29', '/operations/taken'],
    ['choice-gone', 'saver', '2026-05-29', '/operations/gone'],
    ['documents-2025-12-31', 'platform', '2025-12-31', '/documents'],
  ])
  expect(thread[0]).toMatchObject({
    kind: 'operation',
    isChosen: false,
    label: 'Déblocage anticipé',
    amount: euros(5000),
    account: 'PEE',
    state: 'in-progress',
    next: { step: 'sale', day: '2026-11-26' },
  })
  expect(thread[2]).toMatchObject({ kind: 'operation', isChosen: true, state: 'processed', next: undefined })
  expect(thread.at(-1)).toMatchObject({ count: 3, types: ['RELEVE_ANNUEL', 'RELEVE_PERFORMANCE'] })
  expect(older).toBe(0)
})

it('[OPS-18] the thread ends after fifteen entries, and says how many are older', () => {
  const operations = Array.from({ length: LONGEST_THREAD + 2 }, (_, place) => operationOf(`${place}`, '2026-01-02'))
  const { thread, older } = messagesOf({ ...NONE, operations }, HOLDER)
  expect([thread.length, older]).toEqual([15, 2])
})

it('[P-ROUTE-63] nothing that is there gives no message: none is made up', () => {
  expect(messagesOf(NONE, HOLDER)).toEqual({ choices: [], thread: [], older: 0 })
})
