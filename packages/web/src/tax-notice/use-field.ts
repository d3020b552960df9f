import { formatEuros } from '@hautelisse/domain/money'
import { HIGHEST_TYPED } from '@hautelisse/domain/tax-saving'
import type { FieldError } from '@hautelisse/domain/validation'
import type { NoticeEvent, NoticeField } from '@hautelisse/machines/tax-saving'
import { useLingui } from '@lingui/react/macro'
import { fields } from '../stepper/index.ts'
import type { FieldProps } from './notice-props.ts'

/**
 * Amounts of the notice, each with its refusal in words.
 *
 * @param props what the notice shows
 * @example const amount = useAmount({ view, send }); <MoneyField {...amount('own_0', text)} label={label} />
 */
export const useAmount = ({ view: { errors }, send }: FieldProps) => {
  const { t } = useLingui()
  const words = ({ code }: FieldError): string => {
    if (code === 'pasted-refused')
      return t({ id: 'ceilings.error.pasted', message: 'Le texte collé n’est pas un montant\u00A0: cette case garde sa valeur' })
    if (code === 'amount-too-small') return t({ id: 'ceilings.error.negative', message: 'Le montant ne peut pas être négatif' })
    if (code === 'amount-too-large') {
      const highest = formatEuros(HIGHEST_TYPED)
      return t({ id: 'ceilings.error.too-large', message: `Au plus ${highest} dans une case` })
    }
    return t({ id: 'ceilings.error.wrong', message: 'Indiquez un montant, en euros' })
  }
  const { amount } = fields<NoticeEvent, NoticeField>({ errors, words }, send)
  return (field: NoticeField, text: string) => amount(field, { path: field, text })
}
