import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { availableNow, claimedNow } from './availability.ts'
import type { Account } from './model.ts'

type Condition = 'DISPONIBLE' | 'INDISPONIBLE' | 'RETRAITE'

const fund = (...parts: readonly (readonly [string, Condition, string?])[]) => ({
  id: 'fund',
  label: 'Monétaire Responsable',
  type: 'FONDS' as const,
  amount: euros('0'),
  availabilities: parts.map(([amount, condition, devise = 'EUR']) => ({
    montant: { montant: euros(amount), devise },
    disponibilite: { condition, date: condition === 'INDISPONIBLE' ? plainDate('2029-06-01') : null },
  })),
})

const pee = (
  balance: string,
  ...investments: readonly ReturnType<typeof fund>[]
): Pick<Account, 'type' | 'balance' | 'investments'> => ({
  type: 'PEE',
  balance: euros(balance),
  investments: [...investments],
})

it('[P-ACCT-25] [P-ACCT-40] is the sum of the parts that are free, of every fund, to the cent', () => {
  const account = pee(
    '11404.16',
    fund(['5000.40', 'DISPONIBLE'], ['6000.00', 'INDISPONIBLE']),
    fund(['210.04', 'DISPONIBLE'], ['193.72', 'RETRAITE']),
  )
  expect(availableNow(account)?.toString()).toBe('5210.44')
  expect(availableNow(pee('10', fund(['10', 'INDISPONIBLE'])))?.toString()).toBe('0')
})

it('[P-ACCT-40] is not said where the parts do not add up to the balance, or are in another currency, or are not known', () => {
  expect(availableNow(pee('10.01', fund(['10', 'DISPONIBLE'])))).toBeUndefined()
  expect(availableNow(pee('10', fund(['10', 'DISPONIBLE', 'USD'])))).toBeUndefined()
  expect(availableNow(pee('0'))).toBeUndefined()
  expect(availableNow({ type: 'PEE', balance: euros('10') })).toBeUndefined()
})

it('[P-ACCT-25] is said of a PEE alone', () => {
  expect(availableNow({ ...pee('10', fund(['10', 'DISPONIBLE'])), type: 'PEG' })).toBeUndefined()
})

it('says nothing of an account whose investments do not tell when they are free', () => {
  const told = { id: 'a', label: 'A', amount: euros(5) }
  const employee = { ...told, type: 'FONDS' as const }
  const insured = { ...told, fund_type: 'UC' as const, compartment: 'co' as const }
  for (const investment of [employee, insured]) {
    expect(availableNow({ type: 'PEE', balance: euros(5), investments: [investment] })).toBeUndefined()
  }
})

it('[OPER-17] of what is free, says what orders have claimed: not what becomes free later or at retirement', () => {
  const today = plainDate('2026-11-20')
  const lot = (free: string | null, claimed?: string) => ({
    acquired_on: plainDate('2019-05-31'),
    available_on: free === null ? null : plainDate(free),
    origin: 'voluntary',
    units: 1,
    amount: euros('500'),
    ...(claimed === undefined ? {} : { claimed: euros(claimed) }),
  })
  const lots = [lot('2026-11-20', '120.50'), lot('2024-06-01'), lot('2026-11-21', '30'), lot(null, '7')]
  const account = { investments: [{ id: 'fund', label: 'Actions', type: 'FONDS' as const, amount: euros('2000'), lots }] }
  expect(claimedNow(account, today)).toEqual(euros('120.50'))
  expect(claimedNow({}, today)).toEqual(euros('0'))
})
