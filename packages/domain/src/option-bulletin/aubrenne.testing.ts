import { plainDate } from '../calendar/index.ts'
import type { Evaluators } from '../explain/index.ts'
import { euros, ZERO_EUROS } from '../money/index.ts'
import type { BulletinAccount, OptionBulletin, TopUpTerms } from './index.ts'

const topUp = (rate: number, ceiling: string, received: string): TopUpTerms => ({
  bands: [{ up_to: null, rate }],
  ceiling: euros(ceiling),
  matched_before: ZERO_EUROS,
  own_before: ZERO_EUROS,
  received_before: euros(received),
  kind_received_before: euros(received),
})

/** The plan for retirement of the worked case: 50 % up to 1 314,00 €. */
export const pereco = (received = '0'): BulletinAccount => ({
  policy_id: '0048 2201',
  title: 'PERECO',
  type: 'PERECO',
  order: 1,
  available_on: null,
  top_up: topUp(0.5, '1314', received),
  investments: [
    { id: 'pilotee', label: 'Gestion pilotée' },
    { id: 'obligations', label: 'Obligations Responsables', risk: 3 },
  ],
})

/** The savings plan of the worked case: 25 % up to 3 138,00 €, of which 257,00 € were received. */
export const PEE: BulletinAccount = {
  policy_id: '0048 2190',
  title: 'PEE',
  type: 'PEE',
  order: 2,
  available_on: plainDate('2031-06-01'),
  top_up: topUp(0.25, '3138', '257'),
  investments: [
    { id: 'monetaire', label: 'Monétaire Responsable', risk: 1 },
    { id: 'actions', label: 'Actions Europe Durable', risk: 5 },
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
