import { plainDate } from '@hautelisse/domain/calendar'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { ASKED, CODE, EVERYTHING, filled, HOLDER, RIB, signing, SILENCE, start, TERMS, typed } from './fixtures.testing.ts'
import { selectForm, selectPaperReason, selectPlace, selectScreen, selectSignature, selectSteps, selectTask } from './index.ts'

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
    const justChanged = { ...TERMS, signature: { ...TERMS.signature, online_from: plainDate('2026-11-23') } }
    for (const [terms, reason] of [
      [noMobile, 'no-mobile'],
      [justChanged, 'recent-change'],
    ] as const) {
      const run = start({ readTerms: async () => terms })
      await run.screen('closed')
      expect(selectPaperReason(run.actor.getSnapshot())).toBe(reason)
      run.send({ type: 'nextRequested' })
      expect(run.ports.ask).not.toHaveBeenCalled()
    }
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

  it('[BANK-03] [RIB-15] Back and the list of steps lead from the signature to the form, with everything typed and another key', async () => {
    const stepped = { type: 'stepRequested', step: 'form' } as const
    for (const back of [stepped, { ...stepped, type: 'historyMoved' } as const]) {
      const run = await signing()
      const { requestKey } = run.actor.getSnapshot().context
      expect(selectPlace(run.actor.getSnapshot())).toEqual({ run: 1, step: 'signature' })
      expect(selectSteps(run.actor.getSnapshot()).map(({ state }) => state)).toEqual(['done', 'current', 'pending'])
      run.send({ ...back, step: 'results' })
      expect(selectScreen(run.actor.getSnapshot())).toBe('signature')
      run.send(back)
      expect(selectScreen(run.actor.getSnapshot())).toBe('form')
      expect(typed(run)).toEqual(EVERYTHING)
      expect(run.actor.getSnapshot().context.requestKey).not.toBe(requestKey)
    }
  })

  it('[BANK-06] an account is added as long as one of them is missing, and changed once both are there', () => {
    const account = { iban: 'FR7699999000010000048217651', bic: '', warrant: null }
    const taskWith = (types: readonly ('VIREMENT' | 'PRELEVEMENT')[]) =>
      selectTask(start({}, { ...HOLDER, accounts: types.map((type) => ({ ...account, type })) }).actor.getSnapshot())
    expect([taskWith([]), taskWith(['PRELEVEMENT']), taskWith(['VIREMENT', 'PRELEVEMENT'])]).toEqual(['add', 'add', 'change'])
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
