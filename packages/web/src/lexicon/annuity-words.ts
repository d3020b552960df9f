import { msg } from '@lingui/core/macro'
import type { TERMS, Words } from './themes.ts'

/** Words of the theme « Rentes ». */
export const ANNUITY_WORDS: Words<(typeof TERMS)['annuities'][number]> = {
  'annuity-fee': [
    msg({ id: 'lexicon.name.annuity-fee', message: 'Frais sur rente' }),
    msg({
      id: 'lexicon.text.annuity-fee',
      message: 'Part de chaque versement de rente que l’assureur garde pour la gérer.',
    }),
  ],
  'assumed-return': [
    msg({ id: 'lexicon.name.assumed-return', message: 'Rendement net supposé' }),
    msg({
      id: 'lexicon.text.assumed-return',
      message:
        'Gain annuel, après frais de gestion, que la simulation attribue à votre épargne jusqu’à votre départ. C’est une hypothèse, pas une promesse.',
    }),
  ],
  capital: [
    msg({ id: 'lexicon.name.capital', message: 'Capital' }),
    msg({ id: 'lexicon.text.capital', message: 'Somme versée en une fois.' }),
  ],
  gross: [
    msg({ id: 'lexicon.name.gross', message: 'Brut' }),
    msg({
      id: 'lexicon.text.gross',
      message: 'Après les frais sur rente, mais avant l’impôt sur le revenu et les prélèvements sociaux.',
    }),
  ],
  'guaranteed-years': [
    msg({ id: 'lexicon.name.guaranteed-years', message: 'Annuités garanties' }),
    msg({
      id: 'lexicon.text.guaranteed-years',
      message:
        'Nombre d’années, 5, 10 ou 15, pendant lesquelles la rente est versée quoi qu’il arrive. Si vous décédez avant leur fin, vos bénéficiaires la reçoivent jusque-là.',
    }),
  ],
  'life-annuity': [
    msg({ id: 'lexicon.name.life-annuity', message: 'Rente viagère' }),
    msg({
      id: 'lexicon.text.life-annuity',
      message:
        'Revenu régulier, versé toute votre vie. Son montant dépend de la somme convertie, de votre âge au départ et de la table de mortalité en vigueur.',
    }),
  ],
  'mortality-table': [
    msg({ id: 'lexicon.name.mortality-table', message: 'Table de mortalité' }),
    msg({
      id: 'lexicon.text.mortality-table',
      message: 'Table réglementaire qui donne l’espérance de vie à chaque âge, selon l’année de naissance.',
    }),
  ],
  'plain-annuity': [
    msg({ id: 'lexicon.name.plain-annuity', message: 'Rente simple, non réversible' }),
    msg({
      id: 'lexicon.text.plain-annuity',
      message: 'Rente versée à vous seul, toute votre vie. Elle s’arrête à votre décès.',
    }),
  ],
  revaluation: [
    msg({ id: 'lexicon.name.revaluation', message: 'Revalorisation' }),
    msg({
      id: 'lexicon.text.revaluation',
      message: 'Hausse annuelle d’une rente en cours de versement. Elle dépend des résultats de l’assureur et n’est jamais due.',
    }),
  ],
  'reversionary-annuity': [
    msg({ id: 'lexicon.name.reversionary-annuity', message: 'Rente réversible' }),
    msg({
      id: 'lexicon.text.reversionary-annuity',
      message:
        'À votre décès, une part, 50\u00A0%, 60\u00A0% ou 100\u00A0%, continue d’être versée à votre conjoint, toute sa vie.',
    }),
  ],
  'stepped-annuity': [
    msg({ id: 'lexicon.name.stepped-annuity', message: 'Rente par paliers' }),
    msg({
      id: 'lexicon.text.stepped-annuity',
      message: 'Rente dont le montant augmente de 20\u00A0% à 70\u00A0ans, puis à 75\u00A0ans.',
    }),
  ],
  'technical-rate': [
    msg({ id: 'lexicon.name.technical-rate', message: 'Taux technique' }),
    msg({
      id: 'lexicon.text.technical-rate',
      message:
        'Intérêt que l’assureur compte d’avance dans le prix de la rente. À 0\u00A0%, rien n’est compté d’avance\u00A0: la rente part plus bas et peut augmenter davantage.',
    }),
  ],
  instalment: [
    msg({ id: 'lexicon.name.instalment', message: 'Arrérage' }),
    msg({ id: 'lexicon.text.instalment', message: 'Chaque versement d’une rente.' }),
  ],
  'life-expectancy': [
    msg({ id: 'lexicon.name.life-expectancy', message: 'Espérance de vie' }),
    msg({
      id: 'lexicon.text.life-expectancy',
      message: 'Nombre moyen d’années qu’il reste à vivre à un âge, selon une table. Beaucoup vivent plus longtemps.',
    }),
  ],
  net: [
    msg({ id: 'lexicon.name.net', message: 'Net' }),
    msg({ id: 'lexicon.text.net', message: 'Ce qui reste une fois retirés les prélèvements sociaux et l’impôt.' }),
  ],
  'todays-euros': [
    msg({ id: 'lexicon.name.todays-euros', message: 'Euros d’aujourd’hui' }),
    msg({
      id: 'lexicon.text.todays-euros',
      message: 'Montant futur ramené aux prix d’aujourd’hui\u00A0: ce qu’il permettrait d’acheter maintenant.',
    }),
  ],
}
