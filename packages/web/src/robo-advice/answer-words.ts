import { NEEDED_IN, type Question, type RoboAnswers, type SAID } from '@hautelisse/domain/robo-advice'
import type { AskedRange, GivenAnswers, WorstYear } from '@hautelisse/machines/robo-advice'
import { useLingui } from '@lingui/react/macro'
import { HIDDEN_AMOUNT, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { useLevelWords } from './question-words.tsx'

/** What the questions that are about money are drawn from. */
export type AskedAmounts = { readonly worst: readonly WorstYear[]; readonly ranges: readonly AskedRange[] | undefined }

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
        return answers.experience === true
          ? t({ id: 'answers.said.yes', message: 'Oui' })
          : t({ id: 'answers.said.no', message: 'Non' })
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
    if (below === undefined) return t({ id: 'robo.horizon.from', message: `${from} ans et plus` })
    return from === 0
      ? t({ id: 'robo.horizon.last', message: 'Moins d’un an' })
      : t({ id: 'robo.horizon.between', message: `${from} à ${below} ans` })
  }
}

/** What the savings may be for, in words. */
export const usePurposeWords = (): Readonly<Record<RoboAnswers['purpose'], string>> => {
  const { t } = useLingui()
  return {
    retirement: t({ id: 'accounts.retirement.title', message: 'Ma retraite' }),
    home: t({ id: 'robo.a.purpose.home', message: 'Un logement' }),
    family: t({ id: 'robo.a.purpose.family', message: 'Ma famille' }),
    reserve: t({ id: 'robo.a.purpose.reserve', message: 'Une réserve' }),
    other: t({ id: 'robo.a.purpose.other', message: 'Autre chose' }),
  }
}

/** What may be said of a statement, in words. */
export const useSaidWords = (): Readonly<Record<(typeof SAID)[number], string>> => {
  const { t } = useLingui()
  return {
    true: t({ id: 'robo.a.true', message: 'Vrai' }),
    false: t({ id: 'robo.a.false', message: 'Faux' }),
    unknown: t({ id: 'robo.a.unknown', message: 'Je ne sais pas' }),
  }
}
