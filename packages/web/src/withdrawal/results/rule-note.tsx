import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { RULES_VERSION } from '@hautelisse/domain/withdrawal'
import type { ResultFigure } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useOptionWords } from '../option-words.ts'

const useRuleName = (): ((figure: ResultFigure) => string) => {
  const { t } = useLingui()
  const options = useOptionWords()
  return (figure) => {
    switch (figure.kind) {
      case 'capital':
        return t({ id: 'withdrawal.rule.capital', message: 'Capital au départ' })
      case 'converted':
        return t({ id: 'withdrawal.term.converted-at-start', message: 'Épargne à convertir, au départ' })
      case 'guarantee-limit':
        return t({ id: 'withdrawal.rule.guarantee-limit', message: 'Durée garantie' })
      case 'small-annuity':
        return t({ id: 'withdrawal.rule.small-annuity', message: 'Rente de faible montant' })
      case 'net-capital':
      case 'net-annuity':
        return t({ id: 'withdrawal.net.net', message: 'Net estimé' })
      case 'reversion-price':
        return options.RV_R.label
      case 'other-table':
        return options.RV_NR.label
      case 'annuity':
      case 'guarantee-gap':
      case 'spouse':
        return options[figure.figure.type].label
      default:
        return figure satisfies never
    }
  }
}

/** The rule that a calculation applies, its version, and how it rounds (docs/decisions/07). */
export const RuleNote = ({ figure }: { readonly figure: ResultFigure }): ReactElement => {
  const name = useRuleName()(figure)
  const version = formatFrenchDate(RULES_VERSION)
  return (
    <>
      <Trans id="withdrawal.rule.version">
        Règle « {name} », version du {version}.
      </Trans>{' '}
      <Trans id="withdrawal.rule.rounding">
        Les étapes sont calculées sans arrondi et affichées au centime. La rente de chaque contrat est arrondie par an, puis par
        mois ; les totaux additionnent ces montants, mois et années séparément.
      </Trans>
    </>
  )
}
