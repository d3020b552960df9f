import { fc, test } from '@fast-check/vitest'
import type { BankAccountAnswer } from '@hautelisse/domain/bank-account'
import { inProportion } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import type { BankAccountPorts } from './context.ts'
import { ASKED, COUNTRIES, HOLDER, IBAN, RIB, TERMS } from './fixtures.testing.ts'
import { bankAccountMachine, selectScreen, type BankAccountEvent } from './index.ts'

const CODES = ['NETWORK', 'TIMEOUT', 'MALFORMED', 'ABORTED', 'ERR_LIMIT', 'ERR_INTERNAL', 'ERR_INVALID', 'ERR_CONFLICT']
const ENDS = [...CODES, 'ERR_OTP', 'ERR_REFUSED', 'ERR_UNKNOWN'] as const
/** How a call ends: with the good answer, with a name that is only close, by post, or with a code. */
const FATES = ['answered', 'answered', 'close', 'post', ...ENDS]

type Waiting = { readonly resolve: (fate: string) => void; readonly reject: (error: ApiFailure) => void }

/** A change of bank account whose calls wait until a test says how they end. */
const opened = () => {
  let [waiting, texts]: [readonly Waiting[], number] = [[], 0]
  const call = <Answer>(answer: (fate: string) => Answer, signal: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const one: Waiting = { resolve: (fate) => resolve(answer(fate)), reject }
      waiting = [...waiting, one]
      signal.addEventListener('abort', () => void (waiting = waiting.filter((other) => other !== one)))
    })
  const asked = (fate: string): BankAccountAnswer => {
    if (fate === 'close') return { ...ASKED, payee: { result: 'close', name: 'Sylvie Garnier-Lemoine' } }
    return fate === 'post' ? { ...ASKED, signature: 'COURRIER', payee: { result: 'none', name: null } } : ASKED
  }
  const sent = { sent_to: '06 •• •• •• 81', expires_at: '2026-11-20T09:06:00.000Z', left: 1 }
  const ports: BankAccountPorts = {
    readTerms: (_, { signal }) => call(() => TERMS, signal),
    readCountries: ({ signal }) => call(() => COUNTRIES, signal),
    ask: (_request, _files, _key, { signal }) => call(asked, signal),
    readRib: (_company, _file, { signal }) => call(() => ({ iban: null, bic: null }), signal),
    sign: (_signed, _key, { signal }) => call(() => 'OK', signal),
    sendCode: (_, { signal }) => call(() => sent, signal),
    readDocument: (_, { signal }) => call(() => 'JVBERg==', signal),
    cancel: (_id, _key, { signal }) => call(() => 'OK', signal),
    profileChanged: () => {},
    save: () => {},
    random: () => `key-${(texts += 1)}`,
  }
  const actor = createActor(bankAccountMachine, { input: { holder: HOLDER, ports } }).start()
  const ends = async (fate: string): Promise<void> => {
    const all = waiting
    waiting = []
    for (const one of all)
      if (CODES.includes(fate) || fate.startsWith('ERR_')) one.reject(new ApiFailure({ code: fate, call: 'bank' }))
      else one.resolve(fate)
    await settled()
  }
  const typed = () => {
    const { form, files } = actor.getSnapshot().context
    return [form, files.map(({ name }) => name)]
  }
  return { actor, ends, typed, isWaiting: () => waiting.length > 0, screen: () => selectScreen(actor.getSnapshot()) }
}

const TYPING: readonly BankAccountEvent[] = [
  { type: 'purposeSet', purpose: 'VIREMENT', on: true },
  { type: 'purposeSet', purpose: 'PRELEVEMENT', on: true },
  { type: 'purposeSet', purpose: 'PRELEVEMENT', on: false },
  { type: 'countryChosen', country: 'FR' },
  { type: 'countryChosen', country: 'DE' },
  { type: 'holderTyped', text: 'Sylvie Garnier' },
  { type: 'ibanTyped', text: IBAN },
  { type: 'bicTyped', text: '' },
  { type: 'filesPicked', files: [RIB] },
]
const OTHERS: readonly BankAccountEvent[] = [
  { type: 'nextRequested' },
  { type: 'previousRequested' },
  { type: 'retryRequested' },
  { type: 'payeeAnswered', isMine: true },
  { type: 'payeeAnswered', isMine: false },
  { type: 'codeTyped', text: '123456' },
  { type: 'certifiedSet', on: true },
  { type: 'codeRequested' },
  { type: 'documentRequested' },
]

/** What signs a request from wherever the saver stands. */
const FILL: readonly BankAccountEvent[] = [
  { type: 'previousRequested' },
  { type: 'retryRequested' },
  { type: 'purposeSet', purpose: 'VIREMENT', on: true },
  { type: 'countryChosen', country: 'FR' },
  { type: 'holderTyped', text: 'Sylvie Garnier' },
  { type: 'ibanTyped', text: IBAN },
  { type: 'bicTyped', text: '' },
]
const SIGN: readonly BankAccountEvent[] = [
  { type: 'codeTyped', text: '123456' },
  { type: 'certifiedSet', on: true },
  { type: 'nextRequested' },
]

describe('a change of bank account, whatever happens', () => {
  const gust = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...TYPING).map((event) => ({ event, types: true })) },
    { weight: 4, arbitrary: fc.constantFrom(...OTHERS).map((event) => ({ event, types: false })) },
    { weight: 3, arbitrary: fc.constantFrom(...FATES).map((fate) => ({ fate })) },
  )
  /** A form that is sent at once, so that storms reach what lies behind it. */
  const rush = [...FILL.slice(2), TYPING[8]].map((event) => ({ event, types: true }))

  test.prop([fc.boolean(), fc.array(gust, { maxLength: 30 })], inProportion(3))(
    '[BANK-03] [RIB-15] loses nothing that was typed, never waits for nothing, and can still be signed',
    async (isRushed, gusts) => {
      const bank = opened()
      const isOver = () => bank.actor.getSnapshot().status === 'done'
      await bank.ends('answered')
      if (isRushed) {
        for (const { event } of rush) if (event !== undefined) bank.actor.send(event)
        await settled()
        bank.actor.send({ type: 'nextRequested' })
      }
      for (const one of gusts) {
        if (isOver()) return
        const before = bank.typed()
        if ('event' in one) bank.actor.send(one.event)
        else await bank.ends(one.fate)
        // A file is looked at before it is taken.
        await settled()
        if (!('types' in one) || !one.types) expect(bank.typed()).toEqual(before)
        if (!isOver()) expect(bank.screen() !== 'waiting' || bank.isWaiting()).toBe(true)
      }
      for (let turn = 0; turn < 12 && bank.screen() !== 'signed'; turn += 1) {
        if (bank.isWaiting()) await bank.ends('answered')
        else if (bank.screen() === 'signature') for (const event of SIGN) bank.actor.send(event)
        else {
          for (const event of FILL) bank.actor.send(event)
          if (bank.actor.getSnapshot().context.files.length === 0) bank.actor.send({ type: 'filesPicked', files: [RIB] })
          await settled()
          if (!bank.isWaiting()) bank.actor.send({ type: 'nextRequested' })
        }
      }
      expect(bank.screen()).toBe('signed')
    },
  )
})
