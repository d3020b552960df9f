import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import {
  changesOf,
  checkSwitch,
  chosenOffer,
  destinationEffect,
  destinationsOf,
  errorsOn,
  figuresOf,
  fundsInto,
  requestOf,
  stepOfField,
  type SwitchableAccount,
  type SwitchForm,
  type SwitchOffer,
} from './index.ts'

const funds = (policy_id: string, amounts: Readonly<Record<string, string>>, most?: number): SwitchableAccount => ({
  policy_id,
  value: sumEuros(Object.values(amounts).map((amount) => euros(amount))),
  under_way: euros(0),
  investments: Object.entries(amounts).map(([id, amount]) => ({
    id,
    label: id,
    amount: euros(amount),
    movable: euros(amount),
    expected: euros(amount),
    fund_max_rate: most,
  })),
})
const offer = (type: Account['type'], switchable: SwitchableAccount, more: Partial<SwitchOffer> = {}): SwitchOffer => ({
  account: {
    type,
    scope: 's2e',
    title: type,
    policy_id: switchable.policy_id,
    balance: switchable.value,
    company_id: 'aubrenne',
  },
  switchable,
  refusals: [],
  ...more,
})

const PEE = offer('PEE', funds('pee', { shares: '800', bonds: '200' }))
const PEG = offer('PEG', funds('peg', { shares: '100' }), { refusals: [{ kind: 'one-fund' }] })
const PERECO = offer('PERECO', funds('pereco', { shares: '60', bonds: '40' }))
const GUIDED = offer('PERCO', funds('perco', { shares: '60', bonds: '40' }), { refusals: [{ kind: 'guided' }] })
const A83 = offer('A83', funds('a83', { shares: '60', bonds: '40' }))
const OFFERS = [PEE, PEG, PERECO, GUIDED, A83]

const FORM: SwitchForm = { policyId: 'pee', destination: 'pereco', out: { shares: '300' }, in: { shares: '100', bonds: '200' } }
const chosen = (form: SwitchForm = FORM): SwitchOffer => chosenOffer(form, OFFERS) ?? PEE
const codes = (form: SwitchForm) => errorsOn(form, chosen(form), 'in').map(({ path, code }) => `${path} ${code}`)

describe('where the money of a switch may go', () => {
  it('[FSW-09] [ARB-03] stays, goes to another plan of five years, or from these to a plan for retirement; never back', () => {
    const types = ['PEE', 'PEG', 'PEI', 'PERCO', 'PERECO', 'PERECOI', 'PERO', 'A83'] as const
    const effects = (type: Account['type']) =>
      types.map((to) => destinationEffect({ policy_id: '1', type }, { policy_id: '2', type: to }))
    const [five, retirement] = ['time-counts', 'until-retirement']
    const from = [five, five, five, retirement, retirement, undefined, undefined, undefined]
    for (const type of ['PEE', 'PEG', 'PEI'] as const) expect(effects(type)).toEqual(from)
    for (const type of ['PERCO', 'PERECO', 'PERO', 'A83'] as const) expect(effects(type)).toEqual(types.map(() => undefined))
    expect(destinationEffect({ policy_id: '1', type: 'A83' }, { policy_id: '1', type: 'A83' })).toBe('same')
  })

  it('[FSW-09] lists the account itself first, then the others with what is against them; a single fund takes money', () => {
    expect(destinationsOf(PEE, OFFERS).map(({ account, effect, refusals }) => [account.type, effect, refusals])).toEqual([
      ['PEE', 'same', []],
      ['PEG', 'time-counts', []],
      ['PERECO', 'until-retirement', []],
      ['PERCO', 'until-retirement', [{ kind: 'guided' }]],
    ])
    expect(destinationsOf(A83, OFFERS).map(({ account }) => account.type)).toEqual(['A83'])
  })

  it('[FSW-09] takes nothing into a contract that is asked for whole, and what is left into one that is asked for in part', () => {
    const asked = (movable: number): SwitchOffer => {
      const all = funds('peg', { shares: '100', bonds: '0' })
      const investments = all.investments.map((fund, at) =>
        at === 0 ? { ...fund, movable: euros(movable), claimed: euros(100 - movable) } : fund,
      )
      return offer('PEG', { ...all, investments })
    }
    const refusals = (movable: number) => destinationsOf(PEE, [asked(movable)])[1]?.refusals
    expect([refusals(0), refusals(1)]).toEqual([[{ kind: 'all-claimed' }], []])
  })

  it('[FSW-02] [FSW-09] to another account, every fund of it takes money, the same one too, and both accounts add up', () => {
    const figures = figuresOf(FORM, chosen())
    expect(fundsInto(FORM, chosen()).map(({ id }) => id)).toEqual(['shares', 'bonds'])
    expect([figures?.total, figures?.other?.total, figures?.left].map((one) => one?.toFixed(2))).toEqual([
      '700.00',
      '400.00',
      '0.00',
    ])
    expect(figures && changesOf(figures).map(({ fund, change }) => [fund.id, change.toFixed(2)])).toEqual([
      ['shares', '-300.00'],
      ['shares', '100.00'],
      ['bonds', '200.00'],
    ])
    const request = requestOf(FORM, chosen())
    expect([request?.source.policy_id, request?.destination.policy_id]).toEqual(['pee', 'pereco'])
    if (request === undefined || PEE.switchable === undefined) throw new Error('The form makes a request.')
    expect(checkSwitch(request, PEE.switchable, PERECO.switchable)).toEqual([])
    expect(checkSwitch(request, PEE.switchable, PEG.switchable).map(({ path }) => path)).toContain('destination')
  })

  it('[FSW-03] counts what comes in before the share that a fund may hold of the other account', () => {
    const limited = offer('PEG', funds('peg', { shares: '0', bonds: '600' }, 40))
    const to = chosenOffer({ policyId: 'pee', destination: 'peg' }, [PEE, limited]) ?? PEE
    const said = (amount: string) =>
      errorsOn({ policyId: 'pee', out: { shares: amount }, in: { shares: amount } }, to, 'in').map(({ code }) => code)
    // 40 % of 600 + 400 are 400.
    expect([said('400'), said('400,01')]).toEqual([[], ['fund-share-too-large']])
  })

  it('[FSW-09] is blocked until retirement only with a box that says so, and is refused where something is against it', () => {
    expect(codes(FORM)).toEqual(['isAware required'])
    expect(codes({ ...FORM, isAware: true })).toEqual([])
    expect(codes({ ...FORM, destination: 'peg', in: { shares: '300' } })).toEqual([])
    expect(codes({ ...FORM, destination: 'perco', isAware: true })).toEqual(['destination wrong'])
    expect([stepOfField('destination'), stepOfField('isAware')]).toEqual(['in', 'in'])
  })

  it.each([undefined, 'pee', 'a83', 'nobody'])('[FSW-09] stays in its account with the destination %s', (destination) => {
    expect(chosen({ ...FORM, destination }).to).toBeUndefined()
  })
})
