import { msg } from '@lingui/core/macro'
import type { TERMS, Words } from './themes.ts'

/** Words of the theme « Retraite ». */
export const RETIREMENT_WORDS: Words<(typeof TERMS)['retirement'][number]> = {
  'article-82': [
    msg({ id: 'lexicon.name.article-82', message: 'Article 82' }),
    msg({
      id: 'lexicon.text.article-82',
      message:
        'Contrat d’assurance vie que votre entreprise souscrit et alimente pour vous, sans y être tenue. Les sommes versées vous sont acquises.',
    }),
  ],
  'article-83': [
    msg({ id: 'lexicon.name.article-83', message: 'Article 83' }),
    msg({
      id: 'lexicon.text.article-83',
      message:
        'Ancien contrat de retraite obligatoire d’une entreprise, pour tous les salariés ou une partie d’entre eux. Il se reçoit en rente, sauf petite rente.',
    }),
  ],
  compartment: [
    msg({ id: 'lexicon.name.compartment', message: 'Compartiment' }),
    msg({
      id: 'lexicon.text.compartment',
      message:
        'Partie d’un plan de retraite, selon l’origine de l’argent\u00A0: versements volontaires, épargne salariale ou versements obligatoires. Chacune a ses règles de sortie et d’impôt.',
    }),
  ],
  'free-management': [
    msg({ id: 'accounts.management.free', message: 'Gestion libre' }),
    msg({
      id: 'lexicon.text.free-management',
      message: 'Vous choisissez les fonds et leur part. Rien ne change sans votre demande.',
    }),
  ],
  'guided-management': [
    msg({ id: 'accounts.management.guided', message: 'Gestion pilotée' }),
    msg({
      id: 'lexicon.text.guided-management',
      message: 'Le plan répartit votre épargne à votre place, et réduit peu à peu le risque à l’approche de votre retraite.',
    }),
  ],
  'legal-age': [
    msg({ id: 'lexicon.name.legal-age', message: 'Âge légal de la retraite' }),
    msg({
      id: 'lexicon.text.legal-age',
      message:
        'Âge à partir duquel vous pouvez demander votre pension publique. Il dépend de votre date de naissance. Il ouvre aussi la sortie de votre plan de retraite.',
    }),
  ],
  madelin: [
    msg({ id: 'lexicon.name.madelin', message: 'Madelin' }),
    msg({
      id: 'lexicon.text.madelin',
      message: 'Ancien contrat de retraite des indépendants. Ses versements se déduisent du revenu\u00A0; il se reçoit en rente.',
    }),
  ],
  'mandatory-payments': [
    msg({ id: 'lexicon.name.mandatory-payments', message: 'Versements obligatoires' }),
    msg({
      id: 'lexicon.text.mandatory-payments',
      message:
        'Cotisations que votre entreprise et vous payez sur votre salaire. À la retraite, elles deviennent une rente, sauf si celle-ci est petite.',
    }),
  ],
  per: [
    msg({ id: 'contributions.gauge.per', message: 'PER' }),
    msg({
      id: 'lexicon.text.per',
      message:
        'Plan d’épargne retraite ouvert par vous-même. L’argent y reste jusqu’à la retraite, sauf accident de la vie ou achat de votre résidence principale.',
    }),
  ],
  perco: [
    msg({ id: 'contributions.gauge.perco', message: 'PERCO' }),
    msg({
      id: 'lexicon.text.perco',
      message: 'Ancien plan d’épargne retraite collectif d’une entreprise. Le PERECO l’a remplacé en 2019.',
    }),
  ],
  pereco: [
    msg({ id: 'lexicon.name.pereco', message: 'PERECO' }),
    msg({
      id: 'lexicon.text.pereco',
      message:
        'Plan d’épargne retraite d’entreprise collectif. Vous y versez si vous le souhaitez, et votre entreprise peut ajouter un abondement.',
    }),
  ],
  perecoi: [
    msg({ id: 'lexicon.name.perecoi', message: 'PERECOI' }),
    msg({ id: 'lexicon.text.perecoi', message: 'PERECO commun à plusieurs entreprises.' }),
  ],
  pero: [
    msg({ id: 'lexicon.name.pero', message: 'PER d’entreprise obligatoire (PERO)' }),
    msg({
      id: 'lexicon.text.pero',
      message:
        'Plan d’épargne retraite que votre entreprise met en place pour tous ses salariés, ou pour une catégorie d’entre eux. Y cotiser est obligatoire.',
    }),
  ],
  peru: [
    msg({ id: 'lexicon.name.peru', message: 'PERU' }),
    msg({
      id: 'lexicon.text.peru',
      message:
        'Plan d’épargne retraite unique\u00A0: un seul plan pour vos versements et pour l’épargne venue de vos employeurs.',
    }),
  ],
  'voluntary-payments': [
    msg({ id: 'lexicon.name.voluntary-payments', message: 'Versements volontaires' }),
    msg({
      id: 'lexicon.text.voluntary-payments',
      message:
        'Sommes que vous versez de votre propre choix. Sur un PEE ou un PERCO, elles vont jusqu’à 25\u00A0% de votre rémunération annuelle brute. Celles d’un plan d’épargne retraite peuvent être déduites de votre revenu, dans une limite\u00A0; elles seront alors imposées à la sortie.',
    }),
  ],
}
