import type { ResultFigureId } from '@hautelisse/machines/tax-saving'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { TERM_WORDS } from './term-words.ts'

/** Names of the figures of "D’où viennent ces chiffres ?". */
export const ROW_NAMES: Readonly<Record<ResultFigureId, MessageDescriptor>> = {
  wage: TERM_WORDS['income-tax.wage'],
  costs: TERM_WORDS['income-tax.costs'],
  ceiling: TERM_WORDS['income-tax.ceiling'],
  spouse: msg({ id: 'tax.result.row.spouse', message: 'Salaire de votre conjoint, après abattement' }),
  before: msg({ id: 'tax.look.field.taxBefore', message: 'Impôt sans versement' }),
  after: msg({ id: 'tax.result.row.after', message: 'Impôt avec le versement' }),
  saving: TERM_WORDS['tax-saving.saving'],
  effort: TERM_WORDS['tax-saving.effort'],
  contribution: TERM_WORDS['income-tax.contribution'],
}
