import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { BLOCKS, profileOf, type Block, type Question, type QuestionnaireResult } from '@hautelisse/domain/robo-advice'
import {
  LEVEL_PROFILES,
  QUESTIONS,
  selectAnswers,
  selectQuestionnaireScreen,
  selectResult,
} from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { cssVars, layout } from '../ui/theme/index.ts'
import { ArrivedHeading } from './arrived-heading.tsx'
import { useAnswerWords } from './answer-fields.tsx'
import { TalkLink } from './next-panel.tsx'
import { questionWords } from './question-words.tsx'
import type { QuestionnaireProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'
import { shareWords, useProfileInSentence, useProfileNames } from './words.ts'

type ResultProps = QuestionnaireProps & { readonly result: QuestionnaireResult }

const isQuestion = (name: string): name is Question => QUESTIONS.some((one) => one === name)

/** Two answers that say different things: they are confirmed, or one is changed. */
const Contradictions = ({ snapshot, send, view, amounts, result }: ResultProps): ReactElement | null => {
  const wordsOf = useAnswerWords(amounts)
  const answers = selectAnswers(snapshot)
  const names = questionWords(view.holdings?.title ?? '')
  return (
    <>
      {result.contradictions.map(({ kind, questions }) => {
        const both = questions.filter(isQuestion)
        return (
          <Panel key={kind} aria-labelledby={`robo-${kind}`}>
            <h2 id={`robo-${kind}`} className={styles.cardTitle}>
              <Icon of={drawings.WarningCircle} className={styles.warn} />
              <Trans id="robo.result.confirm-title">Deux réponses à confirmer</Trans>
            </h2>
            <p className={styles.quiet}>
              {kind === 'project-against-loss' ? (
                <Trans id="robo.result.against-loss">
                  Une baisse mettrait votre projet en danger, et vous en accepteriez une très forte. Les deux sont possibles :
                  confirmez-les, ou changez-en une.
                </Trans>
              ) : (
                <Trans id="robo.result.apart">
                  Ces deux réponses disent une tolérance très différente. Les deux sont possibles : confirmez-les, ou changez-en
                  une.
                </Trans>
              )}
            </p>
            <dl className={styles.two}>
              {both.map((question) => {
                const number = QUESTIONS.indexOf(question) + 1
                return (
                  <div key={question}>
                    <dt>
                      <Trans id="robo.result.question">
                        Question {number}, {names[question].name}
                      </Trans>
                    </dt>
                    <dd>{wordsOf(answers, question)}</dd>
                  </div>
                )
              })}
            </dl>
            <div className={styles.equal}>
              <Button variant="secondary" onClick={() => send({ type: 'confirmRequested' })}>
                <Trans id="robo.result.confirm">Confirmer les deux</Trans>
              </Button>
              {both.map((question) => {
                const number = QUESTIONS.indexOf(question) + 1
                return (
                  <Button key={question} variant="secondary" onClick={() => send({ type: 'questionRequested', question })}>
                    <Trans id="robo.result.change">Changer la réponse {number}</Trans>
                  </Button>
                )
              })}
            </div>
          </Panel>
        )
      })}
    </>
  )
}

const useBlockWords = (): Readonly<Record<Block, { readonly name: string; readonly why: string }>> => {
  const { t } = useLingui()
  return {
    capacity: {
      name: t({ id: 'robo.block.capacity', message: 'Votre capacité' }),
      why: t({
        id: 'robo.block.capacity-why',
        message: 'Question 3, ou le milieu des questions 4 à 6 : le plus bas des deux compte',
      }),
    },
    knowledge: {
      name: t({ id: 'robo.block.knowledge', message: 'Vos connaissances' }),
      why: t({ id: 'robo.block.knowledge-why', message: 'Vos réponses justes, et les fonds que vous avez déjà détenus' }),
    },
    tolerance: {
      name: t({ id: 'robo.block.tolerance', message: 'Votre tolérance' }),
      why: t({ id: 'robo.block.tolerance-why', message: 'Questions 9, 10 et 11 : celle du milieu compte' }),
    },
  }
}

/** The level of each block, and the lowest, which decided. */
const Levels = ({ result }: Pick<ResultProps, 'result'>): ReactElement | null => {
  const words = useBlockWords()
  const names = useProfileNames()
  const { levels } = result
  if (levels === null) return null
  const { profile } = profileOf(levels)
  const place = LEVEL_PROFILES.indexOf(profile)
  return (
    <Panel aria-labelledby="robo-levels">
      <h2 id="robo-levels" className={styles.cardTitle}>
        <Trans id="robo.result.levels">Ce qui a décidé</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans id="robo.result.levels-text">
          Chaque bloc a un niveau de 1 à 4. Aucun ne compense un autre. Ni votre âge ni votre genre ne comptent.
        </Trans>
      </p>
      <div className={styles.levels}>
        {BLOCKS.map((block) => {
          const hasDecided = result.decided_by.includes(block)
          return (
            <div key={block} className={styles.row}>
              <p className={styles.rowText}>
                <b>
                  {words[block].name}, {levels[block]}
                </b>{' '}
                {hasDecided && (
                  <Tag kind="done">
                    <Trans id="robo.result.decided">A décidé</Trans>
                  </Tag>
                )}
                <small className={styles.rowSmall}>{words[block].why}</small>
              </p>
              <span
                className={styles.rowBar}
                aria-hidden="true"
                data-decided={hasDecided ? '' : undefined}
                style={cssVars({ '--level': `${levels[block] * 25 - 3}%` })}
              />
            </div>
          )
        })}
        <ol className={styles.scale}>
          {LEVEL_PROFILES.map((one, index) => (
            <li key={one} className={one === profile ? styles.scaleHere : undefined}>
              {names[one]}
              <small className={styles.rowSmall}>
                <Trans id="robo.result.level">niveau {index + 1}</Trans>
              </small>
            </li>
          ))}
        </ol>
        <span className={styles.here} aria-hidden="true" style={cssVars({ '--before': place / 4 })} />
      </div>
    </Panel>
  )
}

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

const Refused = ({ send }: Pick<ResultProps, 'send'>): ReactElement => (
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
const Next = ({ snapshot, send, result }: ResultProps): ReactElement => {
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
