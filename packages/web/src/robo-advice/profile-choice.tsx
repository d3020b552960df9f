import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { PROFILES } from '@hautelisse/domain/robo-advice'
import type { AdvisorEvent, PlanView } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './advisor.css.ts'
import { useShown, useYearsWords } from './futures-words.ts'
import { shareWords, useProfileNames } from './words.ts'

/** What the column may cost: a bad year in euros, and the chance of having less than at the start (decision 16.3). */
export const ColumnRisk = ({ plan }: { readonly plan: PlanView }): ReactElement | null => {
  const shown = useShown()
  const yearsWords = useYearsWords()
  const { column, loss, assumptions } = plan
  if (column === undefined) return null
  if (column.risks === null)
    return (
      <Note>
        <Trans id="robo.risk.unclassified">
          Un fonds de ce profil n’est pas classé : nous ne pouvons pas chiffrer son risque.
        </Trans>
      </Note>
    )
  if (loss === undefined) return null
  const { chance } = loss
  const [lost, span] = [shown(loss.badYear), yearsWords(loss.years)]
  return (
    <p>
      {loss.badYear > 0 ? (
        <Trans id="robo.risk.bad-year">Une année sur vingt&nbsp;: une perte de {lost} ou plus.</Trans>
      ) : (
        <Trans id="robo.risk.no-bad-year">Même une mauvaise année, une sur vingt, ne ferait rien perdre.</Trans>
      )}{' '}
      <Trans id="robo.risk.late">
        Après {span}&nbsp;: {chance} chances sur 100 d’avoir moins qu’au départ, si cette répartition est gardée.
      </Trans>{' '}
      <span className={text({ as: 'small' })}>
        <Trans id="robo.risk.set">Hypothèses {assumptions ?? ''}.</Trans>
      </span>
    </p>
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
