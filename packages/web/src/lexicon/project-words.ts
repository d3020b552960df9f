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
  allowance: [
    msg({ id: 'lexicon.name.allowance', message: 'Abattement' }),
    msg({ id: 'lexicon.text.allowance', message: 'Part d’un revenu, d’un héritage ou d’un capital qui n’est pas imposée.' }),
  ],
  'bare-ownership': [
    msg({ id: 'lexicon.name.bare-ownership', message: 'Nue-propriété' }),
    msg({
      id: 'lexicon.text.bare-ownership',
      message:
        'Droit de posséder un bien sans pouvoir l’habiter ni en toucher les revenus, tant qu’une autre personne en a l’usufruit. À la fin de l’usufruit, elle devient pleine propriété.',
    }),
  ],
  'beneficiary-clause': [
    msg({ id: 'lexicon.name.beneficiary-clause', message: 'Clause bénéficiaire' }),
    msg({
      id: 'lexicon.text.beneficiary-clause',
      message:
        'Ligne d’un contrat d’assurance vie qui dit à qui le capital sera versé au décès. Elle se change tant que le bénéficiaire ne l’a pas acceptée.',
    }),
  ],
  'capitalisation-contract': [
    msg({ id: 'lexicon.name.capitalisation-contract', message: 'Contrat de capitalisation' }),
    msg({
      id: 'lexicon.text.capitalisation-contract',
      message: 'Placement proche de l’assurance vie, sans bénéficiaire désigné\u00A0: au décès, il fait partie de la succession.',
    }),
  ],
  'deduction-ceiling': [
    msg({ id: 'lexicon.name.deduction-ceiling', message: 'Plafond de déduction' }),
    msg({
      id: 'lexicon.text.deduction-ceiling',
      message:
        'Montant le plus élevé de vos versements de l’année qui peut être retiré de votre revenu imposable. Votre avis d’impôt le donne.',
    }),
  ],
  estate: [
    msg({ id: 'lexicon.name.estate', message: 'Succession' }),
    msg({
      id: 'lexicon.text.estate',
      message: 'Tout ce qu’une personne laisse à son décès, dettes déduites, et sa transmission aux héritiers.',
    }),
  ],
  'family-quotient': [
    msg({ id: 'lexicon.name.family-quotient', message: 'Quotient familial' }),
    msg({
      id: 'lexicon.text.family-quotient',
      message:
        'Division du revenu imposable par le nombre de parts du foyer, avant le barème. L’avantage de chaque part d’enfant est plafonné.',
    }),
  ],
  'flat-tax': [
    msg({ id: 'lexicon.name.flat-tax', message: 'Prélèvement forfaitaire unique' }),
    msg({
      id: 'lexicon.text.flat-tax',
      message: 'Taux unique d’impôt et de prélèvements sociaux sur les revenus de placements, à la place du barème.',
    }),
  ],
  'forced-share': [
    msg({ id: 'lexicon.name.forced-share', message: 'Réserve héréditaire' }),
    msg({
      id: 'lexicon.text.forced-share',
      message:
        'Part de la succession que la loi garde aux enfants, ou à défaut au conjoint. Un testament ne peut pas la donner à quelqu’un d’autre.',
    }),
  ],
  'full-ownership': [
    msg({ id: 'explanation.term.full-ownership', message: 'Pleine propriété' }),
    msg({
      id: 'lexicon.text.full-ownership',
      message: 'Droit d’user d’un bien, d’en toucher les revenus et de le vendre\u00A0: l’usufruit et la nue-propriété ensemble.',
    }),
  ],
  gift: [
    msg({ id: 'lexicon.name.gift', message: 'Donation' }),
    msg({
      id: 'lexicon.text.gift',
      message:
        'Bien ou somme donnés de son vivant. Celles des dernières années comptent dans le calcul des droits de succession.',
    }),
  ],
  'inheritance-tax': [
    msg({ id: 'lexicon.name.inheritance-tax', message: 'Droits de succession' }),
    msg({
      id: 'lexicon.text.inheritance-tax',
      message: 'Impôt que chaque héritier paie sur sa part, après abattement, selon son lien avec la personne décédée.',
    }),
  ],
  'marginal-rate': [
    msg({ id: 'lexicon.name.marginal-rate', message: 'Taux marginal d’imposition' }),
    msg({
      id: 'lexicon.text.marginal-rate',
      message:
        'Taux de la tranche la plus haute que votre revenu atteint\u00A0: ce que vous payez sur le dernier euro, et non sur tous.',
    }),
  ],
  'reference-income': [
    msg({ id: 'explanation.term.reference-income', message: 'Revenu fiscal de référence' }),
    msg({
      id: 'lexicon.text.reference-income',
      message:
        'Revenu du foyer tel que l’administration le retient pour accorder des droits ou fixer des taux, comme celui des prélèvements sur les pensions. Il est sur votre avis d’impôt.',
    }),
  ],
  risk: [
    msg({ id: 'lexicon.name.risk', message: 'Risque' }),
    msg({
      id: 'lexicon.text.risk',
      message:
        'Possibilité que votre épargne vaille moins que ce que vous avez versé. Il diminue quand la durée s’allonge, sans disparaître.',
    }),
  ],
  'social-charges': [
    msg({ id: 'explanation.term.social-charges', message: 'Prélèvements sociaux' }),
    msg({
      id: 'lexicon.text.social-charges',
      message: 'CSG, CRDS et autres contributions retenues sur les gains, les rentes et les pensions.',
    }),
  ],
  'tax-band': [
    msg({ id: 'lexicon.name.tax-band', message: 'Tranche d’imposition' }),
    msg({
      id: 'lexicon.text.tax-band',
      message: 'Morceau du revenu auquel s’applique un même taux. Changer de tranche ne change le taux que de ce qui la dépasse.',
    }),
  ],
  usufruct: [
    msg({ id: 'lexicon.name.usufruct', message: 'Usufruit' }),
    msg({
      id: 'lexicon.text.usufruct',
      message:
        'Droit d’habiter un bien ou d’en toucher les revenus, sans pouvoir le vendre seul. Celui du conjoint dure souvent toute sa vie.',
    }),
  ],
}
