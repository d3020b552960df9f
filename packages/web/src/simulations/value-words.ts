import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { CaseValue, SimulatorName } from '@hautelisse/domain/case'
import { formatEuros, formatShare } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import { useAgeWords } from '../ui/age-words/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { useCaseNames } from './case-names.ts'

/** Most decimals of a number that is neither an amount nor a share. */
const DECIMALS = 4
const MONTH = /^(\d{4})-(\d{2})$/

/** Writes a value of a case in the reader's language, amounts without their period; they are hidden where they are everywhere else. */
export const useValueWords = () => {
  const { t } = useLingui()
  const { wordOf } = useCaseNames()
  const ageWords = useAgeWords()
  const isHidden = useHiddenAmounts()
  return (simulator: SimulatorName, term: string, value: CaseValue): string => {
    switch (value.kind) {
      case 'euros':
        return isHidden ? HIDDEN_AMOUNT : formatEuros(value.amount)
      case 'share':
        return formatShare(value.share)
      case 'age':
        return ageWords(value.months)
      case 'day':
        return formatFrenchDate(value.day)
      case 'month':
        return value.month.replace(MONTH, '$2/$1')
      case 'year':
        return `${value.year}`
      case 'number':
        return value.number.toDecimalPlaces(DECIMALS).toString().replace('.', ',')
      case 'word':
        return wordOf(simulator, term, value.word)
      case 'yes-no':
        return value.isYes ? t({ id: 'answers.said.yes', message: 'Oui' }) : t({ id: 'answers.said.no', message: 'Non' })
      default:
        return value satisfies never
    }
  }
}
