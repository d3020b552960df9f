import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LAW_NUMBERS, type LawNumber } from './law-numbers.ts'

/** Names of the figures of the law that have had more than one value, by the id of the parameter. */
const NAMES: Readonly<Record<keyof typeof LAW_NUMBERS, MessageDescriptor>> = {
  'social-security-ceiling': msg({
    id: 'simulations.law.pass',
    message: 'Plafond de la Sécurité sociale (PASS)',
  }),
  'pension-ceiling': msg({ id: 'simulations.law.pass', message: 'Plafond de la Sécurité sociale (PASS)' }),
  'latest-income-year': msg({ id: 'simulations.law.latest-income-year', message: 'Année des revenus que le barème vise' }),
  'income-tax-scale': msg({
    id: 'simulations.law.income-tax-scale',
    message: 'Barème de l’impôt, début de la tranche à 11\u00A0%',
  }),
  'wage-deduction': msg({ id: 'simulations.law.wage-deduction', message: 'Déduction de 10\u00A0% sur les salaires, au plus' }),
  'pension-deduction': msg({
    id: 'simulations.law.pension-deduction',
    message: 'Déduction de 10\u00A0% sur les pensions, au plus',
  }),
  'family-quotient-caps': msg({
    id: 'simulations.law.family-quotient-caps',
    message: 'Plafond du quotient familial, par demi-part',
  }),
  decote: msg({ id: 'simulations.law.decote', message: 'Décote d’une personne seule' }),
  'capital-social-charges': msg({
    id: 'simulations.law.capital-charges',
    message: 'Taux des prélèvements sociaux sur les gains',
  }),
  'flat-tax': msg({ id: 'simulations.law.flat-tax', message: 'Prélèvement forfaitaire sur les gains' }),
  'small-annuity-threshold': msg({
    id: 'simulations.law.small-annuity-threshold',
    message: 'Seuil des petites rentes, par mois',
  }),
  'legal-retirement-ages': msg({
    id: 'simulations.law.legal-retirement-ages',
    message: 'Âge légal de départ, par année de naissance',
  }),
  'long-career-doors': msg({ id: 'simulations.law.long-career-doors', message: 'Âges du départ pour carrière longue' }),
  'long-career-quarters': msg({
    id: 'simulations.law.long-career-quarters',
    message: 'Trimestres qui comptent pour une carrière longue',
  }),
  'best-years': msg({ id: 'simulations.law.best-years', message: 'Nombre des meilleures années, avec deux enfants ou plus' }),
  'minimum-pension': msg({
    id: 'simulations.law.minimum-pension',
    message: 'Minimum contributif, total des pensions par mois au plus',
  }),
  'point-price': msg({ id: 'simulations.law.point-price', message: 'Prix d’achat du point Agirc-Arrco, en euros' }),
  'point-value': msg({ id: 'simulations.law.point-value', message: 'Valeur du point Agirc-Arrco, en euros' }),
  'unused-ceiling-life': msg({
    id: 'simulations.law.unused-ceiling-life',
    message: 'Années pendant lesquelles un plafond non utilisé reste utilisable',
  }),
  'quarter-wage': msg({ id: 'simulations.law.quarter-wage', message: 'Salaire qui valide un trimestre' }),
}

const isNamed = (id: string): id is keyof typeof LAW_NUMBERS => Object.hasOwn(LAW_NUMBERS, id)

/**
 * What a figure of the law is called, and where its number stands.
 *
 * @param id of the parameter
 * @returns undefined for one without a name here
 * @example lawWordsOf('flat-tax')?.unit // 'percent'
 */
export const lawWordsOf = (id: string): (LawNumber & { readonly name: MessageDescriptor }) | undefined =>
  isNamed(id) ? { ...LAW_NUMBERS[id], name: NAMES[id] } : undefined
