import type { BankAccountAnswer, BankAccountContext } from '@hautelisse/domain/bank-account'
import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import type { BankAccountHolder, BankAccountPorts } from './context.ts'
import {
  bankAccountMachine,
  bankCoordinatesMachine,
  selectForm,
  selectOverview,
  selectPaperReason,
  selectScreen,
  selectSignature,
  type BankAccountEvent,
} from './index.ts'

const IBAN = 'FR14 2004 1010 0505 0001 3M02 606'

const TERMS: BankAccountContext = {
  transfer: { modification: true, state: 'VIDE', debit_authorization: true, input_mode: 'DATA_AND_UPLOAD' },
  debit: { modification: true, state: 'VALIDE', input_mode: 'DATA_AND_UPLOAD' },
  signature: {
    max_attachment_size: 2_000_000,
    authorized_countries: ['FR', 'BE', 'LU'],
    authorized_signature: true,
    valid_mobile_phone: true,
    ladrad_authorization: false,
  },
}
const ASKED: BankAccountAnswer = {
  request_id: '41720001',
  signature: 'CODE',
  sent_to: '06 •• •• •• 81',
  expires_at: '2026-11-20T09:05:00.000Z',
  payee: { result: 'match', name: null },
  demonstration: '123456',
}
const HOLDER: BankAccountHolder = { name: 'Sylvie Garnier', company: 'ent-aubrenne', accounts: [] }
const RIB = new File(['%PDF-1.7 rib'], 'rib.pdf', { type: 'application/pdf' })

const failure = (code: string, status?: number, fields?: ConstructorParameters<typeof ApiFailure>[0]['fields']): ApiFailure =>
  new ApiFailure({ code, status, fields, call: 'POST /bank' })
const SILENCE = failure('NETWORK')

/** Runs a change whose ports answer what a test says, one answer after the other; the last one stands. */
const start = (given: Partial<BankAccountPorts> = {}, holder = HOLDER) => {
  let texts = 0
  const ports = {
    readTerms: vi.fn<BankAccountPorts['readTerms']>(async () => TERMS),
    ask: vi.fn<BankAccountPorts['ask']>(async () => ASKED),
    readRib: vi.fn<BankAccountPorts['readRib']>(async () => ({ iban: null, bic: null })),
    sign: vi.fn<BankAccountPorts['sign']>(async () => 'OK'),
    sendCode: vi.fn<BankAccountPorts['sendCode']>(async () => ({
      sent_to: '06 •• •• •• 81',
      expires_at: '2026-11-20T09:06:00.000Z',
      left: 1,
      demonstration: '654321',
    })),
    readDocument: vi.fn<BankAccountPorts['readDocument']>(async () => 'JVBERg=='),
    cancel: vi.fn<BankAccountPorts['cancel']>(async () => 'OK'),
    profileChanged: vi.fn<BankAccountPorts['profileChanged']>(),
    save: vi.fn<BankAccountPorts['save']>(),
    random: () => `key-${(texts += 1)}`,
    ...given,
  }
  const actor = createActor(bankAccountMachine, { input: { holder, ports } }).start()
  const screen = (wanted: ReturnType<typeof selectScreen>) => waitFor(actor, (snapshot) => selectScreen(snapshot) === wanted)
  const send = (...events: readonly BankAccountEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return { actor, ports, screen, send }
}

/** Fills the form in and waits for its file. */
const filled = async (run: ReturnType<typeof start>) => {
  await run.screen('form')
  run.send({ type: 'ibanTyped', text: IBAN }, { type: 'filesPicked', files: [RIB] })
  await waitFor(run.actor, ({ context }) => context.files.length === 1)
}

const signing = async (given: Partial<BankAccountPorts> = {}) => {
  const run = start(given)
  await filled(run)
  run.send({ type: 'nextRequested' })
  await run.screen('signature')
  return run
}

const typed = ({ actor }: ReturnType<typeof start>) => {
  const { form, files } = actor.getSnapshot().context
  return { iban: form.iban, holder: form.holder, purposes: form.purposes, files: files.map(({ name }) => name) }
}
const EVERYTHING = { iban: IBAN, holder: 'Sylvie Garnier', purposes: ['VIREMENT'], files: ['rib.pdf'] }
const CODE: readonly BankAccountEvent[] = [
  { type: 'codeTyped', text: '12 34 56' },
  { type: 'certifiedSet', on: true },
  { type: 'nextRequested' },
]

describe('a change of bank account', () => {
  it('[BANK-03] [BANK-07] [RIB-13] goes from the form to the signature, and is signed with box and code', async () => {
    const run = await signing()
    expect(selectSignature(run.actor.getSnapshot())).toMatchObject({ sentTo: '06 •• •• •• 81', fileNames: ['rib.pdf'] })
    run.send({ type: 'nextRequested' })
    expect(selectSignature(run.actor.getSnapshot()).problems).toEqual([
      { field: 'code', code: 'required' },
      { field: 'certified', code: 'required' },
    ])
    run.send(...CODE)
    await run.screen('signed')
    expect(run.ports.sign).toHaveBeenCalledWith(
      { requestId: '41720001', code: '123456', payeeConfirmed: false },
      expect.any(String),
      expect.anything(),
    )
    expect(run.ports.profileChanged).toHaveBeenCalledOnce()
  })

  it('[RIB-05] nothing is sent before the form is right, and each field says what is wrong', async () => {
    const run = start()
    await run.screen('form')
    run.send({ type: 'ibanTyped', text: 'FR14 2004 1010 0505 0001 3M02 607' }, { type: 'nextRequested' })
    expect(selectForm(run.actor.getSnapshot()).problems.map(({ path, code }) => [path, code])).toEqual([
      ['iban', 'iban-key'],
      ['files', 'required'],
    ])
    expect(run.ports.ask).not.toHaveBeenCalled()
  })

  it('[RIB-08] a close name is recognised first, or goes by post', async () => {
    const payee = { result: 'close', name: 'Sylvie Garnier-Lemoine' } as const
    const run = start({ ask: async () => ({ ...ASKED, payee }) })
    await filled(run)
    run.send({ type: 'nextRequested' })
    await run.screen('payee')
    expect(selectSignature(run.actor.getSnapshot()).payeeName).toBe('Sylvie Garnier-Lemoine')
    run.send({ type: 'payeeAnswered', isMine: true }, ...CODE)
    await run.screen('signed')
    expect(run.ports.sign).toHaveBeenCalledWith(
      expect.objectContaining({ payeeConfirmed: true }),
      expect.any(String),
      expect.anything(),
    )
    const other = start({ ask: async () => ({ ...ASKED, payee }) })
    await filled(other)
    other.send({ type: 'nextRequested' })
    await other.screen('payee')
    other.send({ type: 'payeeAnswered', isMine: false })
    expect(selectScreen(other.actor.getSnapshot())).toBe('by-post')
    expect(selectPaperReason(other.actor.getSnapshot())).toBe('payee')
    other.send({ type: 'previousRequested' })
    expect(typed(other)).toEqual(EVERYTHING)
    expect(selectForm(other.actor.getSnapshot()).paper).toBeUndefined()
  })

  it('[RIB-11] [BANK-09] [BANK-10] what goes by post is said before anything is typed, and nothing is sent', async () => {
    const noMobile = { ...TERMS, signature: { ...TERMS.signature, valid_mobile_phone: false } }
    const run = start({ readTerms: async () => noMobile })
    await run.screen('form')
    expect(selectForm(run.actor.getSnapshot()).paper).toBe('no-mobile')
    run.send({ type: 'nextRequested' })
    expect(run.ports.ask).not.toHaveBeenCalled()
    const abroad = start()
    await abroad.screen('form')
    abroad.send({ type: 'countryChosen', country: 'DE' })
    expect(selectForm(abroad.actor.getSnapshot()).paper).toBe('country')
    const posted = start({ ask: async () => ({ ...ASKED, signature: 'COURRIER', payee: { result: 'none', name: null } }) })
    await filled(posted)
    posted.send({ type: 'nextRequested' })
    await posted.screen('by-post')
    expect(selectPaperReason(posted.actor.getSnapshot())).toBe('payee')
    expect(selectScreen(start({}, { ...HOLDER, company: undefined }).actor.getSnapshot())).toBe('closed')
  })

  it('[BANK-05] what is read of a RIB fills in empty fields, and a failure changes nothing', async () => {
    const readable = { ...TERMS, signature: { ...TERMS.signature, ladrad_authorization: true } }
    const run = start({
      readTerms: async () => readable,
      readRib: async () => ({ iban: 'FR1420041010050500013M02606', bic: 'BNPAFRPP' }),
    })
    await run.screen('form')
    run.send({ type: 'filesPicked', files: [RIB] })
    await waitFor(run.actor, ({ context }) => context.form.iban !== '')
    expect(run.actor.getSnapshot().context.form).toMatchObject({ iban: 'FR1420041010050500013M02606', bic: 'BNPAFRPP' })
    const failing = start({ readTerms: async () => readable, readRib: () => Promise.reject(SILENCE) })
    await filled(failing)
    await waitFor(failing.actor, (snapshot) => snapshot.matches({ open: { filling: 'typing' } }))
    expect(typed(failing)).toEqual(EVERYTHING)
  })
})

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

  it.each([
    ['NETWORK', undefined],
    ['TIMEOUT', undefined],
    ['ERR_INTERNAL', 500],
    ['ERR_LIMIT', 429],
  ])('[RIB-15] the request fails with %s: it is sent again under the same key', async (code, status) => {
    const ask = vi.fn<BankAccountPorts['ask']>().mockRejectedValueOnce(failure(code, status)).mockResolvedValue(ASKED)
    const run = start({ ask })
    await filled(run)
    run.send({ type: 'nextRequested' })
    await waitFor(run.actor, ({ context }) => context.failure === code)
    expect(typed(run)).toEqual(EVERYTHING)
    run.send({ type: 'retryRequested' })
    await run.screen('signature')
    expect(ask.mock.calls[0]?.[2]).toBe(ask.mock.calls[1]?.[2])
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

  it('[RIB-15] the answer to a signature is lost: it is asked again under the same key', async () => {
    const sign = vi.fn<BankAccountPorts['sign']>().mockRejectedValueOnce(SILENCE).mockResolvedValue('OK')
    const run = await signing({ sign })
    run.send(...CODE)
    await waitFor(run.actor, ({ context }) => context.failure === 'NETWORK')
    run.send({ type: 'retryRequested' })
    await run.screen('signed')
    expect(sign.mock.calls[0]?.[1]).toBe(sign.mock.calls[1]?.[1])
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
    actor.send({ type: 'cancelRequested', requestId: '41720001' })
    expect(selectOverview(actor.getSnapshot()).isConfirming).toBe(true)
    actor.send({ type: 'cancelConfirmed' })
    await waitFor(actor, (snapshot) => selectOverview(snapshot).terms?.transfer?.pending === undefined)
    expect(profileChanged).toHaveBeenCalledOnce()
  })

  it('[RIB-16] a failure is said, the session’s code is asked for, and the request can be kept', async () => {
    const cancel = vi
      .fn<BankAccountPorts['cancel']>()
      .mockRejectedValueOnce(SILENCE)
      .mockRejectedValueOnce(failure('ERR_OTP', 403))
      .mockResolvedValue('OK')
    const { actor } = overview(cancel)
    await shown(actor)
    actor.send({ type: 'cancelRequested', requestId: '41720001' })
    actor.send({ type: 'cancelConfirmed' })
    await waitFor(actor, (snapshot) => selectOverview(snapshot).failure === 'NETWORK')
    actor.send({ type: 'cancelConfirmed' })
    await waitFor(actor, (snapshot) => selectOverview(snapshot).needsCode)
    actor.send({ type: 'retryRequested' })
    await waitFor(actor, (snapshot) => selectOverview(snapshot).terms?.transfer?.pending === undefined)
    expect(new Set(cancel.mock.calls.map(([, key]) => key)).size).toBe(1)
  })
})
