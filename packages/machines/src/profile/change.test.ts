import { plainDate } from '@hautelisse/domain/calendar'
import {
  addressContextCall,
  identityContextCall,
  updateAddressCall,
  updateEmailCall,
  updateIdentityCall,
  updatePhoneCall,
} from '@hautelisse/domain/profile'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiFailure } from '../api/index.ts'
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
  type ChangeSent,
  type EmailForm,
  type IdentityForm,
} from './index.ts'

const COMPANY = { id: 'c', max_attachment_size: 10_000_000 }

const keys = () => {
  let last = 0
  return () => `key-${(last += 1)}`
}

const openEmail = () => {
  const api = fakeClient()
  const input = { ...emailChange(api.client, 'a@example.com'), form: { email: 'a@example.com' }, random: keys() }
  const actor = createActor(changeMachine<EmailForm>(), { input }).start()
  const view = () => selectChange<EmailForm>(actor.getSnapshot())
  const type = (email: string) => actor.send({ type: 'answered', answers: { email } })
  const submit = () => actor.send({ type: 'submitted' })
  return { ...api, actor, view, type, submit }
}

describe('one change of the profile', () => {
  it('[PROF-07] [PROF-11] is sent once it is right, and says that it was taken', async () => {
    const { type, submit, view, inputOf, answer } = openEmail()
    type('b@example')
    submit()
    expect(view()).toMatchObject({ errors: [{ path: 'email', code: 'wrong' }], isSending: false })
    type(' b@example.com ')
    submit()
    expect([view().isSending, inputOf(updateEmailCall)]).toEqual([true, { body: { email: 'b@example.com' } }])
    answer(updateEmailCall, 'OK')
    await settled()
    expect(view()).toMatchObject({ isSaved: true, isUnchanged: false })
  })

  it('[PROF-10] [PROF-11] sends nothing if nothing changed', () => {
    const { type, submit, view } = openEmail()
    type('A@EXAMPLE.COM')
    submit()
    expect(view()).toMatchObject({ isSaved: false, isUnchanged: true })
  })

  it('[PROF-11] keeps what was typed when it fails, names what the server refuses, and is sent again', async () => {
    const { type, submit, view, refuse, answer } = openEmail()
    type('b@example.com')
    submit()
    refuse(updateEmailCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(view()).toMatchObject({ form: { email: 'b@example.com' }, failure: { code: 'ERR_INTERNAL' }, isSending: false })
    submit()
    expect(view()).toMatchObject({ isSending: true, failure: undefined })
    answer(updateEmailCall, 'OK')
    await settled()
    expect(view().isSaved).toBe(true)
  })

  it.each(['TIMEOUT', 'MALFORMED', 'ABORTED', 'NETWORK', 'ERR_LIMIT', 'ERR_CONFLICT'])(
    '[PROF-11] keeps what was typed after %s, and sends it again under the same key',
    async (code) => {
      const sent: (readonly [string, string])[] = []
      const answers = [Promise.reject(new ApiFailure({ code, call: 'update-email' })), Promise.resolve('OK')]
      const { client } = fakeClient()
      const input = {
        ...emailChange(client, 'a@example.com'),
        form: { email: '' },
        random: keys(),
        send: async ({ form, key }: ChangeSent<EmailForm>) => {
          sent.push([form.email, key])
          return await answers.shift()
        },
      }
      const actor = createActor(changeMachine<EmailForm>(), { input }).start()
      const view = () => selectChange<EmailForm>(actor.getSnapshot())
      actor.send({ type: 'answered', answers: { email: 'b@example.com' } })
      actor.send({ type: 'submitted' })
      await settled()
      expect(view()).toMatchObject({ form: { email: 'b@example.com' }, failure: { code, fields: [] }, isSaved: false })
      actor.send({ type: 'submitted' })
      await settled()
      expect(view().isSaved).toBe(true)
      expect(new Set(sent.map((one) => one.join())).size).toBe(1)
      expect(sent).toHaveLength(2)
    },
  )

  it('[PERS-12] a code that is asked for first leaves everything typed in place', async () => {
    const { type, submit, view, refuse } = openEmail()
    type('b@example.com')
    submit()
    refuse(updateEmailCall, 'ERR_OTP', 403)
    await settled()
    expect(view()).toMatchObject({ form: { email: 'b@example.com' }, failure: { code: 'ERR_OTP', fields: [] } })
  })
})

describe('what each change sends', () => {
  it('[PROF-08] a number without its spaces, and nothing if it is the same', async () => {
    const { client, inputOf, answer } = fakeClient()
    const change = phoneChange(client, '0199001234')
    expect(change.isSame({ personal_phone: '01 99 00 12 34' })).toBe(true)
    const sent = change.send({ form: { personal_phone: '' }, files: [], key: 'k' }, new AbortController().signal)
    expect(inputOf(updatePhoneCall)).toEqual({ body: { personal_phone: '' } })
    answer(updatePhoneCall, 'OK')
    await sent
  })

  it('[PROF-01] an identity with its document, and the company’s largest file', () => {
    const { client, inputOf } = fakeClient()
    const today = { gender: 'F', first_name: 'Anne', last_name: 'Roux' } as const
    const change = identityChange(client, COMPANY, today)
    const form: IdentityForm = { ...today, last_name: 'Morel', proof: 'PASSPORT' }
    expect([change.isSame({ ...form, last_name: 'Roux' }), change.isSame(form)]).toEqual([true, false])
    expect(change.limits.fileBytes).toBe(10_000_000)
    void change.send({ form, files: [], key: 'k' }, new AbortController().signal)
    const { proof, ...identity } = form
    expect(inputOf(updateIdentityCall)).toEqual({ body: { main_company_id: 'c', identity, proof }, files: [] })
  })

  it('[PROF-06] an address without the lines that are empty', () => {
    const { client, inputOf } = fakeClient()
    const form: AddressForm = {
      street_line: ' 3 rue Haute ',
      zip_postal_code: '76000',
      locality: 'Rouen',
      country: 'FR',
      additional_address_1: '',
      proof: 'BILL',
    }
    void addressChange(client, { id: 'c' }).send({ form, files: [], key: 'k' }, new AbortController().signal)
    const address = { street_line: '3 rue Haute', zip_postal_code: '76000', locality: 'Rouen', country: 'FR' }
    expect(inputOf(updateAddressCall)).toEqual({ body: { main_company_id: 'c', address, proof: 'BILL' }, files: [] })
  })

  it('[PERS-01] a declaration without a function of who holds none', () => {
    const { client, inputOf } = fakeClient()
    const form = {
      birth_place: 'Dieppe',
      birth_country: 'FR',
      nationalities: ['FR'],
      tax_residences: ['FR'],
      occupation: 'CADRE',
      us_person: false,
      politically_exposed: 'NON',
      public_function: 'DIPLOMATE',
      function_end: undefined,
    } as const
    const change = declarationChange(client, COMPANY, plainDate('2026-11-20'))
    const declared = { ...form, nationalities: ['FR'], tax_residences: ['FR'] }
    expect(change.errorsOf(declared, 0)).toEqual([])
    void change.send({ form: declared, files: [], key: 'k' }, new AbortController().signal)
    expect(inputOf(updateIdentityCall)).toEqual({
      body: { main_company_id: 'c', declaration: { ...declared, public_function: null, function_end: null } },
      files: [],
    })
  })
})

describe('how the profile is changed', () => {
  const open = (company: string | undefined) => {
    const api = fakeClient()
    const actor = createActor(profileContextsMachine, { input: { client: api.client, company } }).start()
    const kinds = () => [selectIdentity(actor.getSnapshot()).kind, selectAddress(actor.getSnapshot()).kind]
    return { ...api, actor, kinds }
  }

  it('[CTX-12] [CTX-13] is asked of the main company, each part alone, and one that fails again alone', async () => {
    const { actor, kinds, answer, refuse, inputOf } = open('c')
    expect([kinds(), inputOf(identityContextCall)]).toEqual([['loading', 'loading'], { query: { main_company_id: 'c' } }])
    answer(identityContextCall, { input_mode: 'UPLOAD' })
    refuse(addressContextCall, 'ERR_INTERNAL', 500)
    await settled()
    expect(kinds()).toEqual(['known', 'failed'])
    actor.send({ type: 'retryRequested', part: 'address' })
    expect(kinds()).toEqual(['known', 'loading'])
    answer(addressContextCall, { input_mode: 'TSA', validation_state: 'VIDE' })
    await settled()
    expect(kinds()).toEqual(['known', 'known'])
  })

  it('[ENT-17] without a main company nothing is asked', () => {
    expect(open(undefined).kinds()).toEqual(['absent', 'absent'])
  })
})
