import { profileOf, type Block } from '@hautelisse/domain/robo-advice'
import { LEVEL_PROFILES, selectResult } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Body, Columns, PageHead, Stack, text } from '../ui/page/index.ts'
import { figure } from './advisor.css.ts'
import { Contradictions } from './contradictions.tsx'
import { Levels } from './levels.tsx'
import { AllocationLink } from './next-panel.tsx'
import { OwnAnswers } from './own-answers.tsx'
import type { QuestionnaireProps, ResultProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'
import { ResultNext, WithoutProfile } from './result-next.tsx'
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

const ProfileGiven = (props: ResultProps): ReactElement => {
  const { result } = props
  return (
    <Columns>
      <Stack>
        {result.state === 'to-confirm' && <Contradictions {...props} />}
        <Levels result={result} />
        <OwnAnswers {...props} />
      </Stack>
      <ResultNext {...props} />
    </Columns>
  )
}

/** What the answers give, which block decided, and what is still to be confirmed. */
export const QuestionnaireResultPage = (props: QuestionnaireProps): ReactElement | null => {
  const inSentence = useProfileInSentence()
  const decidedBy = useDecidedBy()
  const result = selectResult(props.snapshot)
  if (result === undefined) return null
  const given = result.levels === null ? undefined : profileOf(result.levels)
  const level = given === undefined ? 0 : LEVEL_PROFILES.indexOf(given.profile) + 1
  return (
    <>
      <PageHead
        back={<AllocationLink />}
        arrival={result.state}
        title={
          given === undefined ? (
            <Trans id="robo.result.none">Vous avez préféré ne pas répondre</Trans>
          ) : (
            <Trans id="robo.result.title">Vos réponses donnent le profil {inSentence[given.profile]}</Trans>
          )
        }
        lead={given && decidedBy(result.decided_by)}
        actions={
          given && (
            <div className={figure}>
              <p className={text({ tone: 'quiet' })}>
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
                <p className={text({ tone: 'quiet' })}>
                  <Trans id="robo.result.waiting">en attente de votre confirmation</Trans>
                </p>
              )}
            </div>
          )
        }
      />
      <Body>{given === undefined ? <WithoutProfile send={props.send} /> : <ProfileGiven {...props} result={result} />}</Body>
    </>
  )
}
