import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { multiplyEuros } from '@hautelisse/domain/money'
import { PROFILES } from '@hautelisse/domain/robo-advice'
import type { AdvisorEvent, PlanView } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stack, text } from '../ui/page/index.ts'
import * as styles from './advisor.css.ts'
import { chanceWords, shareWords, useProfileNames } from './words.ts'

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

type ChoiceProps = { readonly plan: PlanView; readonly send: (event: AdvisorEvent) => void }

/** The four profiles, of equal size and in one order; the saver's own says so (ROBO-03). */
export const ProfileChoice = ({ plan, send }: ChoiceProps): ReactElement => {
  const names = useProfileNames()
  const { own, questionnaire, stocksAtStart } = plan
  const day = questionnaire === undefined ? undefined : formatFrenchDate(questionnaire.dated_on)
  return (
    <RadioCards
      columns={4}
      label={<Trans id="robo.profile.label">Profil</Trans>}
      value={plan.profile}
      onValueChange={(profile) => send({ type: 'profileChosen', profile })}
      options={PROFILES.map((profile) => {
        const share = stocksAtStart === undefined ? undefined : shareWords(stocksAtStart[profile])
        return {
          value: profile,
          title: names[profile],
          detail: (
            <>
              {share !== undefined && <Trans id="robo.profile.stocks">{share} d’actions au départ</Trans>}
              {profile === own && (
                <span className={styles.own}>
                  {day === undefined ? (
                    <Trans id="robo.profile.own">Votre profil</Trans>
                  ) : (
                    <Trans id="robo.profile.own-of">Votre profil du {day}</Trans>
                  )}
                </span>
              )}
            </>
          ),
        }
      })}
    />
  )
}
