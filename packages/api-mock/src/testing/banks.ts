import type { Received, Visitor } from './visitor.ts'

const BASE = '/api/v2/services/budget-insight'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Addresses of the calls about linked banks. */
export const BANKS = {
  accounts: `${BASE}/accounts`,
  connections: `${BASE}/connections`,
  connectors: `${BASE}/connectors`,
  investments: `${BASE}/investments`,
  transactions: `${BASE}/transactions`,
  return: `${BASE}/connections/return`,
} as const

const SUB = 'sylvie-garnier'

/** Asks for the way to a bank; `state` is that of its address. */
export const askForBank = async (
  visitor: Visitor,
  { connector = 'elvenay', consent = true, sub = SUB }: { connector?: string; consent?: boolean; sub?: string } = {},
): Promise<{ readonly answer: Received; readonly address: string; readonly state: string }> => {
  const answer = await visitor.post(BANKS.connections, { user_id: sub, connector_id: connector, consent })
  const address = answer.status === 200 ? (answer.json() as { data: string }).data : ''
  return { answer, address, state: new URL(address, 'http://localhost').searchParams.get('state') ?? '' }
}

/** Sends the form of a bank's page. */
export const sendBank = (visitor: Visitor, address: string, fields: Record<string, string>): Promise<Received> => {
  const url = new URL(address, 'http://localhost')
  const state = url.searchParams.get('state') ?? ''
  const csrf = visitor.credentials.get('XSRF-TOKEN') ?? ''
  const body = new URLSearchParams({ state, csrf, ...fields }).toString()
  return visitor.send({ method: 'POST', path: url.pathname, body, headers: FORM })
}

type Linked = { readonly id: string; readonly state: string }

/** Links a bank and shows all that it offers; `later` is what it tells of itself afterwards. */
export const linkBank = async (
  visitor: Visitor,
  { connector = 'elvenay', sub = SUB, later = '' }: { connector?: string; sub?: string; later?: string } = {},
): Promise<Linked> => {
  const { address, state } = await askForBank(visitor, { connector, sub })
  const page = await sendBank(visitor, address, { outcome: connector === 'elvenay' ? 'with-code' : 'right', later })
  const code = /<b>(\d{6})<\/b>/.exec(page.text)?.[1]
  if (code !== undefined) await sendBank(visitor, address, { code, later })
  const told = (await visitor.post(BANKS.return, { state })).json() as { connection_id: string }
  const path = `${BANKS.connections}/${told.connection_id}/accounts`
  const offered = (await visitor.get(path)).json() as { accounts: readonly { id: string }[] }
  await visitor.send({ method: 'PUT', path, body: { shown: offered.accounts.map(({ id }) => id) } })
  return { id: told.connection_id, state }
}
