const NAMED = { language: 'fr', date: '20/11/2026', name: 'Sylvie Garnier' }
const HOME = ['Sylvie Garnier', '8 rue des Soufflets', '76340 Aubrenne-sur-Bresle']
const ISSUER = ['Hautelisse, Épargne salariale', 'TSA 40081, 76909 Rouen Cedex 9', 'aide@hautelisse.example']

type Bundle = readonly [name: string, value: string, tone: string, count: number, isSupposed?: true]
const bundles = (...those: readonly Bundle[]) =>
  those.map(([name, value, tone, count, isSupposed]) => ({ name, value, tone, count, isSupposed }))
const pairs = (...those: readonly (readonly [name: string, value: string])[]) => those.map(([name, value]) => ({ name, value }))
const heads = (first: string, ...figures: readonly string[]) => [
  { text: first, isFigure: false },
  ...figures.map((text) => ({ text, isFigure: true })),
]
const MONTHS = Array.from({ length: 11 }, (_, month) => `Mois ${month + 1}`)
const LONG =
  'Le plus petit de deux montants : le plafond de l’année, moins ce qui a été versé, et ce que permet le salaire de la personne, dont les parts sont dites plus bas.'

const RECEIPT = {
  ...NAMED,
  title: 'Reçu de votre demande de déblocage',
  subtitle: 'Ceci n’est pas un avis de paiement : rien n’est encore vendu.',
  foot: 'Reçu de la demande 4172 0118, estimation du 20/11/2026',
  brand: 'carmandel',
  letter: { by: 'insurer', from: ISSUER, to: HOME, place: 'Le 20/11/2026, à 10h42' },
  blocks: [
    { kind: 'band', facts: pairs(['Demande', '4172 0118'], ['Plan', 'PEE, Verrerie Aubrenne'], ['Vers', 'FR14 •••• 2606']) },
    { kind: 'figure', name: '', value: '4 791,68 €', note: 'environ, sur votre compte le 30/11/2026' },
    {
      kind: 'threads',
      alt: 'Sur votre compte 4 791,68 €, prélèvements sociaux 208,32 €',
      bundles: bundles(['Sur votre compte', '4 791,68 €', 'd1', 48, true], ['Prélèvements sociaux', '208,32 €', 'd5', 2, true]),
    },
    { kind: 'heading', text: 'Cinq dates' },
    {
      kind: 'dates',
      steps: ['Demandée', 'Vérifiée', 'Vendue', 'Virée', 'Sur votre compte'].map((name, place) => ({
        name,
        date: `2${place}/11/2026`,
        isDone: place === 0,
      })),
    },
    {
      kind: 'calculation',
      title: 'Le calcul',
      lines: [
        { name: 'Montant brut', how: '', result: '5 000,00 €', source: '' },
        ...['Actions Europe Durable', 'Obligations Responsables', 'Tous les autres'].map((name) => ({
          name,
          how: '24,9746 parts à 184,37 €',
          result: '1 666,67 €',
          source: '',
        })),
        { name: 'Part de vos versements', how: '8 849,63 × 5 000,00 ÷ 11 404,16', result: '3 880,00 €', source: '' },
        { name: 'Gain estimé', how: '5 000,00 − 3 880,00', result: '1 120,00 €', source: '' },
        { name: 'Prélèvements sociaux', how: LONG, result: '− 208,32 €', source: 'CSS, art. L. 136-8' },
        { name: 'Net estimé', how: '', result: '4 791,68 €', source: '' },
      ],
    },
    { kind: 'heading', text: 'Ce que vous avez demandé' },
    { kind: 'paragraph', text: `Achat de la résidence principale, acte signé le 14/09/2026. ${LONG}` },
    { kind: 'paragraph', text: `Valeurs du 18/11/2026. Taux : CSS, art. L. 136-8. ${LONG} ${LONG}`, isSmall: true },
  ],
}

const REQUEST = {
  ...NAMED,
  title: 'Objet : déblocage de mon PERECO pour l’achat de ma résidence principale',
  foot: 'Demande préparée dans l’espace de Sylvie Garnier',
  letter: {
    by: 'saver',
    from: [...HOME, 'PERECO, contrat 0048 2201'],
    to: ['Hautelisse, Épargne salariale', 'Gestion des comptes', 'TSA 40081', '76909 Rouen Cedex 9'],
    place: 'À Aubrenne-sur-Bresle, le 20/11/2026',
  },
  blocks: [
    { kind: 'paragraph', text: 'Madame, Monsieur,' },
    { kind: 'list', mark: 'check', items: ['l’acte de vente', 'le plan de financement', LONG] },
    { kind: 'signature', label: 'Signature de Sylvie Garnier', note: LONG },
  ],
}

const SUMMARY = {
  ...NAMED,
  name: '',
  title: 'Capital ou rente, à 64 ans ?',
  subtitle: 'Femme née en mars 1964, départ au 01/04/2028.',
  foot: 'Simulation du 20/11/2026, sans engagement. Sources : Code des assurances, art. A. 160-2 ; arrêtés des 1er août 2006 et 18 novembre 2024',
  head: ['Simulation du 20/11/2026, sans engagement', 'Cas C-7F31, règles du 01/10/2026'],
  brand: 'ormeraie',
  blocks: [
    { kind: 'heading', text: 'Les réponses données' },
    {
      kind: 'facts',
      isWide: true,
      rows: pairs(
        ['PERECO', '21 735,82 €'],
        ['Âge de départ', '64 ans'],
        ['Option de rente', LONG],
        [LONG, 'Non'],
        ['Part', '39 %'],
      ),
    },
    { kind: 'heading', text: 'Ce qu’elle recevrait' },
    {
      kind: 'figures',
      figures: [
        { name: 'En capital, une seule fois', value: '35 439,51 €', note: LONG },
        { name: 'En rente, chaque mois', value: '+ 161,30 €' },
      ],
    },
    {
      kind: 'threads',
      alt: 'En capital 34 516,02 €, à convertir en rente 53 892,95 €',
      unit: 'Un fil : environ 1 000 € d’aujourd’hui',
      bundles: bundles(['En capital', '34 516,02 €', 'd2', 34], ['À convertir en rente', '53 892,95 €', 'd1', 54]),
    },
    {
      kind: 'table',
      caption: 'Par contrat',
      heads: heads('Contrat', 'Capital à 64 ans', 'Rente par mois'),
      rows: [['PERECO', '22 317,37 €', '0,00 €']],
      total: ['Total', '22 317,37 €', '0,00 €'],
    },
    {
      kind: 'beside',
      lists: [
        { heading: 'Réserves', list: { kind: 'list', mark: 'thread', items: ['Montants bruts', LONG] } },
        { heading: 'À regarder ensemble', list: { kind: 'list', mark: 'check', items: ['La réversion pour le conjoint'] } },
      ],
    },
    { kind: 'box', title: 'Prochaine étape', text: LONG },
    { kind: 'heading', text: 'Annexe : les faits', isAnnex: true },
    { kind: 'heading', text: 'Par origine', level: 3 },
    { kind: 'facts', rows: [...pairs([LONG, LONG], ['Part', '12,00 €']), { name: 'Total', value: '12,00 €', isTotal: true }] },
    {
      kind: 'threads',
      alt: 'Des parts étroites',
      bundles: bundles(
        ['Un', '1,00 €', 'd1', 1],
        ['Beaucoup', '2 000,00 €', 'd3', 90],
        ['Rien', '0,00 €', 'mute', 0],
        ['Deux', '1,00 €', 'ink', 1],
      ),
    },
    {
      kind: 'threads',
      alt: 'Sept parts',
      unit: 'Un fil : 100 €',
      bundles: bundles(
        ['Participation et intéressement', '2 000,00 €', 'd1', 20],
        ['Abondement de l’entreprise', '300,00 €', 'd2', 3],
        ['Versements volontaires déduits', '1 200,00 €', 'd3', 12],
        ['Prélèvements sociaux', '800,00 €', 'd4', 8],
        ['Impôt sur le revenu', '100,00 €', 'd5', 1],
        ['Sur votre compte bancaire', '4 000,00 €', 'd6', 40],
        ['Frais', '100,00 €', 'mute', 1],
      ),
    },
    { kind: 'figures', figures: pairs(['Un', '12,5 %'], ['Deux', '64 ans et 3 mois'], ['Trois', 'Aucun']) },
    { kind: 'list', items: ['Un', LONG] },
    {
      kind: 'dates',
      steps: [
        'Demandée en ligne par vous',
        'Vérifiée par nos équipes',
        'Vendue le lendemain',
        'Virée par la banque',
        'Reçue',
        'Close',
      ].map((name) => ({ name, date: '20/11/2026', isDone: true })),
    },
    {
      kind: 'table',
      caption: '',
      heads: heads('Nom', ...MONTHS),
      rows: [[LONG, ...MONTHS.map(() => '123 456,78 €')]],
    },
  ],
}

/** Documents of each kind that is written somewhere else than on the server, as they travel: together they have a block of every kind. */
export const TREES = { receipt: RECEIPT, request: REQUEST, summary: SUMMARY }
