import { plainDate } from '@hautelisse/domain/calendar'
import { formatEuros } from '@hautelisse/domain/money'
import type { User } from '@hautelisse/domain/session'
import { describe, expect, it } from 'vitest'
import { NEXT, startSimulator, WHO } from './fixtures.testing.ts'
import { knownSaverOf } from './known-saver.ts'
import { selectTaxYear } from './select-year.ts'

describe('what the simulator opens with', () => {
  it('[TAX-19] takes gender and birth date from whichever profile tells them, and nothing of a visitor', () => {
    const profile = { first_name: 'Ana', last_name: 'Ruiz', birth_date: plainDate('1985-03-12'), bank_accounts: [] }
    expect(knownSaverOf({ s2e_profile: { ...profile, gender: 'F', companies: [] } } as unknown as User)).toEqual({
      gender: 'F',
      birthDate: '1985-03-12',
    })
    expect(knownSaverOf({ ais_profile: profile } as unknown as User)).toEqual({ gender: undefined, birthDate: '1985-03-12' })
    expect(knownSaverOf(undefined)).toEqual({})
  })
})

describe('the year of a simulation', () => {
  it('[TAX-30] is that of the day, with the incomes that the latest scale taxes and twelve times the pay as it is typed', () => {
    const { actor, send } = startSimulator()
    expect(selectTaxYear(actor.getSnapshot())).toEqual({ year: 2026, incomeYear: 2025, pay: undefined })
    send(...WHO, { type: 'maritalStatusChosen', status: 'CE' }, NEXT, NEXT)
    send({ type: 'amountTyped', field: 'monthly_income', text: '3333,33' })
    const { pay } = selectTaxYear(actor.getSnapshot())
    expect(pay && [pay.monthly, pay.yearly].map((amount) => formatEuros(amount).replaceAll(/\s/g, ' '))).toEqual([
      '3 333,33 €',
      '39 999,96 €',
    ])
    send({ type: 'amountTyped', field: 'monthly_income', text: '' })
    expect(selectTaxYear(actor.getSnapshot()).pay).toBeUndefined()
  })
})
