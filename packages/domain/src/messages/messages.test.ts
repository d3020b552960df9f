import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { messagesOf } from './index.ts'

const TODAY = plainDate('2026-11-20')

it('[OPS-18] messages are choices that wait, the most urgent first, then those taken into account, the newest first', () => {
  const messages = messagesOf(
    {
      bulletins: [
        { id: '1', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02'), amount: euros(10) },
        { id: '2', type: 'INTERESSEMENT', deadline_date: plainDate('2026-11-25') },
        { id: '3', type: 'PARTICIPATION', deadline_date: plainDate('2026-11-19') },
      ],
      alerts: [
        { id_transaction: 'a', amount: euros(5), date: plainDate('2025-05-01') },
        { id_transaction: 'b', amount: euros(6), date: plainDate('2026-05-01') },
      ],
    },
    TODAY,
  )
  expect(messages.map(({ id, to }) => [id, to])).toEqual([
    ['bulletin-2', '/transactional/bulletin-option/2'],
    ['bulletin-1', '/transactional/bulletin-option/1'],
    ['alert-b', '/operations/b'],
    ['alert-a', '/operations/a'],
  ])
  expect(messages[1]).toMatchObject({ kind: 'choice-pending', type: 'PARTICIPATION', amount: euros(10), date: '2026-12-02' })
})

it('[P-ROUTE-63] nothing that is there gives no message: none is made up', () => {
  expect(messagesOf({ bulletins: [], alerts: [] }, TODAY)).toEqual([])
})
