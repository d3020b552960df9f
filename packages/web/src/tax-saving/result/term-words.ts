import type { Term as IncomeTaxTerm } from '@hautelisse/domain/income-tax'
import type { Term as SavingTerm } from '@hautelisse/domain/tax-saving'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Figures of the tax and of the saving; those of the exit have their words beside the exit. */
export type TaxTerm = IncomeTaxTerm | Exclude<SavingTerm, `tax-saving.exit-${string}`>

/** Name of every figure of a calculation. */
export const TERM_WORDS: Readonly<Record<TaxTerm, MessageDescriptor>> = {
  'income-tax.zero': msg({ id: 'tax.result.term.zero', message: 'Zéro' }),
  'income-tax.wage': msg({ id: 'tax.result.term.wage', message: 'Salaire net imposable de l’année' }),
  'income-tax.costs-rate': msg({ id: 'tax.result.term.costs-rate', message: 'Part du salaire pour frais' }),
  'income-tax.costs-share': msg({ id: 'tax.result.term.costs-share', message: 'Frais avant minimum et maximum' }),
  'income-tax.costs-min': msg({ id: 'tax.result.term.costs-min', message: 'Frais, au moins' }),
  'income-tax.costs-max': msg({ id: 'tax.result.term.costs-max', message: 'Frais, au plus' }),
  'income-tax.costs': msg({ id: 'tax.result.term.costs', message: 'Abattement de 10 %' }),
  'income-tax.net-wage': msg({ id: 'tax.result.term.net-wage', message: 'Salaire après abattement' }),
  'income-tax.net-wages': msg({ id: 'tax.result.term.net-wages', message: 'Salaires du foyer après abattement' }),
  'income-tax.deduction': msg({ id: 'tax.result.term.deduction', message: 'Versement à déduire' }),
  'income-tax.deducted': msg({ id: 'tax.result.term.deducted', message: 'Versement déduit du revenu' }),
  'income-tax.net-taxable-income': msg({ id: 'tax.result.term.net-taxable-income', message: 'Revenu net imposable' }),
  'income-tax.adult-parts': msg({ id: 'tax.result.term.adult-parts', message: 'Parts des adultes' }),
  'income-tax.first-children-parts': msg({
    id: 'tax.result.term.first-children-parts',
    message: 'Parts des deux premiers enfants',
  }),
  'income-tax.further-children-parts': msg({
    id: 'tax.result.term.further-children-parts',
    message: 'Parts des enfants suivants',
  }),
  'income-tax.shared-first-children-parts': msg({
    id: 'tax.result.term.shared-first-children-parts',
    message: 'Quarts de part des enfants en résidence alternée',
  }),
  'income-tax.shared-further-children-parts': msg({
    id: 'tax.result.term.shared-further-children-parts',
    message: 'Demi-parts des autres enfants en résidence alternée',
  }),
  'income-tax.single-parent-part': msg({ id: 'tax.result.term.single-parent-part', message: 'Part de parent seul' }),
  'income-tax.parts': msg({ id: 'tax.result.term.parts', message: 'Parts fiscales' }),
  'income-tax.band-bound': msg({ id: 'tax.result.term.band-bound', message: 'Limite de tranche, pour une part' }),
  'income-tax.band-bottom': msg({ id: 'tax.result.term.band-bottom', message: 'Début de la tranche' }),
  'income-tax.band-top': msg({ id: 'tax.result.term.band-top', message: 'Fin de la tranche' }),
  'income-tax.band-slice': msg({ id: 'tax.result.term.band-slice', message: 'Revenu dans la tranche' }),
  'income-tax.band-rate': msg({ id: 'tax.result.term.band-rate', message: 'Taux de la tranche' }),
  'income-tax.band-tax': msg({ id: 'tax.result.term.band-tax', message: 'Impôt de la tranche' }),
  'income-tax.scale': msg({ id: 'tax.result.term.scale', message: 'Impôt selon le barème' }),
  'income-tax.adult-scale': msg({ id: 'tax.result.term.adult-scale', message: 'Impôt sans les parts des enfants' }),
  'income-tax.half-parts': msg({ id: 'tax.result.term.half-parts', message: 'Demi-parts des enfants' }),
  'income-tax.half-part-cap': msg({ id: 'tax.result.term.half-part-cap', message: 'Avantage par demi-part, au plus' }),
  'income-tax.half-parts-cap': msg({ id: 'tax.result.term.half-parts-cap', message: 'Avantage des demi-parts, au plus' }),
  'income-tax.first-child-cap': msg({
    id: 'tax.result.term.first-child-cap',
    message: 'Avantage du premier enfant d’un parent seul, au plus',
  }),
  'income-tax.family-cap': msg({ id: 'tax.result.term.family-cap', message: 'Avantage des enfants, au plus' }),
  'income-tax.capped': msg({ id: 'tax.result.term.capped', message: 'Impôt avec l’avantage limité' }),
  'income-tax.after-cap': msg({ id: 'tax.result.term.after-cap', message: 'Impôt après la limite de l’avantage' }),
  'income-tax.decote-base': msg({ id: 'tax.result.term.decote-base', message: 'Montant de départ de la décote' }),
  'income-tax.decote-rate': msg({ id: 'tax.result.term.decote-rate', message: 'Part de l’impôt retirée de la décote' }),
  'income-tax.decote-share': msg({ id: 'tax.result.term.decote-share', message: 'Impôt retiré de la décote' }),
  'income-tax.decote-room': msg({ id: 'tax.result.term.decote-room', message: 'Décote avant limites' }),
  'income-tax.decote': msg({ id: 'tax.result.term.decote', message: 'Décote' }),
  'income-tax.after-decote': msg({ id: 'tax.result.term.after-decote', message: 'Impôt après décote' }),
  'income-tax.rounded': msg({ id: 'tax.result.term.rounded', message: 'Impôt arrondi à l’euro' }),
  'income-tax.collection-threshold': msg({
    id: 'tax.result.term.collection-threshold',
    message: 'Impôt trop petit pour être demandé, en dessous de',
  }),
  'income-tax.tax': msg({ id: 'tax.result.term.tax', message: 'Impôt sur le revenu' }),
  'income-tax.contribution-scale': msg({
    id: 'tax.result.term.contribution-scale',
    message: 'Contribution avant arrondi',
  }),
  'income-tax.contribution': msg({ id: 'tax.result.term.contribution', message: 'Contribution sur les hauts revenus' }),
  'income-tax.pass': msg({ id: 'tax.result.term.pass', message: 'Plafond annuel de la Sécurité sociale' }),
  'income-tax.ceiling-multiple': msg({ id: 'tax.result.term.ceiling-multiple', message: 'Plafonds annuels, au plus' }),
  'income-tax.highest-income': msg({ id: 'tax.result.term.highest-income', message: 'Revenu retenu, au plus' }),
  'income-tax.counted-income': msg({ id: 'tax.result.term.counted-income', message: 'Revenu retenu' }),
  'income-tax.ceiling-rate': msg({ id: 'tax.result.term.ceiling-rate', message: 'Part du revenu' }),
  'income-tax.ceiling-share': msg({ id: 'tax.result.term.ceiling-share', message: 'Part du revenu retenu' }),
  'income-tax.ceiling-floor-rate': msg({
    id: 'tax.result.term.ceiling-floor-rate',
    message: 'Part du plafond annuel, au moins',
  }),
  'income-tax.ceiling-floor': msg({ id: 'tax.result.term.ceiling-floor', message: 'Versement déductible, au moins' }),
  'income-tax.ceiling-exact': msg({ id: 'tax.result.term.ceiling-exact', message: 'Plafond avant arrondi' }),
  'income-tax.ceiling': msg({ id: 'tax.result.term.ceiling', message: 'Plafond de versement déductible' }),
  'tax-saving.monthly-income': msg({ id: 'tax.result.term.monthly-income', message: 'Salaire net imposable par mois' }),
  'tax-saving.months': msg({ id: 'tax.result.term.months', message: 'Mois dans l’année' }),
  'tax-saving.payment': msg({ id: 'tax.result.term.payment', message: 'Votre versement' }),
  'tax-saving.yearly-payment': msg({ id: 'tax.result.term.yearly-payment', message: 'Versements de l’année' }),
  'tax-saving.deducted': msg({ id: 'tax.result.term.payment-deducted', message: 'Versement dans la limite du plafond' }),
  'tax-saving.envelope': msg({ id: 'tax.result.term.envelope', message: 'Plafond par mois' }),
  'tax-saving.saving': msg({ id: 'tax.result.term.saving', message: 'Économie d’impôt' }),
  'tax-saving.effort': msg({ id: 'tax.result.term.effort', message: 'Effort aujourd’hui' }),
}

/** What a step does, where the names of its figures do not say it. */
export const STEP_DETAILS: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  'income-tax.costs': msg({
    id: 'tax.result.step.costs',
    message: 'La part du salaire, entre le minimum et le maximum, jamais plus que le salaire',
  }),
  'income-tax.ceiling': msg({
    id: 'tax.result.step.ceiling',
    message: 'La part du revenu, ou celle du plafond annuel si elle est plus grande, arrondie à l’euro',
  }),
  'income-tax.scale': msg({
    id: 'tax.result.step.scale',
    message: 'Les limites des tranches sont multipliées par le nombre de parts',
  }),
  'income-tax.adult-scale': msg({
    id: 'tax.result.step.adult-scale',
    message: 'Les limites des tranches sont multipliées par le nombre de parts des adultes',
  }),
  'income-tax.deducted': msg({ id: 'tax.result.step.deducted', message: 'Jamais plus que le revenu' }),
  'tax-saving.deducted': msg({ id: 'tax.result.step.payment-deducted', message: 'Ce qui dépasse le plafond n’est pas déduit' }),
  'income-tax.after-cap': msg({ id: 'tax.result.step.after-cap', message: 'Le plus grand des deux' }),
  'income-tax.decote': msg({
    id: 'tax.result.step.decote',
    message: 'Le montant de départ moins la part de l’impôt, jamais moins de zéro, jamais plus que l’impôt',
  }),
  'income-tax.tax': msg({ id: 'tax.result.step.tax', message: 'Arrondi à l’euro le plus proche' }),
  'income-tax.contribution': msg({
    id: 'tax.result.step.contribution',
    message: 'Sur le revenu avant la déduction de votre versement',
  }),
} satisfies Readonly<Partial<Record<TaxTerm, MessageDescriptor>>>
