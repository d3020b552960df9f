import { describe, expect, it } from 'vitest'

import { accountsElsewhere } from '@hautelisse/domain/pension'
import { projectionTotals } from '@hautelisse/domain/projection'

import { contractsElsewhere } from '../pension/index.ts'
import { PEOPLE } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { memoryStorage } from '../storage/index.ts'
import { HOMES, startApi, type HomeName, type Visitor } from '../testing/index.ts'
import { plainDate } from '@hautelisse/domain/calendar'

const BASE = '/api/v3/simulators/projections'
const SYLVIE = 'sylvie-garnier'
const TODAY = plainDate('2026-11-20')
const [PERO, PERECO, A83, PEE] = ['00482176', '00482201', '00317740', '00482190']

type Body = Record<string, unknown>
type Figures = {
  readonly amount: number
  readonly annuity: number
  readonly delta_monthly: number
  readonly accounts: readonly {
    readonly policy_id: string
    readonly annuity: number
    readonly capital: number
    readonly from_payments: number
  }[]
}

type IncomeLine = { readonly gross: number; readonly charges: number; readonly tax: number; readonly net: number }
type Told = { readonly month: { readonly lines: readonly IncomeLine[]; readonly total: IncomeLine } }
type Income = {
  readonly today: Told
  readonly departure: Told
  readonly explanation: { readonly root: Readonly<Record<string, string>> }
}

const personOf = (sub: string) => {
  const person = PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === sub)
  if (person === undefined) throw new Error(`Nobody is called ${sub}.`)
  return person
}

const totalsOf = (sub: string) => {
  const accounts = accountsOn(personOf(sub), TODAY)
  const { collective, individual } = projectionTotals([...accounts, ...accountsElsewhere(accounts, contractsElsewhere(sub))])
  return { total_amount_collective: collective.toNumber(), total_amount_individual: individual.toNumber() }
}

/** A question about three contracts, one of which is paid into. */
const requestOf = (given: Body = {}, sub = SYLVIE): Body => ({
  horizon: 64,
  allocated_amount: 150,
  allocated_periodicity: 'monthly',
  other_income: 240,
  property_loan: 310,
  goal: 1900,
  marel_result: null,
  b2v: null,
  age_index: null,
  allocated_accounts: { [PERO]: 0, [PERECO]: 150, [A83]: 0 },
  periodic_payments: { [PERECO]: 150 },
  ...totalsOf(sub),
  ...given,
})

const inputsOf = (request: Body): Body => {
  const { horizon, allocated_amount, allocated_periodicity, other_income, property_loan, goal, age_index } = request
  const answers = { horizon, allocated_amount, allocated_periodicity, other_income, property_loan, goal, age_index }
  return {
    ...answers,
    allocated: request['allocated_accounts'],
    annuity_shares: {},
    known_pension: request['known_pension'] ?? null,
  }
}

const signedIn = async (home: HomeName = 'server', sub = SYLVIE, storage = memoryStorage()): Promise<Visitor> => {
  const visitor = startApi(home, { storage }).visit()
  await visitor.signIn(sub, personOf(sub).origin)
  return visitor
}

const bodyOf = ({ text }: { readonly text: string }): Body => JSON.parse(text) as Body
const figuresOf = (answer: { readonly text: string }): Figures => bodyOf(answer)['retirement'] as Figures
const initialize = (visitor: Visitor, user_id = SYLVIE) => visitor.post(`${BASE}/initialize`, { user_id })
const ask = (visitor: Visitor, given?: Body) => visitor.post(`${BASE}/retirement`, requestOf(given))
const save = (visitor: Visitor, inputs: Body, user_id = SYLVIE) =>
  visitor.post(`${BASE}/save`, { user_id, projections: { retirement: { inputs, validated: true } } })

describe.each(HOMES)('a retirement project, in the %s', (home) => {
  it('[S-CALL-32] [MOCK-21] [PROJ-04] [PROJ-09] computes the annuity under both names, and the gap', async () => {
    const answer = await ask(await signedIn(home))
    expect(answer.status).toBe(200)
    const { amount, annuity, delta_monthly, accounts } = figuresOf(answer)
    expect(amount).toBe(annuity)
    expect(accounts.map(({ policy_id }) => policy_id)).toEqual([PERO, PERECO, A83])
    expect(accounts.map(({ from_payments }) => from_payments)).toEqual([0, 6.58, 0])
    const months = accounts.reduce((sum, one) => sum + Math.round((one.annuity * 100) / 12) / 100, 0)
    expect(delta_monthly).toBeCloseTo(months + 240 - 310 - 1900, 6)
  })

  it('[S-CALL-30] [S-CALL-31] [MOCK-19] [MOCK-20] [MOCK-22] [PROJ-05] [PROJ-06] is empty until it is saved, however often it is read, then comes back with its figures', async () => {
    const visitor = await signedIn(home)
    await initialize(visitor)
    expect(bodyOf(await initialize(visitor))).toEqual({
      retirement: {
        inputs: {
          horizon: null,
          allocated_amount: null,
          allocated_periodicity: 'monthly',
          other_income: null,
          property_loan: null,
          goal: null,
          age_index: null,
          allocated: {},
        },
        response: null,
        validated: false,
      },
    })
    const asked = figuresOf(await ask(visitor))
    expect(bodyOf(await initialize(visitor))).toMatchObject({ retirement: { response: null, validated: false } })
    const inputs = inputsOf(requestOf())
    expect(bodyOf(await save(visitor, inputs))).toEqual({ save: { message: 'Votre projet est enregistré.' } })
    expect(bodyOf(await initialize(visitor))).toMatchObject({
      retirement: { inputs, validated: true, response: { delta_monthly: asked.delta_monthly } },
    })
  })
})

describe('a retirement project', () => {
  it('[PROJ-06] keeps answers without figures where they are not those that were asked with', async () => {
    const visitor = await signedIn()
    await ask(visitor)
    await save(visitor, inputsOf(requestOf({ goal: 2500 })))
    expect(bodyOf(await initialize(visitor))).toMatchObject({
      retirement: { inputs: { goal: 2500 }, response: null, validated: true },
    })
  })

  it.each([
    [{ horizon: 59 }, 'horizon'],
    [{ goal: 0 }, 'goal'],
    [{ other_income: -1 }, 'other_income'],
    [{ allocated_accounts: { [PEE]: 150 } }, `allocated_accounts.${PEE}`],
    [{ allocated_accounts: { [PERECO]: 100 } }, 'allocated_accounts'],
    [{ total_amount_collective: 1 }, 'total_amount_collective'],
    [{ age_index: 2 }, 'age_index'],
    [{ annuity_shares: { [PERO]: 101 } }, `annuity_shares.${PERO}`],
    [{ income_terms: { pension_charges: 9, marital_status: 'CE', household_income: 0 } }, 'income_terms.pension_charges'],
    [{ income_terms: { pension_charges: 8.4, marital_status: 'CE', household_income: -1 } }, 'income_terms.household_income'],
  ])('[S-CALL-33] [RP-10] refuses %j with its field', async (given, path) => {
    const answer = await ask(await signedIn(), given)
    expect([answer.status, (bodyOf(answer)['fields'] as { path: string }[]).map((one) => one.path)]).toEqual([400, [path]])
  })

  it('[RP-15] [RP-17] answers the retirement income in both kinds of euros, with its steps, and saves what it follows from', async () => {
    const income_terms = { pension_charges: 8.4, marital_status: 'CE', household_income: 0 }
    const visitor = await signedIn()
    const given = { known_pension: 1578.62, income_terms }
    const { income } = bodyOf(await ask(visitor, given))['retirement'] as { readonly income: Income }
    for (const { month } of [income.today, income.departure]) {
      const add = (name: 'gross' | 'charges' | 'tax' | 'net') => month.lines.reduce((sum, line) => sum + line[name], 0)
      for (const name of ['gross', 'charges', 'tax', 'net'] as const) expect(add(name)).toBeCloseTo(month.total[name], 6)
      expect(month.total.charges + month.total.tax + month.total.net).toBeCloseTo(month.total.gross, 6)
    }
    expect(income.today.month.lines[0]).toMatchObject({ id: 'pension', gross: 1578.62, charges: 132.6 })
    expect(Object.keys(income.explanation.root)).toContain('today.month.total.net')
    await save(visitor, { ...inputsOf(requestOf(given)), income_terms })
    expect(bodyOf(await initialize(visitor))).toMatchObject({
      retirement: { inputs: { income_terms }, response: { income: { today: income.today } } },
    })
  })

  it('[S-CALL-30] [S-CALL-31] is of nobody else', async () => {
    const visitor = await signedIn()
    expect((await initialize(visitor, 'marc-delorme')).status).toBe(404)
    expect((await save(visitor, inputsOf(requestOf()), 'marc-delorme')).status).toBe(404)
  })

  it('[S-ROLE-08] is not saved in a mirror, and is read there', async () => {
    const visitor = await signedIn('server', 'hugo-delmas')
    expect((await initialize(visitor, 'hugo-delmas')).status).toBe(200)
    const refusal = await save(visitor, inputsOf(requestOf()), 'hugo-delmas')
    expect([refusal.status, bodyOf(refusal)['data']]).toEqual([403, 'ERR_MIRROR'])
  })

  it('[S-ROLE-08] what is asked in a mirror is answered and leaves nothing in the customer’s space', async () => {
    const storage = memoryStorage()
    const visitor = await signedIn('server', 'hugo-delmas', storage)
    // The savings plan of the company is no contract for retirement.
    const policies = accountsOn(personOf('hugo-delmas'), TODAY).flatMap(({ policy_id }) =>
      policy_id === '00558820' ? [] : [[policy_id, 0] as const],
    )
    const given = { allocated_amount: 0, allocated_accounts: Object.fromEntries(policies), periodic_payments: {} }
    const answer = await visitor.post(`${BASE}/retirement`, requestOf(given, 'hugo-delmas'))
    expect([answer.status, bodyOf(answer)['fields']]).toEqual([200, undefined])
    expect(await storage.documents.read('hugo-delmas', 'projection-asked')).toBeUndefined()
  })

  it('[P-ACCT-31] [S-CONST-51] counts what only the pension service knows', async () => {
    const sub = 'marc-delorme'
    const visitor = await signedIn('server', sub)
    const elsewhere = accountsElsewhere(accountsOn(personOf(sub), TODAY), contractsElsewhere(sub))
    const counted = elsewhere.filter(({ type }) => type !== 'PEG').map(({ policy_id }) => policy_id)
    const allocated_accounts = Object.fromEntries(counted.map((policy) => [policy, 0]))
    const given = { allocated_amount: 0, allocated_accounts, periodic_payments: {} }
    const answer = await visitor.post(`${BASE}/retirement`, requestOf(given, sub))
    expect([answer.status, figuresOf(answer).accounts.length]).toEqual([200, 2])
  })
})
