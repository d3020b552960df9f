import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { PROFILES } from '@hautelisse/domain/robo-advice'
import type { AdvisorEvent, PlanView } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RadioCards } from '../ui/choice/index.ts'
import * as styles from './advisor.css.ts'
import { shareWords, useProfileNames } from './words.ts'

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
