import { plainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { pensionSimulationCall, type Provider } from '@hautelisse/domain/pension'
import { describe, expect, it } from 'vitest'

import { readOutbox } from '../outbox/index.ts'
import { PEOPLE } from '../people/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { HOMES, PENSION_ANSWERS, sealedCredentials, startApi, type HomeName, type Visitor } from '../testing/index.ts'
import { credentialsOf } from './accounts.ts'
import { EXPECTED } from './expected.testing.ts'

const BASE = '/api/v3/simulators/marel'

type Body = Record<string, unknown>
type Row = {
  readonly age: string
  readonly quarters: number
  readonly yearly_amount_base: number
  readonly yearly_amount_complementary: number
  readonly monthly: number
  readonly type: string
  readonly start: string
}
type Result = Body & { readonly age_full_rate: string; readonly result: readonly Row[] }

const bodyOf = ({ text }: { readonly text: string }): Body => JSON.parse(text) as Body

const open = async (home: HomeName, sub: string, provider: Provider = 'cnav') => {
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
const providerOf = (sub: string): Provider => (['nadia-belkhir', 'lea-morvan'].includes(sub) ? 'dgfip' : 'cnav')

const dates = ['04/05/1996', '12/09/1998', '01/02/2001']
const answersOf = (sub: string): Body => {
  const { salary = 2680, month_number = 12, children = 0 } = EXPECTED[sub] ?? {}
  const births = dates.slice(0, children).map((date, at) => [`children_birth_date_${at + 1}`, date])
  return { ...PENSION_ANSWERS, salary, month_number, children, ...Object.fromEntries(births) }
}

const simulate = (visitor: Visitor, user_id: string, session_id: string, payload: Body | null = answersOf(user_id)) =>
  visitor.post(`${BASE}/simulation`, { user_id, session_id, payload })

const written = ({ age, quarters, yearly_amount_base: base, yearly_amount_complementary: more, monthly }: Row): string =>
  `${age} ${quarters} ${base.toFixed(2)} ${more.toFixed(2)} ${monthly.toFixed(2)}`

/** Marc's other scheme pays 4 260 and 6 840 euros a year from the full rate on. */
const withoutOther = (sub: string, row: Row, full: number): Row => {
  if (sub !== 'marc-delorme' || Number.parseInt(row.age, 10) < full) return row
  const { yearly_amount_base: base, yearly_amount_complementary: more, monthly } = row
  return { ...row, yearly_amount_base: base - 4260, yearly_amount_complementary: more - 6840, monthly: monthly - 925 }
}

describe.each(HOMES)('an estimate of the pension service, in the %s', (home) => {
  it.each(Object.keys(EXPECTED))('[S-CALL-18] [MOCK-11] [MAREL-32] gives %s every row to the cent', async (sub) => {
    const { visitor, session_id } = await open(home, sub, providerOf(sub))
    const answer = await simulate(visitor, sub, session_id)
    expect(answer.status).toBe(200)
    const { result, contracts, ...rest } = bodyOf(answer) as Result
    const full = result.findIndex(({ type }) => type === 'TAUX_PLEIN')
    const rows = result.map((row, at) => (at < full ? row : withoutOther(sub, row, 0)))
    expect(rows.map(written)).toEqual(EXPECTED[sub]?.rows)
    expect(rest.age_full_rate).toBe(result[full]?.age)
    expect(contracts).toBeUndefined()
  })
})

describe('an estimate of the pension service', () => {
  it('[MAREL-33] [MAREL-34] [MAREL-35] lists the career by employer, its points to two decimals', async () => {
    const { visitor, session_id } = await open('server', 'sylvie-garnier')
    const { careers } = bodyOf(await simulate(visitor, 'sylvie-garnier', session_id)) as {
      careers: { base: Body[]; complementary: Body[] }
    }
    expect(careers.base[0]).toEqual({
      start_date: '01/01/1988',
      end_date: '31/12/1994',
      regime: 'CNAV',
      regime_label: 'Régime général',
      quarters: 27,
      employer: 'Papeteries du Lison',
    })
    expect(careers.complementary[0]).toMatchObject({ regime: 'AGIRC_ARRCO', points: 452.89 })
    const all = careers.base.reduce((held, { quarters }) => held + Number(quarters), 0)
    expect(all).toBe(144)
  })

  it('[S-CALL-18] explains every row down to each year: wage, ceiling, coefficient, points', async () => {
    const { visitor, session_id } = await open('server', 'sylvie-garnier')
    const { explanation } = pensionSimulationCall.answer.decode(
      bodyOf(await simulate(visitor, 'sylvie-garnier', session_id)) as never,
    )
    expect(explanation).toHaveLength(10)
    const terms = JSON.stringify(explanation?.[2])
    const years = (term: string) =>
      new Set([...terms.matchAll(new RegExp(`"${term}"[^}]*?"year":(\\d{4})`, 'g'))].map(([, year]) => year))
    expect(terms).toContain('1598.95')
    for (const term of ['state-pension.wage', 'state-pension.coefficient']) expect(years(term).size).toBe(23)
    expect(years('state-pension.points-of-year').size).toBeGreaterThan(35)
  })

  it('pays one row to a person whose pension is paid already, without a form', async () => {
    const sub = 'helene-fontanel'
    const { visitor, session_id } = await open('server', sub)
    const { age_full_rate: age, result, basis } = bodyOf(await simulate(visitor, sub, session_id, null)) as Result
    expect([age, result, basis]).toEqual([
      '62 ans',
      [
        {
          age: '62 ans',
          quarters: 166,
          yearly_amount_base: 15_412.44,
          yearly_amount_complementary: 7344.94,
          monthly: 1896.45,
          type: 'EN_PAIEMENT',
          start: '01/05/2017',
        },
      ],
      undefined,
    ])
    const { visitor: other, session_id: its } = await open('server', 'sylvie-garnier')
    expect(bodyOf(await simulate(other, 'sylvie-garnier', its, null))).toMatchObject({
      data: 'ERR_INVALID',
      fields: [{ path: 'payload', code: 'required' }],
    })
  })

  it('[MAREL-56] [MAREL-107] [MAREL-93] refuses a payload as its form would, field by field', async () => {
    const { visitor, session_id } = await open('server', 'sylvie-garnier')
    const wrong = { ...answersOf('sylvie-garnier'), professional_category: 'FSA', premium_traction: 1, month_number: 16 }
    const answer = await simulate(visitor, 'sylvie-garnier', session_id, wrong)
    expect(answer.status).toBe(400)
    expect((bodyOf(answer)['fields'] as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)).toEqual(
      expect.arrayContaining(['payload.professional_category disabled', 'payload.premium_traction hidden']),
    )
  })
})

describe.each(HOMES)('what is kept of an estimate, in the %s', (home) => {
  it('[S-CALL-08] [S-CALL-19] [S-CALL-20] [MOCK-03] [MOCK-04] [MOCK-12] [MOCK-13] [MAREL-74] [MAREL-75] [MAREL-77] [S-ERR-26] is what was saved, and nothing before', async () => {
    const sub = 'sylvie-garnier'
    const { visitor, session_id } = await open(home, sub)
    const initialize = () => visitor.post(`${BASE}/initialize`, { user_id: sub })
    const save = () => visitor.post(`${BASE}/save`, { user_id: sub, session_id })
    for (const answer of [await initialize(), await initialize()]) {
      expect([answer.status, bodyOf(answer)]).toEqual([404, { data: 'ERR_UNKNOWN', message: 'Not found' }])
    }
    expect((await save()).status).toBe(404)
    const estimate = bodyOf(await simulate(visitor, sub, session_id)) as Result
    expect((await initialize()).status).toBe(404)
    expect(bodyOf(await visitor.post(`${BASE}/cap`, { user_id: sub, session_id }))['result']).toEqual(estimate.result)
    expect(bodyOf(await save())).toBe('OK')
    expect(bodyOf(await initialize())).toMatchObject({ ...estimate, date: expect.any(String) as string, contracts: [] })
  })

  it('[MOCK-05] [S-CALL-11] [MAREL-36] [MAREL-37] [MAREL-38] names the contracts held elsewhere', async () => {
    const { visitor, session_id } = await open(home, 'marc-delorme')
    const { contracts } = bodyOf(await visitor.post(`${BASE}/contracts`, { session_id })) as { contracts: Body[] }
    expect(contracts.map(({ product_type, value }) => [product_type, (value as { value: number }).value])).toEqual([
      ['PERCO', 1_248_055],
      ['PERU', 821_000],
      ['PEG', 310_240],
    ])
  })
})

describe('the session of the pension service', () => {
  it('[MAREL-67] is asked for by every call, and serves nobody else', async () => {
    const { visitor, session_id } = await open('server', 'sylvie-garnier')
    const calls = ['contracts', 'simulation', 'cap', 'save']
    const bodies = (id: string) => (name: string) =>
      visitor.post(
        `${BASE}/${name}`,
        name === 'contracts'
          ? { session_id: id }
          : {
              user_id: 'sylvie-garnier',
              session_id: id,
              ...(name === 'simulation' ? { payload: answersOf('sylvie-garnier') } : {}),
            },
      )
    for (const name of calls) expect(bodyOf(await bodies('another')(name))['data']).toBe('ERR_MAREL_SESSION')
    expect(bodyOf(await simulate(visitor, 'nadia-belkhir', session_id))['data']).toBe('ERR_UNKNOWN')
  })

  it('keeps an estimate for two years and no day longer', async () => {
    const { storage, visitor, session_id } = await open('server', 'sylvie-garnier')
    await simulate(visitor, 'sylvie-garnier', session_id)
    await visitor.post(`${BASE}/save`, { user_id: 'sylvie-garnier', session_id })
    const kept = (await storage.documents.read('sylvie-garnier', 'pension-saved'))?.value ?? ''
    const readOn = async (day: string) => {
      const clock = { now: () => Date.parse(`${day}T09:00:00Z`), today: () => plainDate(day) }
      const later = startApi('server', { storage, clock }).visit()
      await later.signIn('sylvie-garnier', 'collective')
      return (await later.post(`${BASE}/initialize`, { user_id: 'sylvie-garnier' })).status
    }
    expect(kept).toContain('"on":"20/11/2026"')
    expect([await readOn('2028-11-19'), await readOn('2028-11-20')]).toEqual([200, 404])
  })
})

describe.each(HOMES)('the account at the pension site, in the %s', (home) => {
  const sub = 'lea-morvan'
  const NIR = '2920676990906'

  it('[S-CALL-21] [S-CALL-22] [MOCK-14] [MOCK-15] [MAREL-73] is made in two steps by the person it belongs to, and lets them in', async () => {
    const { visitor, storage } = await open(home, sub, 'dgfip')
    const { identifier, password } = await sealedCredentials(visitor, { identifier: NIR, password: 'Ourdissoir-1' })
    const { identifier: other } = await sealedCredentials(visitor, { identifier: '2640376990901', password: 'x' })
    const first = { identifier, last_name: 'morvan', birth_date: '18/06/1992', email: 'lea@example.com' }
    const second = { identifier, password, secret_question: 'Où ?', secret_answer: 'À Rouen' }
    const tried = async (path: string, body: Body) => bodyOf(await visitor.post(`${BASE}/register/${path}`, body))
    expect(await tried('second', second)).toMatchObject({ fields: [{ path: 'identifier' }] })
    expect(await tried('first', { ...first, identifier: other })).toMatchObject({ fields: [{ path: 'identifier' }] })
    expect(await tried('first', { ...first, identifier: 'plain' })).toMatchObject({
      fields: [{ path: 'identifier', code: 'cipher' }],
    })
    expect(await tried('first', { ...first, last_name: 'Garnier' })).toMatchObject({ fields: [{ path: 'last_name' }] })
    expect(await tried('first', { ...first, birth_date: '19/06/1992' })).toMatchObject({ fields: [{ path: 'birth_date' }] })
    expect(await tried('first', first)).toEqual({})
    expect(await tried('second', { ...second, password: 'plain' })).toMatchObject({
      fields: [{ path: 'password', code: 'cipher' }],
    })
    const short = await sealedCredentials(visitor, { identifier: NIR, password: 'court' })
    expect(await tried('second', { ...second, ...short })).toMatchObject({ fields: [{ code: 'password-too-short' }] })
    expect(await tried('second', second)).toEqual({})
    expect(await tried('first', first)).toMatchObject({ fields: [{ path: 'identifier', code: 'taken' }] })
    expect((await visitor.post(`${BASE}/login/cnav`, { identifier, password })).status).toBe(200)
    const kept = (await storage.documents.read(sub, 'pension-site'))?.value ?? ''
    for (const secret of ['ourdissoir-1', 'rouen', NIR]) expect(kept.toLowerCase()).not.toContain(secret)
  })

  it('[S-CALL-23] [S-CALL-24] [S-CALL-25] [MOCK-16] [MOCK-17] [S-ERR-18] gives a forgotten password back, after the secret question alone', async () => {
    const { visitor, storage } = await open(home, 'sylvie-garnier')
    const { identifier } = await sealedCredentials(visitor, { identifier: '2640376990901', password: 'x' })
    const { identifier: nobody } = await sealedCredentials(visitor, { identifier: NIR, password: 'x' })
    const ask = async (path: string, body: Body) => visitor.post(`${BASE}/forgot-password/${path}`, { session_id: null, ...body })
    expect(bodyOf(await ask('first', { identifier: 'plain' }))['data']).toBe('ERR_INVALID')
    expect(bodyOf(await ask('first', { identifier: nobody }))).toEqual({
      data: 'ERR_MAREL_ACCOUNT',
      message: expect.stringMatching(/^Aucun compte/) as string,
    })
    expect(bodyOf(await ask('first', { identifier }))).toEqual({ valeur: 'Quel fut votre premier métier à tisser ?' })
    const right = { identifier, secret_answer: ' JACQUARD', birth_date: '12/03/1964' }
    for (const wrong of [{ secret_answer: 'Jenny' }, { birth_date: '13/03/1964' }, { identifier: nobody }]) {
      const refusal = await ask('second', { ...right, ...wrong })
      expect([refusal.status, bodyOf(refusal)['data']]).toEqual([403, 'ERR_MAREL_ANSWER'])
    }
    expect(bodyOf(await ask('second', { ...right, identifier: 'plain' }))['data']).toBe('ERR_INVALID')
    expect(bodyOf(await ask('second', right))).toEqual({})
    const old = await sealedCredentials(visitor, credentialsOf('sylvie-garnier', 'cnav') ?? { identifier: '', password: '' })
    expect((await visitor.post(`${BASE}/login/cnav`, old)).status).toBe(401)
    const [letter] = await readOutbox(storage, 'sylvie-garnier')
    const password = letter?.text.split(' : ')[1] ?? ''
    const fresh = await sealedCredentials(visitor, { identifier: '2640376990901', password })
    expect((await visitor.post(`${BASE}/login/cnav`, fresh)).status).toBe(200)
    expect((await storage.documents.read('sylvie-garnier', 'pension-site'))?.value).not.toContain(password)
  })
})

it('[P-CALL-97] [S-CALL-07] [S-ROLE-02] tells the advisor that the estimator was opened: the own one, and nobody else', async () => {
  const { visitor, storage } = await open('server', 'marc-delorme')
  const advisor_email = PEOPLE.find(({ oauth_profile: { sub } }) => sub === 'marc-delorme')?.[PROVIDER_ADVISOR]?.email
  const load = (body: Body) =>
    visitor.post('/api/v2/services/mail-handler/load-marel', { user_id: 'marc-delorme', advisor_email, ...body })
  expect((await load({ advisor_email: 'nobody@example.org' })).status).toBe(400)
  expect((await load({ user_id: 'sylvie-garnier' })).status).toBe(404)
  expect(bodyOf(await load({}))).toBe('OK')
  expect(await readOutbox(storage, 'marc-delorme')).toMatchObject([{ kind: 'notice', to: advisor_email }])
})

it('[MAREL-29] keeps no secret in storage, outbox or answers', async () => {
  const { visitor, storage, session_id } = await open('server', 'sylvie-garnier')
  const answer = await simulate(visitor, 'sylvie-garnier', session_id)
  await visitor.post(`${BASE}/save`, { user_id: 'sylvie-garnier', session_id })
  const names = ['pension-access', 'pension-draft', 'pension-saved', 'pension-site', 'outbox']
  const kept = await Promise.all(names.map(async (name) => (await storage.documents.read('sylvie-garnier', name))?.value ?? ''))
  for (const text of [...kept, answer.text]) {
    for (const secret of ['Fil-de-trame-1', '2640376990901']) expect(text).not.toContain(secret)
  }
})
