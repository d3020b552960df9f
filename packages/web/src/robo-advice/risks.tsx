import { multiplyEuros } from '@hautelisse/domain/money'
import type { PlanView } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stack, text } from '../ui/page/index.ts'
import { chanceWords } from './words.ts'

/** What the column may cost: a bad year in euros, and the chance of having less than at the start (decision 16.3). */
export const ColumnRisk = ({ plan }: { readonly plan: PlanView }): ReactElement | null => {
  const { column, holdings, years, assumptions } = plan
  if (column === undefined || holdings === undefined || years === undefined) return null
  if (column.risks === null)
    return (
      <Note>
        <Trans id="robo.risk.unclassified">
          Un fonds de ce profil n’est pas classé : nous ne pouvons pas chiffrer son risque.
        </Trans>
      </Note>
    )
  const { bad_year: badYear, late_loss: lateLoss } = column.risks
  const chance = chanceWords(lateLoss)
  const limit = chanceWords(column.limits.late_loss)
  const span = years < 1 ? 0.5 : years
  return (
    <Stack space="s3">
      <p>
        {badYear > 0 ? (
          <Trans id="robo.risk.bad-year">
            Une année sur vingt : une perte de <Amount value={multiplyEuros(holdings.total, badYear)} /> ou plus.
          </Trans>
        ) : (
          <Trans id="robo.risk.no-bad-year">Même une mauvaise année, une sur vingt, ne ferait rien perdre.</Trans>
        )}{' '}
        {span < 1 ? (
          <Trans id="robo.risk.late-half">Après six mois : {chance} chances sur 100 d’avoir moins qu’au départ.</Trans>
        ) : (
          <Trans id="robo.risk.late">
            Après {span} ans : {chance} chances sur 100 d’avoir moins qu’au départ.
          </Trans>
        )}{' '}
        <span className={text({ as: 'small' })}>
          <Trans id="robo.risk.set">Hypothèses {assumptions ?? ''}.</Trans>
        </span>
      </p>
      {column.beyond && (
        <Note kind="warn">
          <Trans id="robo.risk.beyond">
            C’est plus que la limite de ce profil ({limit} sur 100) : la grille de votre entreprise prend plus de risque que notre
            calcul.
          </Trans>
        </Note>
      )}
    </Stack>
  )
}
