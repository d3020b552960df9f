import { NEEDED_IN, PURPOSES, SAID, type Level, type Question, type RoboAnswers } from '@hautelisse/domain/robo-advice'
import type { AnswerGiven, AskedRange, GivenAnswers, WorstYear } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { useLevelWords } from './question-words.tsx'
import * as styles from './questionnaire.css.ts'
import { shareWords } from './words.ts'

/** What the questions that are about money are drawn from. */
export type AskedAmounts = { readonly worst: readonly WorstYear[]; readonly ranges: readonly AskedRange[] | undefined }

export type FieldProps = {
  readonly answers: GivenAnswers
  readonly onAnswer: (given: AnswerGiven) => void
  readonly legend: ReactNode
  readonly error: ReactNode
  readonly amounts: AskedAmounts
}

const LEVELS = [1, 2, 3, 4] as const satisfies readonly Level[]
const levelOf = (value: string): Level | undefined => LEVELS.find((level) => `${level}` === value)

/** Writes a round amount, or what stands for one that is hidden. */
export const useRound = (): ((value: number) => string) => {
  const hidden = useHiddenAmounts()
  return (value) => (hidden ? HIDDEN_AMOUNT : writeRound(value))
}

/** Words of every answer that was given, where it is named again. */
export const useAnswerWords = ({ worst, ranges }: AskedAmounts): ((answers: GivenAnswers, question: Question) => string) => {
  const { t } = useLingui()
  const levels = useLevelWords()
  const round = useRound()
  const neededWords = useNeededWords()
  return (answers, question) => {
    switch (question) {
      case 'needed_in':
        return answers.needed_in === undefined ? '' : neededWords(answers.needed_in)
      case 'fall':
      case 'reserve':
      case 'part':
      case 'income':
      case 'after_fall':
        return levels[question][(answers[question] ?? 1) - 1] ?? ''
      case 'worst_year': {
        const loss = round(worst[(answers.worst_year ?? 1) - 1]?.shown ?? 0)
        return t({ id: 'robo.a.worst-year', message: `Jusqu’à ${loss} de moins` })
      }
      case 'range': {
        const level = answers.range ?? 1
        const range = ranges?.[level - 1]
        if (range === undefined) return t({ id: 'robo.a.range.number', message: `Choix ${level} sur 4` })
        const [low, high] = [round(range.low), round(range.high)]
        return t({ id: 'robo.a.range', message: `De ${low} à ${high}` })
      }
      case 'experience':
        return answers.experience === true ? t({ id: 'robo.a.yes', message: 'Oui' }) : t({ id: 'robo.a.no', message: 'Non' })
      case 'purpose':
      case 'statements':
      case 'sustainability':
        return ''
      default:
        return question satisfies never
    }
  }
}

/** Words of a time until the project. */
export const useNeededWords = (): ((needed: RoboAnswers['needed_in']) => string) => {
  const { t } = useLingui()
  return (from) => {
    const below = NEEDED_IN[NEEDED_IN.indexOf(from) - 1]
    if (below === undefined) return t({ id: 'robo.horizon.from', message: `${from} ans et plus` })
    return from === 0
      ? t({ id: 'robo.horizon.last', message: 'Moins d’un an' })
      : t({ id: 'robo.horizon.between', message: `${from} à ${below} ans` })
  }
}

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
  const { t } = useLingui()
  const words: Readonly<Record<RoboAnswers['purpose'], string>> = {
    retirement: t({ id: 'robo.a.purpose.retirement', message: 'Ma retraite' }),
    home: t({ id: 'robo.a.purpose.home', message: 'Un logement' }),
    family: t({ id: 'robo.a.purpose.family', message: 'Ma famille' }),
    reserve: t({ id: 'robo.a.purpose.reserve', message: 'Une réserve' }),
    other: t({ id: 'robo.a.purpose.other', message: 'Autre chose' }),
  }
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
      <p className={styles.unit}>
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
  const said: Readonly<Record<(typeof SAID)[number], string>> = {
    true: t({ id: 'robo.a.true', message: 'Vrai' }),
    false: t({ id: 'robo.a.false', message: 'Faux' }),
    unknown: t({ id: 'robo.a.unknown', message: 'Je ne sais pas' }),
  }
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
        { value: 'yes', title: t({ id: 'robo.a.yes', message: 'Oui' }) },
        { value: 'no', title: t({ id: 'robo.a.no', message: 'Non' }) },
      ]}
    />
  )
}

const LEAST_SHARES = [0, 0.1, 0.25, 0.5] as const

const Sustainability = ({ answers, onAnswer, legend, error }: FieldProps): ReactElement => {
  const { t } = useLingui()
  const { least_share: least, goes_on: goesOn = false } = answers.sustainability ?? {}
  return (
    <>
      <RadioCards
        label={legend}
        error={least === undefined ? error : undefined}
        value={least === undefined ? undefined : `${least}`}
        onValueChange={(value) => {
          const share = LEAST_SHARES.find((one) => `${one}` === value)
          if (share !== undefined)
            onAnswer({ type: 'answered', question: 'sustainability', value: { least_share: share, goes_on: false } })
        }}
        options={LEAST_SHARES.map((share) => {
          const percent = shareWords(share)
          return {
            value: `${share}`,
            title:
              share === 0
                ? t({ id: 'robo.a.sustainability.none', message: 'Aucune part en particulier' })
                : t({ id: 'robo.a.sustainability.least', message: `Au moins ${percent}` }),
          }
        })}
      />
      {least !== undefined && least > 0 && (
        <div>
          <Checkbox
            checked={goesOn}
            onChange={(checked) =>
              onAnswer({ type: 'answered', question: 'sustainability', value: { least_share: least, goes_on: checked } })
            }
            label={
              <Trans id="robo.a.sustainability.goes-on">
                J’ai compris que le profil ne peut pas tenir compte de ce souhait, et je continue.
              </Trans>
            }
          />
          {!goesOn && error !== undefined && <FieldError>{error}</FieldError>}
        </div>
      )}
    </>
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
