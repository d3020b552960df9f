import type { Derivation } from '@hautelisse/domain/explain'
import { CEILING_TERMS, SOURCES, type CeilingTerm } from '@hautelisse/domain/income-tax'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Sources, Terms } from '../explanation/index.ts'
import { CEILING_WORDS } from './figure-words.ts'

/** What the figures of a tax are called and rest on, where one is shown: the room that shows the tax has them. */
export type TaxWords = { readonly terms: Terms; readonly sources: Sources }

const WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = CEILING_WORDS

const both = (own: readonly CeilingTerm[], tax: ReadonlySet<string> | undefined): ReadonlySet<string> =>
  new Set<string>([...own, ...(tax ?? [])])

/** Sums of one figure, which only repeat it. */
const REPEATING = ['ceiling.deducted', 'ceiling.from-own', 'ceiling.from-spouse', 'ceiling.deduction', 'ceiling.total'] as const
/** The gap between two taxes, each a calculation of its own. */
const ASSEMBLED = ['ceiling.saving', 'ceiling.worth'] as const

/**
 * Names the figures of the ceilings, and those of the tax where there are any.
 *
 * @param tax words of the tax
 */
export const useNoticeTerms = (tax: TaxWords | undefined): Terms => {
  const { i18n, t } = useLingui()
  const nameOf = (figure: Derivation): string => {
    const words = WORDS[figure.term]
    if (words === undefined) return tax?.terms.nameOf(figure) ?? figure.term
    const [name, year] = [i18n._(words), figure.details?.['year']]
    return year === undefined ? name : t({ id: 'ceilings.figure.of-year', message: `${name} de ${year}` })
  }
  return {
    ...tax?.terms,
    reading: {
      ...tax?.terms.reading,
      steps: both(CEILING_TERMS, tax?.terms.reading.steps),
      repeating: both(REPEATING, tax?.terms.reading.repeating),
      assembled: both(ASSEMBLED, tax?.terms.reading.assembled),
    },
    nameOf,
    stepWords: (step) => {
      if (WORDS[step.figure.term] === undefined) return tax?.terms.stepWords?.(step) ?? {}
      return step.exact.operation === 'least'
        ? { detail: t({ id: 'ceilings.figure.least', message: 'Le plus petit des deux' }) }
        : {}
    },
    partWords: (_, place) => ({
      name:
        place === 0
          ? t({ id: 'ceilings.figure.tax-before', message: 'Impôt avant cette déduction' })
          : t({ id: 'ceilings.figure.tax-after', message: 'Impôt avec cette déduction' }),
    }),
    sign: 'before-value',
  }
}

/**
 * What they rest on.
 *
 * @param tax the same of the tax
 */
export const useNoticeSources = (tax: TaxWords | undefined): Sources => {
  const { t } = useLingui()
  const words = {
    household: t({ id: 'ceilings.source.typed', message: 'Vos lignes et vos versements' }),
    'retirement-deduction': t({ id: 'ceilings.source.deduction', message: 'Déduction des versements retraite' }),
  }
  return { register: SOURCES, ...tax?.sources, words: { ...words, ...tax?.sources.words } }
}
