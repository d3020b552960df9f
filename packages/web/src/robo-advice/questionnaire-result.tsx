import { profileOf, type Block } from '@hautelisse/domain/robo-advice'
import { LEVEL_PROFILES, selectQuestionnaireScreen, selectResult } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { layout } from '../ui/theme/index.ts'
import { ArrivedHeading } from './arrived-heading.tsx'
import { Contradictions } from './contradictions.tsx'
import { Levels } from './levels.tsx'
import type { QuestionnaireProps, ResultProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'
import { Next, Refused } from './result-next.tsx'
import { useProfileInSentence } from './words.ts'

const useDecidedBy = (): ((blocks: readonly Block[]) => string) => {
  const { t } = useLingui()
  return (blocks) => {
    const [only] = blocks
    if (blocks.length > 1)
      return t({
        id: 'robo.result.by-several',
        message: 'Plusieurs blocs ont décidé : le niveau le plus bas est toujours retenu.',
      })
    switch (only) {
      case 'knowledge':
        return t({
          id: 'robo.result.by-knowledge',
          message: 'Vos connaissances ont décidé : des trois niveaux, le plus bas est toujours retenu.',
        })
      case 'tolerance':
        return t({
          id: 'robo.result.by-tolerance',
          message: 'Votre tolérance a décidé : des trois niveaux, le plus bas est toujours retenu.',
        })
      case 'capacity':
      case undefined:
        return t({
          id: 'robo.result.by-capacity',
          message: 'Votre capacité a décidé : des trois niveaux, le plus bas est toujours retenu.',
        })
      default:
        return only satisfies never
    }
  }
}

const Given = (props: ResultProps): ReactElement => {
  const { result } = props
  return (
    <div className={layout.withSide}>
      <div className={layout.stack}>
        {result.state === 'to-confirm' && <Contradictions {...props} />}
        <Levels result={result} />
      </div>
      <Next {...props} />
    </div>
  )
}

/** What the answers give, which block decided, and what is still to be confirmed. */
export const QuestionnaireResultPage = (props: QuestionnaireProps): ReactElement | null => {
  const inSentence = useProfileInSentence()
  const decidedBy = useDecidedBy()
  const screen = selectQuestionnaireScreen(props.snapshot)
  const result = selectResult(props.snapshot)
  if (result === undefined) return null
  const given = result.levels === null ? undefined : profileOf(result.levels)
  const level = given === undefined ? 0 : LEVEL_PROFILES.indexOf(given.profile) + 1
  return (
    <>
      <div className={styles.head}>
        <div>
          <ArrivedHeading key={screen}>
            {given === undefined ? (
              <Trans id="robo.result.none">Vous avez préféré ne pas répondre</Trans>
            ) : (
              <Trans id="robo.result.title">Vos réponses donnent le profil {inSentence[given.profile]}</Trans>
            )}
          </ArrivedHeading>
          {given !== undefined && <p className={styles.lead}>{decidedBy(result.decided_by)}</p>}
        </div>
        {given !== undefined && (
          <div className={styles.figure}>
            <p className={styles.quiet}>
              <Trans id="robo.result.kept-level">Niveau retenu</Trans>
            </p>
            <span className={styles.level}>
              {level}
              <span className={styles.levelOf}>
                {' '}
                <Trans id="robo.result.of-four">sur 4</Trans>
              </span>
            </span>
            {result.state === 'to-confirm' && (
              <p className={styles.quiet}>
                <Trans id="robo.result.waiting">en attente de votre confirmation</Trans>
              </p>
            )}
          </div>
        )}
      </div>
      {given === undefined ? <Refused send={props.send} /> : <Given {...props} result={result} />}
    </>
  )
}
