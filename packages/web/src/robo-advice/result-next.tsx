import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { selectAnswers } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { TalkLink } from './next-panel.tsx'
import type { ResultProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'
import { shareWords } from './words.ts'

/** No profile of one's own: the four can be looked at all the same. */
export const Refused = ({ send }: Pick<ResultProps, 'send'>): ReactElement => (
  <>
    <p className={styles.lead}>
      <Trans id="robo.result.refused">
        Aucun profil n’est le vôtre. Vous pouvez regarder les quatre, et répondre quand vous voudrez.
      </Trans>
    </p>
    <div className={styles.acts}>
      <LinkButtonTo to={pathTo('advisor-placements')}>
        <Trans id="robo.result.four">Voir les quatre profils</Trans>
      </LinkButtonTo>
      <Button variant="secondary" onClick={() => send({ type: 'questionRequested', question: 'needed_in' })}>
        <Trans id="robo.result.answer">Répondre maintenant</Trans>
      </Button>
      <TalkLink />
    </div>
  </>
)

/** What follows: how long it holds, the four profiles, a person, a refusal. */
export const Next = ({ snapshot, send, result }: ResultProps): ReactElement => {
  const wish = selectAnswers(snapshot).sustainability?.least_share ?? 0
  const share = shareWords(wish)
  return (
    <Panel as="aside" className={styles.why} aria-labelledby="robo-result-next">
      <h2 id="robo-result-next">
        <Trans id="robo.next.title">Et maintenant</Trans>
      </h2>
      <dl className={styles.ledger}>
        <div>
          <dt>
            <Trans id="robo.result.dated">Questionnaire</Trans>
          </dt>
          <dd>{formatFrenchDate(result.dated_on)}</dd>
        </div>
        <div>
          <dt>
            <Trans id="robo.result.until">Valable jusqu’au</Trans>
          </dt>
          <dd>{formatFrenchDate(result.valid_until)}</dd>
          <dd className={styles.small}>
            <Trans id="robo.result.until-text">
              Ou jusqu’à un changement de votre projet ou de votre situation. Ensuite, il est à refaire.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="robo.result.wish">Durabilité</Trans>
          </dt>
          <dd>
            {wish === 0 ? (
              <Trans id="robo.result.no-wish">aucune part</Trans>
            ) : (
              <Trans id="robo.result.least-wish">au moins {share}</Trans>
            )}
          </dd>
          <dd className={styles.small}>
            <Trans id="robo.result.wish-text">
              Question 12. Nos fonds ne donnent pas cette information : le profil ne peut pas en tenir compte.
            </Trans>
          </dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <LinkButtonTo to={pathTo('advisor-placements')} wide>
          <Trans id="robo.result.four">Voir les quatre profils</Trans>
        </LinkButtonTo>
        <TalkLink />
      </div>
      <p className={styles.section}>
        <Trans id="robo.result.disagree">
          Vous n’êtes pas d’accord ? Vous pouvez refuser ce profil et ne rien changer à votre épargne.
        </Trans>{' '}
        <TextButton onClick={() => send({ type: 'refuseRequested' })}>
          <Trans id="robo.result.refuse">Refuser ce profil</Trans>
        </TextButton>
      </p>
      <p className={styles.section}>
        <TextButton onClick={() => send({ type: 'questionRequested', question: 'needed_in' })}>
          <Trans id="robo.result.review">Revoir mes 12 réponses</Trans>
        </TextButton>
      </p>
    </Panel>
  )
}
