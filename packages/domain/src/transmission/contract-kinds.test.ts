import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { PROVIDER_CONTRACT } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import {
  asksPremiums,
  cleanHeirs,
  contractsOf,
  EMPTY_HEIRS,
  emptyContract,
  isSeventyNext,
  lifeFormOf,
  lifeOf,
  securitiesOf,
  typed,
  typedAs,
  validateLife,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const SINGLE = cleanHeirs({ ...EMPTY_HEIRS, family_situation: 'single', children: '1' })

describe('the kind of a contract', () => {
  const row = emptyContract(0, SINGLE)
  const premiums = { amount: typed(160_000), premiumsAfter70: typed(76_000), premiumsBefore70: typed(70_000) }
  const sent = (kind: typeof row.kind, age: number | undefined) =>
    lifeOf({ has_life_insurance: true, contracts: [{ ...row, ...premiums, kind }] }, age, TODAY)

  it('[TRM-07] is told where it is no life insurance, and premiums of a life insurance from 70 on alone', () => {
    const told = { name: '', amount: euros(160_000), beneficiary: 'heir', [PROVIDER_CONTRACT]: false }
    const both = { premiums_after_70: euros(76_000), premiums_before_70: euros(70_000) }
    expect(sent('life_insurance', 70)).toMatchObject({ life_insurances_list: [{ ...told, ...both }], insured_age: 70 })
    expect(sent('life_insurance', 69).life_insurances_list).toEqual([told])
    expect(sent('life_insurance', undefined)).toEqual({ has_life_insurance: true, life_insurances_list: [told] })
    expect(sent('per', 75).life_insurances_list).toEqual([{ ...told, kind: 'per' }])
    expect([69, 70, undefined].map((age) => asksPremiums({ kind: 'life_insurance' }, age, TODAY))).toEqual([false, true, false])
    expect(lifeOf(lifeFormOf(sent('life_insurance', 70)), 70, TODAY)).toEqual(sent('life_insurance', 70))
  })

  it('[TRM-07] refuses premiums that are no amount, and takes empty ones as none', () => {
    const problems = (text: string) =>
      validateLife(
        { has_life_insurance: true, contracts: [{ ...row, amount: typed(1), premiumsAfter70: typedAs(text) }] },
        70,
        TODAY,
      )
    expect([problems('douze'), problems('')].map((found) => found.map(({ path, code }) => `${path} ${code}`))).toEqual([
      ['contracts.0.premiums_after_70 wrong'],
      [],
    ])
  })

  it('[TRM-08] a PER on a securities account is a good of the estate and no contract', () => {
    const told = sent('per_securities', 75)
    expect([contractsOf(told), securitiesOf(told).map(({ type, value }) => [type, value.toString()])]).toEqual([
      [],
      [['financial', '160000']],
    ])
  })

  it('[TRM-09] the 70th birthday comes next once the legal retirement age is past', () => {
    // Of 62 years and 9 months at most for who was born in 1963; 64 for who was born in 1969.
    const births = ['1956-11-21', '1956-11-20', '1962-01-01', '1969-01-01']
    expect(births.map((birth) => isSeventyNext(plainDate(birth), TODAY))).toEqual([true, false, true, false])
  })
})
