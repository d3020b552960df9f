import { describe, expect, it } from 'vitest'
import { paying, startAtResults } from './fixtures.testing.ts'
import { selectAdjustment, selectTaxErrors } from './index.ts'

describe('a pasted amount', () => {
  it.each(['-500', '\u2212 500,00 €', '-0,01'])(
    '[P-FMT-08] that is a debt is refused, and the field keeps what it had: %s',
    async (text) => {
      const { actor, send } = await startAtResults()
      send(paying('100'), { type: 'amountTyped', field: 'allocated_amount', text, pasted: true })
      expect(selectAdjustment(actor.getSnapshot())?.text).toBe('100')
      expect(selectTaxErrors(actor.getSnapshot())).toMatchObject([{ path: 'allocated_amount', code: 'pasted-refused' }])
    },
  )
})
