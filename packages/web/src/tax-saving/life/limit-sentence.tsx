import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { LivesView } from '@hautelisse/machines/tax-saving'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { shortRate } from '../../ui/amount/index.ts'

/** The marginal rate at the exit above which the deducted payment costs, by the law of the day and the years that are supposed (BEY-96). */
export const LimitSentence = ({ view: { asOf, years, highest, lines } }: { readonly view: LivesView }): ReactElement | null => {
  const { t } = useLingui()
  const limit = lines[0]?.most.limit
  const day = formatFrenchDate(asOf)
  if (limit === undefined || limit.kind === 'always') return null
  if (limit.kind === 'never')
    return (
      <Trans id="tax.life.limit-never">
        Dans ce calcul, selon la loi au {day}, le versement déduit laisse au moins ce qu’il a coûté, quel que soit votre taux
        marginal à la sortie.
      </Trans>
    )
  const when = t({
    id: 'tax.life.when',
    message: plural(years, { 0: 'dès maintenant', one: 'dans #\u00A0an', other: 'dans #\u00A0ans' }),
  })
  const share = limit.percent.dividedBy(100)
  const [rate, top] = [shortRate(share), shortRate(highest)]
  return share.lessThan(highest) ? (
    <Trans id="tax.life.limit">
      Dans ce calcul, selon la loi au {day} et pour une sortie {when}, le versement déduit coûte plus qu’il ne laisse si votre
      taux marginal à la sortie dépasse {rate}.
    </Trans>
  ) : (
    <Trans id="tax.life.limit-beyond">
      Dans ce calcul, selon la loi au {day} et pour une sortie {when}, il faudrait un taux marginal de plus de {rate} à la sortie
      pour que le versement déduit coûte plus qu’il ne laisse&nbsp;: le barème d’aujourd’hui s’arrête à {top}.
    </Trans>
  )
}
