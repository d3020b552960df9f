import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { BankAccountPorts } from './context.ts'
import { SILENCE, TERMS } from './fixtures.testing.ts'
import { bankCoordinatesMachine, selectFollowed, selectOverview } from './index.ts'

describe('the cards of bank accounts', () => {
  const pending = { request_id: '41720001', iban_end: '2606', usable_on: plainDate('2026-11-24') }
  const overview = (cancel: BankAccountPorts['cancel']) => {
    const profileChanged = vi.fn<BankAccountPorts['profileChanged']>()
    const readTerms = vi
      .fn<BankAccountPorts['readTerms']>()
      .mockResolvedValueOnce({ ...TERMS, transfer: TERMS.transfer && { ...TERMS.transfer, pending } })
      .mockResolvedValue(TERMS)
    const ports = { readTerms, cancel, profileChanged, random: () => 'key' }
    const actor = createActor(bankCoordinatesMachine, { input: { company: 'ent-aubrenne', ports } }).start()
    return { actor, profileChanged }
  }
  const shown = (actor: ReturnType<typeof overview>['actor']) =>
    waitFor(actor, (snapshot) => snapshot.matches('showing') && selectOverview(snapshot).terms !== undefined)

  it('[RIB-16] a request is taken back after one question, and read again', async () => {
    const { actor, profileChanged } = overview(async () => 'OK')
    await shown(actor)
    expect(selectFollowed(actor.getSnapshot(), '41720001')).toEqual({
      isTakenBack: false,
      uses: [{ purpose: 'VIREMENT', ...pending }],
    })
    expect(selectFollowed(actor.getSnapshot(), '41720002').uses).toEqual([])
    actor.send({ type: 'cancelRequested', requestId: '41720001' })
    expect(selectOverview(actor.getSnapshot()).isConfirming).toBe(true)
    actor.send({ type: 'cancelConfirmed' })
    await waitFor(actor, (snapshot) => selectOverview(snapshot).terms?.transfer?.pending === undefined)
    expect(profileChanged).toHaveBeenCalledOnce()
    expect(selectFollowed(actor.getSnapshot(), '41720001')).toEqual({ isTakenBack: true, uses: [] })
  })

  it('[RIB-16] a failure is said, and the request is taken back once under one key', async () => {
    const cancel = vi.fn<BankAccountPorts['cancel']>().mockRejectedValueOnce(SILENCE).mockResolvedValue('OK')
    const { actor } = overview(cancel)
    await shown(actor)
    actor.send({ type: 'cancelRequested', requestId: '41720001' })
    actor.send({ type: 'cancelConfirmed' })
    await waitFor(actor, (snapshot) => selectOverview(snapshot).failure === 'NETWORK')
    actor.send({ type: 'cancelConfirmed' })
    await waitFor(actor, (snapshot) => selectOverview(snapshot).terms?.transfer?.pending === undefined)
    expect(new Set(cancel.mock.calls.map(([, key]) => key)).size).toBe(1)
  })
})
