import { NEEDED_IN, PURPOSES, SAID, type Level, type Question, type RoboAnswers } from '@hautelisse/domain/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useHiddenAmounts } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { text } from '../ui/page/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { useNeededWords, usePurposeWords, useRound, useSaidWords } from './answer-words.ts'
import { useLevelWords } from './question-words.tsx'
import type { FieldProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'
import { Sustainability } from './sustainability-field.tsx'
import { shareWords } from './words.ts'

const LEVELS = [1, 2, 3, 4] as const satisfies readonly Level[]
const levelOf = (value: string): Level | undefined => LEVELS.find((level) => `${level}` === value)

const NeededIn = ({ answers, onAnswer, legend, error }: FieldProps): ReactElement => {
  const words = useNeededWords()
  return (
    <RadioCards
      label={legend}
      error={error}
      value={answers.needed_in === undefined ? undefined : `${answers.needed_in}`}
      onValueChange={(value) => {
        const years = NEEDED_IN.find((one) => `${one}` === value)
        if (years !== undefined) onAnswer({ type: 'answered', question: 'needed_in', value: years })
      }}
      options={NEEDED_IN.map((years) => ({ value: `${years}`, title: words(years) }))}
    />
  )
}

const Purpose = ({ answers, onAnswer, legend, error }: FieldProps): ReactElement => {
  const words = usePurposeWords()
  return (
    <RadioCards
      label={legend}
      error={error}
      value={answers.purpose}
      onValueChange={(value) => onAnswer({ type: 'answered', question: 'purpose', value })}
      options={PURPOSES.map((purpose) => ({ value: purpose, title: words[purpose] }))}
    />
  )
}

type LevelQuestion = 'fall' | 'reserve' | 'part' | 'income' | 'after_fall'

const levelField = (question: LevelQuestion) => {
  const LevelField = ({ answers, onAnswer, legend, error }: FieldProps): ReactElement => {
    const words = useLevelWords()[question]
    return (
      <RadioCards
        label={legend}
        error={error}
        value={answers[question] === undefined ? undefined : `${answers[question]}`}
        onValueChange={(value) => {
          const level = levelOf(value)
          if (level !== undefined) onAnswer({ type: 'answered', question, value: level })
        }}
        options={LEVELS.map((level) => ({ value: `${level}`, title: words[level - 1] }))}
      />
    )
  }
  return LevelField
}

const WorstYearField = ({ answers, onAnswer, legend, error, amounts: { worst } }: FieldProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const round = useRound()
  return (
    <>
      <RadioCards
        label={legend}
        error={error}
        value={answers.worst_year === undefined ? undefined : `${answers.worst_year}`}
        onValueChange={(value) => {
          const level = levelOf(value)
          if (level !== undefined) onAnswer({ type: 'answered', question: 'worst_year', value: level })
        }}
        options={worst.map(({ shown, limit }, index) => {
          const loss = round(shown)
          const percent = shareWords(limit)
          return {
            value: `${index + 1}`,
            title: t({ id: 'robo.a.worst-year', message: `Jusqu’à ${loss} de moins` }),
            aside: t({ id: 'robo.a.worst-year.part', message: `soit ${percent}` }),
            detail: !hidden && (
              <span className={styles.lossBar} aria-hidden="true" style={cssVars({ '--kept': `${(1 - limit) * 100}%` })} />
            ),
          }
        })}
      />
      <p className={text({ as: 'caption' })}>
        <Trans id="robo.q.worst-year.unit">En pointillé : la perte. Aucune réponse n’est cochée d’avance.</Trans>
      </p>
    </>
  )
}

const RangeField = ({ answers, onAnswer, legend, error, amounts: { ranges } }: FieldProps): ReactElement => {
  const { t } = useLingui()
  const round = useRound()
  return (
    <RadioCards
      label={legend}
      error={error}
      value={answers.range === undefined ? undefined : `${answers.range}`}
      onValueChange={(value) => {
        const level = levelOf(value)
        if (level !== undefined) onAnswer({ type: 'answered', question: 'range', value: level })
      }}
      options={LEVELS.map((level) => {
        const range = ranges?.[level - 1]
        if (range === undefined)
          return { value: `${level}`, title: t({ id: 'robo.a.range.number', message: `Choix ${level} sur 4` }) }
        const [low, middle, high] = [round(range.low), round(range.middle), round(range.high)]
        return {
          value: `${level}`,
          title: t({ id: 'robo.a.range', message: `De ${low} à ${high}` }),
          detail: t({ id: 'robo.a.range.middle', message: `Une fois sur deux, plus de ${middle}` }),
        }
      })}
    />
  )
}

const Statements = ({ answers, onAnswer, error }: FieldProps): ReactElement => {
  const { t } = useLingui()
  const said = useSaidWords()
  const statements: Readonly<Record<keyof RoboAnswers['statements'], string>> = {
    shares_lose: t({ id: 'robo.a.shares-lose', message: 'Un fonds en actions peut perdre 30 % en un an.' }),
    return_means_risk: t({
      id: 'robo.a.return-means-risk',
      message: 'Plus le rendement attendu est élevé, plus le risque l’est aussi.',
    }),
    bonds_never_lose: t({ id: 'robo.a.bonds-never-lose', message: 'Un fonds en obligations ne peut pas perdre.' }),
  }
  const names = ['shares_lose', 'return_means_risk', 'bonds_never_lose'] as const
  return (
    <>
      {names.map((name) => (
        <RadioCards
          key={name}
          columns={3}
          label={statements[name]}
          error={answers.statements?.[name] === undefined ? error : undefined}
          value={answers.statements?.[name]}
          onValueChange={(value) => onAnswer({ type: 'answered', question: 'statements', value: { [name]: value } })}
          options={SAID.map((one) => ({ value: one, title: said[one] }))}
        />
      ))}
    </>
  )
}

const Experience = ({ answers, onAnswer, legend, error }: FieldProps): ReactElement => {
  const { t } = useLingui()
  return (
    <RadioCards
      columns={2}
      label={legend}
      error={error}
      value={answers.experience === undefined ? undefined : answers.experience ? 'yes' : 'no'}
      onValueChange={(value) => onAnswer({ type: 'answered', question: 'experience', value: value === 'yes' })}
      options={[
        { value: 'yes', title: t({ id: 'answers.said.yes', message: 'Oui' }) },
        { value: 'no', title: t({ id: 'answers.said.no', message: 'Non' }) },
      ]}
    />
  )
}

/** What answers each question. */
export const ANSWER_FIELDS: Readonly<Record<Question, (props: FieldProps) => ReactElement>> = {
  needed_in: NeededIn,
  purpose: Purpose,
  fall: levelField('fall'),
  reserve: levelField('reserve'),
  part: levelField('part'),
  income: levelField('income'),
  statements: Statements,
  experience: Experience,
  worst_year: WorstYearField,
  range: RangeField,
  after_fall: levelField('after_fall'),
  sustainability: Sustainability,
}
