import type { PlainDate } from '../calendar/index.ts'
import type { LifeInsurance } from './contracts.ts'
import type { Succession } from './outcome.ts'
import { settle } from './settle.ts'
import { ZERO_EUROS } from '../money/index.ts'

/**
 * The other reading: every gain belongs to the premiums before 70, or, where those are not told, to the premiums from 70 on. Where none was paid before 70
 * there is one reading only.
 */
const otherwise = (contract: LifeInsurance): LifeInsurance => {
  if (contract.premiumsBefore70?.isZero() === true) return contract
  return { ...contract, premiumsBefore70: contract.premiumsBefore70 === undefined ? ZERO_EUROS : undefined }
}

/**
 * Says whether the way in which gains are divided between premiums before and after 70 changes the tax of an option by a euro.
 *
 * Rule INH-16: the law does not say to which premiums a gain belongs.
 *
 * @param succession family, estate and contracts
 * @param day day of the death
 * @example isContractSplitOpen(succession, plainDate('2026-11-20')) // false
 */
export const isContractSplitOpen = (succession: Succession, day: PlainDate): boolean => {
  const taxes = ({ options }: ReturnType<typeof settle>): readonly string[] => options.map(({ totalTax }) => totalTax.toString())
  const now = taxes(settle(succession, day))
  const other = taxes(settle({ ...succession, lifeInsurances: succession.lifeInsurances.map(otherwise) }, day))
  return now.some((tax, at) => tax !== other[at])
}
