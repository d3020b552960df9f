import { plainDate } from '../calendar/index.ts'
import type { Evaluators } from '../explain/index.ts'
import { Decimal, euros, ZERO_EUROS } from '../money/index.ts'
import type { AllocableAccount } from '../contributions/index.ts'
import type { OptionBulletin } from './index.ts'

const topUp = (rate: string, ceiling: string, received: string): AllocableAccount['top_up'] => ({
  bands: [{ up_to: null, rate: new Decimal(rate) }],
  ceiling: euros(ceiling),
  matched: ZERO_EUROS,
  own: ZERO_EUROS,
  received: euros(received),
  kind_received: euros(received),
})

/** The plan for retirement of the worked case: 50 % up to 1 314,00 €. */
export const pereco = (received = '0'): AllocableAccount => ({
  policy_id: '0048 2201',
  title: 'PERECO',
  type: 'PERECO',
  order: 1,
  available_on: null,
  top_up: topUp('0.5', '1314', received),
  investments: [
    { id: 'pilotee', label: 'Gestion pilotée', held: false },
    { id: 'obligations', label: 'Obligations Responsables', held: false, risk_level: 3 },
  ],
})

/** The savings plan of the worked case: 25 % up to 3 138,00 €, of which 257,00 € were received. */
export const PEE: AllocableAccount = {
  policy_id: '0048 2190',
  title: 'PEE',
  type: 'PEE',
  order: 2,
  available_on: plainDate('2031-06-01'),
  top_up: topUp('0.25', '3138', '257'),
  investments: [
    { id: 'monetaire', label: 'Monétaire Responsable', held: false, risk_level: 1 },
    { id: 'actions', label: 'Actions Europe Durable', held: false, risk_level: 5 },
  ],
}

/** The bulletin of the worked case: 2 480,00 € of profit share, to be answered until 02/12/2026. */
export const BULLETIN: OptionBulletin = {
  id: 'bo-1',
  type: 'PARTICIPATION',
  amount: euros(2480),
  start_date: plainDate('2026-11-02'),
  deadline_date: plainDate('2026-12-02'),
  minimum_investment_amount: euros(160),
  // Out of their order, as a server may send them.
  allocable_accounts: [PEE, pereco()],
}

const none = (): never => {
  throw new Error('no step of a bulletin is computed by another room')
}

/** Evaluators of calculations that are plain arithmetic. */
export const NO_EVALUATORS: Evaluators = { 'annuity-factor': none, 'complete-expectation': none }
