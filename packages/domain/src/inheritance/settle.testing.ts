import { plainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import type { Estate } from './estate.ts'
import type { Family } from './family.ts'
import { settle, type LifeInsurance, type Option } from './index.ts'

/** Day of every worked case. */
export const TODAY = plainDate('2026-11-20')

/** A family that differs in some points from a single person without anyone. */
export const family = (differing: Partial<Family> = {}): Family => ({
  situation: 'single',
  children: 0,
  areAllCommon: false,
  hasSpousalGift: false,
  spouseAge: undefined,
  parents: 0,
  siblings: 0,
  ...differing,
})

/** An estate of money alone. */
export const money = (amount: number): Estate => ({
  home: undefined,
  goods: [{ type: 'financial', value: euros(amount), share: new Decimal(1) }],
  debts: euros(0),
})

/** A home with the share of it that is the saver's, and securities of the saver's alone. */
export const homeAnd = (value: number, { share = '1', isOfFamily = false, securities = 0 } = {}): Estate => ({
  ...money(securities),
  home: { value: euros(value), share: new Decimal(share), isOfFamily },
})

/** A contract. */
export const contract = (amount: number, clause: LifeInsurance['clause']): LifeInsurance => ({ amount: euros(amount), clause })

/** What one person of each group receives of the estate and of contracts, and the taxes: everything as text, by option. */
export const worked = (people: Family, estate: Estate, ...lifeInsurances: readonly LifeInsurance[]) =>
  Object.fromEntries(
    settle({ family: people, estate, lifeInsurances }, TODAY).options.map(({ option, rows, totalTax }) => [
      option,
      [
        ...rows.map(
          ({ heir, number, amount, duty, insuranceAmount, levy }) =>
            `${number} ${heir}: ${amount.toString()} − ${duty.exact.toString()}, ${insuranceAmount.toString()} − ${levy.levy.toString()}`,
        ),
        `total ${totalTax.toString()}`,
      ],
    ]),
  ) as Partial<Record<Option, readonly string[]>>
