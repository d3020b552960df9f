import { isNegative, subtractEuros, type Euros } from '../money/index.ts'
import { typed, type PartId } from './distribution.ts'
import type { DistributionForm } from './model.ts'

/** What is converted of a part; the rest of its balance comes as capital. */
export type SplitAmount = { readonly part: PartId; readonly annuity: Euros }

/**
 * Writes a whole split into the distribution: of each part that is named what is converted, and the rest as capital.
 *
 * Locked parts, mandatory payments and an article 83, stand wholly on the annuity, also where the contract had been put on the capital side. A part that is not
 * named, and one of which more than all or less than nothing would be converted, stays as it is. BEY-99.
 *
 * @param form distribution as it stands
 * @param amounts what is converted
 * @example takeSplit(form, [{ part: { policyId: '0048', name: 'vv' }, annuity: euros(650) }]) // of 9 650,00: capital '9 000,00', annuity '650,00'
 */
export const takeSplit = (form: DistributionForm, amounts: readonly SplitAmount[]): DistributionForm =>
  form.map((part) => {
    const named = amounts.find(({ part: { policyId, name } }) => policyId === part.policyId && name === part.name)
    if (named === undefined) return part
    const annuity = part.lock === undefined ? named.annuity : part.balance
    const capital = subtractEuros(part.balance, annuity)
    return isNegative(annuity) || isNegative(capital) ? part : { ...part, capital: typed(capital), annuity: typed(annuity) }
  })
