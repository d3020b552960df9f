import { msg } from '@lingui/core/macro'
import type { Words } from './words.ts'
import type { TERMS } from './themes.ts'

/** Words of the theme « Rentes ». */
export const ANNUITY_WORDS: Words<(typeof TERMS)['annuities'][number]> = {
  'annuity-fee': [
    msg({ id: 'lexicon.annuity-fee.name', message: 'Frais sur rente' }),
    msg({
      id: 'lexicon.annuity-fee.text',
      message: 'Part de chaque versement de rente que l’assureur garde pour la gérer.',
    }),
  ],
  'assumed-return': [
    msg({ id: 'lexicon.assumed-return.name', message: 'Rendement net supposé' }),
    msg({
      id: 'lexicon.assumed-return.text',
      message:
        'Gain annuel, après frais de gestion, que la simulation attribue à votre épargne jusqu’à votre départ. C’est une hypothèse, pas une promesse.',
    }),
  ],
  capital: [
    msg({ id: 'lexicon.capital.name', message: 'Capital' }),
    msg({ id: 'lexicon.capital.text', message: 'Somme versée en une fois.' }),
  ],
  gross: [
    msg({ id: 'lexicon.gross.name', message: 'Brut' }),
    msg({
      id: 'lexicon.gross.text',
      message: 'Après les frais sur rente, mais avant l’impôt sur le revenu et les prélèvements sociaux.',
    }),
  ],
  'guaranteed-years': [
    msg({ id: 'lexicon.guaranteed-years.name', message: 'Annuités garanties' }),
    msg({
      id: 'lexicon.guaranteed-years.text',
      message:
        'Nombre d’années pendant lesquelles la rente est versée quoi qu’il arrive. Si vous décédez avant leur fin, vos bénéficiaires la reçoivent jusque-là.',
    }),
  ],
  'life-annuity': [
    msg({ id: 'lexicon.life-annuity.name', message: 'Rente viagère' }),
    msg({
      id: 'lexicon.life-annuity.text',
      message:
        'Revenu régulier, versé toute votre vie. Son montant dépend de la somme convertie, de votre âge au départ et de la table de mortalité en vigueur.',
    }),
  ],
  'mortality-table': [
    msg({ id: 'lexicon.mortality-table.name', message: 'Table de mortalité' }),
    msg({
      id: 'lexicon.mortality-table.text',
      message: 'Table réglementaire qui donne l’espérance de vie à chaque âge, selon l’année de naissance.',
    }),
  ],
  'plain-annuity': [
    msg({ id: 'lexicon.plain-annuity.name', message: 'Rente simple, non réversible' }),
    msg({
      id: 'lexicon.plain-annuity.text',
      message: 'Rente versée à vous seul, toute votre vie. Elle s’arrête à votre décès.',
    }),
  ],
  revaluation: [
    msg({ id: 'lexicon.revaluation.name', message: 'Revalorisation' }),
    msg({
      id: 'lexicon.revaluation.text',
      message: 'Hausse annuelle d’une rente en cours de versement. Elle dépend des résultats de l’assureur et n’est jamais due.',
    }),
  ],
  'reversionary-annuity': [
    msg({ id: 'lexicon.reversionary-annuity.name', message: 'Rente réversible' }),
    msg({
      id: 'lexicon.reversionary-annuity.text',
      message: 'À votre décès, une part continue d’être versée à votre conjoint, toute sa vie.',
    }),
  ],
  'stepped-annuity': [
    msg({ id: 'lexicon.stepped-annuity.name', message: 'Rente par paliers' }),
    msg({
      id: 'lexicon.stepped-annuity.text',
      message: 'Rente dont le montant augmente de 20\u00A0% à 70 ans, puis à 75 ans.',
    }),
  ],
  'technical-rate': [
    msg({ id: 'lexicon.technical-rate.name', message: 'Taux technique' }),
    msg({
      id: 'lexicon.technical-rate.text',
      message:
        'Intérêt que l’assureur compte d’avance dans le prix de la rente. À 0\u00A0%, rien n’est compté d’avance\u00A0: la rente part plus bas et peut augmenter davantage.',
    }),
  ],
}
