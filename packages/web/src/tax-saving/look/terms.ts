import type { PlainDate } from '@hautelisse/domain/calendar'
import { valueOf, withoutZeros, writeDecimals, type Derivation } from '@hautelisse/domain/explain'
import { NO_BREAK_SPACE } from '@hautelisse/domain/money'
import { EXIT_SOURCES } from '@hautelisse/domain/tax-saving'
import { useLingui } from '@lingui/react/macro'
import type { Sources, Terms } from '../../explanation/index.ts'
import { EXIT_TERMS, useExitSources, type ExitTerm } from './exit-words.ts'

const FACTOR_DECIMALS = 6

const isExitTerm = (term: string): term is ExitTerm => term in EXIT_TERMS

/** The price of 1 € a year is an amount that nobody hides. */
const write = (figure: Derivation): string | undefined => {
  if (figure.unit !== 'factor') return undefined
  const factor = withoutZeros(writeDecimals(valueOf(figure), FACTOR_DECIMALS))
  return figure.term === 'tax-saving.exit-factor' ? `${factor}${NO_BREAK_SPACE}€` : factor
}

/** What the figures of the exit are called. */
export const useTerms = (): Terms => {
  const { i18n, t } = useLingui()
  return {
    reading: {},
    nameOf: ({ term, operation }) =>
      term === 'tax-saving.exit-growth' && operation === 'given'
        ? t({ id: 'tax.look.term.exit-growth-year', message: 'Croissance en un an' })
        : isExitTerm(term)
          ? i18n._(EXIT_TERMS[term])
          : term,
    write,
    sign: 'before-name',
  }
}

/**
 * What the exit rests on.
 *
 * @param asOf day by whose law it is computed
 */
export const useSources = (asOf: PlainDate): Sources => ({ register: EXIT_SOURCES, words: useExitSources(asOf) })
