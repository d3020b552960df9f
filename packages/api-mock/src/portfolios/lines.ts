import type { Account, AccountLot, EmployeeInvestment, RetirementInvestment } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { freeDates, valuationDay, type ValuedLot } from '@hautelisse/domain/investments'

import { EURO_FUND } from '../people/index.ts'
import { unitValue } from './units.ts'
import type { DatedHolding } from './worth.ts'

const lotOf = ({ of, acquired_on, available_on, origin, units, amount }: DatedHolding['lots'][number]): AccountLot => ({
  acquired_on,
  available_on,
  origin,
  units: units.toNumber(),
  amount,
  ...(of.compartment === undefined ? {} : { compartment: of.compartment }),
})

/** Facts about a fund, with its lots. */
const factsOf = ({ fund, amount, units, lots }: DatedHolding, day: PlainDate) =>
  fund === undefined
    ? { id: IN_TRANSIT, label: 'Arbitrage en cours', amount, lots: lots.map(lotOf), in_transit: true }
    : {
        id: fund.id,
        label: fund.label,
        amount,
        ...(fund.kind.of === 'units'
          ? {
              share_number: units.toNumber(),
              share_value: unitValue(fund, valuationDay(day)).toNumber(),
              valuation_date: valuationDay(day),
              valuation_frequency: 'QUOTIDIEN' as const,
            }
          : {}),
        horizon: fund.horizon,
        risk_level: fund.risk_level,
        management_company: fund.management_company,
        classification: fund.classification,
        trigger_threshold: fund.trigger_threshold,
        ongoing_charges: fund.ongoing_charges,
        lots: lots.map(lotOf),
      }

/** Id of the line that holds money sold in one fund and not bought in another yet. */
export const IN_TRANSIT = 'arbitrage-en-cours'

const availabilitiesOf = (lots: readonly ValuedLot[], day: PlainDate): EmployeeInvestment['availabilities'] =>
  freeDates(lots, day).map(({ on, amount }) => ({
    montant: { montant: amount, devise: 'EUR' },
    disponibilite:
      on === undefined
        ? { condition: 'DISPONIBLE' as const }
        : on === 'retirement'
          ? { condition: 'RETRAITE' as const }
          : { condition: 'INDISPONIBLE' as const, date: on },
  }))

const employeeInvestment = (holding: DatedHolding, day: PlainDate, place: number): EmployeeInvestment => ({
  ...factsOf(holding, day),
  type: 'FONDS',
  order: place + 1,
  availabilities: availabilitiesOf(holding.lots, day),
})

const retirementInvestment = (holding: DatedHolding, day: PlainDate): RetirementInvestment => ({
  ...factsOf(holding, day),
  ...(holding.compartment === undefined ? {} : { compartment: holding.compartment }),
  ...(holding.fund === EURO_FUND ? { fund_max_rate: 40 } : {}),
  fund_type: holding.fund === EURO_FUND ? 'EURO' : 'UC',
  ...(holding.fund === undefined ? {} : { isin_code: holding.fund.isin_code }),
})

/** Lines of an account on a day, as its family of savings writes them. */
export const investmentsOf = (account: Account, holdings: readonly DatedHolding[], day: PlainDate): Account['investments'] =>
  account.scope === 's2e'
    ? holdings.map((holding, place) => employeeInvestment(holding, day, place))
    : holdings.map((holding) => retirementInvestment(holding, day))
