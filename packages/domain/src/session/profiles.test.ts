import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'

import { formatEuros } from '../money/index.ts'
import {
  address,
  aisProfile,
  bankAccount,
  oauthProfile,
  providerAdvisor,
  providerProfile,
  s2eAlert,
  s2eOptionBulletin,
  s2eProfile,
} from './index.ts'

const SUB = { sub: 'a' }
const PERSON = { first_name: 'Ana', last_name: 'Roux', birth_date: '12/03/1964' }
const AIS = { ...PERSON, bank_accounts: [], ais_account_details: [] }
const S2E = { ...PERSON, first_name: 'Anna', bank_accounts: [], companies: [] }
const CUSTOMER = { ...PERSON, first_name: 'Anne', customer_id: 'c', bank_accounts: [] }

describe('a profile', () => {
  it('[P-USER-34] [CTX-19] of the sign-in service is certain of sub alone', () => {
    expect(oauthProfile.parse(SUB)).toEqual(SUB)
    const names = { preferred_username: 'ana', name: 'Ana Roux', given_name: 'Ana', family_name: 'Roux', gender: 'F' }
    const sample = {
      ...SUB,
      vot: 'P1',
      vtm: 'https://trust.example',
      auth_time: 1_795_000_000,
      previous_auth_time: 1_794_000_000,
      ...names,
    }
    expect(oauthProfile.parse(sample)).toMatchObject({ ...SUB, ...names })
    expect(oauthProfile.safeParse({}).success).toBe(false)
    expect(oauthProfile.safeParse({ sub: '' }).success).toBe(false)
  })

  it('[P-USER-35] [P-USER-37] [P-USER-38] [ENT-13] of the retirement family holds the person, bank accounts and contracts', () => {
    const details = [
      { enterprise_id: 'e', product_code: 'PERO', pacte_code: 'PERO', company_name: 'C', policy_id: '1', status: 'ENCOURS' },
    ]
    const read = aisProfile.parse({ ...AIS, gender: 'F', mobile: '0639980000', ais_account_details: details })
    expect(read).toMatchObject({ birth_date: plainDate('1964-03-12'), ais_account_details: details })
    expect(aisProfile.safeParse({ ...AIS, birth_date: '1964-03-12' }).success).toBe(false)
    expect(aisProfile.safeParse({ ...AIS, bank_accounts: undefined }).success).toBe(false)
  })

  it('[P-USER-36] [ENT-12] has an address whose three additional lines are optional', () => {
    const short = { street_line: '1 rue', zip_postal_code: '75001', locality: 'Paris', country: 'FR' }
    expect(address.parse(short)).toEqual(short)
    const long = { ...short, additional_address_1: 'a', additional_address_2: 'b', additional_address_3: 'c' }
    expect(address.parse(long)).toEqual(long)
    expect(address.safeParse({ ...short, locality: undefined }).success).toBe(false)
  })

  it('[P-USER-39] [P-USER-41] of the employee-savings family holds the same person, and the companies', () => {
    const companies = [{ id: 'c', payor: true, name: 'C', main_company: true, max_attachment_size: 10_485_760 }]
    expect(s2eProfile.parse({ ...S2E, companies })).toMatchObject({ first_name: 'Anna', companies })
  })

  it('[P-USER-40] [ENT-15] [ENT-16] has bank accounts to debit or to pay, with a warrant or none', () => {
    const account = { iban: 'FR76', bic: 'B', type: 'VIREMENT', warrant: null }
    expect(bankAccount.parse(account)).toEqual(account)
    expect(bankAccount.safeParse({ ...account, type: 'PRELEVEMENT', warrant: { rum: 'r', ics: 'i' } }).success).toBe(true)
    expect(bankAccount.safeParse({ ...account, type: 'CHEQUE' }).success).toBe(false)
  })

  it('[P-USER-31] of an individual customer holds the names, the company and the customer’s id', () => {
    expect(providerProfile.parse({ ...CUSTOMER, company_name: 'C' })).toMatchObject({
      customer_id: 'c',
      company_name: 'C',
      last_name: 'Roux',
    })
    expect(providerProfile.safeParse(PERSON).success).toBe(false)
  })

  it('[P-USER-32] [ENT-19] of an advisor holds id, name, type, email and perhaps a picture', () => {
    const advisor = { id: '1', name: 'A', type: 't', email: 'a@example.org', picture_url: null }
    expect(providerAdvisor.parse(advisor)).toEqual(advisor)
    expect(providerAdvisor.safeParse({ ...advisor, name: undefined }).success).toBe(false)
  })

  it('[P-USER-42] [P-USER-43] lists alerts and choice forms, with amounts and dates', () => {
    expect(formatEuros(s2eAlert.parse({ id_transaction: '1', amount: 12.5, date: '20/11/2026' }).amount)).toBe('12,50\u00A0€')
    expect(s2eOptionBulletin.parse({ id: '1', type: 'SOMETHING_NEW' }).type).toBe('SOMETHING_NEW')
  })
})
