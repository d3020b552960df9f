import { modalOf } from '@hautelisse/domain/portal'
import { viewerOf } from '@hautelisse/machines/portal'
import type { ReactElement } from 'react'
import { useApp, type Between, type Example } from '../shell/index.ts'
import { FundModal } from './fund-sheet.tsx'

const FundAtHash = ({ hash }: { readonly hash: string }): ReactElement | null => {
  const { session } = useApp()
  const modal = modalOf(hash, { path: '/epargne', viewer: viewerOf(session.getSnapshot()) })
  return modal === undefined ? null : <FundModal modal={modal} onClose={() => {}} />
}

/** The sheet of a fund that Sylvie holds, opened by its fragment. */
export const fundSheet = (name: string, hash: string, between?: Between): Example => ({
  name,
  element: <FundAtHash hash={hash} />,
  ports: { person: 'sylvie-garnier', ...(between === undefined ? {} : { between }) },
})

export const EUROPE = 'fund-00482190_actions-europe-durable'

/** History and document of the fund cannot be read. */
export const failing: Between = (request, pass) =>
  request.path.includes('/investments/') ? Promise.resolve({ status: 500, body: '{"errorData":"ERR_INTERNAL"}' }) : pass()

/** The API says nothing certain of the funds. */
export const vague: Between = async (request, pass) => {
  const answer = await pass()
  if (!request.path.endsWith('/api-s2e/accounts')) return answer
  const body = JSON.parse(answer.body) as { s2e_accounts: { investments: Record<string, unknown>[] }[] }
  const unsaid = { risk_level: 0, horizon: 'HP_NC', classification: undefined, valuation_frequency: 'HEBDOMADAIRE' }
  const s2e_accounts = body.s2e_accounts.map((account) =>
    Object.assign({}, account, { investments: account.investments.map((one) => Object.assign({}, one, unsaid)) }),
  )
  return { ...answer, body: JSON.stringify({ s2e_accounts }) }
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  fundSheet('a fund of shares', EUROPE),
  fundSheet('a fund without history and document', EUROPE, failing),
  fundSheet('a fund of which little is said', EUROPE, vague),
  fundSheet('a fund of the money market', 'fund-00482190_monetaire-responsable'),
]
