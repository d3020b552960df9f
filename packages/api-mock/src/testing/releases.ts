import type { Visitor } from './visitor.ts'

/** Nadia's company savings plan: her company pays her out. */
export const NADIA_PEE = '00771221'

/** A release as the wire writes it: 500,00 € of Nadia's PEE after an event without a time limit, unless said otherwise. */
export const releaseBody = (more: Readonly<Record<string, unknown>> = {}) => ({
  company_id: 'ent-carmandel',
  release_id: 'pee-disability',
  event_date: '14/09/2026',
  policies: [{ policy_id: NADIA_PEE, amount: 500, funds: [] }],
  ...more,
})

type Lot = { readonly available_on: string | null; readonly amount: number; readonly claimed?: number }
type Held = { readonly id: string; readonly amount: number; readonly lots: readonly Lot[] }
type Read = { readonly policy_id: string; readonly balance: number; readonly investments: readonly Held[] }

/** An account of employee savings as the API tells it. */
export const accountRead = async (visitor: Visitor, policy: string): Promise<Read | undefined> => {
  const answer = await visitor.post('/api/v2/services/api-s2e/accounts')
  const { s2e_accounts: accounts } = answer.json() as { readonly s2e_accounts?: readonly Read[] }
  return accounts?.find(({ policy_id }) => policy_id === policy)
}

const isFree = ({ available_on: free }: Lot): boolean => free !== null && free.split('/').toReversed().join('') <= '20261120'

/** A refund of 100,00 € of the first fund of Nadia's PEE that has as much free. */
export const refundBody = async (visitor: Visitor) => {
  const account = await accountRead(visitor, NADIA_PEE)
  const fund = account?.investments.find(({ lots }) => lots.some((lot) => isFree(lot) && lot.amount >= 100))
  return {
    context: {
      id_entreprise: 'ent-carmandel',
      type: 'REMBOURSEMENT_DISPONIBLE',
      avoirs: [{ policy_id: NADIA_PEE, investment_id: fund?.id ?? 'none', amount: 100 }],
    },
    reason: null,
  }
}
