import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { brandingOf } from './branding.ts'

const person = { first_name: 'A', last_name: 'B', birth_date: plainDate('1964-03-12'), bank_accounts: [] }
const s2e = (...ids: readonly string[]) => ({
  ...person,
  companies: ids.map((id) => ({ id, name: id, payor: true, main_company: true, max_attachment_size: 0 })),
})
const ais = (...ids: readonly string[]) => ({
  ...person,
  ais_account_details: ids.map((id) => ({
    enterprise_id: id,
    product_code: 'P',
    company_name: id,
    policy_id: id,
    status: 'ENCOURS',
  })),
})

describe('branding', () => {
  it('[P-BRAND-01] follows the company ids and the enterprise ids', () => {
    expect(brandingOf({ s2e_profile: s2e('ent-carmandel') })).toBe('carmandel')
    expect(brandingOf({ ais_profile: ais('ent-ormeraie') })).toBe('ormeraie')
  })

  it('[P-BRAND-02] takes the first branding that matches, companies before enterprises', () => {
    expect(brandingOf({ s2e_profile: s2e('ent-other', 'ent-ormeraie', 'ent-carmandel') })).toBe('ormeraie')
    expect(brandingOf({ s2e_profile: s2e('ent-carmandel'), ais_profile: ais('ent-ormeraie') })).toBe('carmandel')
  })

  it('[P-BRAND-02] is the provider’s own without a match and without a user', () => {
    expect(brandingOf({ s2e_profile: s2e('ent-aubrenne'), ais_profile: ais('constructor') })).toBe('hautelisse')
    expect(brandingOf({})).toBe('hautelisse')
    expect(brandingOf(undefined)).toBe('hautelisse')
  })
})
