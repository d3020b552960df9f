import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import { euros } from '@hautelisse/domain/money'
import type { KeptSimulation } from '@hautelisse/domain/simulations'
import { taxSavingCases } from '@hautelisse/domain/tax-saving'

export const TODAY = plainDate('2026-11-20')

/** The tax that a payment saves to somebody alone. */
export const taxCase = (payment = 4637, asOf: PlainDate = TODAY): Case =>
  taxSavingCases.caseOf(
    {
      gender: 'F',
      client_age: 41,
      marital_status: 'CE',
      children: 0,
      monthly_income: euros(5000),
      allocated_amount: euros(payment),
      allocated_periodicity: 'one_shot',
    },
    asOf,
  )

export const idOf = (at: number): string => `0c4f1c1e-8a1d-4f0e-8a53-${`${at}`.padStart(12, '0')}`

/** A simulation that is kept. */
export const keptAs = (at: number, one: Case = taxCase(), name = `Simulation ${at}`): KeptSimulation => ({
  id: idOf(at),
  name,
  kept_on: TODAY,
  until: plainDate('2028-11-20'),
  case: one,
})
