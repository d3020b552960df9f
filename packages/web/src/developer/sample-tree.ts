import type { PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentTree } from '@hautelisse/domain/explain'

/** A document with a block of each kind; its figures are invented. */
export const sampleTree = (date: PlainDate): DocumentTree => ({
  title: 'Document d’exemple',
  language: 'fr',
  date,
  name: 'Camille Exemple',
  foot: 'Document d’exemple',
  blocks: [
    {
      kind: 'threads',
      alt: 'Huit fils en capital, quatre en rente',
      unit: 'Un fil\u00A0: 100\u00A0€',
      bundles: [
        { name: 'En capital', value: '800,00\u00A0€', tone: 'd2', count: 8 },
        { name: 'En rente', value: '400,00\u00A0€', tone: 'd1', count: 4, isSupposed: true },
      ],
    },
    { kind: 'heading', text: 'Résultat' },
    { kind: 'figure', name: 'Rente estimée', value: '161,30\u00A0€ par mois' },
    {
      kind: 'paragraph',
      text: 'Un paragraphe assez long pour être coupé en fin de ligne selon les règles de la typographie française.',
    },
    { kind: 'list', items: ['Un premier point', 'Un second'] },
    { kind: 'heading', text: 'En bref', level: 3 },
    { kind: 'facts', rows: [{ name: 'Âge de départ', value: '64\u00A0ans' }] },
    {
      kind: 'table',
      caption: 'Répartition',
      heads: [
        { text: 'Fonds', isFigure: false },
        { text: 'Montant', isFigure: true },
      ],
      rows: [['Prudence', '1\u00A0000,00\u00A0€']],
      total: ['Total', '1\u00A0000,00\u00A0€'],
    },
    {
      kind: 'calculation',
      title: 'Le calcul',
      lines: [{ name: 'Total', how: '400,00\u00A0€ +\u00A0600,00\u00A0€', result: '1\u00A0000,00\u00A0€', source: '' }],
    },
  ],
})
