import { BARE } from '@hautelisse/domain/explain'
import { isLate, reckonEstate } from '@hautelisse/domain/inheritance'
import type { Clause, GoodType } from '@hautelisse/domain/inheritance'
import { FUNERAL_COSTS, valueOrStandIn } from '@hautelisse/domain/law'
import { euros, multiplyEuros, roundToCents, sumEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { asksPremiums, contractsOf, needsDay, offeredPlans, retainedOf, wholeEstateOf } from '@hautelisse/domain/transmission'
import type { OfferedPlans } from '@hautelisse/domain/transmission'
import { toldBy } from './flow.ts'
import type { Answering } from './select.ts'

/** What the answers come to as they stand, while they are typed. */
export type Totals = {
  /** The saver's part of the home; undefined without one. */
  readonly home: Euros | undefined
  readonly goods: readonly { readonly type: GoodType; readonly amount: Euros }[]
  /** What counts of each row of the goods, by its id; a row without a value is left out. */
  readonly retained: ReadonlyMap<number, Euros>
  readonly debts: Euros
  readonly patrimony: Euros
  readonly taxBase: Euros
  /** What leaves the tax base of the home; 0 where no family lives there. */
  readonly homeAllowance: Euros
  readonly lifeInsurance: Euros
  /** Contracts that have an amount, in their order. */
  readonly contracts: readonly { readonly id: number; readonly name: string; readonly clause: Clause; readonly amount: Euros }[]
  /** What leaves the tax base for the funeral. */
  readonly funeral: Euros
}

/** Adds up the answers as they stand (PATRI-09, TRM-03). */
export const selectTotals = ({ context }: Answering): Totals => {
  const { form, today } = context
  const told = toldBy(context)
  const estate = wholeEstateOf(told)
  const { patrimony, taxBase } = reckonEstate(BARE, estate, today)
  const home = estate.home && roundToCents(multiplyEuros(estate.home.value, estate.home.share))
  const cents = roundToCents(euros(patrimony))
  const base = roundToCents(euros(taxBase))
  const without = reckonEstate(BARE, { ...estate, home: estate.home && { ...estate.home, isOfFamily: false } }, today)
  return {
    home,
    goods: estate.goods.map(({ type, value, share }) => ({ type, amount: roundToCents(multiplyEuros(value, share)) })),
    retained: new Map(
      form.patrimony.other_goods.flatMap(({ id, type, amount, rate }) => {
        const good = retainedOf({ type, amount, rate })
        return good === undefined ? [] : [[id, good] as const]
      }),
    ),
    debts: estate.debts,
    patrimony: cents,
    taxBase: base,
    homeAllowance: home === undefined ? ZERO_EUROS : roundToCents(euros(without.taxBase.minus(taxBase))),
    contracts: form.life.contracts.flatMap(({ id, name, kind, beneficiary: clause, amount: { parsed } }) =>
      parsed.kind === 'amount' && kind !== 'per_securities' ? [{ id, name, clause, amount: parsed.amount }] : [],
    ),
    funeral: valueOrStandIn(FUNERAL_COSTS, today).value,
    lifeInsurance: sumEuros(contractsOf(told.life_insurances).map(({ amount }) => amount)),
  }
}

/** The saver's own plans that may be counted, and which of them are (TRM-04). */
export const selectPlans = ({
  context: { asker, form },
}: Answering): OfferedPlans & { readonly counted: ReadonlySet<string> } => ({
  ...offeredPlans(asker.accounts),
  counted: new Set([...form.patrimony.other_goods, ...form.life.contracts].flatMap(({ planId }) => planId ?? [])),
})

/** Whether the saver is 70 or older: a PER and premiums paid from 70 on fall under CGI art. 757 B. */
export const selectIsSeventy = ({ context: { asker, today } }: Answering): boolean => isLate(asker.age, today)

/** Whether the saver's age is known; below 70 is supposed otherwise (TRM-09). */
export const selectIsAgeKnown = ({ context: { asker } }: Answering): boolean => asker.age !== undefined

/** Contracts that are asked for the premiums paid from 70 on, by their ids (TRM-07). */
export const selectAsksPremiums = ({ context: { asker, today, form } }: Answering): ReadonlySet<number> =>
  new Set(form.life.contracts.filter((row) => asksPremiums(row, asker.age, today)).map(({ id }) => id))

/** Gifts of the year of fifteen years ago whose day is not told, by their ids: the day decides whether they count (BEY-74). */
export const selectNeedsGiftDay = ({ context: { today, form } }: Answering): ReadonlySet<number> =>
  new Set(form.patrimony.gifts.filter(({ made }) => needsDay(made, today)).map(({ id }) => id))
