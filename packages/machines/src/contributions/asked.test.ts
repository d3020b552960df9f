import { plainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { gaugesAskedFor } from './index.ts'

const company = (id: string, isMain: boolean) => ({
  id,
  name: id,
  payor: true,
  main_company: isMain,
  max_attachment_size: 0,
})
const profile = (...companies: readonly ReturnType<typeof company>[]) => ({
  first_name: 'Sylvie',
  last_name: 'Garnier',
  birth_date: plainDate('1964-03-12'),
  bank_accounts: [],
  companies: [...companies],
})

describe('whose gauges are asked for', () => {
  it('[CON-02] the additions of the main company, or of the first where none is', () => {
    const companyIn = (...companies: readonly ReturnType<typeof company>[]) =>
      gaugesAskedFor({ scopes: ['s2e'], s2e_profile: profile(...companies) }).company?.id
    expect(companyIn(company('group', false), company('plant', true))).toBe('plant')
    expect(companyIn(company('group', false), company('plant', false))).toBe('group')
    expect(companyIn()).toBeUndefined()
    expect(gaugesAskedFor({ scopes: ['ais'] }).company).toBeUndefined()
  })

  it('[CON-03] [S-CALL-39] the deductible payments of everybody with company savings, whatever the contract', () => {
    const retirement = (...scopes: Parameters<typeof gaugesAskedFor>[0]['scopes']) => gaugesAskedFor({ scopes }).retirement
    expect([retirement('ais'), retirement('s2e'), retirement('s2e', 'ais')]).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'PARTICIPATION' })),
    )
    expect([retirement(), retirement(PROVIDER_SCOPE, 'marel')]).toEqual([undefined, undefined])
  })
})
