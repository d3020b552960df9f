import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { PROVIDER_CONTRACT, PROVIDER_SCOPE } from '../contract/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import {
  canLiveThere,
  cleanHeirs,
  clausesFor,
  contractOf,
  contractsOf,
  DEFAULT_HOME_PERCENTAGE,
  defaultClause,
  EMPTY_HEIRS,
  emptyContract,
  emptyPatrimony,
  isGoodPlan,
  fitClauses,
  goodOf,
  homePercentage,
  lifeFormOf,
  lifeOf,
  offeredPlans,
  patrimonyFormOf,
  patrimonyOf,
  retainedOf,
  prefilledLife,
  prefilledPatrimony,
  typed,
  typedAs,
  validateLife,
  validatePatrimony,
  type HeirsForm,
  type PatrimonyForm,
  withOrigins,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const heirs = (answers: Partial<HeirsForm> = {}): HeirsForm => cleanHeirs({ ...EMPTY_HEIRS, ...answers })
const MARRIED = heirs({ family_situation: 'spouse', children: '2' })
const SINGLE = heirs({ family_situation: 'single', children: '1' })
const patrimony = (answers: Partial<PatrimonyForm> = {}): PatrimonyForm => ({ ...emptyPatrimony(100), ...answers })
const codes = (form: PatrimonyForm) => validatePatrimony(form).map(({ path, code }) => `${path} ${code}`)

describe('the patrimony', () => {
  it('[PATRI-10] [PATRI-11] [O-CONST-05] proposes half of a home to a person who is married, in the stepper, else the whole', () => {
    expect([homePercentage(MARRIED, true), homePercentage(MARRIED, false), homePercentage(SINGLE, true)]).toEqual([50, 100, 100])
    expect(DEFAULT_HOME_PERCENTAGE).toEqual({ married: 50, other: 100 })
  })

  it.each([
    ['-1', ['home_percentage wrong']],
    ['100,01', ['home_percentage wrong']],
    ['', ['home_percentage wrong']],
    ['0', []],
    ['100', []],
  ])('[PATRI-12] [O-CONST-03] takes a part of the home from 0 to 100: %s', (text, expected) => {
    expect(codes(patrimony({ owner_home: true, home_value: typed(1), home_percentage: typedAs(text) }))).toEqual(expected)
  })

  it('[PATRI-16] asks for the value of an owned home and for type and value of each good that is shown', () => {
    const row = { id: 3, type: '', amount: typedAs(''), rate: typed(100) } as const
    expect(codes(patrimony({ owner_home: true, has_other_patrimony: true, other_goods: [row] }))).toEqual([
      'home_value required',
      'other_goods.3.type required',
      'other_goods.3.amount required',
    ])
    expect(codes(patrimony({ other_goods: [row], passif: typedAs('douze') }))).toEqual(['passif wrong'])
  })

  it('[PATRI-13] [PATRI-15] [PATRI-17] sends what is shown, a rate within 0 and 100, and debts that nobody typed as 0', () => {
    const row = { id: 0, type: 'financial', amount: typed(1000), rate: typedAs('150') } as const
    const filled = patrimony({ home_value: typed(5), has_other_patrimony: true, other_goods: [row] })
    expect(patrimonyOf(filled, SINGLE)).toEqual({
      has_donate: false,
      owner_home: false,
      has_other_patrimony: true,
      other_goods: [{ type: 'financial', amount: euros(1000), rate: 100 }],
      passif: euros(0),
    })
    expect(patrimonyOf({ ...filled, has_other_patrimony: false }, SINGLE)).not.toHaveProperty('other_goods')
  })

  it('[PATRI-07] [PATRI-13] counts a good by the part that is the saver’s, once it has a type and a value', () => {
    const row = { type: 'immovable', amount: typed(310_000), rate: typedAs('50') } as const
    expect(retainedOf(row)).toEqual(euros(155_000))
    expect(retainedOf({ ...row, amount: typedAs('0,05') })).toEqual(euros('0.03'))
    expect(retainedOf({ ...row, rate: typedAs('150') })).toEqual(euros(310_000))
    expect([retainedOf({ ...row, type: '' }), retainedOf({ ...row, amount: typedAs('') })]).toEqual([undefined, undefined])
  })

  it('[TRM-02] asks who lives in the home only of a spouse, a partner of PACS or a parent', () => {
    const families = [
      MARRIED,
      SINGLE,
      heirs({ family_situation: 'pacs', children: '0' }),
      heirs({ family_situation: 'single', children: '0' }),
    ]
    expect(families.map(canLiveThere)).toEqual([true, true, true, false])
    const filled = patrimony({ owner_home: true, home_value: typed(5), family_at_home: true })
    expect(families.map((family) => patrimonyOf(filled, family).family_at_home)).toEqual([true, true, true, undefined])
  })

  it('[PATRI-12] refuses values that are negative, too large for a field or for any estate, and a good of no value', () => {
    const value = (text: string) => codes(patrimony({ owner_home: true, home_value: typedAs(text) }))
    expect(value('99999999999999')).toEqual(['home_value amount-too-large'])
    expect(codes(patrimony({ owner_home: true, home_value: typed(10_000_000_000) }))).toEqual(['home_value amount-too-large'])
    expect(value('0')).toEqual(['home_value required'])
    expect(codes(patrimony({ passif: typed(-1) }))).toEqual(['passif wrong'])
  })

  it('[PATRI-17] sends 0 for an owned home without a value, leaves out goods that are not told, and takes the whole where no share is typed', () => {
    const rows = [
      { id: 0, type: '', amount: typed(5), rate: typed(50) },
      { id: 1, type: 'others', amount: typedAs(''), rate: typed(50) },
      { id: 2, type: 'others', amount: typed(7), rate: typedAs('') },
    ] as const
    const sent = patrimonyOf(patrimony({ owner_home: true, has_other_patrimony: true, other_goods: rows }), SINGLE)
    expect(sent).toMatchObject({ home_value: euros(0), home_percentage: 100, passif: euros(0) })
    expect(sent.other_goods).toEqual([{ type: 'others', amount: euros(7), rate: 100 }])
  })

  it('an answer that tells nothing comes back as an empty form', () => {
    expect(patrimonyFormOf({})).toEqual(emptyPatrimony(100))
    expect(lifeFormOf({})).toEqual({ has_life_insurance: false, contracts: [] })
    expect(contractsOf({})).toEqual([])
    expect(contractsOf({ has_life_insurance: true })).toEqual([])
  })

  it('comes back into the form as it was sent', () => {
    const row = { id: 0, type: 'others', amount: typed(1000), rate: typed(33.33) } as const
    const filled = patrimony({
      owner_home: true,
      home_value: typed(5),
      family_at_home: true,
      has_other_patrimony: true,
      other_goods: [row],
      passif: typed(9),
    })
    const sent = patrimonyOf(filled, MARRIED)
    expect(patrimonyOf(patrimonyFormOf(sent), MARRIED)).toEqual(sent)
  })
})

const account = (type: Account['type'], scope: Account['scope'], balance = 1000): Account => ({
  type,
  scope,
  title: `${type} ${scope}`,
  policy_id: `${type}-${scope}`,
  balance: euros(balance),
})

describe('the life insurances', () => {
  it('[LIFE-03] [LIFE-06] [LIFE-10] offer the clauses that make sense, and propose the first that does', () => {
    const clauses = [
      MARRIED,
      heirs({ family_situation: 'pacs', children: '1' }),
      heirs({ family_situation: 'pacs', children: '0' }),
      SINGLE,
    ]
    expect(clauses.map((one) => [defaultClause(one), ...clausesFor(one)].join(' '))).toEqual([
      'spouse spouse children heir beneficiary',
      'children spouse children heir beneficiary',
      'heir spouse heir beneficiary',
      'heir children heir beneficiary',
    ])
  })

  it('[LIFE-04] [LIFE-07] are prefilled from the life insurances that the saver holds, and from nothing else', () => {
    const accounts = [
      account('PERU', 'ais'),
      account('LIFE_INSURANCE', PROVIDER_SCOPE, 250),
      account('LIFE', 'bi'),
      account('LIFE_INSURANCE', 'bi', 999),
    ]
    const { has_life_insurance: has, contracts } = prefilledLife(accounts, MARRIED)
    expect(has).toBe(true)
    expect(contracts.map(({ name, amount, beneficiary, isOurs }) => [name, amount.text, beneficiary, isOurs])).toEqual([
      [`LIFE_INSURANCE ${PROVIDER_SCOPE}`, '250,00', 'spouse', true],
      ['LIFE_INSURANCE bi', '999,00', 'spouse', false],
    ])
    expect(prefilledLife([], MARRIED)).toEqual({ has_life_insurance: false, contracts: [] })
  })

  it('[LIFE-09] need an amount above 0', () => {
    const row = emptyContract(7, MARRIED)
    const problems = (contracts: (typeof row)[]) =>
      validateLife({ has_life_insurance: true, contracts }, 40, TODAY).map(({ path, code }) => `${path} ${code}`)
    expect(problems([row])).toEqual(['contracts.7.amount required'])
    expect(problems([{ ...row, amount: typed(0) }])).toEqual(['contracts.7.amount required'])
    expect(problems([{ ...row, amount: typed(1) }])).toEqual([])
    expect(validateLife({ has_life_insurance: false, contracts: [row] }, 40, TODAY)).toEqual([])
  })

  it('[LIFE-04] [LIFE-07] are called by the company where they have no title, and are never below 0', () => {
    const held = (more: Partial<Account>) => contractOf({ ...account('LIFE_INSURANCE', 'bi'), ...more }, 0, MARRIED)
    expect(held({ title: '', company_name: 'Banque Sainte-Ambre' }).name).toBe('Banque Sainte-Ambre')
    expect(held({ title: '' }).name).toBe('')
    expect(held({ balance: euros(-5) }).amount.text).toBe('0,00')
  })

  it('are not sent without an amount, nor where the saver says that there are none', () => {
    const row = emptyContract(0, MARRIED)
    expect(lifeOf({ has_life_insurance: true, contracts: [row] }, undefined, TODAY).life_insurances_list).toEqual([])
    expect(
      lifeOf({ has_life_insurance: false, contracts: [{ ...row, amount: typed(5) }] }, 72, TODAY).life_insurances_list,
    ).toEqual([])
    expect(
      fitClauses({ has_life_insurance: true, contracts: [{ ...row, beneficiary: 'beneficiary' }] }, SINGLE).contracts,
    ).toEqual([{ ...row, beneficiary: 'beneficiary' }])
  })

  it('[LIFE-02] are sent with name, amount, beneficiary and whether they are held with us, come back into the form, and fit another family', () => {
    const row = { ...emptyContract(0, MARRIED), name: 'Vie', amount: typed(10) }
    const sent = lifeOf({ has_life_insurance: true, contracts: [row] }, undefined, TODAY)
    expect(sent.life_insurances_list).toEqual([
      { name: 'Vie', amount: euros(10), beneficiary: 'spouse', [PROVIDER_CONTRACT]: false },
    ])
    expect(lifeOf(lifeFormOf(sent), undefined, TODAY)).toEqual(sent)
    expect(fitClauses(lifeFormOf(sent), SINGLE).contracts.map(({ beneficiary }) => beneficiary)).toEqual(['heir'])
  })

  it('[LIFE-04] [LIFE-07] come back with the account that they were taken from, each account once, and not once renamed', () => {
    const accounts = [account('LIFE_INSURANCE', PROVIDER_SCOPE)]
    const { contracts } = prefilledLife(accounts, MARRIED)
    const own = contracts.map((row) => ({ ...row, id: 1 }))
    const renamed = contracts.map((row) => ({ ...row, id: 2, name: 'Autre' }))
    const sent = lifeOf({ has_life_insurance: true, contracts: [...contracts, ...own, ...renamed] }, undefined, TODAY)
    expect(lifeFormOf(sent, accounts).contracts.map(({ planId }) => planId)).toEqual([
      `LIFE_INSURANCE-${PROVIDER_SCOPE}`,
      undefined,
      undefined,
    ])
  })
})

it('[TRM-04] (S-17) (S-89) a capitalisation contract fills the form, and keeps its origin once it was saved', () => {
  const accounts = [account('LIFE', 'bi'), account('LIFE', PROVIDER_SCOPE, 46_000), account('PEE', 's2e', 500)]
  const filled = prefilledPatrimony(accounts, 100)
  const capital = { type: 'financial', amount: typed(46_000), planId: `LIFE-${PROVIDER_SCOPE}` }
  expect(filled).toMatchObject({ has_other_patrimony: true, other_goods: [capital] })
  const own = { id: 1, type: 'financial', amount: typed(46_000), rate: typed(50) } as const
  const sent = patrimonyOf({ ...filled, other_goods: [own, ...filled.other_goods, ...filled.other_goods] }, SINGLE)
  expect(withOrigins(patrimonyFormOf(sent), accounts).other_goods.map(({ planId }) => planId)).toEqual([
    undefined,
    `LIFE-${PROVIDER_SCOPE}`,
    undefined,
  ])
  expect(prefilledPatrimony([account('LIFE', PROVIDER_SCOPE, 0)], 50)).toEqual(emptyPatrimony(50))
  expect(accounts.map(isGoodPlan)).toEqual([false, true, true])
})

it('[TRM-04] offers company savings as goods and insured retirement plans of one’s own as contracts, none that is empty', () => {
  const accounts = [
    account('PEE', 's2e'),
    account('PERCO', 's2e'),
    account('PEG', 's2e', 0),
    account('PERU', 'ais'),
    account('PERECO', 's2e'),
    account('MADELIN', PROVIDER_SCOPE),
  ]
  const { goods, contracts } = offeredPlans(accounts)
  expect([goods, contracts].map((held) => held.map(({ type }) => type))).toEqual([
    ['PEE', 'PERCO'],
    ['PERU', 'MADELIN'],
  ])
  expect(goods.map((held, id) => goodOf(held, id))[0]).toMatchObject({ type: 'financial', planId: 'PEE-s2e' })
})
