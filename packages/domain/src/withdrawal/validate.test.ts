import { beforeEach, describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { BIRTH_YEARS, loadMortalityTables, TABLE_CODES } from '../mortality/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  amountPath,
  contractsOf,
  defaultDistribution,
  readAge,
  SIMULATOR,
  typeSide,
  validateForm,
  validateStep,
  type Contract,
  type FormContext,
  type PartId,
  type Side,
  type WithdrawalForm,
} from './index.ts'
import { OLDEST_AGE } from './validate.ts'

let contracts: readonly Contract[]
let context: FormContext
let form: WithdrawalForm

beforeEach(() => {
  contracts = contractsOf(sylvie.accounts, SIMULATOR, sylvie.asOf)
  context = { birthDate: sylvie.birthDate, asOf: sylvie.asOf, contracts }
  form = {
    retirement_age: '64',
    reversible: false,
    birth_date_spouse: '',
    reversion_percentage: null,
    distribution: defaultDistribution(contracts),
    annuity_type: 'RV_NR',
  }
})

const ageErrors = (retirement_age: string) => validateStep('age', { retirement_age }, context)
const spouseErrors = (change: Partial<WithdrawalForm>) =>
  validateStep(
    'reversible',
    { ...form, reversible: true, birth_date_spouse: '12/05/1966', reversion_percentage: 60, ...change },
    context,
  )

describe('the age of departure', () => {
  it('[MRM-59] is required', () => {
    expect(ageErrors('')).toEqual([{ path: 'retirement_age', code: 'age-required' }])
    expect(ageErrors('  ')).toEqual([{ path: 'retirement_age', code: 'age-required' }])
    expect(validateStep('age', {}, context)).toEqual([{ path: 'retirement_age', code: 'age-required' }])
  })

  it('[MRM-60, S-CONST-01] is from 60 to 69', () => {
    const refused = [{ path: 'retirement_age', code: 'age-out-of-range', params: { min: 60, max: 69 } }]
    expect(['60', '69', ' 64 '].map(ageErrors)).toEqual([[], [], []])
    expect(['59', '70', '600'].map(ageErrors)).toEqual([refused, refused, refused])
  })

  it('[MRM-61] is a whole number in the digits 0 to 9', () => {
    const texts = ['60,5', '60.0', '٦٠', '+60', '-60', '6O', '6e1', '0x40', 'soixante', '60 ans']
    expect(texts.map((text) => ageErrors(text)[0]?.code)).toEqual(texts.map(() => 'age-out-of-range'))
    expect(readAge('64')).toBe(64)
    expect(readAge('60,5')).toBeNaN()
    expect(readAge('1064')).toBeNaN()
    expect(readAge(undefined)).toBeUndefined()
  })
})

describe('the question "reversible?"', () => {
  it('[MRM-62] must be in the form, and may be left without an answer', () => {
    expect(validateStep('reversible', {}, context)).toEqual([{ path: 'reversible', code: 'required' }])
    expect(validateStep('reversible', { reversible: null }, context)).toEqual([])
    expect(validateStep('reversible', { reversible: false }, context)).toEqual([])
  })

  it('[MRM-63, MRM-67] asks for the spouse only when the answer is yes', () => {
    expect(validateStep('reversible', { ...form, reversible: false }, context)).toEqual([])
    expect(validateStep('reversible', { reversible: true }, context)).toEqual([
      { path: 'birth_date_spouse', code: 'required' },
      { path: 'reversion_percentage', code: 'required' },
    ])
  })

  it('[MRM-68, S-CONST-03] takes 50, 60 and 100 percent', () => {
    expect(([50, 60, 100] as const).flatMap((reversion_percentage) => spouseErrors({ reversion_percentage }))).toEqual([])
    expect(spouseErrors({ reversion_percentage: 55 as 50 })).toEqual([
      { path: 'reversion_percentage', code: 'reversion-percentage-wrong' },
    ])
  })

  it('[MRM-65, S-CONST-02] takes a spouse who is 18 today, not one who is tomorrow', () => {
    const minor = [{ path: 'birth_date_spouse', code: 'spouse-minor' }]
    expect(spouseErrors({ birth_date_spouse: '20/11/2008' })).toEqual([])
    expect(spouseErrors({ birth_date_spouse: '21/11/2008' })).toEqual(minor)
    expect(spouseErrors({ birth_date_spouse: '05/12/2008' })).toEqual(minor)
    expect(spouseErrors({ birth_date_spouse: '01/01/2030' })).toEqual(minor)
  })

  it('[MRM-65] a spouse born on 29 February is 18 on 1 March', () => {
    const on = (asOf: string) =>
      validateStep(
        'reversible',
        { ...form, reversible: true, birth_date_spouse: '29/02/2008', reversion_percentage: 50 },
        { ...context, asOf: plainDate(asOf) },
      )
    expect(on('2026-02-28')).toMatchObject([{ code: 'spouse-minor' }])
    expect(on('2026-03-01')).toEqual([])
  })

  it('[MRM-63] takes a date that exists, written dd/MM/yyyy', () => {
    const wrong = [{ path: 'birth_date_spouse', code: 'date-wrong' }]
    expect(spouseErrors({ birth_date_spouse: '31/02/1966' })).toEqual(wrong)
    expect(spouseErrors({ birth_date_spouse: '1966-05-12' })).toEqual(wrong)
  })

  it('refuses a spouse beyond the tables at the start, whatever age was typed', () => {
    // The start is 01/04/2028 at 64, and today while the age is not accepted.
    expect(spouseErrors({ birth_date_spouse: '02/04/1914' })).toEqual([])
    expect(spouseErrors({ birth_date_spouse: '01/04/1914' })).toMatchObject([{ code: 'spouse-too-old', params: { max: 113 } }])
    expect(spouseErrors({ birth_date_spouse: '01/04/1914', retirement_age: '' })).toEqual([])
    expect(spouseErrors({ birth_date_spouse: '01/04/1914', retirement_age: '99' })).toEqual([])
    expect(spouseErrors({ birth_date_spouse: '20/11/1912', retirement_age: '' })).toMatchObject([{ code: 'spouse-too-old' }])
  })

  it('knows the oldest age at which every table still counts somebody living', async () => {
    const tables = await loadMortalityTables()
    for (const code of TABLE_CODES) {
      for (let birthYear = BIRTH_YEARS.first; birthYear <= BIRTH_YEARS.last; birthYear++) {
        expect(tables[code].survivors(birthYear, OLDEST_AGE)).toBeGreaterThan(0)
      }
    }
  })
})

const vv: PartId = { policyId: '0048 2176', name: 'vv' }
const typing = (side: Side, text: string) =>
  validateStep('distribution', { ...form, distribution: typeSide(form.distribution, vv, side, text).form }, context)
const capitalPath = 'distribution.capital_0048 2176_vv'
const annuityPath = 'distribution.annuity_0048 2176_vv'

describe('the distribution', () => {
  it('[MRM-43] is right as it starts', () => {
    expect(validateStep('distribution', form, context)).toEqual([])
  })

  it('[MRM-70] needs each amount', () => {
    expect(typing('capital', '')).toEqual([{ path: capitalPath, code: 'required' }])
    expect(typing('annuity', ' ')).toEqual([{ path: annuityPath, code: 'required' }])
    expect(amountPath('capital', vv)).toBe(capitalPath)
  })

  it('[MRM-71, S-CONST-05] takes a pair up to its balance plus one cent', () => {
    expect(typing('annuity', '9 650,01')).toEqual([])
    const params = { balance: '9650', excess: '0.02' }
    expect(typing('annuity', '9 650,02')).toEqual([
      { path: capitalPath, code: 'wrong', params },
      { path: annuityPath, code: 'wrong', params },
    ])
  })

  it('[MRM-78] takes a pair below its balance', () => {
    expect(typing('annuity', '0')).toEqual([])
  })

  it('[MRM-72] takes no negative amount and nothing that is no amount', () => {
    expect(typing('capital', '-0,01')).toEqual([{ path: capitalPath, code: 'wrong' }])
    expect(typing('annuity', 'abc')).toEqual([{ path: annuityPath, code: 'wrong' }])
    expect(typing('capital', '9 999 999 999 999 999')).toEqual([{ path: capitalPath, code: 'wrong' }])
  })

  it('needs a contract', () => {
    expect(validateStep('distribution', {}, context)).toEqual([{ path: 'distribution', code: 'required' }])
    expect(validateStep('distribution', { distribution: [] }, context)).toEqual([{ path: 'distribution', code: 'required' }])
  })
})

describe('the annuity option', () => {
  const chosen = (change: Partial<WithdrawalForm>) => validateStep('option', { ...form, ...change }, context)
  const required = [{ path: 'annuity_type', code: 'annuity-option-required' }]

  it('[MRM-69] is required, among those the answer offers', () => {
    expect(chosen({ annuity_type: 'RV_CPP' })).toEqual([])
    expect(chosen({ annuity_type: null })).toEqual(required)
    expect(chosen({ annuity_type: 'RV_R' })).toEqual(required)
    expect(chosen({ annuity_type: 'RV_R', reversible: true })).toEqual([])
    expect(validateStep('option', {}, context)).toEqual(required)
  })

  it('[MRM-12] belongs to the form with several contracts only', () => {
    expect(validateForm({ ...form, annuity_type: null }, context)).toEqual(required)
    const [single] = contracts.slice(1)
    expect(
      validateForm({ ...form, annuity_type: null }, { ...context, contracts: single === undefined ? [] : [single] }),
    ).toEqual([])
    expect(validateForm({}, { ...context, contracts: [] }).map(({ path }) => path)).toEqual([
      'retirement_age',
      'reversible',
      'distribution',
    ])
  })
})

describe('the whole form', () => {
  it('[MRM-59 to MRM-72] lists the errors of all steps in their order', () => {
    expect(validateForm({}, context).map(({ path, code }) => [path, code])).toEqual([
      ['retirement_age', 'age-required'],
      ['reversible', 'required'],
      ['distribution', 'required'],
      ['annuity_type', 'annuity-option-required'],
    ])
    expect(validateForm(form, context)).toEqual([])
  })

  it('[MRM-70] marks every blank amount', () => {
    const blank = { text: '', parsed: { kind: 'empty' } } as const
    const distribution = form.distribution.map((part) => Object.assign({}, part, { capital: blank, annuity: blank }))
    const codes = validateStep('distribution', { ...form, distribution }, context).map(({ code }) => code)
    expect(codes).toEqual(Array.from({ length: 14 }, () => 'required'))
    expect(euros(0).isZero()).toBe(true)
  })
})
