import { countriesOn, type BankAccountAnswer, type BankAccountContext } from '@hautelisse/domain/bank-account'
import { plainDate } from '@hautelisse/domain/calendar'
import { vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import type { BankAccountHolder, BankAccountPorts } from './context.ts'
import { bankAccountMachine, selectScreen, type BankAccountEvent } from './index.ts'

export const IBAN = 'FR14 2004 1010 0505 0001 3M02 606'

export const TERMS: BankAccountContext = {
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
export const ASKED: BankAccountAnswer = {
  request_id: '41720001',
  signature: 'CODE',
  sent_to: '06 •• •• •• 81',
  expires_at: '2026-11-20T09:05:00.000Z',
  payee: { result: 'match', name: null },
  demonstration: '123456',
}
export const COUNTRIES = countriesOn(plainDate('2026-11-20'), (code) => code)
export const HOLDER: BankAccountHolder = { name: 'Sylvie Garnier', company: 'ent-aubrenne', accounts: [] }
export const RIB = new File(['%PDF-1.7 rib'], 'rib.pdf', { type: 'application/pdf' })

export const failure = (
  code: string,
  status?: number,
  fields?: ConstructorParameters<typeof ApiFailure>[0]['fields'],
): ApiFailure => new ApiFailure({ code, status, fields, call: 'POST /bank' })
export const SILENCE = failure('NETWORK')

/** Runs a change whose ports answer what a test says, one answer after the other; the last one stands. */
export const start = (given: Partial<BankAccountPorts> = {}, holder = HOLDER) => {
  let texts = 0
  const ports = {
    readTerms: vi.fn<BankAccountPorts['readTerms']>(async () => TERMS),
    readCountries: vi.fn<BankAccountPorts['readCountries']>(async () => COUNTRIES),
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
export const filled = async (run: ReturnType<typeof start>) => {
  await run.screen('form')
  run.send({ type: 'ibanTyped', text: IBAN }, { type: 'filesPicked', files: [RIB] })
  await waitFor(run.actor, ({ context }) => context.files.length === 1)
}

export const signing = async (given: Partial<BankAccountPorts> = {}) => {
  const run = start(given)
  await filled(run)
  run.send({ type: 'nextRequested' })
  await run.screen('signature')
  return run
}

export const typed = ({ actor }: ReturnType<typeof start>) => {
  const { form, files } = actor.getSnapshot().context
  return { iban: form.iban, holder: form.holder, purposes: form.purposes, files: files.map(({ name }) => name) }
}
export const EVERYTHING = { iban: IBAN, holder: 'Sylvie Garnier', purposes: ['VIREMENT'], files: ['rib.pdf'] }
export const CODE: readonly BankAccountEvent[] = [
  { type: 'codeTyped', text: '12 34 56' },
  { type: 'certifiedSet', on: true },
  { type: 'nextRequested' },
]
