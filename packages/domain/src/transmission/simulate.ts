import type { PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import {
  explainSettlement,
  isContractSplitOpen,
  settle,
  type Estate,
  type Settlement,
  type Succession,
} from '../inheritance/index.ts'
import type { Decimal } from '../money/index.ts'
import { giftsOf } from './gifts.ts'
import { familyOf, unansweredBy } from './heirs.ts'
import { contractsOf, securitiesOf } from './life.ts'
import { estateOf } from './patrimony.ts'
import type { Told } from './model.ts'

/**
 * Gives everything that is in the estate: the patrimony, and PERs on a securities account.
 *
 * Rule TRM-08.
 *
 * @param told heirs, patrimony and life insurances
 */
export const wholeEstateOf = ({ heirs, patrimony, life_insurances: told }: Told): Estate => {
  const estate = estateOf(patrimony, heirs)
  return { ...estate, goods: [...estate.goods, ...securitiesOf(told)] }
}

/**
 * Gives the succession that the answers describe.
 *
 * @param told heirs, patrimony and life insurances
 * @returns undefined with a testament, or for a family that the simulator does not handle (MOCK-01, MOCK-02)
 */
export const successionOf = (told: Told): Succession | undefined =>
  unansweredBy(told.heirs) === undefined
    ? {
        family: familyOf(told.heirs),
        estate: wholeEstateOf(told),
        lifeInsurances: contractsOf(told.life_insurances),
        insuredAge: told.life_insurances.insured_age,
        gifts: giftsOf(told.patrimony),
      }
    : undefined

/**
 * Computes who receives what under every option, the figures alone; `explainTransmission` gives their trees.
 *
 * Rule TRANS-03, MOCK-01, MOCK-02; docs/rules/inheritance.md.
 *
 * @param told heirs, patrimony and life insurances
 * @param asOf day on which the death is supposed
 * @returns undefined if the simulator has no answer
 * @example simulateTransmission({ heirs: { has_testament: true }, patrimony: {}, life_insurances: {} }, plainDate('2026-11-20')) // undefined
 */
export const simulateTransmission = (told: Told, asOf: PlainDate): Settlement<Decimal> | undefined => {
  const succession = successionOf(told)
  return succession && settle(succession, asOf)
}

/**
 * Explains the figures of `simulateTransmission`: the same steps, with the tree of each figure.
 *
 * @param told heirs, patrimony and life insurances
 * @param asOf day on which the death is supposed
 * @returns undefined if the simulator has no answer
 * @example explainTransmission(told, plainDate('2026-11-20'))?.options[0]?.totalTax.value // '94164'
 */
export const explainTransmission = (told: Told, asOf: PlainDate): Settlement<Derivation> | undefined => {
  const succession = successionOf(told)
  return succession && explainSettlement(succession, asOf)
}

/** What "Et si…" moves: the age of the spouse or of the saver, a gift between spouses, the clause of every contract, the part of the home. */
export type Supposed = {
  readonly spouseAge?: number | undefined
  readonly hasSpousalGift?: boolean | undefined
  readonly clause?: Succession['lifeInsurances'][number]['clause'] | undefined
  readonly homeShare?: Decimal | undefined
  /** Completed years of the saver at the death. */
  readonly insuredAge?: number | undefined
}

/**
 * Computes the same succession with some of its facts moved, the figures alone: what was saved stays as it is.
 *
 * Rule TRM-05.
 *
 * @param told heirs, patrimony and life insurances as they were saved
 * @param supposed what is moved; what is not stays
 * @param asOf day on which the death is supposed
 */
export const supposeTransmission = (told: Told, supposed: Supposed, asOf: PlainDate): Settlement<Decimal> | undefined => {
  const saved = successionOf(told)
  if (saved === undefined) return undefined
  const { family, estate, lifeInsurances, insuredAge, gifts } = saved
  const { home } = estate
  const { clause } = supposed
  return settle(
    {
      family: {
        ...family,
        spouseAge: supposed.spouseAge ?? family.spouseAge,
        hasSpousalGift: supposed.hasSpousalGift ?? family.hasSpousalGift,
      },
      estate: { ...estate, home: home && { ...home, share: supposed.homeShare ?? home.share } },
      lifeInsurances:
        clause === undefined ? lifeInsurances : lifeInsurances.map((contract) => Object.assign({}, contract, { clause })),
      insuredAge: supposed.insuredAge ?? insuredAge,
      gifts,
    },
    asOf,
  )
}

/**
 * Says whether another division of gains between premiums before and after 70 changes the tax.
 *
 * Rule INH-16.
 *
 * @param told heirs, patrimony and life insurances
 * @param asOf day on which the death is supposed
 */
export const isSplitOpen = (told: Told, asOf: PlainDate): boolean => {
  const succession = successionOf(told)
  return succession !== undefined && isContractSplitOpen(succession, asOf)
}
