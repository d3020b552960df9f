import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import type { SwitchContext } from '../fund-switch/index.ts'
import { euros } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import type { PaymentContext } from '../payment/index.ts'
import { REFUND_TYPES, releaseLines, type RefundContext, type RefundType } from '../release/index.ts'
import { TODAY } from './account.testing.ts'
import type { ActHolder, ActReadings } from './index.ts'

/** A saver to whom money can be paid, and who can be debited. */
export const HOLDER: ActHolder = {
  birth: plainDate('1964-03-12'),
  isMirror: false,
  canReceive: true,
  hasMandate: true,
  payors: [],
  needsMobile: false,
  contact: { hash: 'advisor' },
}

const refundOf = (type: RefundType): RefundContext => ({
  id_entreprise: 'c',
  blocages: [],
  blocage_avoirs: false,
  avoirs_sans_fiscalite: [],
  avoirs_sans_rachat: [],
  autorisation: true,
  mode_saisie: 'EN_LIGNE',
  taille_max_pj: 1,
  taille_max_pj_total: 1,
  type,
  _links: {},
  plans: undefined,
})

/** What companies and contracts say, all of it open unless said otherwise. */
type Terms = {
  readonly payment?: Partial<PaymentContext>
  readonly switching?: Partial<SwitchContext>
  readonly movable?: number
  readonly underWay?: number
  readonly payable?: NonNullable<PaymentContext['allocable_accounts']>[number]['investments']
  readonly funds?: readonly string[]
  readonly refund?: Partial<RefundContext>
  readonly refunds?: readonly RefundType[]
  readonly isPermitted?: boolean
  readonly isPayable?: boolean
  readonly channel?: 'portal' | 'external'
  readonly operations?: readonly Operation[]
}

/** What the calls say of accounts of one company, `c`. */
export const readingsOf = (accounts: readonly Account[], terms: Terms = {}): ActReadings => {
  const {
    funds = ['shares', 'bonds'],
    movable = 100,
    payable = [{ id: 'shares', label: 'shares', held: true }],
    underWay = 0,
    isPermitted = true,
    isPayable = true,
  } = terms
  const permission = { punctual: isPermitted, periodic: isPermitted }
  const contextOf = (held: readonly Account[]): PaymentContext => ({
    max_amount: euros(10_000),
    blockings: [],
    day_limit: 15,
    day_value_liquidity: 28,
    direct_debit_exceptional_payment: true,
    debit_card_exceptional_payment: true,
    scheduled_payment: true,
    scheduled_payment_creation: true,
    frequencies: ['MENSUELLE'],
    min_amount: euros(15),
    yearly_limit: undefined,
    allocable_accounts: isPayable
      ? held.map(({ policy_id, title, type }, order) => ({ policy_id, title, type, order, investments: payable }))
      : [],
    ...terms.payment,
  })
  const switchable = accounts.map(({ policy_id, balance }) => ({
    policy_id,
    value: balance,
    under_way: euros(underWay),
    investments: funds.map((id) => ({ id, label: id, amount: euros(100), movable: euros(movable), expected: euros(100) })),
  }))
  const channel = terms.channel ?? 'portal'
  const acts = switchable.map((one) => ({
    policy_id: one.policy_id,
    acts: (['VV_PONCTUEL', 'VV_PROGRAMME', 'ARBITRAGE'] as const).map((act) => ({ act, channel })),
    switchable: one,
    payable: contextOf(accounts),
  }))
  return {
    payment: {
      permission,
      contexts: [contextOf(accounts.filter(({ scope }) => scope === 's2e'))],
      retirement: { permission, acts },
    },
    switching: {
      permissions: { authorizedAct: isPermitted, companyTopUp: false, isVoluntaryPaymentAllowed: isPermitted },
      contexts: [{ company: 'c', blockings: [], switchable_accounts: switchable, ...terms.switching }],
      acts,
    },
    release: {
      permissions: isPermitted ? (terms.refunds ?? REFUND_TYPES).map((type) => ({ company_id: 'c', type, id: type })) : [],
      contexts: REFUND_TYPES.map((type) => Object.assign(refundOf(type), terms.refund)),
      releases: releaseLines(TODAY),
    },
    operations: terms.operations ?? [],
  }
}
