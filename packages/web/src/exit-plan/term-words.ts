import type { Term } from '@hautelisse/domain/exit-plan'
import type { Term as IncomeTaxTerm } from '@hautelisse/domain/income-tax'
import { useLingui } from '@lingui/react/macro'

/** Figures of the tax on what is left of incomes: no wage and no payment to deduct is among them. */
export type TaxTerm = Exclude<
  IncomeTaxTerm,
  | `income-tax.${'wage' | 'net-wage' | 'net-wages' | 'deduction' | 'deducted' | 'net-taxable-income'}`
  | `income-tax.costs${string}`
  | `income-tax.ceiling${string}`
  | `income-tax.shared-${string}`
  | `income-tax.${'pass' | 'highest-income' | 'counted-income'}`
>

/** Name of every figure of a plan, those of its tax with them. */
export const useTermWords = (): Readonly<Record<Term | TaxTerm, string>> => {
  const { t } = useLingui()
  return {
    'exit-plan.pension': t({ id: 'exit-plan.term.pension', message: 'Pensions hors de ce plan' }),
    'exit-plan.annuity': t({ id: 'exit-plan.origin.annuity', message: 'Rente de l’année' }),
    'exit-plan.deductible-rate': t({ id: 'exit-plan.term.deductible-rate', message: 'Points de CSG que l’impôt ne compte pas' }),
    'exit-plan.deductible': t({ id: 'exit-plan.term.deductible', message: 'CSG que l’impôt ne compte pas' }),
    'exit-plan.annuity-taxed': t({ id: 'exit-plan.term.annuity-taxed', message: 'Rente ou capital que l’impôt compte' }),
    'exit-plan.annuity-share': t({
      id: 'exit-plan.term.annuity-share',
      message: 'Part imposée d’une rente, selon l’âge de départ',
    }),
    'exit-plan.pensions': t({ id: 'exit-plan.term.pensions', message: 'Pensions et rentes réunies' }),
    'exit-plan.pension-rate': t({ id: 'exit-plan.term.pension-rate', message: 'Abattement sur les pensions, en part' }),
    'exit-plan.pension-min': t({ id: 'exit-plan.term.pension-min', message: 'Abattement, au moins par personne' }),
    'exit-plan.pension-max': t({ id: 'exit-plan.term.pension-max', message: 'Abattement, au plus par foyer' }),
    'exit-plan.pension-deduction': t({
      id: 'exit-plan.term.pension-deduction',
      message: 'Abattement de 10\u00A0%, entre ses bornes',
    }),
    'exit-plan.net-pensions': t({ id: 'exit-plan.term.net-pensions', message: 'Pensions et rentes, abattement retiré' }),
    'exit-plan.other-incomes': t({ id: 'exit-plan.term.other-incomes', message: 'Autres revenus du foyer' }),
    'exit-plan.paid': t({ id: 'exit-plan.term.paid', message: 'Versements déduits dans le capital' }),
    'exit-plan.gains': t({ id: 'exit-plan.term.gains', message: 'Gains dans le capital' }),
    'exit-plan.taxed-gains': t({ id: 'exit-plan.term.taxed-gains', message: 'Gains imposés' }),
    'exit-plan.small-capital': t({ id: 'exit-plan.origin.co', message: 'Petite rente versée en capital' }),
    'exit-plan.small-capital-base': t({ id: 'exit-plan.term.small-capital-base', message: 'Part imposée de ce capital' }),
    'exit-plan.small-capital-rate': t({ id: 'exit-plan.term.small-capital-rate', message: 'Taux propre à ce capital' }),
    'exit-plan.small-capital-tax': t({ id: 'exit-plan.term.small-capital-tax', message: 'Impôt de ce capital' }),
    'exit-plan.income-without': t({ id: 'exit-plan.term.income-without', message: 'Revenu imposable sans ce plan' }),
    'exit-plan.income-with': t({ id: 'exit-plan.term.income-with', message: 'Revenu imposable avec ce plan' }),
    'exit-plan.reference': t({ id: 'explanation.term.reference-income', message: 'Revenu fiscal de référence' }),
    'exit-plan.income-tax': t({ id: 'exit-plan.term.income-tax', message: 'Impôt ajouté par ce plan' }),
    'exit-plan.contribution': t({ id: 'exit-plan.term.contribution', message: 'Contribution des hauts revenus, ajoutée' }),
    'exit-plan.charges-rate': t({ id: 'exit-plan.term.charges-rate', message: 'Taux de ce prélèvement' }),
    'exit-plan.charges': t({ id: 'exit-plan.term.charges', message: 'Prélèvement sur cette part' }),
    'exit-plan.social-charges': t({ id: 'explanation.term.social-charges', message: 'Prélèvements sociaux' }),
    'exit-plan.flat-rate': t({ id: 'exit-plan.term.flat-rate', message: 'Taux de l’impôt forfaitaire' }),
    'exit-plan.gains-tax': t({ id: 'exit-plan.term.gains-tax', message: 'Impôt forfaitaire des gains' }),
    'exit-plan.flat-tax': t({ id: 'exit-plan.term.flat-tax', message: 'Impôt forfaitaire de l’année' }),
    'exit-plan.capital': t({ id: 'exit-plan.term.capital', message: 'Capital reçu dans l’année' }),
    'exit-plan.gross': t({ id: 'exit-plan.term.gross', message: 'Reçu dans l’année' }),
    'exit-plan.levies': t({ id: 'exit-plan.term.levies', message: 'Retenu dans l’année' }),
    'exit-plan.net': t({ id: 'exit-plan.term.net', message: 'Net de l’année' }),
    'income-tax.zero': t({ id: 'exit-plan.tax.zero', message: 'Rien de moins que zéro' }),
    'income-tax.adult-parts': t({ id: 'exit-plan.tax.adult-parts', message: 'Parts de qui déclare' }),
    'income-tax.first-children-parts': t({ id: 'exit-plan.tax.first-children-parts', message: 'Parts pour un ou deux enfants' }),
    'income-tax.further-children-parts': t({
      id: 'exit-plan.tax.further-children-parts',
      message: 'Parts à partir du troisième enfant',
    }),
    'income-tax.parts': t({ id: 'exit-plan.tax.parts', message: 'Parts comptées' }),
    'income-tax.band-bound': t({ id: 'exit-plan.tax.band-bound', message: 'Borne de la tranche, par part' }),
    'income-tax.band-bottom': t({ id: 'exit-plan.tax.band-bottom', message: 'Bas de la tranche' }),
    'income-tax.band-top': t({ id: 'exit-plan.tax.band-top', message: 'Haut de la tranche' }),
    'income-tax.band-slice': t({ id: 'explanation.term.band-part', message: 'Part dans la tranche' }),
    'income-tax.band-rate': t({ id: 'explanation.term.band-rate', message: 'Taux de la tranche' }),
    'income-tax.band-tax': t({ id: 'exit-plan.tax.band-tax', message: 'Impôt dans cette tranche' }),
    'income-tax.scale': t({ id: 'exit-plan.tax.scale', message: 'Barème sur toutes les parts' }),
    'income-tax.adult-scale': t({ id: 'exit-plan.tax.adult-scale', message: 'Barème sur les parts des adultes' }),
    'income-tax.half-parts': t({ id: 'exit-plan.tax.half-parts', message: 'Demi-parts en plus de celles des adultes' }),
    'income-tax.half-part-cap': t({ id: 'exit-plan.tax.half-part-cap', message: 'Plafond d’une demi-part' }),
    'income-tax.half-parts-cap': t({ id: 'exit-plan.tax.half-parts-cap', message: 'Plafond des demi-parts' }),
    'income-tax.first-child-cap': t({ id: 'exit-plan.tax.first-child-cap', message: 'Plafond du premier enfant' }),
    'income-tax.family-cap': t({ id: 'exit-plan.tax.family-cap', message: 'Plafond du quotient familial' }),
    'income-tax.capped': t({ id: 'exit-plan.tax.capped', message: 'Barème des adultes, plafond retiré' }),
    'income-tax.after-cap': t({ id: 'exit-plan.tax.after-cap', message: 'Barème, quotient familial plafonné' }),
    'income-tax.decote-base': t({ id: 'exit-plan.tax.decote-base', message: 'Forfait de la décote' }),
    'income-tax.decote-rate': t({ id: 'exit-plan.tax.decote-rate', message: 'Part de l’impôt ôtée au forfait' }),
    'income-tax.decote-share': t({ id: 'exit-plan.tax.decote-share', message: 'Ôté au forfait' }),
    'income-tax.decote-room': t({ id: 'exit-plan.tax.decote-room', message: 'Décote possible' }),
    'income-tax.decote': t({ id: 'exit-plan.tax.decote', message: 'Décote appliquée' }),
    'income-tax.after-decote': t({ id: 'exit-plan.tax.after-decote', message: 'Barème, décote retirée' }),
    'income-tax.rounded': t({ id: 'exit-plan.tax.rounded', message: 'Arrondi à l’euro' }),
    'income-tax.collection-threshold': t({
      id: 'exit-plan.tax.collection-threshold',
      message: 'Somme en dessous de laquelle rien n’est perçu',
    }),
    'income-tax.tax': t({ id: 'exit-plan.tax.tax', message: 'Impôt dû par le foyer' }),
    'income-tax.contribution-scale': t({ id: 'exit-plan.tax.contribution-scale', message: 'Contribution, avant l’arrondi' }),
    'income-tax.contribution': t({ id: 'exit-plan.tax.contribution', message: 'Contribution des hauts revenus' }),
    'income-tax.single-parent-part': t({ id: 'exit-plan.tax.single-parent-part', message: 'Part pour qui élève seul' }),
  }
}
