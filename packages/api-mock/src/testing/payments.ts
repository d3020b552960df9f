import { KEY_HEADER } from '@hautelisse/domain/contract'

/** Sylvie's company savings plan, and one of its funds. */
export const [PEE, FUND] = ['00482190', 'monetaire-responsable']

/** A payment as the wire writes it: 200,00 € by card to one fund of Sylvie's PEE, unless said otherwise. */
export const paymentBody = ({
  amount = 200,
  ...more
}: Readonly<Record<string, unknown>> & { readonly amount?: number } = {}) => ({
  main_company_id: 'ent-aubrenne',
  policy_id: PEE,
  kind: 'PUNCTUAL',
  method: 'CARD',
  amount,
  repartitions: [{ id: PEE, investments: [{ id: FUND, amount }] }],
  ...more,
})

/** Sylvie's PERECO, and one of its funds. */
export const [PERECO, PERECO_FUND] = ['00482201', 'retraite-2035']

/** A payment to a retirement contract as the wire writes it: 200,00 € by card to one fund of Sylvie's PERECO, deducted, unless said otherwise. */
export const retirementBody = ({
  amount = 200,
  ...more
}: Readonly<Record<string, unknown>> & { readonly amount?: number } = {}) => ({
  ...paymentBody({ amount }),
  policy_id: PERECO,
  repartitions: [{ id: PERECO, investments: [{ id: PERECO_FUND, amount }] }],
  tax_choice: 'DEDUCTIBLE',
  ...more,
})

/** What a payment by debit adds. */
export const BY_DEBIT = { method: 'DIRECT_DEBIT', rum: 'RUM-0048-2201' }

/** What a payment on the tenth of each month adds. */
export const MONTHLY = { ...BY_DEBIT, kind: 'PERIODIC', periodicity: 'MENSUELLE', debit_day: 10 }

/** Header of an act that is done once. */
export const keyed = (key: string): Readonly<Record<string, string>> => ({ [KEY_HEADER]: key })

export const RETIREMENT_PAYMENT = '/api/v2/services/api-ais/transactional/voluntary-payment'
export const PAYMENT = '/api/v2/services/api-s2e/transactional/voluntary_payment'
