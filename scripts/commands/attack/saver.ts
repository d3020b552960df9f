import { CSRF_COOKIE, CSRF_HEADER, KEY_HEADER } from '@hautelisse/domain/contract'

import { signIn, type Visitor } from '../../measures/bench/visitor.ts'

const S2E = '/api/v2/services/api-s2e'
const DOOR = '/stand-in/otp'

/** Address of a change of bank account. */
export const UPDATE = `${S2E}/profile/update-bank-account-coordinates`
/** Address of a payment. */
export const PAYMENT = `${S2E}/transactional/voluntary_payment`

/** The token that a visitor's cookies bring. */
export const tokenIn = (cookie: string): string =>
  decodeURIComponent(new RegExp(`${CSRF_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? '')

/** A code that is certainly another one. */
export const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Signs somebody in, in a session of its own. */
export const enter = (address: string, sub: string): Promise<Visitor> => signIn(address, (sent) => fetch(sent), sub)

/** Asks for a one-time code; answers the code that the stand-in's door shows. */
export const askCode = async (visitor: Visitor, state: string): Promise<string> => {
  await visitor.send({ method: 'GET', path: `/api/v3/login/oauth/otp/collective?state=${state}` })
  const door = await (await visitor.send({ method: 'GET', path: `${DOOR}?state=${state}` })).text()
  return /\b\d{6}\b/.exec(door.replaceAll(/(\d{3})\s(\d{3})/g, '$1$2'))?.[0] ?? ''
}

/** Types a code at the door; answers the status. */
export const typeCode = async (visitor: Visitor, state: string, code: string): Promise<number> => {
  const body = new URLSearchParams({ state, code, csrf: tokenIn(visitor.cookies()) })
  return (await visitor.send({ method: 'POST', path: DOOR, body })).status
}

/** Confirms a session by the code that the door shows. */
export const confirm = async (visitor: Visitor): Promise<number> =>
  typeCode(visitor, 'confirmed', await askCode(visitor, 'confirmed'))

/** What is answered to a request for another bank account. */
export type AskedAccount = { readonly request_id: string; readonly demonstration: string }

/** Asks for another bank account of Sylvie Garnier. */
export const askAccount = async (address: string, cookie: string, key = 'asked'): Promise<AskedAccount> => {
  const form = new FormData()
  const body = {
    main_company_id: 'ent-aubrenne',
    purposes: ['VIREMENT'],
    country: 'FR',
    holder: 'Sylvie Garnier',
    iban: 'FR1420041010050500013M02606',
    bic: null,
  }
  form.append('data', JSON.stringify(body))
  form.append('files', new File(['%PDF-1.7'.padEnd(100)], 'rib.pdf', { type: 'application/pdf' }))
  const headers = { Cookie: cookie, [CSRF_HEADER]: tokenIn(cookie), [KEY_HEADER]: key }
  const answer = await fetch(`${address}${UPDATE}`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`The account was not asked for: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as AskedAccount
}

/** Signs such a request with a code. */
export const signAccount = (
  address: string,
  cookie: string,
  key: string,
  signed: { readonly request_id: string; readonly code: string },
): Promise<Response> =>
  fetch(`${address}${UPDATE}/signature`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, [CSRF_HEADER]: tokenIn(cookie), [KEY_HEADER]: key },
    body: JSON.stringify({ certified: true, payee_confirmed: true, ...signed }),
  })
