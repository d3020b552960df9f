import type { AnnuityType } from '../annuity/index.ts'
import type { Reversible } from './model.ts'

/**
 * Gives the annuity types offered for an answer to "reversible?".
 *
 * No answer counts as not reversible: an annuity without reversion is the legal default. MRM-37 to MRM-40, Spec 2 §4.
 *
 * @param reversible the saver's answer
 * @example options(true) // ['RV_R', 'RV_RAG']
 */
export const options = (reversible: Reversible): readonly AnnuityType[] =>
  reversible === true ? ['RV_R', 'RV_RAG'] : ['RV_NR', 'RV_NRAG', 'RV_CPP']
