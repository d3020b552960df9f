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
  'average-wage': [
    msg({ id: 'lexicon.name.average-wage', message: 'Salaire annuel moyen' }),
    msg({
      id: 'lexicon.text.average-wage',
      message:
        'Moyenne de vos meilleures années de salaire, chacune dans la limite du plafond et ramenée aux prix d’aujourd’hui. La pension de base du régime général en est une part.',
    }),
  ],
  'full-rate': [
    msg({ id: 'lexicon.name.full-rate', message: 'Taux plein' }),
    msg({
      id: 'lexicon.text.full-rate',
      message:
        'Taux le plus élevé de la pension de base, sans décote. Il s’obtient avec assez de trimestres, ou à l’âge où plus aucun n’est exigé.',
    }),
  ],
  'late-bonus': [
    msg({ id: 'lexicon.name.late-bonus', message: 'Surcote' }),
    msg({
      id: 'lexicon.text.late-bonus',
      message:
        'Hausse de la pension de base pour chaque trimestre travaillé après l’âge légal, une fois la durée exigée atteinte.',
    }),
  ],
  'long-career': [
    msg({ id: 'lexicon.name.long-career', message: 'Carrière longue' }),
    msg({
      id: 'lexicon.text.long-career',
      message: 'Départ avant l’âge légal, ouvert à ceux qui ont commencé à travailler jeunes et ont assez de trimestres cotisés.',
    }),
  ],
  'pension-point': [
    msg({ id: 'lexicon.name.pension-point', message: 'Point de retraite' }),
    msg({
      id: 'lexicon.text.pension-point',
      message:
        'Unité de la retraite complémentaire. Vos cotisations en achètent chaque année\u00A0; leur nombre, multiplié par la valeur du point, donne la pension.',
    }),
  ],
  quarter: [
    msg({ id: 'lexicon.name.quarter', message: 'Trimestre' }),
    msg({
      id: 'lexicon.text.quarter',
      message:
        'Unité de durée d’assurance. Il dépend du salaire de l’année, quatre au plus par an, ou de périodes comme le chômage ou la maternité.',
    }),
  ],
  'early-reduction': [
    msg({ id: 'lexicon.name.early-reduction', message: 'Décote de la pension' }),
    msg({
      id: 'lexicon.text.early-reduction',
      message: 'Baisse de la pension de base pour chaque trimestre qui manque au départ.',
    }),
  ],
  'survivor-pension': [
    msg({ id: 'lexicon.name.survivor-pension', message: 'Pension de réversion' }),
    msg({
      id: 'lexicon.text.survivor-pension',
      message:
        'Part de la pension d’une personne décédée, versée à son conjoint marié ou ex-conjoint, souvent selon ses revenus.',
    }),
  ],
  'social-security-ceiling': [
    msg({ id: 'lexicon.name.social-security-ceiling', message: 'Plafond de la Sécurité sociale (PASS)' }),
    msg({
      id: 'lexicon.text.social-security-ceiling',
      message:
        'Montant fixé chaque année par l’État, en dessous duquel un salaire ouvre des droits à la retraite de base. Il sert aussi à d’autres limites, comme celle des versements déductibles.',
    }),
  ],
}
