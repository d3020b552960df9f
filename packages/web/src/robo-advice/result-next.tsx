import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { selectStandingAnswers } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { Card, Doors, Ledger, Line, Text } from '../ui/page/index.ts'
import { TalkLink } from './next-panel.tsx'
import type { ResultProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'
import { shareWords } from './words.ts'

/** No profile of one's own: the four can be looked at all the same. */
export const WithoutProfile = ({ send }: Pick<ResultProps, 'send'>): ReactElement => (
  <>
    <Text as="lead">
      <Trans id="robo.result.refused">
        Aucun profil n’est le vôtre. Vous pouvez regarder les quatre, et répondre quand vous voudrez.
      </Trans>
    </Text>
    <Doors>
      <LinkButtonTo to={pathTo('advisor-placements')}>
        <Trans id="robo.result.four">Voir les quatre profils</Trans>
      </LinkButtonTo>
      <Button variant="secondary" onClick={() => send({ type: 'questionRequested', question: 'needed_in' })}>
        <Trans id="robo.result.answer">Répondre maintenant</Trans>
      </Button>
      <TalkLink />
    </Doors>
  </>
)

/** What follows: how long it holds, the four profiles, a person, a refusal. */
export const ResultNext = ({ snapshot, send, result }: ResultProps): ReactElement => {
  const wish = selectStandingAnswers(snapshot).sustainability?.least_share ?? 0
  const share = shareWords(wish)
  return (
    <Card as="aside" level={2} title={<Trans id="robo.next.title">Et maintenant</Trans>}>
      <Ledger>
        <Line name={<Trans id="robo.result.dated">Questionnaire</Trans>} value={formatFrenchDate(result.dated_on)} />
        <Line
          name={<Trans id="robo.result.until">Valable jusqu’au</Trans>}
          value={formatFrenchDate(result.valid_until)}
          note={
            <Trans id="robo.result.until-text">
              Ou jusqu’à un changement de votre projet ou de votre situation. Ensuite, il est à refaire.
            </Trans>
          }
        />
        <Line
          name={<Trans id="robo.result.wish">Durabilité</Trans>}
          value={
            wish === 0 ? (
              <Trans id="robo.result.no-wish">aucune part</Trans>
            ) : (
              <Trans id="robo.result.least-wish">au moins {share}</Trans>
            )
          }
          note={
            <Trans id="robo.result.wish-text">
              Question 12. Nos fonds ne donnent pas cette information : le profil ne peut pas en tenir compte.
            </Trans>
          }
        />
      </Ledger>
      <LinkButtonTo to={pathTo('advisor-placements')} wide>
        <Trans id="robo.result.four">Voir les quatre profils</Trans>
      </LinkButtonTo>
      <TalkLink />
      <p className={styles.out}>
        <Trans id="robo.result.disagree">
          Vous n’êtes pas d’accord ? Vous pouvez refuser ce profil et ne rien changer à votre épargne.
        </Trans>{' '}
        <TextButton onClick={() => send({ type: 'refuseRequested' })}>
          <Trans id="robo.result.refuse">Refuser ce profil</Trans>
        </TextButton>
      </p>
      <p className={styles.out}>
        <TextButton onClick={() => send({ type: 'questionRequested', question: 'needed_in' })}>
          <Trans id="robo.result.review">Revoir mes 12 réponses</Trans>
        </TextButton>
      </p>
    </Card>
  )
}
