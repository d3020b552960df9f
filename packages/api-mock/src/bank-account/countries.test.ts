import { countriesCall } from '@hautelisse/domain/bank-account'
import { expect, it } from 'vitest'

import { HOMES, startApi } from '../testing/index.ts'

const COUNTRIES = '/api/v2/services/api-s2e/countries'

it.each(HOMES)(
  '[P-CALL-48] [O-CALL-36] [CTX-01] lists the countries of accounts with their French names, in the home "%s"',
  async (home) => {
    const visitor = startApi(home).visit()
    await visitor.signIn('sylvie-garnier')
    const answer = await visitor.get(COUNTRIES)
    expect(answer.status).toBe(200)
    const countries = countriesCall.answer.parse(answer.json())
    expect(countries.find(({ value }) => value === 'DE')).toEqual({
      label: 'Allemagne',
      value: 'DE',
      international_transfer: 'ZONE_EURO',
      account_type: 'IBAN',
    })
    expect(new Set(countries.map(({ value }) => value)).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThan(200)
  },
)
