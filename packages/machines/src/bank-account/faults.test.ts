import { ERROR_CODES } from '@hautelisse/domain/contract'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { CLIENT_CODES } from '../api/index.ts'
import type { BankAccountPorts } from './context.ts'
import { CODE, EVERYTHING, failure, filled, RIB, signing, start, TERMS, typed } from './fixtures.testing.ts'
import { selectForm, selectScreen, selectSignature } from './index.ts'

/** Every code with which a call ends: those that the server answers, and those that the client gives to a silence, to nonsense and to a late answer. */
const FAULTS = [...CLIENT_CODES, ...ERROR_CODES]

/** A port that fails once, then answers as it always does. */
const failingOnce = <Name extends keyof BankAccountPorts>(name: Name, code: string): Pick<BankAccountPorts, Name> => {
  const { ports } = start()
  const whole = ports[name] as (...given: readonly unknown[]) => unknown
  let isFirst = true
  const port = (...given: readonly unknown[]): unknown => {
    if (!isFirst) return whole(...given)
    isFirst = false
    return Promise.reject(failure(code))
  }
  return { [name]: port } as unknown as Pick<BankAccountPorts, Name>
}
type Run = ReturnType<typeof start>
const screenOf = ({ actor }: Run) => selectScreen(actor.getSnapshot())
/** Goes on from wherever a fault left the saver, as its page offers it, until the request is signed. */
const signedFrom = async (run: Run): Promise<void> => {
  for (let turn = 0; turn < 8 && screenOf(run) !== 'signed'; turn += 1) {
    if (screenOf(run) === 'signature') run.send(...CODE)
    else run.send({ type: 'retryRequested' }, { type: 'nextRequested' })
    await waitFor(run.actor, (snapshot) => selectScreen(snapshot) !== 'waiting' && !selectForm(snapshot).isBusy)
    await waitFor(run.actor, (snapshot) => !selectSignature(snapshot).isSending)
  }
  expect(screenOf(run)).toBe('signed')
}

describe.each(FAULTS)('a change of bank account, after %s', (code) => {
  it.each(['readTerms', 'readCountries'] as const)(
    '[O-ERR-08] [RIB-15] no form is shown while %s gives no answer, and it is asked again',
    async (call) => {
      const run = start(failingOnce(call, code))
      const seen: string[] = []
      run.actor.subscribe((snapshot) => void seen.push(selectScreen(snapshot)))
      await run.screen('unavailable')
      expect(seen).not.toContain('form')
      run.send({ type: 'retryRequested' })
      await run.screen('form')
    },
  )

  it('[RIB-15] what was typed is there when what stands, read again after a conflict, gives no answer', async () => {
    const readTerms = vi.fn<BankAccountPorts['readTerms']>().mockResolvedValueOnce(TERMS).mockRejectedValueOnce(failure(code))
    const run = start({ ...failingOnce('ask', 'ERR_CONFLICT'), readTerms: readTerms.mockResolvedValue(TERMS) })
    await filled(run)
    run.send({ type: 'nextRequested' })
    await run.screen('unavailable')
    expect(typed(run)).toEqual(EVERYTHING)
    run.send({ type: 'retryRequested' })
    await run.screen('form')
    expect(typed(run)).toEqual(EVERYTHING)
    await signedFrom(run)
  })

  it('[RIB-15] [BANK-03] what was typed is there when the request was not taken, and it is signed afterwards', async () => {
    const run = start(failingOnce('ask', code))
    await filled(run)
    run.send({ type: 'nextRequested' })
    await waitFor(run.actor, (snapshot) => selectScreen(snapshot) !== 'waiting' && !selectForm(snapshot).isBusy)
    expect(screenOf(run)).toBe(code === 'ERR_OTP' ? 'code-first' : 'form')
    expect(typed(run)).toEqual(EVERYTHING)
    await signedFrom(run)
    expect(typed(run)).toEqual(EVERYTHING)
  })

  it('[BANK-05] a RIB that could not be read changes nothing, and the form goes on', async () => {
    const readable = { ...TERMS, signature: { ...TERMS.signature, ladrad_authorization: true } }
    const run = start({ ...failingOnce('readRib', code), readTerms: async () => readable })
    await run.screen('form')
    run.send({ type: 'ibanTyped', text: EVERYTHING.iban }, { type: 'filesPicked', files: [RIB] })
    await waitFor(run.actor, (snapshot) => snapshot.context.files.length === 1 && !selectForm(snapshot).isReading)
    expect([screenOf(run), typed(run)]).toEqual(['form', EVERYTHING])
    await signedFrom(run)
  })

  it('[RIB-15] [BANK-07] form and files are there when the signature was not taken, and it is signed afterwards', async () => {
    const run = await signing(failingOnce('sign', code))
    run.send(...CODE)
    await waitFor(run.actor, (snapshot) => selectScreen(snapshot) !== 'waiting' && !selectSignature(snapshot).isSending)
    expect(typed(run)).toEqual(EVERYTHING)
    // A refusal for good and a request that stands no longer end this signature; after anything else the code is still there.
    const isOver = ['ERR_REFUSED', 'ERR_CONFLICT', 'ERR_UNKNOWN'].includes(code)
    const kept = isOver ? {} : { code: '123456', isCertified: true }
    expect(selectSignature(run.actor.getSnapshot())).toMatchObject(kept)
    await signedFrom(run)
  })

  it('[RIB-13] [RIB-15] everything is there when another code was not sent', async () => {
    vi.useFakeTimers()
    try {
      const run = await signing(failingOnce('sendCode', code))
      run.send({ type: 'codeTyped', text: '12' }, { type: 'certifiedSet', on: true })
      await vi.advanceTimersByTimeAsync(30_000)
      run.send({ type: 'codeRequested' })
      await vi.advanceTimersByTimeAsync(0)
      expect(typed(run)).toEqual(EVERYTHING)
      expect(screenOf(run)).toBe(code === 'ERR_REFUSED' ? 'refused' : 'signature')
      expect(selectSignature(run.actor.getSnapshot())).toMatchObject({ code: '12', isCertified: true })
    } finally {
      vi.useRealTimers()
    }
  })

  it('[RIB-13] [RIB-15] everything is there when the document could not be read', async () => {
    const run = await signing(failingOnce('readDocument', code))
    run.send({ type: 'codeTyped', text: '12' }, { type: 'documentRequested' })
    await waitFor(run.actor, ({ context }) => context.documentState !== 'none')
    expect([screenOf(run), typed(run)]).toEqual(['signature', EVERYTHING])
    expect(selectSignature(run.actor.getSnapshot()).code).toBe('12')
    run.send({ type: 'documentRequested' })
    await vi.waitFor(() => expect(run.ports.save).toHaveBeenCalledWith('JVBERg=='))
  })
})
