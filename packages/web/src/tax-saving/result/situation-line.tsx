import { CHILDREN_CHOICES, type TaxRequest } from '@hautelisse/domain/tax-saving'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'

/** Stands for itself and more (S-CONST-32). */
const MOST = CHILDREN_CHOICES.at(-1)

const useWords = ({ gender, client_age: age, marital_status: status, children = 0, ...refined }: TaxRequest) => {
  const { t } = useLingui()
  const person =
    gender === 'F'
      ? t({ id: 'tax.result.woman', message: `Femme de ${age} ans` })
      : t({ id: 'tax.result.man', message: `Homme de ${age} ans` })
  const family =
    status === 'MA'
      ? t({ id: 'tax.result.married', message: 'marié(e) ou pacsé(e)' })
      : t({ id: 'tax.result.single', message: 'célibataire' })
  const count =
    children === MOST
      ? t({ id: 'tax.result.most-children', message: `${children} enfants à charge ou plus` })
      : t({
          id: 'tax.result.children',
          message: plural(children, { 0: 'sans enfant', one: '# enfant à charge', other: '# enfants à charge' }),
        })
  const { lives_alone: livesAlone, shared_children: shared = 0 } = refined
  const custody = t({ id: 'tax.result.shared', message: plural(shared, { other: 'dont # en résidence alternée' }) })
  const partner = t({ id: 'tax.result.partner', message: 'vivant avec un(e) partenaire' })
  return [person, family, ...(livesAlone === false ? [partner] : []), count, ...(shared > 0 ? [custody] : [])].join(', ')
}

/** Whose result it is, in a sentence. */
export const SituationLine = ({ request }: { readonly request: TaxRequest }): ReactElement => {
  const words = useWords(request)
  const { marital_status: status, monthly_income: own, spouse_monthly_income: spouse } = request
  return (
    <span>
      {words},{' '}
      {status === 'MA' && spouse !== undefined ? (
        <Trans id="tax.result.two-pays">
          salaires nets imposables de <Amount value={own} /> et, pour votre conjoint, de <Amount value={spouse} /> par mois
        </Trans>
      ) : (
        <Trans id="tax.result.one-pay">
          salaire net imposable de <Amount value={own} /> par mois
        </Trans>
      )}
    </span>
  )
}
