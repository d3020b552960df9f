import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { actServer } from '../act/act.testing.ts'
import type { BankAccountPorts } from './context.ts'
import {
  ASKED,
  CODE,
  COUNTRIES,
  EVERYTHING,
  failure,
  filled,
  IBAN,
  signing,
  SILENCE,
  start,
  TERMS,
  typed,
} from './fixtures.testing.ts'
import { selectForm, selectScreen, selectSignature } from './index.ts'

describe('whatever fails, nothing typed is lost', () => {
  it('[O-ERR-06] [RIB-15] without its limits no form is shown; asked again, they are there', async () => {
    const readTerms = vi.fn<BankAccountPorts['readTerms']>().mockRejectedValueOnce(SILENCE).mockResolvedValue(TERMS)
    const run = start({ readTerms })
    await run.screen('unavailable')
    expect(readTerms).toHaveBeenCalledTimes(1)
    run.send({ type: 'retryRequested' })
    await run.screen('form')
    expect(run.actor.getSnapshot().context.terms).toEqual(TERMS)
  })

  it.each(['NETWORK', 'TIMEOUT', 'MALFORMED', 'ERR_INTERNAL', 'ERR_LIMIT'])(
    '[RIB-19] [O-ERR-06] without the countries no form is shown either: %s',
    async (code) => {
      const readCountries = vi
        .fn<BankAccountPorts['readCountries']>()
        .mockRejectedValueOnce(failure(code))
        .mockResolvedValue(COUNTRIES)
      const run = start({ readCountries })
      await run.screen('unavailable')
      run.send({ type: 'retryRequested' })
      await run.screen('form')
      const { online, byPost } = selectForm(run.actor.getSnapshot()).countries
      expect(online).toEqual(expect.arrayContaining(['FR', 'BE', 'LU', 'GP', 'RE']))
      expect(byPost).toEqual(expect.arrayContaining(['DE', 'US', 'TN']))
      expect([...online, ...byPost]).not.toContain('AQ')
    },
  )

  it('[RIB-15] request and signature whose answers are lost are sent again, each under its key, and done once', async () => {
    const [asks, signatures] = [actServer(), actServer()]
    for (const { fates } of [asks, signatures]) fates.push('lost-after', 'ERR_LIMIT', 'lost-before')
    const run = start({
      ask: async (_request, _files, key) => ({ ...ASKED, request_id: (await asks.act(key)).id }),
      sign: (_signed, key) => signatures.act(key),
    })
    await filled(run)
    for (const code of ['NETWORK', 'ERR_LIMIT', 'NETWORK']) {
      run.send({ type: 'nextRequested' }, { type: 'nextRequested' })
      await waitFor(run.actor, ({ context }) => context.act === undefined && context.failure === code)
      expect(typed(run)).toEqual(EVERYTHING)
    }
    run.send({ type: 'retryRequested' })
    await run.screen('signature')
    run.send(...CODE)
    for (const code of ['NETWORK', 'ERR_LIMIT', 'NETWORK']) {
      await waitFor(run.actor, ({ context }) => context.act === undefined && context.failure === code)
      run.send({ type: 'retryRequested' })
    }
    await run.screen('signed')
    for (const { done, sent } of [asks, signatures]) expect([done.size, new Set(sent).size, sent.length]).toEqual([1, 1, 4])
    expect(asks.sent[0]).not.toBe(signatures.sent[0])
  })

  it('[RIB-05] what the server refuses is said at its field', async () => {
    const refused = failure('ERR_INVALID', 400, [{ path: 'iban', code: 'iban-in-use' }])
    const run = start({ ask: () => Promise.reject(refused) })
    await filled(run)
    run.send({ type: 'nextRequested' })
    await waitFor(run.actor, ({ context }) => context.refused.length > 0)
    expect(selectForm(run.actor.getSnapshot()).problems).toEqual([{ path: 'iban', code: 'iban-in-use' }])
    run.send({ type: 'ibanTyped', text: IBAN })
    expect(selectForm(run.actor.getSnapshot()).problems).toEqual([])
  })

  it('[RIB-15] the one-time code of the session is asked for over the form; then the same request is sent', async () => {
    const ask = vi.fn<BankAccountPorts['ask']>().mockRejectedValueOnce(failure('ERR_OTP', 403)).mockResolvedValue(ASKED)
    const run = start({ ask })
    await filled(run)
    run.send({ type: 'nextRequested' })
    await run.screen('code-first')
    run.send({ type: 'retryRequested' })
    await run.screen('signature')
    expect(ask.mock.calls[0]?.[2]).toBe(ask.mock.calls[1]?.[2])
  })

  it('[RIB-15] what stands has changed: it is read again, and the saver confirms anew under another key', async () => {
    const ask = vi.fn<BankAccountPorts['ask']>().mockRejectedValueOnce(failure('ERR_CONFLICT', 409)).mockResolvedValue(ASKED)
    const run = start({ ask })
    await filled(run)
    run.send({ type: 'nextRequested' })
    await waitFor(run.actor, (snapshot) => snapshot.context.failure === 'ERR_CONFLICT' && selectScreen(snapshot) === 'form')
    expect(typed(run)).toEqual(EVERYTHING)
    run.send({ type: 'nextRequested' })
    await run.screen('signature')
    expect(ask.mock.calls[0]?.[2]).not.toBe(ask.mock.calls[1]?.[2])
  })

  it('[BANK-07] [RIB-13] a wrong code says how many tries are left; the last one ends the request and keeps the form', async () => {
    const wrong = failure('ERR_INVALID', 400, [{ path: 'code', code: 'wrong', params: { left: 1 } }])
    const sign = vi.fn<BankAccountPorts['sign']>().mockRejectedValueOnce(wrong).mockRejectedValue(failure('ERR_REFUSED', 403))
    const run = await signing({ sign })
    run.send(...CODE)
    await waitFor(run.actor, ({ context }) => context.signatureProblems.length > 0)
    expect(selectSignature(run.actor.getSnapshot()).problems).toEqual([{ field: 'code', code: 'wrong', left: 1 }])
    run.send(...CODE)
    await run.screen('refused')
    expect(typed(run)).toEqual(EVERYTHING)
    run.send({ type: 'retryRequested' })
    await run.screen('signature')
    expect(selectSignature(run.actor.getSnapshot())).toMatchObject({ code: '', isCertified: false })
  })

  it('[RIB-13] the document is handed over, and where none is printed the page says so', async () => {
    const run = await signing()
    run.send({ type: 'documentRequested' })
    await vi.waitFor(() => expect(run.ports.save).toHaveBeenCalledWith('JVBERg=='))
    for (const [error, state] of [
      [failure('ERR_UNKNOWN', 404), 'unavailable'],
      [SILENCE, 'failed'],
    ] as const) {
      const without = await signing({ readDocument: () => Promise.reject(error) })
      without.send({ type: 'documentRequested' })
      await waitFor(without.actor, ({ context }) => context.documentState === state)
    }
  })

  it('[RIB-13] another code comes after thirty seconds, three in all', async () => {
    vi.useFakeTimers()
    try {
      const run = await signing()
      run.send({ type: 'codeRequested' })
      expect(run.ports.sendCode).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(30_000)
      expect(selectSignature(run.actor.getSnapshot()).canAskAgain).toBe(true)
      run.send({ type: 'codeTyped', text: '111111' }, { type: 'codeRequested' })
      await vi.advanceTimersByTimeAsync(0)
      expect(selectSignature(run.actor.getSnapshot())).toMatchObject({ code: '', codesLeft: 1, demonstration: '654321' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('[RIB-15] a saver can go back from every step to the form as it was', async () => {
    const run = await signing()
    run.send({ type: 'previousRequested' })
    expect(selectScreen(run.actor.getSnapshot())).toBe('form')
    expect(typed(run)).toEqual(EVERYTHING)
  })
})
