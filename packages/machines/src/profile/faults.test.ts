import { plainDate } from '@hautelisse/domain/calendar'
import { ERROR_CODES, type Call } from '@hautelisse/domain/contract'
import {
  addressContextCall,
  identityContextCall,
  updateAddressCall,
  updateEmailCall,
  updateIdentityCall,
  updatePhoneCall,
  type TypedDeclaration,
} from '@hautelisse/domain/profile'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_CODES, type Client } from '../api/index.ts'
import type { PickedFile } from '../files/index.ts'
import { fakeClient, settled } from '../testing/index.ts'
import {
  addressChange,
  changeMachine,
  declarationChange,
  emailChange,
  identityChange,
  phoneChange,
  profileContextsMachine,
  selectAddress,
  selectChange,
  selectIdentity,
  type AddressForm,
  type ChangeInput,
  type EmailForm,
  type IdentityForm,
  type PhoneForm,
} from './index.ts'

/** Every code with which a call ends: those that the server answers, and those that the client gives to a silence, to nonsense and to a late answer. */
const FAULTS = [...CLIENT_CODES, ...ERROR_CODES]

const COMPANY = { id: 'c', max_attachment_size: 10_000_000 }
const BYTES = new TextEncoder().encode('%PDF-1.7 piece')
const FILE: PickedFile = {
  name: 'piece.pdf',
  size: BYTES.length,
  type: 'application/pdf',
  slice: (start, end) => ({ arrayBuffer: () => Promise.resolve(BYTES.slice(start, end).buffer) }),
}

/** Types a whole form with its files, has its call fail with each fault, and sends it at last; says what the form showed after each. */
const walk = async <Form extends object>(
  change: (client: Client) => Omit<ChangeInput<Form>, 'form' | 'random'>,
  form: Form,
  call: Call,
  files: readonly PickedFile[] = [],
) => {
  const { client, refuse, answer, inputOf } = fakeClient()
  const actor = createActor(changeMachine<Form>(), { input: { ...change(client), form, random: () => 'key' } }).start()
  const view = () => selectChange<Form>(actor.getSnapshot())
  actor.send({ type: 'answered', answers: form })
  if (files.length > 0) actor.send({ type: 'filesPicked', files })
  await settled()
  const names = () => view().fileView.files.map(({ name }) => name)
  const shown: unknown[] = []
  const sent = new Set<string>()
  for (const code of FAULTS) {
    actor.send({ type: 'submitted' })
    sent.add(JSON.stringify(inputOf(call)))
    refuse(call, code)
    await settled()
    const { form: kept, failure, isSending, isSaved } = view()
    shown.push({ code: failure?.code, kept, files: names(), isSending, isSaved })
  }
  actor.send({ type: 'submitted' })
  answer(call, 'OK')
  await settled()
  return { shown, sendings: sent.size, isSaved: view().isSaved }
}
const everything = (kept: object, files: readonly string[] = []) =>
  FAULTS.map((code) => ({ code, kept, files, isSending: false, isSaved: false }))

const EMAIL: EmailForm = { email: 'b@example.com' }
const PHONE: PhoneForm = { personal_phone: '01 99 00 12 35' }
const TODAY = { gender: 'F', first_name: 'Anne', last_name: 'Roux' } as const
const IDENTITY: IdentityForm = { ...TODAY, last_name: 'Morel', proof: 'JUDGMENT' }
const ADDRESS: AddressForm = {
  street_line: '3 rue Haute',
  zip_postal_code: '76000',
  locality: 'Rouen',
  country: 'FR',
  proof: 'BILL',
}
const DECLARATION: TypedDeclaration = {
  birth_place: 'Dieppe',
  birth_country: 'FR',
  nationalities: ['FR', 'BE'],
  tax_residences: ['FR'],
  occupation: 'CADRE',
  us_person: false,
  politically_exposed: 'SOI',
  public_function: 'DIPLOMATE',
  function_end: plainDate('2026-03-31'),
}

describe('whatever ends the call of a change of the profile', () => {
  it.each([
    ['e-mail', () => walk((client) => emailChange(client, 'a@example.com'), EMAIL, updateEmailCall), EMAIL, []],
    ['telephone', () => walk((client) => phoneChange(client, undefined), PHONE, updatePhoneCall), PHONE, []],
    [
      'identity',
      () => walk((client) => identityChange(client, COMPANY, TODAY), IDENTITY, updateIdentityCall, [FILE]),
      IDENTITY,
      ['piece.pdf'],
    ],
    [
      'address',
      () => walk((client) => addressChange(client, COMPANY), ADDRESS, updateAddressCall, [FILE]),
      ADDRESS,
      ['piece.pdf'],
    ],
    [
      'declaration',
      () => walk((client) => declarationChange(client, COMPANY, plainDate('2026-11-20')), DECLARATION, updateIdentityCall),
      DECLARATION,
      [],
    ],
  ] as const)('[PROF-11] everything typed is there, and the same is sent again and taken: %s', async (_, walked, form, files) => {
    const { shown, sendings, isSaved } = await walked()
    expect(shown).toEqual(everything(form, files))
    expect([sendings, isSaved]).toEqual([1, true])
  })
})

describe('whatever ends the call of a context', () => {
  it.each(FAULTS)('[O-ERR-08] [CTX-12] [CTX-13] nothing is known to show a form by, and it is asked again: %s', async (code) => {
    const { client, refuse, answer } = fakeClient()
    const actor = createActor(profileContextsMachine, { input: { client, company: 'c' } }).start()
    const kinds = () => [selectIdentity(actor.getSnapshot()).kind, selectAddress(actor.getSnapshot()).kind]
    refuse(identityContextCall, code)
    refuse(addressContextCall, code)
    await settled()
    expect(kinds()).toEqual(['failed', 'failed'])
    actor.send({ type: 'retryRequested', part: 'identity' })
    actor.send({ type: 'retryRequested', part: 'address' })
    answer(identityContextCall, { input_mode: 'UPLOAD' })
    answer(addressContextCall, { input_mode: 'TSA', validation_state: 'VIDE' })
    await settled()
    expect(kinds()).toEqual(['known', 'known'])
  })
})
