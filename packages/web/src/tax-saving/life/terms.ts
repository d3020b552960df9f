import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { SOURCES as NET_SOURCES, type SourceCode as NetCode } from '@hautelisse/domain/net-income'
import { SOURCES as LIFE_SOURCES, type SourceCode as LifeCode } from '@hautelisse/domain/payment-life'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Sources, Terms } from '../../explanation/index.ts'
import { useExitSources } from '../look/exit-words.ts'
import { LIFE_WORDS } from './term-words.ts'

const WORDS: Readonly<Partial<Record<string, MessageDescriptor>>> = LIFE_WORDS
/** Sums of one levy, and a tax on gains alone, only repeat it. */
const REPEATING = new Set(['payment-life.taken', 'net-income.tax'])

/** What the figures of the life of a payment are called. */
export const useLifeTerms = (): Terms => {
  const { i18n } = useLingui()
  const nameOf = ({ term }: Derivation): string => {
    const words = WORDS[term]
    return words === undefined ? term : i18n._(words)
  }
  return { reading: { repeating: REPEATING }, nameOf, sign: 'before-name' }
}

/**
 * What they rest on.
 *
 * @param asOf day of the law
 */
export const useLifeSources = (asOf: PlainDate): Sources => {
  const { t } = useLingui()
  const exit = useExitSources(asOf)
  const choice = exit.saver
  const charges = t({ id: 'tax.life.source.charges', message: 'Prélèvements de la sécurité sociale' })
  const life: Readonly<Record<LifeCode, string>> = {
    saver: choice,
    'voluntary-deduction': t({ id: 'tax.life.source.voluntary', message: 'Impôt calculé pour votre foyer, versement déduit' }),
    'premium-contributions': t({ id: 'tax.life.source.premium', message: 'CSG et CRDS sur l’épargne salariale' }),
    'deductible-csg': t({ id: 'tax.life.source.csg', message: 'Part de la CSG déduite de l’impôt' }),
    'pay-tax': t({ id: 'tax.life.source.pay', message: 'Imposé comme un salaire, s’il est touché' }),
    'mandatory-deduction': t({ id: 'tax.life.source.mandatory', message: 'Versement obligatoire, retiré du salaire imposable' }),
  }
  const net: Readonly<Record<NetCode, string>> = {
    'net-choice': choice,
    'pension-charges': charges,
    'pension-csg': life['deductible-csg'],
    'pension-tax': exit['pension-deduction'],
    'annuity-share': exit['annuity-share'],
    'annuity-charges': charges,
    'deducted-tax': exit['capital-deducted'],
    'gains-tax': exit['capital-gains'],
    'gains-charges': charges,
    'exempt-gains': t({ id: 'tax.life.source.exempt', message: 'Gains sans impôt sur le revenu' }),
    'paid-assumed': choice,
  }
  return { register: { ...LIFE_SOURCES, ...NET_SOURCES }, words: { ...life, ...net } }
}

/**
 * Says by which law and with which rounding a figure is computed.
 *
 * @param asOf day of the law
 */
export const useLifeRule = (asOf: PlainDate): string => {
  const { t } = useLingui()
  const day = formatFrenchDate(asOf)
  return t({
    id: 'tax.life.rule',
    message: `Loi au ${day}, aux deux bouts. Chaque prélèvement est arrondi au centime.`,
  })
}
