import { SOURCES, type SourceCode, type Term } from '@hautelisse/domain/exit-plan'
import type { Derivation } from '@hautelisse/domain/explain'
import { SOURCES as TAX_SOURCES, type SourceCode as TaxSourceCode } from '@hautelisse/domain/income-tax'
import { useLingui } from '@lingui/react/macro'
import type { Sources, Terms } from '../explanation/index.ts'
import { isWithPlan, READING } from './reading.ts'
import { useTermWords, type TaxTerm } from './term-words.ts'
import { useOriginNames, type Origin } from './words.ts'

/** How the calculations of a plan are read, and what their figures are called. */
export const useExitTerms = (): Terms => {
  const { t } = useLingui()
  const words: Readonly<Partial<Record<string, string>>> = useTermWords()
  const origins: Readonly<Partial<Record<string, string>>> = useOriginNames() satisfies Readonly<Record<Origin, string>>
  const taxes = {
    with: t({ id: 'exit-plan.tax.with', message: 'Impôt dû avec ce plan' }),
    without: t({ id: 'exit-plan.tax.without', message: 'Impôt dû sans ce plan' }),
  }
  const nameOf = (figure: Derivation): string => {
    const { term, details } = figure
    if (term === ('income-tax.tax' satisfies TaxTerm)) return isWithPlan(figure) ? taxes.with : taxes.without
    const compartment = term === ('exit-plan.capital' satisfies Term) ? details?.['compartment'] : undefined
    return origins[String(compartment)] ?? words[term] ?? term
  }
  return { reading: READING, nameOf, sign: 'before-value' }
}

/** What a plan rests on: the law of each levy, and what the saver says. */
export const useExitSources = (): Sources => {
  const { t } = useLingui()
  const law = t({ id: 'exit-plan.source.law', message: 'Texte' })
  const told = t({ id: 'exit-plan.source.choice', message: 'Vos réponses et votre résultat' })
  const codes = [...Object.keys(TAX_SOURCES), ...Object.keys(SOURCES)] as (TaxSourceCode | SourceCode)[]
  return {
    register: { ...TAX_SOURCES, ...SOURCES },
    words: {
      ...Object.fromEntries(codes.map((code) => [code, law])),
      household: told,
      'exit-choice': told,
    },
    joinedBy: () => '\u00A0: ',
  }
}
