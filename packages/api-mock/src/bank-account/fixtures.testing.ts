import { outboxAnswer } from '@hautelisse/domain/contract'

import { confirmByCode, keyed, pdf, startApi, type HomeName, type Received, type Visitor } from '../testing/index.ts'

export const S2E = '/api/v2/services/api-s2e'
export const UPDATE = `${S2E}/profile/update-bank-account-coordinates`
export const CONTEXT = `${S2E}/context/bank_account?main_company_id=ent-aubrenne`
export const IBAN = 'FR1420041010050500013M02606'
export const OTHER = 'FR7611111000010000099999902'
export const [SECOND, MINUTE] = [1000, 60_000]

const body = (change: object = {}) => ({
  main_company_id: 'ent-aubrenne',
  purposes: ['VIREMENT'],
  country: 'FR',
  holder: 'Sylvie Garnier',
  iban: IBAN,
  bic: null,
  ...change,
})

export type Asked = {
  readonly request_id: string
  readonly signature: string
  readonly sent_to: string | null
  readonly expires_at: string | null
  readonly demonstration?: string
  readonly payee: { readonly result: string; readonly name: string | null }
}

export const start = async (home: HomeName, sub = 'sylvie-garnier') => {
  const api = startApi(home)
  const visitor = api.visit()
  await visitor.signIn(sub)
  await confirmByCode(visitor)
  return { ...api, visitor }
}

export const update = (visitor: Visitor, key: string, change: object = {}, files: readonly File[] = [pdf('rib.pdf')]) =>
  visitor.send({ method: 'POST', path: UPDATE, body: body(change), files, headers: keyed(key) })
export const ask = async (visitor: Visitor, key: string, change: object = {}): Promise<Asked> =>
  (await update(visitor, key, change)).json() as Asked
export const sign = (visitor: Visitor, key: string, signed: object) =>
  visitor.send({ method: 'POST', path: `${UPDATE}/signature`, body: { certified: true, ...signed }, headers: keyed(key) })
export const signed = async (visitor: Visitor, key: string, change: object = {}): Promise<Asked> => {
  const asked = await ask(visitor, key, change)
  await sign(visitor, `${key} signed`, { request_id: asked.request_id, code: asked.demonstration })
  return asked
}
export const another = (visitor: Visitor, id: string) => visitor.post(`${UPDATE}/${id}/code`)
export const cancel = (visitor: Visitor, id: string, key = 'cancel') =>
  visitor.send({ method: 'DELETE', path: `${UPDATE}/${id}`, headers: keyed(key) })
export const problemOf = (answer: Received) => {
  const { errorData, fields } = answer.json() as { readonly errorData: string; readonly fields?: readonly unknown[] }
  return [answer.status, errorData, ...(fields ?? [])]
}
/** Status and code of a refusal, whatever it says of fields. */
export const refusalOf = (answer: Received) => problemOf(answer).slice(0, 2)
export const wrongOf = ({ demonstration = '' }: Asked) => String((Number(demonstration) + 1) % 1_000_000).padStart(6, '0')
export const accountsOf = async (visitor: Visitor) =>
  ((await visitor.post(`${S2E}/profile`)).json() as { s2e_profile: { bank_accounts: readonly object[] } }).s2e_profile
export const letters = async (visitor: Visitor) => outboxAnswer.parse((await visitor.get('/api/outbox')).json())
export const move = (visitor: Visitor, days: number) => visitor.post('/api/clock', { days })
