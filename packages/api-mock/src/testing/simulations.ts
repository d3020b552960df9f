import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import { pathOf } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import { keepSimulationCall } from '@hautelisse/domain/simulations'
import { taxSavingCases } from '@hautelisse/domain/tax-saving'

import { TODAY } from './visitor.ts'

export const SIMULATION_ID = '0c4f1c1e-8a1d-4f0e-9a53-0f6c1d2b3a4e'

/** Where a simulation is kept. */
export const simulationPath = (id: string = SIMULATION_ID): string => pathOf(keepSimulationCall, { id })

/** The tax that a payment saves to somebody alone, as a case. */
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

/** Body that keeps it. */
export const keptTax = (name = 'Mon versement de fin d’année', payment = 4637) => ({ name, case: taxCase(payment) })
