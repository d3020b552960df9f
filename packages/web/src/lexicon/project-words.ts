import { msg } from '@lingui/core/macro'
import type { TERMS, Words } from './themes.ts'

/** Words of the theme « Autres projets ». */
export const PROJECT_WORDS: Words<(typeof TERMS)['projects'][number]> = {
  availability: [
    msg({ id: 'lexicon.name.availability', message: 'Disponibilité' }),
    msg({
      id: 'lexicon.text.availability',
      message: 'Date à partir de laquelle vous pouvez retirer une somme sans avoir à donner de motif.',
    }),
  ],
  cet: [
    msg({ id: 'lexicon.name.cet', message: 'Compte épargne-temps (CET)' }),
    msg({
      id: 'lexicon.text.cet',
      message:
        'Compte où vos jours de repos non pris sont gardés. Leur valeur peut être versée sur un plan d’épargne. Sans ce compte, 10\u00A0jours par an au plus peuvent aller sur un plan d’épargne retraite d’entreprise.',
    }),
  ],
  'early-release': [
    msg({ id: 'lexicon.name.early-release', message: 'Déblocage anticipé' }),
    msg({
      id: 'lexicon.text.early-release',
      message:
        'Retrait avant la date prévue, pour un motif que la loi liste\u00A0: achat de la résidence principale, invalidité, décès du conjoint, fin des droits au chômage…',
    }),
  ],
  'employee-savings': [
    msg({ id: 'accounts.source.s2e', message: 'Épargne salariale' }),
    msg({
      id: 'lexicon.text.employee-savings',
      message:
        'Ce qui vient de votre entreprise ou passe par elle\u00A0: intéressement, participation, abondement, jours de repos.',
    }),
  ],
  'employer-top-up': [
    msg({ id: 'lexicon.name.employer-top-up', message: 'Abondement' }),
    msg({
      id: 'lexicon.text.employer-top-up',
      message: 'Somme que votre entreprise ajoute à un versement que vous faites, dans une limite annuelle.',
    }),
  ],
  'euro-fund': [
    msg({ id: 'lexicon.name.euro-fund', message: 'Fonds en euros' }),
    msg({
      id: 'lexicon.text.euro-fund',
      message:
        'Placement dont l’assureur garantit le capital, avant ou après frais selon le contrat. Son rendement est fixé chaque année.',
    }),
  ],
  'fund-switch': [
    msg({ id: 'lexicon.name.fund-switch', message: 'Arbitrage' }),
    msg({
      id: 'lexicon.text.fund-switch',
      message: 'Déplacer une somme d’un fonds vers un autre, à l’intérieur de vos plans. L’argent n’en sort pas.',
    }),
  ],
  incentive: [
    msg({ id: 'accounts.bulletin.interessement', message: 'Intéressement' }),
    msg({
      id: 'lexicon.text.incentive',
      message:
        'Prime liée aux résultats ou aux objectifs de votre entreprise, prévue par un accord. Vous la recevez ou vous la placez.',
    }),
  ],
  'life-insurance': [
    msg({ id: 'lexicon.name.life-insurance', message: 'Assurance vie' }),
    msg({
      id: 'lexicon.text.life-insurance',
      message:
        'Contrat d’épargne que vous pouvez retirer à tout moment. À votre décès, il revient aux personnes que vous avez désignées.',
    }),
  ],
  'option-bulletin': [
    msg({ id: 'lexicon.name.option-bulletin', message: 'Bulletin d’option' }),
    msg({
      id: 'lexicon.text.option-bulletin',
      message:
        'Réponse que vous donnez chaque année avant une date limite\u00A0: recevoir votre participation ou votre intéressement, ou les placer.',
    }),
  ],
  pee: [
    msg({ id: 'contributions.gauge.pee', message: 'PEE' }),
    msg({
      id: 'lexicon.text.pee',
      message: 'Plan d’épargne d’entreprise. Chaque somme y reste cinq ans, sauf motif de déblocage anticipé.',
    }),
  ],
  peg: [
    msg({ id: 'lexicon.name.peg', message: 'PEG' }),
    msg({ id: 'lexicon.text.peg', message: 'Plan d’épargne de groupe\u00A0: un PEE commun aux entreprises d’un même groupe.' }),
  ],
  pei: [
    msg({ id: 'lexicon.name.pei', message: 'PEI' }),
    msg({
      id: 'lexicon.text.pei',
      message: 'Plan d’épargne interentreprises\u00A0: un PEE commun à plusieurs entreprises, d’une branche ou d’une région.',
    }),
  ],
  'profit-sharing': [
    msg({ id: 'accounts.bulletin.participation', message: 'Participation' }),
    msg({
      id: 'lexicon.text.profit-sharing',
      message: 'Part du bénéfice de votre entreprise que la loi réserve à ses salariés. Vous la recevez ou vous la placez.',
    }),
  ],
  'unit-linked': [
    msg({ id: 'lexicon.name.unit-linked', message: 'Unités de compte' }),
    msg({
      id: 'lexicon.text.unit-linked',
      message: 'Parts de fonds. Leur nombre est garanti, pas leur valeur\u00A0: elle peut monter comme baisser.',
    }),
  ],
  'unit-value': [
    msg({ id: 'lexicon.name.unit-value', message: 'Valeur de part, ou valeur liquidative' }),
    msg({
      id: 'lexicon.text.unit-value',
      message: 'Prix d’une part d’un fonds, à une date donnée. Votre montant est ce prix multiplié par le nombre de vos parts.',
    }),
  ],
}
