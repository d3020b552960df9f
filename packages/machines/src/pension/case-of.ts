import type { Case } from '@hautelisse/domain/case'
import { pensionCases, pensionInputsOf } from '@hautelisse/domain/pension'
import type { PensionSnapshot } from './select.ts'

/**
 * Gives the case of the estimate on the screen, of the day on which it was computed. No draft is made of a case: the form asks for what its basis does not tell.
 * BEY-01.
 *
 * @param snapshot state of the machine
 * @returns undefined without a result, and for one that does not say what it is computed from, such as a pension that is paid
 * @example selectCase(snapshot)?.simulator // 'pension'
 */
export const selectCase = ({ context: { result } }: Pick<PensionSnapshot, 'context'>): Case | undefined => {
  const basis = result?.basis
  return basis && pensionCases.caseOf(pensionInputsOf(basis), basis.today)
}
