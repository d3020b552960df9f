import fc from 'fast-check'

import { topUpBands } from '../contributions/arbitraries.ts'
import type { AllocableAccount } from '../contributions/index.ts'
import { divideEuros, euros, splitAmount, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { Choice } from './choice.ts'
import type { OptionBulletin, Placement } from './model.ts'

const cents = (max: number): fc.Arbitrary<Euros> => fc.nat({ max: max * 100 }).map((amount) => divideEuros(euros(amount), 100))

const plan = fc.record({
  type: fc.constantFrom('PEE' as const, 'PEG' as const, 'PERECO' as const, 'PERO' as const),
  funds: fc.integer({ min: 1, max: 3 }),
  bands: topUpBands,
  ceiling: fc.option(cents(4000)),
  before: cents(2000),
})

/** Plans of one person: what was paid and received before, over all plans of a kind, is one figure. */
const accounts: fc.Arbitrary<AllocableAccount[]> = fc
  .record({ plans: fc.array(plan, { minLength: 1, maxLength: 4 }), all: cents(6000) })
  .map(({ plans, all }) =>
    plans.map(({ type, funds, bands, ceiling, before }, at) => ({
      policy_id: `P${at}`,
      title: type,
      type,
      order: at,
      top_up: {
        bands: bands.map(({ upTo, rate }) => ({ up_to: upTo ?? null, rate })),
        ceiling,
        matched: before,
        own: all,
        received: before,
        kind_received: all,
      },
      investments: Array.from({ length: funds }, (_, fund) => ({ id: `F${fund}`, label: `Fund ${fund}`, held: false })),
    })),
  )

/** Bulletins of both types, with up to four plans of any rules. */
export const bulletins: fc.Arbitrary<OptionBulletin> = fc.record({
  id: fc.constant('B'),
  type: fc.constantFrom('PARTICIPATION', 'INTERESSEMENT'),
  amount: cents(20_000),
  allocable_accounts: accounts,
})

/** A whole distribution of an amount over the funds of a bulletin and cash, in any weights. */
export const distributionsOf = (bulletin: OptionBulletin, net: Euros): fc.Arbitrary<Choice> => {
  const places = (bulletin.allocable_accounts ?? []).flatMap(({ policy_id, investments }) =>
    investments.map(({ id }): Placement => ({ policy_id, investment_id: id, amount: ZERO_EUROS })),
  )
  return fc.array(fc.nat({ max: 100 }), { minLength: places.length, maxLength: places.length }).map((weights) => {
    const [payment_amount = ZERO_EUROS, ...parts] = splitAmount(net, [1, ...weights])
    const instructions = places.map((place, at) => Object.assign({}, place, { amount: parts[at] ?? ZERO_EUROS }))
    return { payment_amount, instructions }
  })
}
