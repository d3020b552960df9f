import { describe, expect, it } from 'vitest'

import { ACCOUNT_TYPES, type Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { sylvie } from './arbitraries.ts'
import { forcedAnnuityOf, isDisabled, offersAllOrNothing } from './eligibility.ts'
import {
  asksForOption,
  contractsOf,
  isEligible,
  partsOf,
  SIMULATOR,
  takingPart,
  WITHDRAW_CASES,
  type WithdrawalContext,
} from './index.ts'

const today = plainDate('2026-11-20')
const of = (change: Partial<Account> = {}): Account => ({
  type: 'PERU',
  scope: 'ais',
  status: 'ENCOURS',
  title: 'PER',
  policy_id: '1',
  balance: euros(1000),
  ...change,
})
const funds: WithdrawalContext = { withdraw: true, withdrawCase: 'retirement' }
const typesWhere = (rule: (account: Account) => boolean) => ACCOUNT_TYPES.filter((type) => rule(of({ type })))

describe('eligible contracts', () => {
  it('[MRM-13] are of six types', () => {
    expect(typesWhere((account) => isEligible(account, SIMULATOR))).toEqual(['A82', 'A83', 'PER', 'PERO', 'PERECO', 'PERU'])
  })

  it('[MRM-13] belong to the retirement scope and hold something', () => {
    expect(isEligible(of(), SIMULATOR)).toBe(true)
    expect(isEligible(of({ scope: 's2e' }), SIMULATOR)).toBe(false)
    expect(isEligible(of({ balance: euros(0) }), SIMULATOR)).toBe(false)
    expect(isEligible(of({ balance: euros('0.01') }), SIMULATOR)).toBe(true)
  })

  it('[MRM-13, P-ACCT-28, P-ACCT-29] are in force, in the withdrawal of funds also reduced', () => {
    const kept = (context: WithdrawalContext) =>
      ['ENCOURS', 'REDUCTION', 'SOLDE'].filter((status) => isEligible(of({ status }), context))
    expect(kept(SIMULATOR)).toEqual(['ENCOURS'])
    expect(kept(funds)).toEqual(['ENCOURS', 'REDUCTION'])
  })

  it('[MRM-13] none at all is an empty list', () => {
    expect(contractsOf([of({ type: 'PEE' })], SIMULATOR, today)).toEqual([])
    expect(asksForOption([])).toBe(false)
  })

  it('[MRM-10, MRM-11] several ask for one option before the simulation, a single one does not', () => {
    const contracts = (count: number) =>
      contractsOf(
        Array.from({ length: count }, (_, index) => of({ policy_id: String(index) })),
        SIMULATOR,
        today,
      )
    expect([1, 2, 3].map((count) => asksForOption(contracts(count)))).toEqual([false, true, true])
  })

  it('keeps the order of the accounts and says what the rules say of each', () => {
    const [pero, pereco, a83] = contractsOf([of({ type: 'PEE' }), ...sylvie.accounts], SIMULATOR, today)
    const threshold = euros(30_000)
    expect(pero).toMatchObject({
      disabled: false,
      offersAllOrNothing: false,
      forcedAnnuity: { kind: 'mandatory-payments', threshold },
    })
    expect(pereco).toMatchObject({ disabled: false, offersAllOrNothing: true, forcedAnnuity: undefined })
    expect(a83).toMatchObject({ disabled: false, offersAllOrNothing: true, forcedAnnuity: undefined })
    expect(a83?.parts).toEqual([{ policyId: '0031 7740', name: 'whole', balance: euros('18412.75'), lock: 'article-83' }])
  })
})

describe('cases of withdrawal', () => {
  it('[MRM-09] are six, and retirement is the one of the simulator', () => {
    expect(WITHDRAW_CASES).toEqual(['retirement', 'owner', 'family', 'business', 'hardblows', 'other'])
    expect(SIMULATOR).toEqual({ withdraw: false, withdrawCase: 'retirement' })
  })
})

describe('disabled contracts', () => {
  it('[MRM-55] are article 83 in the withdrawal of funds for another reason than retirement', () => {
    const disabled = (withdraw: boolean) =>
      WITHDRAW_CASES.filter((withdrawCase) => isDisabled(of({ type: 'A83' }), { withdraw, withdrawCase }))
    expect(disabled(true)).toEqual(['owner', 'family', 'business', 'hardblows', 'other'])
    expect(disabled(false)).toEqual([])
    expect(typesWhere((account) => isDisabled(account, { withdraw: true, withdrawCase: 'owner' }))).toEqual(['A83'])
  })

  it('[MRM-55, MRM-10] are shown but take no part, so that one other contract is a single one', () => {
    const contracts = contractsOf(
      [of({ type: 'A83' }), of({ policy_id: '2' })],
      { withdraw: true, withdrawCase: 'family' },
      today,
    )
    expect(contracts.map(({ disabled }) => disabled)).toEqual([true, false])
    expect(takingPart(contracts).map(({ account }) => account.policy_id)).toEqual(['2'])
    expect(asksForOption(contracts)).toBe(false)
  })
})

describe('parts of a contract', () => {
  const shape = (account: Account) => partsOf(account).map(({ name, balance, lock }) => [name, balance.toString(), lock])

  it('[MRM-20, MRM-73, MRM-75] are three compartments; mandatory payments and empty ones are locked', () => {
    const pero = of({ type: 'PERO', balance_co: euros(10), balance_vv: euros(5), balance_es: euros(0) })
    expect(shape(pero)).toEqual([
      ['co', '10', 'mandatory-payments'],
      ['vv', '5', undefined],
      ['es', '0', 'empty'],
    ])
  })

  it('[MRM-75] an empty compartment says that it is empty before anything else', () => {
    expect(shape(of({ type: 'PER', balance_es: euros(1) }))).toEqual([
      ['co', '0', 'empty'],
      ['vv', '0', 'empty'],
      ['es', '1', undefined],
    ])
    expect(shape(of({ type: 'A83', balance: euros(0) }))).toEqual([['whole', '0', 'empty']])
  })

  it('[MRM-20] voluntary payments are one figure, or its two halves when that is absent', () => {
    const voluntary = (account: Partial<Account>) => partsOf(of(account))[1]?.balance.toString()
    expect(voluntary({ balance_vv: euros(7), balance_vvd: euros(1), balance_vvnd: euros(2) })).toBe('7')
    expect(voluntary({ balance_vvd: euros(1), balance_vvnd: euros(2) })).toBe('3')
    expect(voluntary({ balance_vvnd: euros(2) })).toBe('2')
    expect(voluntary({ balance_vvd: euros(1) })).toBe('1')
  })

  it('[MRM-20, MRM-74] a contract without compartments is one part, locked for article 83 alone', () => {
    expect(shape(of({ type: 'A83' }))).toEqual([['whole', '1000', 'article-83']])
    expect(shape(of({ type: 'A82' }))).toEqual([['whole', '1000', undefined]])
  })

  it('[MRM-20] five types have compartments', () => {
    expect(typesWhere((account) => partsOf(account).length === 3)).toEqual(['PER', 'PERO', 'PERECO', 'PERECOI', 'PERU'])
  })
})

describe('"withdraw everything as"', () => {
  it('[MRM-44, MRM-47, S-CONST-04] is offered below 30 000,00, not at 30 000,00, and not for an empty contract', () => {
    const offered = (balance: string) => offersAllOrNothing(of({ balance: euros(balance) }), today)
    expect(['0', '0.01', '29999.99', '30000', '30000.01'].map(offered)).toEqual([false, true, true, false, false])
  })

  it('[MRM-44] is offered for five types', () => {
    expect(typesWhere((account) => offersAllOrNothing(account, today))).toEqual(['A83', 'PER', 'PERO', 'PERECO', 'PERU'])
  })
})

describe('savings that come as an annuity whatever one would like', () => {
  const forced = (change: Partial<Account>) => forcedAnnuityOf(of(change), today)?.kind

  it('[MRM-50, MRM-51] are announced from 30 000,00', () => {
    expect(forced({ balance: euros('29999.99'), balance_co: euros(1) })).toBeUndefined()
    expect(forced({ balance: euros(30_000), balance_co: euros(1) })).toBe('mandatory-payments')
    expect(forced({ type: 'A83', balance: euros('29999.99') })).toBeUndefined()
    expect(forced({ type: 'A83', balance: euros(30_000) })).toBe('whole-contract')
  })

  it('[MRM-52] are announced for the PER family only when mandatory payments hold something', () => {
    expect(forced({ balance: euros(30_000), balance_co: euros(0) })).toBeUndefined()
    expect(forced({ balance: euros(30_000) })).toBeUndefined()
    const large = { balance: euros(50_000), balance_co: euros(1) }
    expect(typesWhere(({ type }) => forced({ ...large, type }) === 'mandatory-payments')).toEqual([
      'PER',
      'PERO',
      'PERECO',
      'PERU',
    ])
    expect(typesWhere(({ type }) => forced({ ...large, type }) === 'whole-contract')).toEqual(['A83'])
  })
})
