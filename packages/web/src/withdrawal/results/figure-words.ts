import { SMALL_ANNUITY_THRESHOLD, valueOrStandIn } from '@hautelisse/domain/law'
import { formatEuros } from '@hautelisse/domain/money'
import { RULES_VERSION, type SourceCode, type Term } from '@hautelisse/domain/withdrawal'
import { useLingui } from '@lingui/react/macro'

/** Name of every figure of a calculation. */
export const useTermWords = (): Readonly<Record<Term, string>> => {
  const { t } = useLingui()
  return {
    'withdrawal.part-today': t({ id: 'withdrawal.term.part-today', message: 'Part de votre épargne, aujourd’hui' }),
    'withdrawal.saved': t({ id: 'withdrawal.term.saved', message: 'Épargne, aujourd’hui' }),
    'withdrawal.one': t({ id: 'withdrawal.term.one', message: 'Un' }),
    'withdrawal.net-return': t({ id: 'withdrawal.term.net-return', message: 'Rendement net supposé par an' }),
    'withdrawal.yearly-growth': t({ id: 'withdrawal.term.yearly-growth', message: 'Croissance en un an' }),
    'withdrawal.months-to-start': t({ id: 'withdrawal.term.months-to-start', message: 'Mois entiers jusqu’au départ' }),
    'withdrawal.months-per-year': t({ id: 'withdrawal.term.months-per-year', message: 'Mois dans l’année' }),
    'withdrawal.years-to-start': t({ id: 'withdrawal.term.years-to-start', message: 'Années jusqu’au départ' }),
    'withdrawal.growth': t({ id: 'withdrawal.term.growth', message: 'Croissance jusqu’au départ' }),
    'withdrawal.converted-at-start': t({ id: 'withdrawal.term.converted-at-start', message: 'Épargne à convertir, au départ' }),
    'withdrawal.capital-at-start': t({ id: 'withdrawal.rule.capital', message: 'Capital au départ' }),
    'withdrawal.birth-year': t({ id: 'withdrawal.term.birth-year', message: 'Votre année de naissance' }),
    'withdrawal.age': t({ id: 'withdrawal.term.age', message: 'Votre âge au départ' }),
    'withdrawal.spouse-birth-year': t({
      id: 'withdrawal.term.spouse-birth-year',
      message: 'Année de naissance de votre conjoint',
    }),
    'withdrawal.spouse-age': t({ id: 'withdrawal.term.spouse-age', message: 'Âge de votre conjoint au départ' }),
    'withdrawal.reversion': t({ id: 'withdrawal.term.reversion', message: 'Part reversée à votre conjoint' }),
    'withdrawal.guaranteed-years': t({ id: 'withdrawal.results.guaranteed-head', message: 'Années garanties' }),
    'withdrawal.technical-rate': t({ id: 'withdrawal.term.technical-rate', message: 'Taux technique' }),
    'withdrawal.payments-per-year': t({ id: 'withdrawal.term.payments-per-year', message: 'Versements par an' }),
    'withdrawal.factor': t({ id: 'withdrawal.term.factor', message: 'Prix de 1 € de rente par an' }),
    'withdrawal.annuity-rate': t({ id: 'withdrawal.term.annuity-rate', message: 'Taux de conversion' }),
    'withdrawal.before-fee': t({ id: 'withdrawal.term.before-fee', message: 'Rente par an, avant frais' }),
    'withdrawal.fee': t({ id: 'withdrawal.term.fee', message: 'Frais sur chaque versement' }),
    'withdrawal.fee-amount': t({ id: 'withdrawal.term.fee-amount', message: 'Frais par an' }),
    'withdrawal.after-fee': t({ id: 'withdrawal.term.after-fee', message: 'Rente par an, après frais' }),
    'withdrawal.revaluation': t({ id: 'withdrawal.term.revaluation', message: 'Revalorisation supposée par an' }),
    'withdrawal.yearly-revaluation': t({ id: 'withdrawal.term.yearly-revaluation', message: 'Hausse en un an' }),
    'withdrawal.years-since-start': t({ id: 'withdrawal.term.years-since-start', message: 'Années depuis le départ' }),
    'withdrawal.revaluation-factor': t({ id: 'withdrawal.term.revaluation-factor', message: 'Hausse depuis le départ' }),
    'withdrawal.step-multiplier': t({ id: 'withdrawal.term.step-multiplier', message: 'Multiple du premier palier' }),
    'withdrawal.annuity-year': t({ id: 'withdrawal.results.per-year', message: 'Rente par an' }),
    'withdrawal.annuity-month': t({ id: 'withdrawal.ages.legend-annuity', message: 'Rente par mois' }),
    'withdrawal.spouse-year': t({ id: 'withdrawal.term.spouse-year', message: 'Rente du conjoint par an' }),
    'withdrawal.spouse-month': t({ id: 'withdrawal.term.spouse-month', message: 'Rente du conjoint par mois' }),
    'withdrawal.total-year': t({ id: 'withdrawal.term.total-year', message: 'Total par an' }),
    'withdrawal.total-month': t({ id: 'withdrawal.term.total-month', message: 'Total par mois' }),
    'withdrawal.total-converted': t({
      id: 'withdrawal.term.total-converted',
      message: 'Épargne à convertir de tous les contrats, au départ',
    }),
    'withdrawal.total-capital': t({ id: 'withdrawal.term.total-capital', message: 'Total du capital' }),
    'withdrawal.gap': t({ id: 'withdrawal.term.gap', message: 'Écart' }),
    'withdrawal.expectation': t({ id: 'withdrawal.term.expectation', message: 'Espérance de vie au départ' }),
    'withdrawal.guarantee-margin': t({ id: 'withdrawal.term.guarantee-margin', message: 'Marge' }),
    'withdrawal.guarantee-limit': t({ id: 'withdrawal.figure.guarantee-limit', message: 'Durée garantie au plus' }),
    'withdrawal.small-annuity-month': t({
      id: 'withdrawal.term.small-annuity-month',
      message: 'Rente par mois de cette part',
    }),
    'withdrawal.inflation': t({ id: 'withdrawal.term.inflation', message: 'Inflation supposée par an' }),
    'withdrawal.yearly-inflation': t({ id: 'withdrawal.term.yearly-inflation', message: 'Hausse des prix en un an' }),
    'withdrawal.deflator': t({ id: 'withdrawal.term.deflator', message: 'Hausse des prix jusqu’au départ' }),
    'withdrawal.later-deflator': t({ id: 'withdrawal.term.later-deflator', message: 'Hausse des prix depuis le départ' }),
    'withdrawal.share-up-to': t({ id: 'withdrawal.term.share-up-to', message: 'Part dans l’épargne' }),
    'withdrawal.share-of-payment': t({ id: 'withdrawal.term.share-of-payment', message: 'Part du montant brut' }),
    'withdrawal.paid-in': t({ id: 'withdrawal.net.paid-in-term', message: 'Ce que vous avez versé, selon vous' }),
    'withdrawal.paid-part': t({ id: 'withdrawal.net.paid', message: 'Versements' }),
    'withdrawal.net-total': t({ id: 'withdrawal.net.net', message: 'Net estimé' }),
  }
}

/** What is said before the official references of a source, which stay in the words of French law. */
export const useSourceWords = (): Readonly<Record<SourceCode, string>> => {
  const { t } = useLingui()
  const limit = formatEuros(valueOrStandIn(SMALL_ANNUITY_THRESHOLD, RULES_VERSION).value)
  const assumption = t({ id: 'withdrawal.source.assumption', message: 'Hypothèse du simulateur' })
  return {
    distribution: t({ id: 'withdrawal.source.distribution', message: 'Votre choix à l’étape 4' }),
    'distribution-while-small': t({
      id: 'withdrawal.source.distribution-while-small',
      message: `Votre choix à l’étape 4. Capital possible si la rente ne dépasse pas ${limit} par mois`,
    }),
    'paid-in': t({ id: 'withdrawal.net.source-choice', message: 'Votre choix sur cette page' }),
    'mandatory-annuity': t({ id: 'withdrawal.source.mandatory-annuity', message: 'La loi prévoit une rente pour cette part' }),
    'article-83-annuity': t({
      id: 'withdrawal.source.article-83-annuity',
      message: 'Un contrat article 83 prévoit une rente, et la loi n’en permet pas le rachat',
    }),
    'small-annuity': t({
      id: 'withdrawal.source.small-annuity',
      message: `Capital possible si la rente ne dépasse pas ${limit} par mois`,
    }),
    'table-women': t({ id: 'withdrawal.source.table-men', message: 'Table de mortalité réglementaire' }),
    'table-men': t({ id: 'withdrawal.source.table-men', message: 'Table de mortalité réglementaire' }),
    'table-mixed': t({ id: 'withdrawal.source.table-mixed', message: 'Table de mortalité mixte' }),
    'net-return': assumption,
    'technical-rate': t({ id: 'withdrawal.source.technical-rate', message: 'Taux technique : hypothèse du simulateur' }),
    'technical-rate-other': t({
      id: 'withdrawal.source.technical-rate-other',
      message: 'Taux technique : hypothèse du simulateur, dans la limite de la loi',
    }),
    'annuity-fee': assumption,
    'monthly-arrears': t({
      id: 'withdrawal.source.monthly-arrears',
      message: 'Versement à la fin de chaque mois : hypothèse du simulateur',
    }),
    revaluation: assumption,
    inflation: assumption,
    'guarantee-margin': assumption,
    'step-rise': assumption,
    'retirement-age': t({ id: 'withdrawal.source.retirement-age', message: 'Âge de départ : votre choix à l’étape 2' }),
    'age-at-start': t({
      id: 'withdrawal.source.age-at-start',
      message: 'Âge au 1er du mois qui suit : un départ à l’âge choisi à l’étape 2 n’est plus possible',
    }),
    spouse: t({ id: 'withdrawal.source.spouse', message: 'Votre conjoint : vos réponses à l’étape 3' }),
  }
}
