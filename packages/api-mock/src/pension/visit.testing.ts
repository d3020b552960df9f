import type { Provider } from '@hautelisse/domain/pension'

import { PEOPLE } from '../people/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { PENSION_ANSWERS, sealedCredentials, startApi, type HomeName, type Visitor } from '../testing/index.ts'
import { credentialsOf } from './accounts.ts'
import { EXPECTED } from './expected.testing.ts'

export const BASE = '/api/v3/simulators/marel'

export type Body = Record<string, unknown>
type Row = {
  readonly age: string
  readonly quarters: number
  readonly yearly_amount_base: number
  readonly yearly_amount_complementary: number
  readonly monthly: number
  readonly type: string
  readonly start: string
}
export type Result = Body & { readonly age_full_rate: string; readonly result: readonly Row[] }

/** Reads the body of an answer. */
export const bodyOf = ({ text }: { readonly text: string }): Body => JSON.parse(text) as Body

/** Signs a seeded person in to the portal and to the pension service. */
export const open = async (home: HomeName, sub: string, provider: Provider = 'cnav') => {
  const storage = memoryStorage()
  const api = startApi(home, { storage })
  const visitor = api.visit()
  await visitor.signIn(sub, PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === sub)?.origin)
  const typed = credentialsOf(sub, provider) ?? { identifier: '', password: '' }
  const logged = bodyOf(await visitor.post(`${BASE}/login/${provider}`, await sealedCredentials(visitor, typed)))
  if (provider === 'cnav') return { api, storage, visitor, session_id: String(logged['session_id']) }
  const { code } = logged['demonstration'] as { code: string }
  const opened = await visitor.post(`${BASE}/login/${provider}/two-factor`, { session_id: logged['session_id'], code })
  return { api, storage, visitor, session_id: String(bodyOf(opened)['session_id']) }
}

/** Nadia's account at the pension site is made with FranceConnect, and Léa has none: both come by the tax site. */
export const providerOf = (sub: string): Provider => (['nadia-belkhir', 'lea-morvan'].includes(sub) ? 'dgfip' : 'cnav')

const dates = ['04/05/1996', '12/09/1998', '01/02/2001']
/** Answers of the form that the expected rows were computed for. */
export const answersOf = (sub: string): Body => {
  const { salary = 2680, month_number = 12, children = 0 } = EXPECTED[sub] ?? {}
  const births = dates.slice(0, children).map((date, at) => [`children_birth_date_${at + 1}`, date])
  return { ...PENSION_ANSWERS, salary, month_number, children, ...Object.fromEntries(births) }
}

/** Asks for an estimate. */
export const simulate = (visitor: Visitor, user_id: string, session_id: string, payload: Body | null = answersOf(user_id)) =>
  visitor.post(`${BASE}/simulation`, { user_id, session_id, payload })

/** A row as the expected ones are written. */
export const written = ({ age, quarters, yearly_amount_base: base, yearly_amount_complementary: more, monthly }: Row): string =>
  `${age} ${quarters} ${base.toFixed(2)} ${more.toFixed(2)} ${monthly.toFixed(2)}`

/** Marc's other scheme pays 4 260 and 6 840 euros a year from the full rate on. */
export const withoutOther = (sub: string, row: Row, full: number): Row => {
  if (sub !== 'marc-delorme' || Number.parseInt(row.age, 10) < full) return row
  const { yearly_amount_base: base, yearly_amount_complementary: more, monthly } = row
  return { ...row, yearly_amount_base: base - 4260, yearly_amount_complementary: more - 6840, monthly: monthly - 925 }
}
