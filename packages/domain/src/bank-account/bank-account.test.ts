import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import {
  bankAccountContextCall,
  bankAccountRequest,
  checkBankAccount,
  EMPTY_BANK_ACCOUNT,
  isSameIban,
  longShortIban,
  openPurposes,
  paperReason,
  prefilled,
  requestOf,
  RIB_LIMITS,
  shortMobile,
  signBankAccountCall,
  takesUpload,
  usableOn,
  type BankAccountContext,
  type BankAccountForm,
  type BankAccountTerms,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const IBAN = 'FR14 2004 1010 0505 0001 3M02 606'

const CONTEXT: BankAccountContext = {
  tsa_address: { recipient: 'Hautelisse', street_line: 'TSA 40081', zip_postal_code: '76909', locality: 'Rouen Cedex 9' },
  transfer: { modification: true, state: 'VIDE', debit_authorization: true, input_mode: 'DATA_AND_UPLOAD' },
  debit: { modification: true, state: 'VALIDE', input_mode: 'DATA_AND_UPLOAD' },
  signature: {
    max_attachment_size: 2_000_000,
    authorized_countries: ['FR', 'BE', 'LU'],
    authorized_signature: true,
    valid_mobile_phone: true,
    ladrad_authorization: true,
  },
}
const TERMS: BankAccountTerms = { purposes: ['VIREMENT', 'PRELEVEMENT'], accounts: [] }
const FORM: BankAccountForm = { purposes: ['VIREMENT'], country: 'FR', holder: 'Sylvie Garnier', iban: IBAN, bic: '' }

const codesOf = (change: Partial<BankAccountForm>, terms = TERMS) =>
  checkBankAccount({ ...FORM, ...change }, terms).map(({ path, code }) => [path, code])

describe('what is stated of a bank account', () => {
  it('[RIB-05] [BANK-04] is right with its own example, whichever way it is written', () => {
    for (const iban of [IBAN, IBAN.replaceAll(' ', ''), IBAN.toLowerCase()]) expect(codesOf({ iban })).toEqual([])
    expect(codesOf({ bic: 'BNPAFRPP' })).toEqual([])
  })

  it('[RIB-05] has one message a field, in the order of the fields', () => {
    expect(checkBankAccount(EMPTY_BANK_ACCOUNT, TERMS).map(({ path, code }) => [path, code])).toEqual([
      ['purposes', 'required'],
      ['holder', 'required'],
      ['iban', 'required'],
    ])
  })

  it.each([
    ['DE89370400440532013000', 'iban-country'],
    ['FR14 2004 1010 0505 0001 3M02 60', 'iban-length'],
    ['FR1A 2004 1010 0505 0001 3M02 606', 'iban-form'],
    ['FR14 2004 1010 0505 0001 3M02 607', 'iban-key'],
    ['FR84 2004 1010 0505 0001 3M02 607', 'rib-key'],
  ])('[RIB-05] [BANK-04] [RIB-03] %s is refused with %s', (iban, code) => {
    expect(codesOf({ iban })).toEqual([['iban', code]])
  })

  it('[RIB-05] the country of the IBAN is that of the bank, or the one whose IBANs it uses', () => {
    expect(checkBankAccount({ ...FORM, country: 'DE' }, TERMS)).toEqual([
      { path: 'iban', code: 'iban-country', params: { country: 'FR' } },
    ])
    expect(codesOf({ country: 'RE' })).toEqual([])
    expect(codesOf({ country: 'US' })).toEqual([['country', 'not-allowed']])
  })

  it('[RIB-04] a BIC is of the country, and asked for outside the European Economic Area', () => {
    expect(codesOf({ bic: 'DEUTDEFF' })).toEqual([['bic', 'bic-country']])
    expect(codesOf({ bic: 'BNPAFR' })).toEqual([['bic', 'bic-form']])
    expect(codesOf({ country: 'CH', iban: 'CH9300762011623852957' })).toEqual([['bic', 'bic-required']])
    expect(codesOf({ country: 'CH', iban: 'CH9300762011623852957', bic: 'UBSWCHZH' })).toEqual([])
  })

  it('[RIB-05] an account that already serves for all of it is refused; one that serves for a part is not', () => {
    const terms: BankAccountTerms = { ...TERMS, accounts: [{ iban: IBAN.replaceAll(' ', ''), type: 'VIREMENT' }] }
    expect(codesOf({}, terms)).toEqual([['iban', 'iban-in-use']])
    expect(codesOf({ purposes: ['VIREMENT', 'PRELEVEMENT'] }, terms)).toEqual([])
  })

  it('[BANK-06] only what is open may be asked for', () => {
    expect(codesOf({ purposes: ['PRELEVEMENT'] }, { ...TERMS, purposes: ['VIREMENT'] })).toEqual([['purposes', 'not-allowed']])
  })

  it('[P-CALL-52] goes out without spaces, and without a BIC where none is given', () => {
    const request = requestOf({ ...FORM, holder: ' Sylvie Garnier ' }, 'ent-aubrenne')
    expect(bankAccountRequest.parse(request)).toEqual({
      main_company_id: 'ent-aubrenne',
      purposes: ['VIREMENT'],
      country: 'FR',
      holder: 'Sylvie Garnier',
      iban: 'FR1420041010050500013M02606',
      bic: null,
    })
    expect(isSameIban(request.iban, IBAN)).toBe(true)
  })

  it('[BANK-05] what was read of a RIB fills empty fields and overwrites nothing', () => {
    const read = { iban: 'FR7699999000010000048217651', bic: 'BNPAFRPP' }
    expect(prefilled({ ...FORM, iban: '' }, read)).toMatchObject(read)
    expect(prefilled({ ...FORM, bic: 'X' }, read)).toMatchObject({ iban: IBAN, bic: 'X' })
    expect(prefilled({ ...FORM, iban: '' }, { iban: null, bic: null })).toMatchObject({ iban: '', bic: '' })
  })
})

describe('the way of a request', () => {
  const reason = (change: Partial<BankAccountContext['signature']>, country: string | undefined = 'FR') =>
    paperReason({ ...CONTEXT, signature: { ...CONTEXT.signature, ...change } }, { purposes: ['VIREMENT'], country })

  it('[BANK-06] [CTX-03] [CTX-04] purposes follow the flags: debits need theirs and that of transfers', () => {
    expect(openPurposes(CONTEXT)).toEqual(['VIREMENT', 'PRELEVEMENT'])
    const { transfer } = CONTEXT
    expect(openPurposes({ ...CONTEXT, transfer: transfer && { ...transfer, debit_authorization: false } })).toEqual(['VIREMENT'])
    expect(openPurposes({ ...CONTEXT, transfer: transfer && { ...transfer, modification: false } })).toEqual(['PRELEVEMENT'])
    expect(openPurposes({ transfer: undefined, debit: CONTEXT.debit })).toEqual([])
    const pending = { request_id: '1', iban_end: '2606', usable_on: plainDate('2026-11-24') }
    expect(openPurposes({ ...CONTEXT, transfer: transfer && { ...transfer, pending } })).toEqual(['PRELEVEMENT'])
  })

  it('[BANK-09] [BANK-10] [CTX-05] [CTX-06] [RIB-11] [RIB-12] goes by code unless something makes it go by post', () => {
    expect(reason({})).toBeUndefined()
    expect(reason({}, undefined)).toBeUndefined()
    expect(reason({ authorized_signature: false })).toBe('no-signature')
    expect(reason({ valid_mobile_phone: false })).toBe('no-mobile')
    expect(reason({ online_from: plainDate('2026-11-21') })).toBe('recent-change')
    expect(reason({}, 'DE')).toBe('country')
    expect(reason({}, 'RE')).toBeUndefined()
    const paper = { ...CONTEXT, debit: { modification: true, state: 'VIDE', input_mode: 'TSA' } as const }
    expect(paperReason(paper, { purposes: ['VIREMENT', 'PRELEVEMENT'], country: 'FR' })).toBe('input-mode')
    expect(paperReason(paper, { purposes: ['VIREMENT'], country: 'FR' })).toBeUndefined()
  })

  it('[RIB-11] a mode that nobody has described is the paper way', () => {
    expect(['UPLOAD', 'TSA_OR_UPLOAD', 'DATA_AND_UPLOAD', 'TSA', 'CORRESPONDANT', 'PORTAIL'].map(takesUpload)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['2026-11-20', 'match', '2026-11-24'],
    ['2026-12-24', 'match', '2026-12-29'],
    ['2026-11-20', 'close', '2026-11-24'],
    ['2026-11-20', 'unavailable', '2026-11-27'],
  ] as const)('[RIB-10] signed on %s after "%s" it is used from %s', (day, payee, usable) => {
    expect(usableOn(plainDate(day), { purposes: ['VIREMENT'], payee })).toBe(usable)
  })

  it('[RIB-08] [RIB-10] a debit has no check of a bank: it is used from the second working day', () => {
    expect(usableOn(TODAY, { purposes: ['PRELEVEMENT'], payee: 'unavailable' })).toBe('2026-11-24')
  })
})

describe('what is shown and what is taken', () => {
  it('[RIB-14] numbers show their ends alone', () => {
    expect(shortMobile('0612345648')).toBe('06 •• •• •• 48')
    expect(longShortIban(IBAN)).toBe('FR14 •••• •••• 2606')
  })

  it('[O-CONST-17] [O-CONST-21] a RIB is one file of 2 000 000 bytes at most', () => {
    expect(RIB_LIMITS).toMatchObject({ fileBytes: 2_000_000, files: 1, totalBytes: 2_000_000, types: ['pdf', 'png', 'jpg'] })
  })

  it('[CTX-02] [CTX-03] [CTX-04] [CTX-05] [BANK-02] [BANK-08] an unreadable part of a context costs itself alone', () => {
    const sent = { ...CONTEXT, transfer: { modification: 'yes' }, debit: { ...CONTEXT.debit, more: 1 }, tsa_address: 3 }
    expect(bankAccountContextCall.answer.parse(sent)).toEqual({
      ...CONTEXT,
      transfer: undefined,
      tsa_address: undefined,
    })
    const { success } = bankAccountContextCall.answer.safeParse({ ...CONTEXT, signature: undefined })
    expect(success).toBe(false)
  })

  it('[RIB-13] a signature needs the box', () => {
    const signed = { request_id: '1', code: '123456', certified: true }
    expect(signBankAccountCall.request.safeParse(signed).success).toBe(true)
    for (const wrong of [{ certified: false }, { certified: undefined }, { code: '12345' }, { code: 'abcdef' }, { more: 1 }])
      expect(signBankAccountCall.request.safeParse({ ...signed, ...wrong }).success).toBe(false)
  })
})
