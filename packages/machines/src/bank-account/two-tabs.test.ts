import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { BankAccountPorts } from './context.ts'
import { CODE, EVERYTHING, failure, filled, HOLDER, signing, start, TERMS, typed } from './fixtures.testing.ts'
import { selectForm, selectPending, selectScreen } from './index.ts'

/** What stands once another tab has signed for an account to receive with. */
const SIGNED_ELSEWHERE = {
  ...TERMS,
  transfer: TERMS.transfer && {
    ...TERMS.transfer,
    pending: { request_id: '41720002', iban_end: '0189', usable_on: plainDate('2026-11-24') },
  },
}
const PENDING = [{ purpose: 'VIREMENT', request_id: '41720002', iban_end: '0189', usable_on: '2026-11-24' }]
const CONFLICT = failure('ERR_CONFLICT', 409, [{ path: 'purposes', code: 'pending' }])

const afterAnotherTab = () =>
  vi.fn<BankAccountPorts['readTerms']>().mockResolvedValueOnce(TERMS).mockResolvedValue(SIGNED_ELSEWHERE)
const untilForm = (run: ReturnType<typeof start>) =>
  waitFor(run.actor, (snapshot) => selectScreen(snapshot) === 'form' && snapshot.context.failure === 'ERR_CONFLICT')

describe('a change that another tab has finished', () => {
  it.each(['ask', 'sign'] as const)(
    '[RIB-15] [RIB-17] is refused here, shown as pending, and what was typed is there: %s',
    async (call) => {
      const refusing = { [call]: () => Promise.reject(CONFLICT), readTerms: afterAnotherTab() }
      const run = call === 'sign' ? await signing(refusing) : start(refusing)
      if (call === 'sign') run.send(...CODE)
      else {
        await filled(run)
        run.send({ type: 'nextRequested' })
      }
      await untilForm(run)
      const snapshot = run.actor.getSnapshot()
      expect(selectPending(snapshot)).toEqual(PENDING)
      expect(typed(run)).toEqual({ ...EVERYTHING, purposes: [] })
      expect(selectForm(snapshot).purposes.map(({ purpose }) => purpose)).toEqual(['PRELEVEMENT'])
    },
  )

  it('[RIB-15] no other use is chosen in place of the one that was signed for, and nothing is sent before one is', async () => {
    const run = start({ ask: vi.fn<BankAccountPorts['ask']>().mockRejectedValue(CONFLICT), readTerms: afterAnotherTab() })
    await filled(run)
    run.send({ type: 'nextRequested' })
    await untilForm(run)
    run.send({ type: 'retryRequested' }, { type: 'nextRequested' })
    expect(run.ports.ask).toHaveBeenCalledTimes(1)
    expect(selectForm(run.actor.getSnapshot()).problems).toContainEqual({ path: 'purposes', code: 'required' })
  })

  it('[BANK-02] a page that is opened afterwards says so at once', async () => {
    const run = start({ readTerms: async () => SIGNED_ELSEWHERE })
    await run.screen('form')
    expect(selectPending(run.actor.getSnapshot())).toEqual(PENDING)
    const nothingLeft = { ...SIGNED_ELSEWHERE, debit: undefined }
    const closed = start({ readTerms: async () => nothingLeft }, HOLDER)
    await closed.screen('closed')
    expect(selectPending(closed.actor.getSnapshot())).toEqual(PENDING)
  })
})
