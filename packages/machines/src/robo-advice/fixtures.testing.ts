import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { GridFund, GridInForce, RoboEntity, RoboHoldings, RoboProfile } from '@hautelisse/domain/robo-advice'
import type { ProfileAnswer } from './advisor-context.ts'

const column = (...percents: readonly number[]): number[] => percents.map((percent) => percent / 100)
const same = (values: number[]): GridFund['values'] => ({
  offensive: values,
  balanced: values,
  defensive: values,
  security: values,
})
const shares = column(80, 70, 55, 40, 20, 0)
const bonds = column(15, 20, 30, 35, 40, 30)
const money = column(5, 10, 15, 25, 40, 70)

/** The grid of the worked case: its balanced column at 3 to 5 years is 40/35/25. */
export const GRID: GridInForce = {
  version: 3,
  effective_on: plainDate('2026-10-01'),
  steps: 6,
  allocations: [
    { id: 'shares', name: 'Actions Europe Durable', values: same(shares), asset_class: 'shares' },
    { id: 'bonds', name: 'Obligations Responsables', values: same(bonds), asset_class: 'bonds' },
    { id: 'money', name: 'Monétaire Responsable', values: same(money), asset_class: 'money' },
  ],
}

export const HOLDINGS: RoboHoldings = {
  policy_id: '00771221',
  title: 'PEE',
  as_of: plainDate('2026-11-20'),
  monthly_payment: euros(150),
  funds: [
    { id: 'shares', label: 'Actions Europe Durable', amount: euros('5239.24'), asset_class: 'shares', apart: null },
    { id: 'bonds', label: 'Obligations Responsables', amount: euros('2964.92'), asset_class: 'bonds', apart: null },
    { id: 'money', label: 'Monétaire Responsable', amount: euros('3200'), asset_class: 'money', apart: null },
  ],
}

export const PLAN = { user_id: 'sylvie', entity_id: 'aubrenne', contract_id: 'pee' } as const

export const entity = (contract: string): RoboEntity => ({
  contract_id: contract,
  entity_id: 'aubrenne',
  account_type: 'PEE',
  company_name: 'Verrerie Aubrenne',
  scope: 's2e',
})

type Given = {
  readonly own?: RoboProfile | null
  readonly years?: number | null
  readonly capacity?: 1 | 3
}

/** What the API says of the worked case's plan. */
export const profileAnswer = ({ own = 'balanced', years = 3, capacity = 3 }: Given = {}): ProfileAnswer => {
  const list = GRID.allocations.map(({ name, values }) => ({ label: name, value: values.balanced[3] ?? 0 }))
  const risks = { bad_year: 0.0869, late_loss: 0.2257 }
  const columns = { risks, unclassified: 0, limits: { bad_year: 0.17, late_loss: 0.18 }, beyond: true }
  const all = years === null ? null : columns
  return {
    investor_profile: own,
    profiles: { offensive: list, balanced: list, defensive: list, security: list },
    horizon_years: years,
    questionnaire:
      own === null
        ? null
        : {
            dated_on: plainDate('2026-11-04'),
            valid_until: plainDate('2028-11-04'),
            version: '2026-10',
            state: 'valid',
            levels: { capacity, knowledge: 4, tolerance: 4 },
            decided_by: ['capacity'],
            answers: null,
          },
    grid: GRID,
    holdings: HOLDINGS,
    explanation: {
      assumptions: 'robo-2026-10',
      step: years === null ? null : 3,
      columns: { offensive: all, balanced: all, defensive: all, security: all },
      today: { bad_year: 0.0973, late_loss: 0.2393 },
      today_unclassified: 0,
    },
  }
}
