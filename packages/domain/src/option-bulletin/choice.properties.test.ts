import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { addEuros, euros, sumEuros } from '../money/index.ts'
import { bulletins, distributionsOf } from './arbitraries.ts'
import { choiceProblems, defaultChoice, hintsOf, placedIn, premiumOfBulletin, remainderOf, topUpsOf } from './index.ts'

const TODAY = plainDate('2026-11-20')

const distributed = bulletins.chain((bulletin) => {
  const { net } = premiumOfBulletin(bulletin, TODAY)
  return distributionsOf(bulletin, net).map((choice) => ({ bulletin, net, choice }))
})

describe('any distribution', () => {
  test.prop([distributed])(
    '[O-BULL-12] [BULL-03] of all that is distributed is taken; a cent more or less is not',
    ({ bulletin, net, choice }) => {
      const terms = { bulletin, net, hasBank: true }
      expect(choiceProblems(terms, choice)).toEqual([])
      expect(addEuros(choice.payment_amount, placedIn(choice))).toEqual(net)
      const more = { ...choice, payment_amount: addEuros(choice.payment_amount, euros('0.01')) }
      expect(choiceProblems(terms, more).map(({ code }) => code)).toEqual(['not-distributed'])
      expect(remainderOf(more, net).toFixed(2)).toBe('-0.01')
    },
  )

  test.prop([distributed])(
    '[BULL-07] brings top-ups that add up, plan by plan, over all kinds within the law',
    ({ bulletin, choice }) => {
      const topUps = topUpsOf(bulletin, choice, TODAY)
      expect(addEuros(placedIn(choice), topUps.net)).toEqual(topUps.invested)
      expect(addEuros(topUps.net, topUps.contributions)).toEqual(topUps.gross)
      for (const kind of ['pee', 'perco'] as const) {
        const plans = topUps.accounts.filter(({ given }) => given?.kind === kind)
        const before = plans[0]?.given?.kindReceivedBefore ?? euros(0)
        const own = sumEuros(plans.map(({ topUp }) => topUp.gross))
        // 8 % and 16 % of 48 060, unless more was received before.
        if (own.greaterThan(0)) expect(addEuros(before, own).lessThanOrEqualTo(kind === 'pee' ? '3844.8' : '7689.6')).toBe(true)
      }
    },
  )

  test.prop([distributed])('[BULL-08] is told only what it can still reach', ({ bulletin, net, choice }) => {
    for (const { account, missing } of hintsOf(topUpsOf(bulletin, choice, TODAY), net)) {
      expect(missing.greaterThan(0)).toBe(true)
      expect(addEuros(missing, placedIn(choice, account.policy_id)).lessThanOrEqualTo(net)).toBe(true)
    }
  })
})

test.prop([bulletins, fc.constant(TODAY)])(
  '[BULL-06] any default is all that is distributed, wherever a plan takes it',
  (bulletin, today) => {
    const { net } = premiumOfBulletin(bulletin, today)
    const choice = defaultChoice(bulletin, net)
    const hasPlan =
      bulletin.type === 'PARTICIPATION' || bulletin.allocable_accounts?.some(({ type }) => type !== 'PERECO') === true
    expect(placedIn(choice)).toEqual(hasPlan ? net : euros(0))
  },
)
