import { msg } from '@lingui/core/macro'
import type { Words } from './words.ts'
import type { TERMS } from './themes.ts'

/** Words of the theme « Autres projets ». */
export const PROJECT_WORDS: Words<(typeof TERMS)['projects'][number]> = {
  availability: [
    msg({ id: 'lexicon.availability.name', message: 'Disponibilité' }),
    msg({
      id: 'lexicon.availability.text',
      message: 'Date à partir de laquelle vous pouvez retirer une somme sans avoir à donner de motif.',
    }),
  ],
  cet: [
    msg({ id: 'lexicon.cet.name', message: 'Compte épargne-temps (CET)' }),
    msg({
      id: 'lexicon.cet.text',
      message: 'Compte où vos jours de repos non pris sont gardés. Leur valeur peut être versée sur un plan d’épargne.',
    }),
  ],
  'early-release': [
    msg({ id: 'lexicon.early-release.name', message: 'Déblocage anticipé' }),
    msg({
      id: 'lexicon.early-release.text',
      message:
        'Retrait avant la date prévue, pour un motif que la loi liste\u00A0: achat de la résidence principale, invalidité, décès du conjoint, fin des droits au chômage…',
    }),
  ],
  'employee-savings': [
    msg({ id: 'lexicon.employee-savings.name', message: 'Épargne salariale' }),
    msg({
      id: 'lexicon.employee-savings.text',
      message:
        'Ce qui vient de votre entreprise ou passe par elle\u00A0: intéressement, participation, abondement, jours de repos.',
    }),
  ],
  'employer-top-up': [
    msg({ id: 'lexicon.employer-top-up.name', message: 'Abondement' }),
    msg({
      id: 'lexicon.employer-top-up.text',
      message: 'Somme que votre entreprise ajoute à un versement que vous faites, dans une limite annuelle.',
    }),
  ],
  'euro-fund': [
    msg({ id: 'lexicon.euro-fund.name', message: 'Fonds en euros' }),
    msg({
      id: 'lexicon.euro-fund.text',
      message:
        'Placement dont l’assureur garantit le capital, avant ou après frais selon le contrat. Son rendement est fixé chaque année.',
    }),
  ],
  'fund-switch': [
    msg({ id: 'lexicon.fund-switch.name', message: 'Arbitrage' }),
    msg({
      id: 'lexicon.fund-switch.text',
      message: 'Déplacer une somme d’un fonds vers un autre, à l’intérieur de vos plans. L’argent n’en sort pas.',
    }),
  ],
  incentive: [
    msg({ id: 'lexicon.incentive.name', message: 'Intéressement' }),
    msg({
      id: 'lexicon.incentive.text',
      message:
        'Prime liée aux résultats ou aux objectifs de votre entreprise, prévue par un accord. Vous la recevez ou vous la placez.',
    }),
  ],
  'life-insurance': [
    msg({ id: 'lexicon.life-insurance.name', message: 'Assurance vie' }),
    msg({
      id: 'lexicon.life-insurance.text',
      message:
        'Contrat d’épargne que vous pouvez retirer à tout moment. À votre décès, il revient aux personnes que vous avez désignées.',
    }),
  ],
  'option-bulletin': [
    msg({ id: 'lexicon.option-bulletin.name', message: 'Bulletin d’option' }),
    msg({
      id: 'lexicon.option-bulletin.text',
      message:
        'Réponse que vous donnez chaque année avant une date limite\u00A0: recevoir votre participation ou votre intéressement, ou les placer.',
    }),
  ],
  pee: [
    msg({ id: 'lexicon.pee.name', message: 'PEE' }),
    msg({
      id: 'lexicon.pee.text',
      message: 'Plan d’épargne d’entreprise. Chaque somme y reste cinq ans, sauf motif de déblocage anticipé.',
    }),
  ],
  peg: [
    msg({ id: 'lexicon.peg.name', message: 'PEG' }),
    msg({ id: 'lexicon.peg.text', message: 'Plan d’épargne de groupe\u00A0: un PEE commun aux entreprises d’un même groupe.' }),
  ],
  pei: [
    msg({ id: 'lexicon.pei.name', message: 'PEI' }),
    msg({
      id: 'lexicon.pei.text',
      message: 'Plan d’épargne interentreprises\u00A0: un PEE commun à plusieurs entreprises, d’une branche ou d’une région.',
    }),
  ],
  'profit-sharing': [
    msg({ id: 'lexicon.profit-sharing.name', message: 'Participation' }),
    msg({
      id: 'lexicon.profit-sharing.text',
      message: 'Part du bénéfice de votre entreprise que la loi réserve à ses salariés. Vous la recevez ou vous la placez.',
    }),
  ],
  'unit-linked': [
    msg({ id: 'lexicon.unit-linked.name', message: 'Unités de compte' }),
    msg({
      id: 'lexicon.unit-linked.text',
      message: 'Parts de fonds. Leur nombre est garanti, pas leur valeur\u00A0: elle peut monter comme baisser.',
    }),
  ],
  'unit-value': [
    msg({ id: 'lexicon.unit-value.name', message: 'Valeur de part, ou valeur liquidative' }),
    msg({
      id: 'lexicon.unit-value.text',
      message: 'Prix d’une part d’un fonds, à une date donnée. Votre montant est ce prix multiplié par le nombre de vos parts.',
    }),
  ],
}
