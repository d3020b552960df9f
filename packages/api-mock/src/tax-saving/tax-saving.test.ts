import { CSRF_COOKIE, CSRF_HEADER } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'

import { HOMES, startApi, type HomeName } from '../testing/index.ts'

const SIMULATION = '/api/v3/simulators/tax/simulation'

const REQUEST = {
  gender: 'F',
  client_age: 41,
  marital_status: 'CE',
  children: 0,
  monthly_income: 5000,
  allocated_periodicity: '',
}

const tooSmall = (path: string, minimum: string) => ({ path, code: 'amount-too-small', params: { minimum } })
const tooLarge = (path: string) => ({ path, code: 'amount-too-large', params: { maximum: '99999999.99' } })
const notAmong = (path: string, allowed: string) => ({ path, code: 'invalid-value', params: { allowed } })

const simulate = (body: unknown, home: HomeName = 'server') => startApi(home).visit().post(SIMULATION, body)

describe('the tax simulation call', () => {
  it.each(HOMES)('[S-CALL-34] [TAX-38] [TAX-58] computes the worked case for a visitor, in the home "%s"', async (home) => {
    const answer = await simulate(REQUEST, home)
    expect(answer.status).toBe(200)
    expect(answer.json()).toMatchObject({
      vv_envelope_monthly: 450,
      tax_reduction: 1620,
      year: 2026,
      income_year: 2025,
      ceiling: 5400,
      payment: 5400,
      tax_before: 9304,
      tax_after: 7684,
    })
    expect(answer.json()).toHaveProperty('explanation.root.effort')
    // Each step once: it took 167 kB while steps that calculations share came with each of them.
    expect(JSON.stringify(answer.json()).length).toBeLessThan(25_000)
  })

  it('[TAX-44] [TAX-45] counts a monthly amount twelve times, and takes the ceiling where none is told', async () => {
    const payments = await Promise.all(
      [
        { ...REQUEST, allocated_amount: 100, allocated_periodicity: 'monthly' },
        { ...REQUEST, allocated_amount: 1200, allocated_periodicity: 'one_shot' },
        { ...REQUEST, allocated_amount: null, allocated_periodicity: '' },
      ].map(async (body) => ((await simulate(body)).json() as { payment: number }).payment),
    )
    expect(payments).toEqual([1200, 1200, 5400])
  })

  it('[TS-16] takes a parent to live alone unless told otherwise, and counts children in shared custody', async () => {
    const taxes = await Promise.all(
      [
        {},
        { lives_alone: true },
        { lives_alone: false },
        { shared_children: 1 },
        { lives_alone: false, shared_children: 2 },
        { marital_status: 'MA', shared_children: 2 },
      ].map(async (body) => {
        const { tax_before: tax, notes } = (await simulate({ ...REQUEST, children: 2, ...body })).json() as {
          readonly tax_before: number
          readonly notes: readonly { readonly kind: string }[]
        }
        return [tax, notes.some(({ kind }) => kind === 'single-parent')]
      }),
    )
    // 54 000 net. Of 2.5 parts 2 794 and 9 304 less 6 069; of 2 parts 9 304 less 3 614; of 2.25 less 5 165.50; of 1.5 less 1 807; a couple’s 2 750 of 2.5 parts, less a décote of 238.63.
    expect(taxes).toEqual([
      [3235, true],
      [3235, false],
      [5690, false],
      [4138, true],
      [7497, false],
      [2511, false],
    ])
  })

  it.each([
    ['none but children in shared custody, and no word of a partner', {}, { code: 'shared-custody-alone' }],
    ['the same of a parent who lives alone', { lives_alone: true }, { code: 'shared-custody-alone' }],
    ['more of them than children', { shared_children: 3, lives_alone: false }, { code: 'too-big' }],
  ])('[TS-16] [IT-13] refuses %s, with the reason and no figure', async (_, change, reason) => {
    const answer = await simulate({ ...REQUEST, children: 2, shared_children: 2, ...change })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.json())).toContain(JSON.stringify({ path: 'shared_children', ...reason }))
  })

  it.each([
    ['no age', { client_age: undefined }, { path: 'client_age', code: 'required' }],
    ['an age of 17', { client_age: 17 }, { path: 'client_age', code: 'too-small', params: { minimum: '18' } }],
    ['an age of 70', { client_age: 70 }, { path: 'client_age', code: 'too-big', params: { maximum: '69' } }],
    ['an age as a text', { client_age: '41' }, { path: 'client_age', code: 'invalid-type', params: { expected: 'number' } }],
    ['no gender', { gender: undefined }, { path: 'gender', code: 'required' }],
    ['another gender', { gender: 'H' }, notAmong('gender', '"F", "M"')],
    ['another marital status', { marital_status: 'PACS' }, notAmong('marital_status', '"CE", "MA"')],
    ['six children', { children: 6 }, notAmong('children', '0, 1, 2, 3, 4, 5')],
    [
      'another periodicity',
      { allocated_periodicity: 'weekly' },
      notAmong('allocated_periodicity', '"monthly", "yearly", "one_shot", "", null'),
    ],
    ['no periodicity', { allocated_periodicity: undefined }, { path: 'allocated_periodicity', code: 'required' }],
    ['no income', { monthly_income: undefined }, { path: 'monthly_income', code: 'required' }],
    ['an income of 0', { monthly_income: 0 }, tooSmall('monthly_income', '0.01')],
    ['an income below 0', { monthly_income: -1 }, tooSmall('monthly_income', '0.01')],
    ['an income of nine digits', { monthly_income: 100_000_000 }, tooLarge('monthly_income')],
    ['an income of fourteen digits', { monthly_income: 1e13 }, tooLarge('monthly_income')],
    [
      'an income finer than a cent',
      { monthly_income: 5000.123 },
      { path: 'monthly_income', code: 'too-many-decimals', params: { decimals: 2 } },
    ],
    [
      'an income as a text',
      { monthly_income: '5000.123' },
      { path: 'monthly_income', code: 'invalid-type', params: { expected: 'number' } },
    ],
    ['a spouse’s pay below 0', { spouse_monthly_income: -1 }, tooSmall('spouse_monthly_income', '0')],
    ['a spouse’s pay of nine digits', { spouse_monthly_income: 100_000_000 }, tooLarge('spouse_monthly_income')],
    ['a payment below 0', { allocated_amount: -0.01 }, tooSmall('allocated_amount', '0')],
    [
      'a payment of eight digits',
      { allocated_amount: 1e7 },
      { ...tooLarge('allocated_amount'), params: { maximum: '9999999.99' } },
    ],
    ['an unknown key', { tax_year: 2026 }, { path: '', code: 'unrecognized-keys', params: { keys: 'tax_year' } }],
  ])('[TAX-51] [TAX-52] [TAX-53] [S-CALL-34] refuses %s with the field and the reason', async (_, change, field) => {
    const answer = await simulate({ ...REQUEST, ...change })
    expect([answer.status, answer.json()]).toEqual([400, { data: 'ERR_INVALID', fields: [field] }])
  })

  it.each(HOMES)('needs no token and sends no cookie, as in another site’s frame, in the home "%s"', async (home) => {
    const visitor = startApi(home).visit()
    for (const csrf of [null, 'another']) {
      const answer = await visitor.send({ method: 'POST', path: SIMULATION, body: REQUEST, csrf })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    }
    expect(visitor.credentials.size).toBe(0)
    const refused = await visitor.send({ method: 'POST', path: SIMULATION, body: {}, csrf: null })
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []])
  })

  it('leaves the token of a member as it is, and every other call still asks for it', async () => {
    const visitor = startApi('server').visit()
    await visitor.signIn('sylvie-garnier')
    const token = visitor.credentials.get(CSRF_COOKIE)
    const answer = await visitor.send({ method: 'POST', path: SIMULATION, body: REQUEST, headers: { [CSRF_HEADER]: 'another' } })
    expect([answer.status, visitor.credentials.get(CSRF_COOKIE)]).toEqual([200, token])
    const other = await visitor.send({ method: 'POST', path: '/api/v2/services/api-ais/profile', body: {}, csrf: null })
    expect([other.status, other.json()]).toEqual([403, { errorData: 'ERR_CSRF' }])
  })

  it('[TAX-57] fails on order, as every call does', async () => {
    const visitor = startApi('server', { faults: [{ call: 'tax-simulation', fault: 'ERR_INTERNAL', times: 1 }] }).visit()
    expect((await visitor.post(SIMULATION, REQUEST)).status).toBe(500)
    expect((await visitor.post(SIMULATION, REQUEST)).status).toBe(200)
  })
})
