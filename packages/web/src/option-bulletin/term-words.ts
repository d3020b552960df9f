import type { Term as ContributionTerm } from '@hautelisse/domain/contributions'
import type { Term as NetTerm } from '@hautelisse/domain/net-income'
import type { Term as BulletinTerm } from '@hautelisse/domain/option-bulletin'
import { useLingui } from '@lingui/react/macro'

/** Figures of a premium, its cash and the comparison. */
const useBulletinTerms = (): Readonly<Record<BulletinTerm, string>> => {
  const { t } = useLingui()
  return {
    'option-bulletin.gross': t({ id: 'bulletins.term.gross', message: 'Montant brut versé' }),
    'option-bulletin.deductible-rate': t({ id: 'bulletins.term.deductible-rate', message: 'Taux de CSG déductible' }),
    'option-bulletin.deductible': t({ id: 'bulletins.source.csg', message: 'CSG déductible' }),
    'option-bulletin.taxable': t({ id: 'bulletins.term.taxable', message: 'Montant imposable' }),
    'option-bulletin.withholding-rate': t({ id: 'bulletins.term.withholding-rate', message: 'Taux de prélèvement' }),
    'option-bulletin.withheld': t({ id: 'bulletins.term.withheld', message: 'Prélèvement à la source' }),
    'option-bulletin.paid-out': t({ id: 'bulletins.cash.amount', message: 'Montant à recevoir' }),
    'option-bulletin.on-account': t({ id: 'act.life.on-account', message: 'Sur votre compte' }),
    'option-bulletin.kept-share': t({ id: 'bulletins.term.kept-share', message: 'Part imposable après les 10\u00A0% de frais' }),
    'option-bulletin.marginal-rate': t({ id: 'bulletins.compare.rate', message: 'Votre tranche d’impôt' }),
    'option-bulletin.tax': t({ id: 'bulletins.term.tax', message: 'Impôt sur le revenu' }),
    'option-bulletin.household-tax': t({ id: 'bulletins.term.household-tax', message: 'Impôt du foyer' }),
    'option-bulletin.start': t({ id: 'bulletins.term.start', message: 'Somme de départ' }),
    'option-bulletin.net-premium': t({ id: 'bulletins.term.net-premium', message: 'Prime nette de CSG et de CRDS' }),
    'option-bulletin.one': t({ id: 'bulletins.term.one', message: 'Un' }),
    'option-bulletin.return': t({ id: 'bulletins.term.return', message: 'Rendement supposé, par an' }),
    'option-bulletin.yearly-factor': t({ id: 'bulletins.term.yearly-factor', message: 'Facteur d’une année' }),
    'option-bulletin.years': t({ id: 'bulletins.term.years', message: 'Années' }),
    'option-bulletin.growth': t({ id: 'bulletins.term.growth', message: 'Facteur de toute la durée' }),
    'option-bulletin.value': t({ id: 'bulletins.term.value', message: 'Valeur avant prélèvements' }),
  }
}

/** Figures of the company's top-up and of the ceilings of the year. */
const useContributionTerms = (): Readonly<Record<ContributionTerm, string>> => {
  const { t } = useLingui()
  return {
    'contributions.payment': t({ id: 'bulletins.term.payment', message: 'Somme placée maintenant' }),
    'contributions.matched-before': t({ id: 'bulletins.term.matched-before', message: 'Déjà abondé cette année, en versements' }),
    'contributions.matched': t({ id: 'bulletins.term.matched', message: 'Versements de l’année, celui-ci compris' }),
    'contributions.band-start': t({ id: 'bulletins.term.band-start', message: 'Début de la tranche' }),
    'contributions.band-end': t({ id: 'bulletins.term.band-end', message: 'Fin de la tranche' }),
    'contributions.band-part': t({ id: 'explanation.term.band-part', message: 'Part dans la tranche' }),
    'contributions.band-rate': t({ id: 'explanation.term.band-rate', message: 'Taux de la tranche' }),
    'contributions.band-top-up': t({ id: 'bulletins.term.band-top-up', message: 'Abondement de la tranche' }),
    'contributions.rule-top-up': t({ id: 'bulletins.term.rule-top-up', message: 'Abondement selon la règle du plan' }),
    'contributions.plan-ceiling': t({ id: 'bulletins.term.plan-ceiling', message: 'Plafond du plan' }),
    'contributions.received': t({ id: 'bulletins.term.received', message: 'Déjà reçu de ce plan cette année' }),
    'contributions.plan-room': t({ id: 'bulletins.term.plan-room', message: 'Encore possible selon le plan' }),
    'contributions.social-security-ceiling': t({
      id: 'bulletins.term.social-security-ceiling',
      message: 'Plafond annuel de la sécurité sociale',
    }),
    'contributions.law-share': t({ id: 'bulletins.term.law-share', message: 'Part fixée par la loi' }),
    'contributions.law-ceiling': t({ id: 'bulletins.term.law-ceiling', message: 'Plafond de la loi' }),
    'contributions.kind-received': t({ id: 'bulletins.term.kind-received', message: 'Déjà reçu de toutes vos entreprises' }),
    'contributions.law-room': t({ id: 'bulletins.term.law-room', message: 'Encore possible selon la loi' }),
    'contributions.own-before': t({ id: 'bulletins.term.own-before', message: 'Vos versements de l’année' }),
    'contributions.own': t({ id: 'bulletins.term.own', message: 'Vos versements, celui-ci compris' }),
    'contributions.multiple': t({ id: 'bulletins.term.multiple', message: 'Multiple fixé par la loi' }),
    'contributions.triple': t({ id: 'bulletins.term.triple', message: 'Trois fois vos versements' }),
    'contributions.triple-room': t({ id: 'bulletins.term.triple-room', message: 'Encore possible selon vos versements' }),
    'contributions.least': t({ id: 'bulletins.why.least', message: 'La plus petite de ces limites' }),
    'contributions.nothing': t({ id: 'bulletins.term.nothing', message: 'Zéro' }),
    'contributions.gross': t({ id: 'bulletins.term.top-up-gross', message: 'Abondement brut' }),
    'contributions.rate': t({ id: 'bulletins.term.rate', message: 'Taux de CSG et de CRDS' }),
    'contributions.contributions': t({ id: 'bulletins.term.contributions', message: 'CSG et CRDS sur l’abondement' }),
    'contributions.net': t({ id: 'bulletins.top-up.net', message: 'Abondement net' }),
    'contributions.income': t({ id: 'bulletins.term.income', message: 'Rémunération brute de l’année' }),
    'contributions.income-share': t({ id: 'bulletins.term.income-share', message: 'Part de la rémunération' }),
    'contributions.ceiling-share': t({ id: 'bulletins.term.ceiling-share', message: 'Part du plafond' }),
    'contributions.payment-ceiling': t({ id: 'bulletins.term.payment-ceiling', message: 'Plafond de vos versements' }),
    'contributions.fraction': t({ id: 'bulletins.term.fraction', message: 'Fraction de centime' }),
    'contributions.counted': t({ id: 'bulletins.term.counted', message: 'Versements déjà comptés' }),
    'contributions.payment-room': t({ id: 'bulletins.term.payment-room', message: 'Versements encore possibles' }),
    'contributions.premium': t({ id: 'bulletins.gross.other', message: 'Prime brute' }),
    'contributions.premium-contributions': t({
      id: 'bulletins.term.premium-contributions',
      message: 'CSG et CRDS sur la prime',
    }),
    'contributions.premium-net': t({ id: 'bulletins.sums.net', message: 'À répartir' }),
  }
}

/** Figures of what is taken of gains; others of a net amount do not come here. */
type GainTerm = Extract<
  NetTerm,
  `net-income.${'paid' | 'gains' | 'charges-rate' | 'charges' | 'flat-rate' | 'gains-tax' | 'tax' | 'after-charges' | 'net'}`
>

/** Name of every figure that the page explains. */
export const useTermWords = (): Readonly<Partial<Record<string, string>>> => {
  const { t } = useLingui()
  const gains: Readonly<Record<GainTerm, string>> = {
    'net-income.paid': t({ id: 'bulletins.term.paid', message: 'Somme de départ, sans gain' }),
    'net-income.gains': t({ id: 'bulletins.term.gains', message: 'Gains' }),
    'net-income.charges-rate': t({ id: 'bulletins.term.charges-rate', message: 'Taux des prélèvements sociaux' }),
    'net-income.charges': t({ id: 'bulletins.term.charges', message: 'Prélèvements sociaux sur les gains' }),
    'net-income.flat-rate': t({ id: 'bulletins.term.flat-rate', message: 'Taux de l’impôt sur les gains' }),
    'net-income.gains-tax': t({ id: 'bulletins.term.gains-tax', message: 'Impôt sur les gains, avant arrondi' }),
    'net-income.tax': t({ id: 'bulletins.term.all-tax', message: 'Impôt sur les gains' }),
    'net-income.after-charges': t({ id: 'bulletins.term.after-charges', message: 'Après les prélèvements sociaux' }),
    'net-income.net': t({ id: 'bulletins.term.net', message: 'Ce que vous pourriez avoir' }),
  }
  return { ...useBulletinTerms(), ...useContributionTerms(), ...gains }
}
