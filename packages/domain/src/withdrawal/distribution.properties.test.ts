import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { policyIds } from '../accounts/arbitraries.ts'
import { simulationDays } from '../calendar/arbitraries.ts'
import { addEuros, divideEuros, euros, formatAmountInput, parseAmount, sumEuros } from '../money/index.ts'
import { accountLists, eligibleLists, goodCases, withdrawalContexts } from './arbitraries.ts'
import { isDisabled } from './eligibility.ts'
import {
  COMPARTMENTS,
  contractsOf,
  defaultDistribution,
  distributionKey,
  everythingAs,
  isEligible,
  moveDivider,
  noticeOf,
  options,
  parseDistributionKey,
  readDistribution,
  remainderOf,
  SIDES,
  SIMULATOR,
  totalsOf,
  typeSide,
  validateStep,
  withdrawEverythingAs,
  writeDistribution,
  type Contract,
  type DistributionForm,
} from './index.ts'
import { WIDEST } from './request.ts'

const forms = fc.tuple(eligibleLists, simulationDays).map(([accounts, asOf]) => {
  const contracts = contractsOf(accounts, SIMULATOR, asOf)
  return { contracts, form: defaultDistribution(contracts) }
})

/** A part of a form, and cents that may go beyond its balance. */
const edits = forms.chain(({ contracts, form }) =>
  fc.record({
    contracts: fc.constant(contracts),
    form: fc.constant(form),
    part: fc.constantFrom(...form),
    side: fc.constantFrom(...SIDES),
    amount: fc.integer({ min: -1000, max: 110_000_000 }).map((cents) => divideEuros(euros(cents), 100)),
  }),
)

const valid = (contracts: readonly Contract[], distribution: DistributionForm, asOf = '2026-11-20') =>
  validateStep('distribution', { distribution }, { birthDate: asOf as never, asOf: asOf as never, contracts })

describe('distribution', () => {
  test.prop([forms])(
    '[MRM-43] starts with every balance on the annuity and 0,00 as capital, which is valid',
    ({ contracts, form }) => {
      for (const part of form) {
        expect([part.capital.text, part.annuity.text]).toEqual(['0,00', formatAmountInput(part.balance)])
        expect(noticeOf(part)).toBeUndefined()
      }
      expect(valid(contracts, form)).toEqual([])
    },
  )

  test.prop([forms, fc.constantFrom(...SIDES)])(
    '[MRM-46] "withdraw everything as" puts each balance on one side and 0,00 on the other',
    ({ contracts, form }, side) => {
      for (const contract of contracts.filter(({ offersAllOrNothing }) => offersAllOrNothing)) {
        const after = withdrawEverythingAs(form, contract, side)
        const totals = totalsOf(after, contract.account.policy_id)
        expect(totals[side].toString()).toBe(totals.balance.toString())
        expect(totals.remainder.toString()).toBe('0')
        expect(everythingAs(after, contract.account.policy_id)).toBe(totals.balance.isZero() ? 'annuity' : side)
        expect(valid(contracts, after)).toEqual([])
      }
    },
  )

  test.prop([edits])(
    '[MRM-71] the divider always leaves a valid pair that adds up to its balance',
    ({ contracts, form, part, amount }) => {
      const after = moveDivider(form, part, amount).form
      for (const one of after) expect(remainderOf(one).toString()).toBe('0')
      expect(valid(contracts, after)).toEqual([])
    },
  )

  test.prop([edits])(
    '[MRM-48, MRM-73, MRM-74] no edit of one part puts capital on a locked part',
    ({ form, part, side, amount }) => {
      const after = typeSide(form, part, side, formatAmountInput(amount)).form
      for (const one of after.filter(({ lock }) => lock !== undefined)) expect(one.capital.text).toBe('0,00')
    },
  )

  test.prop([edits])(
    '[MRM-48] leaving "all capital" by hand puts mandatory payments back to the annuity',
    ({ contracts, form, part, amount }) => {
      const contract = contracts.find(({ account }) => account.policy_id === part.policyId)
      if (contract === undefined || !contract.offersAllOrNothing) return
      const { form: after, notice } = moveDivider(withdrawEverythingAs(form, contract, 'capital'), part, amount)
      const mandatory = after.filter(({ policyId, name }) => policyId === part.policyId && name === 'co')
      if (notice !== undefined) for (const one of mandatory) expect(one.annuity.text).toBe(formatAmountInput(one.balance))
      else expect(everythingAs(after, part.policyId)).not.toBeNull()
    },
  )

  test.prop([edits])(
    '[MRM-76, MRM-77, MRM-78] a notice shows exactly when the remainder is a cent or more',
    ({ form, part, side, amount }) => {
      for (const one of typeSide(form, part, side, formatAmountInput(amount)).form) {
        const cents = remainderOf(one).times(100).toNumber()
        expect(noticeOf(one)?.kind).toBe(cents >= 1 ? 'remaining' : cents <= -1 ? 'exceeded' : undefined)
      }
    },
  )

  test.prop([edits])(
    '[MRM-71, MRM-72] a pair is refused exactly when it is negative or above its balance plus one cent',
    (edit) => {
      const { contracts, form, part, side, amount } = edit
      if (part.lock !== undefined) return
      const after = typeSide(form, part, side, formatAmountInput(amount)).form
      const other = side === 'capital' ? part.balance : euros(0)
      const refused = amount.isNegative() || addEuros(amount, other).minus(part.balance).greaterThan('0.01')
      expect(valid(contracts, after).length > 0).toBe(refused)
    },
  )

  test.prop([edits])('totals add up: balance = capital + annuity + remainder, shares to 100', ({ form, part, side, amount }) => {
    const totals = totalsOf(typeSide(form, part, side, formatAmountInput(amount.abs() as typeof amount)).form)
    expect(sumEuros([totals.capital, totals.annuity, totals.remainder]).toString()).toBe(totals.balance.toString())
    expect([0, 100]).toContain(totals.capitalPercent + totals.annuityPercent)
    expect(totals.capitalPercent).toBeGreaterThanOrEqual(0)
  })

  test.prop([edits])('[MRM-70] a blank amount is required', ({ contracts, form, part, side }) => {
    if (part.lock !== undefined) return
    expect(valid(contracts, typeSide(form, part, side, '').form)).toMatchObject([{ code: 'required' }])
    expect(parseAmount('').kind).toBe('empty')
  })
})

describe('keys of a distribution', () => {
  test.prop([policyIds, fc.constantFrom(...SIDES), fc.constantFrom(...COMPARTMENTS, 'whole' as const)])(
    '[MRM-18, MRM-19] read back as they were written, underscores in the policy id included',
    (policyId, side, name) => {
      expect(parseDistributionKey(distributionKey(side, { policyId, name }))).toEqual({ side, policyId, name })
    },
  )

  test.prop([goodCases])('[MRM-18] a distribution is written as it was read', ({ accounts, asOf, request }) => {
    const contracts = contractsOf(accounts, WIDEST, asOf)
    expect(writeDistribution(readDistribution(request.distribution, contracts))).toEqual(request.distribution)
  })
})

describe('eligibility', () => {
  test.prop([accountLists, withdrawalContexts, simulationDays])(
    '[MRM-13, MRM-55] keeps eligible accounts in their order, whatever else the saver holds',
    (accounts, context, asOf) => {
      const contracts = contractsOf(accounts, context, asOf)
      expect(contracts.map(({ account }) => account)).toEqual(accounts.filter((account) => isEligible(account, context)))
      for (const { account, disabled } of contracts) expect(disabled).toBe(isDisabled(account, context))
    },
  )

  test.prop([accountLists, withdrawalContexts])(
    '[MRM-13] the withdrawal of funds keeps whatever the simulator alone keeps',
    (accounts, context) => {
      for (const account of accounts) if (isEligible(account, context)) expect(isEligible(account, WIDEST)).toBe(true)
    },
  )

  test.prop([accountLists, simulationDays])(
    '[MRM-44, MRM-50, MRM-51] a contract never both offers the choice and must come as an annuity',
    (accounts, asOf) => {
      for (const { offersAllOrNothing, forcedAnnuity } of contractsOf(accounts, WIDEST, asOf)) {
        expect(offersAllOrNothing && forcedAnnuity !== undefined).toBe(false)
      }
    },
  )

  test.prop([fc.constantFrom(true, false, null)])(
    '[MRM-37] every answer offers types, and none is offered by both',
    (reversible) => {
      const others = options(reversible !== true)
      expect(options(reversible).length).toBeGreaterThan(1)
      expect(options(reversible).some((type) => others.includes(type))).toBe(false)
    },
  )
})
