import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import type { EstimateBasis, KeptEstimate, ResultRow } from '../pension/index.ts'
import { freshProjection, type ProjectionContext, type ProjectionForm, type ProjectionPlan } from './index.ts'

export const TODAY = plainDate('2026-11-20')
export const BIRTH = plainDate('1964-03-12')

export const held = (fields: Pick<Account, 'type' | 'policy_id'> & Partial<Account>): Account => ({
  title: fields.type,
  scope: 'ais',
  status: 'ENCOURS',
  balance: euros(0),
  ...fields,
})

/** The savings of the worked case that become an annuity: 53 892,95 € in two contracts, and a third that is only paid into. */
export const PERO = held({
  type: 'PERO',
  policy_id: 'pero',
  balance: euros('35480.20'),
  balance_co: euros('35480.20'),
  company_id: 'c',
})
export const A83 = held({ type: 'A83', policy_id: 'a83', balance: euros('18412.75'), company_id: 'c' })
export const PERECO = held({
  type: 'PERECO',
  policy_id: 'pereco',
  company_id: 'c',
  periodic_payment: { amount: euros(150), periodicity: 'MONTHLY' },
})

const row = (age: string, start: string, base: string, complementary: string): ResultRow => ({
  age,
  start: plainDate(start),
  quarters: 169,
  yearly_amount_base: euros(base).times(12) as ResultRow['yearly_amount_base'],
  yearly_amount_complementary: euros(complementary).times(12) as ResultRow['yearly_amount_base'],
  monthly: undefined,
  type: 'AGE_ENTIER',
})

/** The pension of the worked case, by whole ages. */
export const ESTIMATE: KeptEstimate = {
  age_full_rate: '64 ans et 3 mois',
  careers: { base: [], complementary: [] },
  date: '2026-11-20T09:00:00Z',
  result: [
    row('63 ans', '2027-04-01', '1464.70', '0'),
    row('64 ans', '2028-04-01', '1079.86', '498.76'),
    row('65 ans', '2029-04-01', '1660.66', '0'),
    row('66 ans', '2030-04-01', '1731.28', '0'),
    row('67 ans', '2031-04-01', '1801.89', '0'),
  ],
  basis: undefined,
}

const BASIS: EstimateBasis = {
  birth: BIRTH,
  children_credited: 0,
  children_raised: 0,
  reputed_quarters: 0,
  reputed_by_kind: undefined,
  other_quarters: 0,
  other_kinds: undefined,
  other_base: euros(0),
  other_complementary: euros(0),
  other_label: null,
  left_out: 'notaries',
  is_married: undefined,
  statement: [],
  projection: { from: 2026, wage: euros(30_000), level: 'duration', pause: null },
  today: TODAY,
  checked_until: TODAY,
}

/** The same estimate where its years to come leave out the scheme of a notary, or their complementary part. */
export const partialEstimate = (level: 'duration' | 'base'): KeptEstimate => ({
  ...ESTIMATE,
  basis: { ...BASIS, projection: { ...BASIS.projection, level } },
})

export const PLAN: ProjectionPlan = {
  birthDate: BIRTH,
  today: TODAY,
  horizon: 64,
  goal: euros(1900),
  otherIncome: euros(240),
  propertyLoan: euros(310),
  periodicity: 'monthly',
  pension: { estimate: ESTIMATE, known: null },
  accounts: [PERO, PERECO, A83],
  payments: { pero: euros(0), pereco: euros(150), a83: euros(0) },
  shares: {},
}

export const CONTEXT: ProjectionContext = {
  accounts: [PERO, PERECO, A83],
  estimate: ESTIMATE,
  birthDate: BIRTH,
  today: TODAY,
  companyScheme: null,
}

export const formWith = (given: Partial<ProjectionForm> = {}): ProjectionForm => ({
  ...freshProjection(CONTEXT.accounts),
  goal: '1 900,00',
  horizon: '64',
  other_income: '240',
  property_loan: '310',
  ...given,
})
