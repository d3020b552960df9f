import { formatFrenchDate, todayInParis } from '@hautelisse/domain/calendar'
import { cookieChoiceEnd, currentCookieChoice, type CookieChoice } from '@hautelisse/domain/consents'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, useSettings } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import * as styles from './contents.css.ts'

/** Keeps an answer about the audience measure, with its day. */
export const useAnswer = (): ((choice: CookieChoice['choice']) => void) => {
  const { settings, clock } = useApp()
  return (choice) => settings.send({ type: 'cookiesChosen', cookieChoice: { choice, date: todayInParis(clock.now()) } })
}

/** What was answered last, if it still counts. */
const useKeptAnswer = (): CookieChoice | undefined => {
  const { clock } = useApp()
  const kept = useSettings(({ context }) => context.settings.cookieChoice)
  return currentCookieChoice(kept, todayInParis(clock.now())) === undefined ? undefined : kept
}

const AnswerState = (): ReactElement => {
  const kept = useKeptAnswer()
  if (kept === undefined)
    return <Trans id="contents.cookie-answer.none">Vous n’avez pas encore répondu. Rien n’est mesuré.</Trans>
  const day = formatFrenchDate(kept.date)
  const end = formatFrenchDate(cookieChoiceEnd(kept))
  return kept.choice === 'accepted' ? (
    <Trans id="contents.cookie-answer.accepted">
      Vous avez accepté la mesure d’audience le {day}. Votre réponse vaut jusqu’au {end}.
    </Trans>
  ) : (
    <Trans id="contents.cookie-answer.refused">
      Vous avez refusé la mesure d’audience le {day}. Votre réponse vaut jusqu’au {end}.
    </Trans>
  )
}

/** The answer about the audience measure, and both ways to change it, of equal weight (P-CONST-05, P-CONST-06). */
export const CookieAnswer = (): ReactElement => {
  const { analytics } = useApp()
  const answer = useAnswer()
  if (analytics === undefined)
    return (
      <p>
        <Trans id="contents.cookie-answer.nothing">
          Aujourd’hui il n’y a rien à accepter ni à refuser&nbsp;: ce portail ne mesure pas son audience.
        </Trans>
      </p>
    )
  return (
    <div className={styles.choice}>
      <p aria-live="polite">
        <AnswerState />
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" data-tag="cookies.accept" onClick={() => answer('accepted')}>
          <Trans id="contents.cookie-answer.accept">Accepter la mesure</Trans>
        </Button>
        <Button variant="secondary" data-tag="cookies.refuse" onClick={() => answer('refused')}>
          <Trans id="contents.cookie-answer.refuse">Refuser la mesure</Trans>
        </Button>
      </div>
    </div>
  )
}
