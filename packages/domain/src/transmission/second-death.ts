import * as z from 'zod'

import type { PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import { explainSecond, settleSecond, type SecondDeath, type SecondOutcome } from '../inheritance/index.ts'
import type { Decimal } from '../money/index.ts'
import { familyOf } from './heirs.ts'
import { amountOnWire, relatives, type Heirs, type Told } from './model.ts'
import { totalTaxOf } from './reading.ts'
import { successionOf } from './simulate.ts'
import type { TransmissionAnswer } from './wire.ts'

/** What is asked for the second death; all of it is ours (BEY-80). Without `common_children` every child has to be the couple's. */
export const secondDeath = /* @__PURE__ */ z.strictObject({
  spouse_patrimony: amountOnWire,
  common_children: relatives.optional(),
  spent_usufruct: amountOnWire.optional(),
  with_life_insurance: z.boolean().optional(),
})
export type SecondTold = z.output<typeof secondDeath>

/** Why the second death has no answer: nobody says how many children are the couple's, or more than there are. */
export type SecondProblem = 'missing' | 'too-many'

/**
 * Gives the number of children of both; where every child is, it need not be told.
 *
 * Rule BEY-84.
 *
 * @param heirs heirs as they are sent
 * @param told what is told of the second death
 * @example commonChildrenOf({ family_situation: 'spouse', children: 2, has_same_parents: true }, { spouse_patrimony: euros(0) }) // 2
 */
export const commonChildrenOf = (heirs: Heirs, { common_children: common }: SecondTold): number | SecondProblem => {
  const { children, areAllCommon } = familyOf(heirs)
  if (areAllCommon) return children
  return common === undefined ? 'missing' : common > children ? 'too-many' : common
}

const secondOf = (children: number, told: SecondTold): SecondDeath => ({
  ownPatrimony: told.spouse_patrimony,
  commonChildren: children,
  spent: told.spent_usufruct,
  hasKeptInsurance: told.with_life_insurance,
})

/**
 * Computes the second death of the family of a simulation, the figures alone.
 *
 * Rules BEY-80 to BEY-86.
 *
 * @param told heirs, patrimony and life insurances of the first death
 * @param second what is told of the second
 * @param asOf day on which both deaths are supposed
 * @returns undefined if the simulator has no answer, without a spouse or a child, and where the common children are not told
 * @example simulateSecond({ heirs: { has_testament: true }, patrimony: {}, life_insurances: {} }, { spouse_patrimony: euros(0) }, plainDate('2026-11-20')) // undefined
 */
export const simulateSecond = (
  told: Told,
  second: SecondTold,
  asOf: PlainDate,
): readonly SecondOutcome<Decimal>[] | undefined => {
  const succession = successionOf(told)
  const children = commonChildrenOf(told.heirs, second)
  return succession === undefined || typeof children !== 'number'
    ? undefined
    : settleSecond(succession, secondOf(children, second), asOf)
}

/**
 * Explains the figures of `simulateSecond` after a result: the tax of the first death is explained as the result explains it.
 *
 * Rule BEY-85.
 *
 * @param result answer of the simulation
 * @param second what is told of the second death
 * @param asOf day on which both deaths are supposed
 * @returns undefined where `simulateSecond` gives none
 * @example explainSecondDeath(answer, { spouse_patrimony: euros(600_000) }, plainDate('2026-11-20'))?.[0]?.secondTax.value // '113588'
 */
export const explainSecondDeath = (
  result: TransmissionAnswer,
  second: SecondTold,
  asOf: PlainDate,
): readonly SecondOutcome<Derivation>[] | undefined => {
  const succession = successionOf(result)
  const children = commonChildrenOf(result.heirs, second)
  if (succession === undefined || typeof children !== 'number') return undefined
  const firstTaxes = new Map((result.options ?? []).map((answer) => [answer.option, totalTaxOf(answer)]))
  return explainSecond(succession, secondOf(children, second), asOf, firstTaxes)
}
