import { formatEuros } from '@hautelisse/domain/money'
import { CLIENT_AGES, HIGHEST_TYPED, type Step } from '@hautelisse/domain/tax-saving'
import type { FieldError } from '@hautelisse/domain/validation'
import { useLingui } from '@lingui/react/macro'
import { selectTaxErrors, type AmountField, type TaxSavingEvent } from '@hautelisse/machines/tax-saving'
import { fields } from '../stepper/index.ts'
import type { StepProps } from './step-props.ts'

/** Words of the refusals of a field. Those that the specification quotes are kept to the byte (TAX-51, TAX-52, TAX-54). */
const useErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  return ({ code, path }) => {
    if (code === 'pasted-refused')
      return t({ id: 'tax.error.pasted', message: 'Le texte collé n’est pas un montant\u00A0: le champ garde sa valeur' })
    if (code === 'age-out-of-range') {
      const { first, last } = CLIENT_AGES
      return t({ id: 'tax.error.age', message: `Votre âge doit être compris entre ${first} et ${last} ans` })
    }
    if (code === 'amount-too-large' && path !== 'allocated_amount') {
      const highest = formatEuros(HIGHEST_TYPED)
      return t({ id: 'tax.error.too-large', message: `Le montant ne peut pas dépasser ${highest}` })
    }
    if (path === 'monthly_income' && (code === 'required' || code === 'amount-too-small'))
      return t({ id: 'tax.error.income', message: 'Votre revenu doit être positif' })
    if (code === 'shared-custody-alone')
      return t({
        id: 'tax.error.shared-alone',
        message:
          'Parent vivant seul dont tous les enfants sont en résidence alternée\u00A0: ce cas n’est pas calculé ici. Votre impôt exact est sur votre avis.',
      })
    if (code === 'required') return t({ id: 'tax.error.required', message: 'Champ requis' })
    return t({ id: 'tax.error.wrong', message: 'Champ erroné' })
  }
}

/**
 * Fields of a step.
 *
 * @param props the machine
 * @param step where they stand; the carousel shows several steps at once
 */
export const useFields = ({ snapshot, send }: StepProps, step: Step) =>
  fields<TaxSavingEvent, AmountField>({ errors: selectTaxErrors(snapshot, step), words: useErrorWords() }, send)
