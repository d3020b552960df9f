import { SOURCES as TAX_SOURCES } from '@hautelisse/domain/income-tax'
import type { IncomeTerm } from '@hautelisse/domain/projection'
import { useLingui } from '@lingui/react/macro'
import type { Sources } from '../explanation/index.ts'

/** What the steps of the tax are called here. */
type TaxTerm =
  | 'income-tax.zero'
  | 'income-tax.adult-parts'
  | 'income-tax.parts'
  | 'income-tax.band-bound'
  | 'income-tax.band-bottom'
  | 'income-tax.band-top'
  | 'income-tax.band-slice'
  | 'income-tax.band-rate'
  | 'income-tax.band-tax'
  | 'income-tax.first-children-parts'
  | 'income-tax.further-children-parts'
  | 'income-tax.scale'
  | 'income-tax.adult-scale'
  | 'income-tax.half-parts'
  | 'income-tax.half-part-cap'
  | 'income-tax.family-cap'
  | 'income-tax.capped'
  | 'income-tax.after-cap'
  | 'income-tax.decote-base'
  | 'income-tax.decote-rate'
  | 'income-tax.decote-share'
  | 'income-tax.decote-room'
  | 'income-tax.decote'
  | 'income-tax.after-decote'
  | 'income-tax.rounded'
  | 'income-tax.collection-threshold'
  | 'income-tax.tax'

const useTaxNames = (): Readonly<Record<TaxTerm, string>> => {
  const { t } = useLingui()
  return {
    'income-tax.zero': t({ id: 'projection-income.tax.zero', message: 'Zéro' }),
    'income-tax.adult-parts': t({ id: 'projection-income.tax.adults', message: 'Parts du foyer' }),
    'income-tax.parts': t({ id: 'projection-income.tax.parts', message: 'Parts' }),
    'income-tax.band-bound': t({ id: 'projection-income.tax.bound', message: 'Seuil de la tranche, pour une part' }),
    'income-tax.band-bottom': t({ id: 'projection-income.tax.bottom', message: 'Seuil de la tranche' }),
    'income-tax.band-top': t({ id: 'projection-income.tax.top', message: 'Fin de la tranche' }),
    'income-tax.band-slice': t({ id: 'projection-income.tax.slice', message: 'Revenu dans la tranche' }),
    'income-tax.band-rate': t({ id: 'explanation.term.band-rate', message: 'Taux de la tranche' }),
    'income-tax.band-tax': t({ id: 'projection-income.tax.band', message: 'Impôt de la tranche' }),
    'income-tax.first-children-parts': t({ id: 'projection-income.tax.first-children', message: 'Parts des premiers enfants' }),
    'income-tax.further-children-parts': t({
      id: 'projection-income.tax.further-children',
      message: 'Parts des autres enfants',
    }),
    'income-tax.scale': t({ id: 'projection-income.tax.scale', message: 'Impôt selon le barème' }),
    'income-tax.adult-scale': t({ id: 'projection-income.tax.adult-scale', message: 'Impôt selon les seules parts des adultes' }),
    'income-tax.half-parts': t({ id: 'projection-income.tax.half-parts', message: 'Demi-parts pour enfants' }),
    'income-tax.half-part-cap': t({ id: 'projection-income.tax.half-part-cap', message: 'Avantage d’une demi-part, au plus' }),
    'income-tax.family-cap': t({ id: 'projection-income.tax.family-cap', message: 'Avantage pour enfants, au plus' }),
    'income-tax.capped': t({ id: 'projection-income.tax.capped', message: 'Impôt, l’avantage une fois limité' }),
    'income-tax.after-cap': t({ id: 'projection-income.tax.after-cap', message: 'Impôt, enfants comptés' }),
    'income-tax.decote-base': t({ id: 'projection-income.tax.decote-base', message: 'Base de la décote' }),
    'income-tax.decote-rate': t({ id: 'projection-income.tax.decote-rate', message: 'Taux de la décote' }),
    'income-tax.decote-share': t({ id: 'projection-income.tax.decote-share', message: 'Part de l’impôt' }),
    'income-tax.decote-room': t({ id: 'projection-income.tax.decote-room', message: 'Décote, avant plafond' }),
    'income-tax.decote': t({ id: 'projection-income.tax.decote', message: 'Décote' }),
    'income-tax.after-decote': t({ id: 'projection-income.tax.after-decote', message: 'Impôt après décote' }),
    'income-tax.rounded': t({ id: 'projection-income.tax.rounded', message: 'Impôt, à l’euro' }),
    'income-tax.collection-threshold': t({ id: 'projection-income.tax.threshold', message: 'Seuil de recouvrement' }),
    'income-tax.tax': t({ id: 'projection-income.tax.tax', message: 'Impôt de l’année' }),
  }
}

const useIncomeTerms = (): Readonly<Record<IncomeTerm, string>> => {
  const { t } = useLingui()
  return {
    'projection.inflation': t({ id: 'projection-income.term.inflation', message: 'Inflation supposée, par an' }),
    'projection.yearly-rise': t({ id: 'projection-income.term.yearly-rise', message: 'Hausse des prix en un an' }),
    'projection.rise': t({ id: 'projection-income.term.rise', message: 'Hausse des prix jusqu’au départ' }),
    'projection.risen': t({ id: 'projection-income.term.risen', message: 'En euros du départ' }),
    'projection.deflated': t({ id: 'euros.switch.label', message: 'En euros d’aujourd’hui' }),
    'projection.deflated-before': t({
      id: 'projection-income.term.deflated-before',
      message: 'Lignes précédentes, en euros d’aujourd’hui',
    }),
    'projection.before': t({ id: 'projection-income.term.before', message: 'Lignes précédentes' }),
    'projection.reached': t({ id: 'projection-income.term.reached', message: 'Avec cette ligne' }),
    'projection.gross': t({ id: 'projection-income.term.gross', message: 'Montant brut' }),
    'projection.payment-count': t({ id: 'projection-income.term.payment-count', message: 'Nombre de versements' }),
    'projection.paid-later': t({ id: 'projection.answer.payments', message: 'Versements à venir' }),
    'projection.paid-in': t({ id: 'projection-income.term.paid-in', message: 'Compté comme versé' }),
    'projection.part-of-side': t({ id: 'projection-income.term.part-of-side', message: 'Part de ce côté, au départ' }),
    'projection.share-of-side': t({ id: 'projection-income.term.share-of-side', message: 'Part choisie' }),
    'projection.piece-at-start': t({
      id: 'projection-income.term.piece-at-start',
      message: 'Épargne imposée de même, au départ',
    }),
    'projection.pieces-at-start': t({ id: 'projection-income.term.pieces-at-start', message: 'Toute l’épargne de ce côté' }),
    'projection.piece-share': t({ id: 'projection-income.term.piece-share', message: 'Sa part' }),
    'projection.piece': t({ id: 'projection-income.term.piece', message: 'Montant imposé de même' }),
    'projection.charges-rate': t({ id: 'projection-income.term.charges-rate', message: 'Taux des prélèvements sociaux' }),
    'projection.charges-part': t({
      id: 'projection-income.term.charges-part',
      message: 'Prélèvements sur cette part',
    }),
    'projection.charges-exact': t({
      id: 'projection-income.term.charges-exact',
      message: 'Prélèvements sociaux, avant arrondi',
    }),
    'projection.charges': t({ id: 'explanation.term.social-charges', message: 'Prélèvements sociaux' }),
    'projection.deductible-rate': t({ id: 'projection-income.term.deductible-rate', message: 'CSG déductible' }),
    'projection.deductible': t({ id: 'projection-income.term.deductible', message: 'Part déductible des prélèvements' }),
    'projection.taxed-share': t({ id: 'projection-income.term.taxed-share', message: 'Fraction imposée à votre âge' }),
    'projection.taxable': t({ id: 'projection-income.term.taxable', message: 'Montant imposable' }),
    'projection.principal': t({ id: 'projection-income.term.principal', message: 'Versements dans ce capital' }),
    'projection.gains': t({ id: 'projection-income.term.gains', message: 'Gains' }),
    'projection.flat-rate': t({ id: 'projection-income.term.flat-rate', message: 'Taux d’impôt sur les gains' }),
    'projection.flat-tax': t({ id: 'projection-income.term.flat-tax', message: 'Impôt sur les gains' }),
    'projection.taxable-months': t({ id: 'projection-income.term.taxable-months', message: 'Imposable, par mois' }),
    'projection.year-pensions': t({ id: 'projection-income.term.year-pensions', message: 'Pensions imposables de l’année' }),
    'projection.pension-deduction-rate': t({ id: 'projection-income.term.deduction-rate', message: 'Taux de l’abattement' }),
    'projection.pension-deduction-min': t({ id: 'projection-income.term.deduction-min', message: 'Abattement minimal' }),
    'projection.pension-deduction-max': t({ id: 'projection-income.term.deduction-max', message: 'Abattement maximal' }),
    'projection.pension-deduction': t({ id: 'projection-income.term.deduction', message: 'Abattement sur les pensions' }),
    'projection.year-pensions-net': t({ id: 'projection-income.term.pensions-net', message: 'Pensions après abattement' }),
    'projection.year-shares': t({ id: 'projection-income.term.year-shares', message: 'Fractions imposées des rentes' }),
    'projection.household-income': t({
      id: 'projection-income.term.household-income',
      message: 'Autres revenus imposables',
    }),
    'projection.year-income': t({ id: 'projection-income.term.year-income', message: 'Revenu imposable de l’année' }),
    'projection.year-tax': t({ id: 'projection-income.tax.tax', message: 'Impôt de l’année' }),
    'projection.kept': t({ id: 'projection-income.term.kept', message: 'Part après abattement' }),
    'projection.average-rate': t({ id: 'projection-income.term.average-rate', message: 'Taux moyen d’impôt' }),
    'projection.capital-taxable': t({ id: 'projection-income.term.capital-taxable', message: 'Capital soumis au barème' }),
    'projection.year-income-and-capital': t({
      id: 'projection-income.term.income-and-capital',
      message: 'Revenu imposable avec le capital',
    }),
    'projection.capital-tax': t({ id: 'projection-income.term.capital-tax', message: 'Impôt ajouté par le capital' }),
    'projection.scale-rate': t({ id: 'projection-income.term.scale-rate', message: 'Taux sur le capital soumis au barème' }),
    'projection.highest-rate': t({ id: 'projection-income.term.highest-rate', message: 'Taux le plus élevé du barème' }),
    'projection.tax-part': t({ id: 'projection-income.term.tax-part', message: 'Impôt sur cette part' }),
    'projection.tax-exact': t({ id: 'projection-income.term.tax-exact', message: 'Impôt, avant arrondi' }),
    'projection.tax': t({ id: 'projection-income.column.tax', message: 'Impôt' }),
    'projection.net': t({ id: 'projection-income.column.net', message: 'Net estimé' }),
    'projection.total-gross': t({ id: 'projection-income.term.total-gross', message: 'Total brut' }),
    'projection.total-charges': t({ id: 'projection-income.term.total-charges', message: 'Total des prélèvements sociaux' }),
    'projection.total-tax': t({ id: 'projection-income.term.total-tax', message: 'Total de l’impôt' }),
    'projection.total-net': t({ id: 'projection-income.term.total-net', message: 'Total net estimé' }),
  }
}

/** Names of the figures of a retirement income, its tax with them. */
export const useIncomeNames = (): Readonly<Record<string, string>> => ({ ...useTaxNames(), ...useIncomeTerms() })

/** What the figures of a retirement income rest on: the law of charges and of the tax. */
const REGISTER: Sources['register'] = {
  ...TAX_SOURCES,
  'projection-tax': {
    citations: [
      'Code général des impôts, art. 154 quinquies, 158 et 200 A',
      'Code de la sécurité sociale, art. L.136-6 à L.136-8',
    ],
  },
}

/** The same in words, beside the references. */
export const useIncomeSources = (): Pick<Sources, 'register' | 'words'> => {
  const { t } = useLingui()
  const law = t({ id: 'projection-income.source.law', message: 'Loi en vigueur' })
  return {
    register: REGISTER,
    words: {
      'projection-tax': law,
      household: t({ id: 'projection-income.source.household', message: 'Votre foyer' }),
      income: law,
      parts: law,
      quotient: law,
      scale: law,
      decote: law,
      rounding: law,
      collection: law,
    },
  }
}
