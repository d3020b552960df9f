import type { PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentTree } from '@hautelisse/domain/explain'

const THREADS = 12

/** A document with a block of each kind; its figures are invented. */
export const sampleTree = (date: PlainDate): DocumentTree => ({
  title: 'Document d’exemple',
  language: 'fr',
  date,
  name: 'Camille Exemple',
  foot: 'Document d’exemple',
  blocks: [
    {
      kind: 'chart',
      alt: 'Douze fils qui s’écartent',
      width: 120,
      height: 20,
      paths: Array.from({ length: THREADS }, (_, place) => ({
        tone: 'brand' as const,
        width: 0.6,
        from: [2 + place * 2, 0],
        to: [
          [
            [2 + place * 2, 10],
            [2 + place * 10, 10],
            [2 + place * 10, 20],
          ],
        ],
      })),
    },
    { kind: 'heading', text: 'Résultat' },
    { kind: 'figure', name: 'Rente estimée', value: '161,30\u00A0€ par mois' },
    {
      kind: 'paragraph',
      text: 'Un paragraphe assez long pour être coupé en fin de ligne selon les règles de la typographie française.',
    },
    { kind: 'list', items: ['Un premier point', 'Un second'] },
    { kind: 'heading', text: 'En bref', level: 3 },
    { kind: 'facts', rows: [{ name: 'Âge de départ', value: '64 ans' }] },
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
      lines: [{ name: 'Total', how: '400,00\u00A0€ + 600,00\u00A0€', result: '1\u00A0000,00\u00A0€', source: '' }],
    },
  ],
})
