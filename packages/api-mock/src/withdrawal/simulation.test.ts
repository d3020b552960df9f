import { describe, expect, it } from 'vitest'

import { HOMES, startApi, type HomeName } from '../testing/index.ts'

const SIMULATION = '/api/v3/simulators/mrm/simulation'

/** Distribution of the worked case: voluntary payments as capital, 3 130.20 of the employee savings, all of the PERECO; the rest as an annuity. */
const DISTRIBUTION = {
  capital_00482176_co: 0,
  annuity_00482176_co: 31_480.2,
  capital_00482176_vv: 9650,
  annuity_00482176_vv: 0,
  capital_00482176_es: 3130.2,
  annuity_00482176_es: 4000,
  capital_00482201_co: 0,
  annuity_00482201_co: 0,
  capital_00482201_vv: 4215.5,
  annuity_00482201_vv: 0,
  capital_00482201_es: 17_520.32,
  annuity_00482201_es: 0,
  capital_00317740: 0,
  annuity_00317740: 18_412.75,
}

const REQUEST = { distribution: DISTRIBUTION, retirement_age: 64, reversible: false, annuity_type: 'RV_NR' }

type Answer = readonly {
  readonly policy_id: string
  readonly capital: number
  readonly resultatPourChaqueTaux: {
    readonly resultatTauxTechnique: readonly {
      readonly horsOption: {
        readonly rentesParAge: { readonly renteParAge: readonly { readonly age: number; readonly rente: number }[] }
      }
      readonly optionReversion: unknown
    }[]
  }
  readonly explanation: unknown
}[]

const sylvie = async (home: HomeName = 'server') => {
  const { visit, errors } = startApi(home)
  const visitor = visit()
  await visitor.signIn('sylvie-garnier')
  return { errors, simulate: (body: unknown) => visitor.post(SIMULATION, body) }
}

describe('the simulation call', () => {
  it.each(HOMES)(
    '[S-CALL-05] [MOCK-18] computes the worked case from the person’s own accounts, in the home "%s"',
    async (home) => {
      const { simulate } = await sylvie(home)
      const answer = (await simulate(REQUEST)).json() as Answer
      expect(answer.map(({ policy_id }) => policy_id)).toEqual(['00482176', '00482201', '00317740'])
      const monthly = answer.map(
        ({ resultatPourChaqueTaux: { resultatTauxTechnique } }) =>
          Math.round(((resultatTauxTechnique[0]?.horsOption.rentesParAge.renteParAge[0]?.rente ?? Number.NaN) / 12) * 100) / 100,
      )
      expect(monthly).toEqual([106.19, 0, 55.11])
      expect(answer[0]?.resultatPourChaqueTaux.resultatTauxTechnique[0]?.optionReversion).toBeNull()
      expect(answer.every(({ explanation }) => explanation !== undefined)).toBe(true)
    },
  )

  it('[O-CONST-43] gives a column for each guarantee of 5, 10 and 15 years, and of 20 where life is long enough', async () => {
    const { simulate } = await sylvie()
    const answer = (await simulate({ ...REQUEST, annuity_type: 'RV_NRAG' })).json() as readonly {
      readonly resultatPourChaqueTaux: {
        readonly resultatTauxTechnique: readonly {
          readonly horsOption: {
            readonly rentesAnnuitesGaranties: {
              readonly renteAnnuitesGaranties: readonly { readonly annuitesGaranties: number; readonly rente: number }[]
            }
          }
        }[]
      }
    }[]
    const columns =
      answer[0]?.resultatPourChaqueTaux.resultatTauxTechnique[0]?.horsOption.rentesAnnuitesGaranties.renteAnnuitesGaranties ?? []
    expect(columns.map(({ annuitesGaranties: years }) => years)).toEqual([5, 10, 15, 20])
    // A longer guarantee costs more: the annuity falls from column to column.
    const annuities = columns.map(({ rente }) => rente)
    expect(annuities).toEqual(annuities.toSorted((one, other) => other - one))
    expect(new Set(annuities).size).toBe(4)
  })

  it('answers nobody who has not signed in', async () => {
    const visitor = startApi('server').visit()
    await visitor.get('/api/v3/version')
    expect((await visitor.post(SIMULATION, REQUEST)).json()).toEqual({ data: 'ERR_TOKEN' })
  })

  const changed = (amounts: Record<string, unknown>) => ({ ...REQUEST, distribution: { ...DISTRIBUTION, ...amounts } })
  const spouse = (birth: string) => ({
    ...REQUEST,
    annuity_type: 'RV_R',
    reversible: true,
    reversion_percentage: 60,
    birth_date_spouse: birth,
  })

  it.each([
    [
      'MRM-71',
      'a pair two cents above its balance',
      changed({ capital_00482176_vv: 9650.02 }),
      'distribution.capital_00482176_vv',
    ],
    [
      'MRM-73',
      'capital from mandatory payments',
      changed({ capital_00482176_co: 480.2, annuity_00482176_co: 31_000 }),
      'distribution.capital_00482176_co',
    ],
    [
      'MRM-74',
      'capital from a part of an article 83',
      changed({ capital_00317740: 412.75, annuity_00317740: 18_000 }),
      'distribution.capital_00317740',
    ],
    [
      'MRM-72',
      'someone else’s policy',
      changed({ capital_00626500_co: 0, annuity_00626500_co: 17_240.35 }),
      'distribution.capital_00626500_co',
    ],
    ['MRM-72', 'a policy that is not of the simulator', changed({ capital_00482190: 100 }), 'distribution.capital_00482190'],
    [
      'MRM-72',
      'a compartment that the contract has not',
      changed({ capital_00317740_co: 1 }),
      'distribution.capital_00317740_co',
    ],
    ['MRM-72', 'a negative amount', changed({ capital_00482176_vv: -1 }), 'distribution.capital_00482176_vv'],
    ['MRM-72', 'an option that the answer to "reversible?" excludes', { ...REQUEST, annuity_type: 'RV_R' }, 'annuity_type'],
    ['MRM-70', 'no amount at all', { ...REQUEST, distribution: {} }, 'distribution'],
    ['MRM-70', 'no distribution', { ...REQUEST, distribution: undefined }, 'distribution'],
    ['P-CALL-100', 'a text for an amount', changed({ capital_00482176_vv: '9650' }), 'distribution.capital_00482176_vv'],
    ['P-CALL-100', 'a huge amount', changed({ capital_00482176_vv: 1e300 }), 'distribution.capital_00482176_vv'],
    ['P-CALL-100', 'three decimals', changed({ capital_00482176_vv: 0.001 }), 'distribution.capital_00482176_vv'],
    ['P-CALL-100', 'an unknown key', { ...REQUEST, technical_rate: 0.05 }, ''],
    ['P-CALL-100', 'an age as a text', { ...REQUEST, retirement_age: '64' }, 'retirement_age'],
    ['MRM-60', 'age 59', { ...REQUEST, retirement_age: 59 }, 'retirement_age'],
    ['MRM-60', 'age 70', { ...REQUEST, retirement_age: 70 }, 'retirement_age'],
    ['MRM-60', 'age 60.5', { ...REQUEST, retirement_age: 60.5 }, 'retirement_age'],
    ['MRM-63', 'a reversible annuity without a spouse', { ...spouse(''), birth_date_spouse: undefined }, 'birth_date_spouse'],
    ['MRM-64', 'a spouse born on a day that does not exist', spouse('29/02/1965'), 'birth_date_spouse'],
    ['MRM-65', 'a spouse who is 18 tomorrow', spouse('21/11/2008'), 'birth_date_spouse'],
    ['MRM-68', 'a share of 70 %', { ...spouse('01/01/1965'), reversion_percentage: 70 }, 'reversion_percentage'],
  ])('[%s] refuses %s at its field, and computes nothing', async (_, _what, body, path) => {
    const { simulate, errors } = await sylvie()
    const answer = await simulate(body)
    const { data, fields } = answer.json() as { data: string; fields: readonly { path: string; code: string }[] }
    expect([answer.status, data]).toEqual([400, 'ERR_INVALID'])
    expect(fields.map((field) => field.path)).toContain(path)
    expect(errors).toEqual([])
  })

  it.each<[string, string, unknown]>([
    ['MRM-71', 'a pair one cent above its balance', changed({ capital_00482176_vv: 9650.01 })],
    ['MRM-60', 'age 60', { ...REQUEST, retirement_age: 60 }],
    ['MRM-60', 'age 69', { ...REQUEST, retirement_age: 69 }],
    ['MRM-65', 'a spouse who is 18 today', spouse('20/11/2008')],
    ...[50, 60, 100].map((share): [string, string, unknown] => [
      'MRM-68',
      `a share of ${share} %`,
      { ...spouse('01/01/1965'), reversion_percentage: share },
    ]),
  ])('[%s] takes %s', async (_, _what, body) => {
    const { simulate } = await sylvie()
    expect((await simulate(body)).status).toBe(200)
  })

  const amountOf = (value: unknown) => changed({ capital_00482176_vv: value })
  const PART = 'distribution.capital_00482176_vv'
  it.each([
    ['three decimals', amountOf(0.001), PART, { code: 'too-many-decimals', params: { decimals: 2 } }],
    ['a huge amount', amountOf(1e300), PART, { code: 'amount-too-large', params: { maximum: '9999999999999.99' } }],
    ['a text for an amount', amountOf('9650'), PART, { code: 'invalid-type', params: { expected: 'number' } }],
    ['a day that does not exist', spouse('29/02/1965'), 'birth_date_spouse', { code: 'date-wrong' }],
    [
      'a share of 70 %',
      { ...spouse('01/01/1965'), reversion_percentage: 70 },
      'reversion_percentage',
      { code: 'invalid-value', params: { allowed: '50, 60, 100' } },
    ],
    [
      'an unknown option',
      { ...REQUEST, annuity_type: 'RV' },
      'annuity_type',
      { code: 'invalid-value', params: { allowed: '"RV_R", "RV_RAG", "RV_NR", "RV_NRAG", "RV_CPP"' } },
    ],
    [
      'a word for an answer',
      { ...REQUEST, reversible: 'yes' },
      'reversible',
      { code: 'invalid-value', params: { allowed: 'boolean, null, ""' } },
    ],
  ])('[P-CALL-100] refuses %s with the reason', async (_, body, path, reason) => {
    const { simulate } = await sylvie()
    expect((await simulate(body)).json()).toEqual({ data: 'ERR_INVALID', fields: [{ path, ...reason }] })
  })

  it('refuses a key that records step over', async () => {
    const { simulate } = await sylvie()
    const answer = await simulate(JSON.stringify(REQUEST).replace('"capital_00482176_co":0', '"__proto__":1'))
    expect(answer.json()).toEqual({
      data: 'ERR_INVALID',
      fields: [{ path: '', code: 'unrecognized-keys', params: { keys: '__proto__' } }],
    })
  })

  it.each(['distribution', 'retirement_age', 'reversible'])('[MRM-62] says that %s is required', async (key) => {
    const { simulate } = await sylvie()
    expect((await simulate({ ...REQUEST, [key]: undefined })).json()).toEqual({
      data: 'ERR_INVALID',
      fields: [{ path: key, code: 'required' }],
    })
  })

  it('accepts the whole of a small article 83 as capital, which the law allows', async () => {
    const { simulate } = await sylvie()
    expect((await simulate(changed({ capital_00317740: 18_412.75, annuity_00317740: 0 }))).status).toBe(200)
  })
})
