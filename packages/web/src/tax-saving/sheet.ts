import { msg } from '@lingui/core/macro'
import { drawnSum, type DrawnPart, type SheetOfRoom } from '../shell/index.ts'

const PARTS = [
  { term: 'effort', tone: 'd1', name: msg({ id: 'simulations.tax.term-effort', message: 'Ce que le versement vous coûte' }) },
  { term: 'saving', tone: 'd2', name: msg({ id: 'simulations.tax.term-saving', message: 'Impôt en moins' }) },
] as const

/** The page on paper of a simulation of the tax that a payment saves. */
export const sheet: SheetOfRoom = {
  question: msg({ id: 'simulations.tax.sheet-question', message: 'Combien d’impôt en moins avec un versement\u00A0?' }),
  file: msg({ id: 'simulations.tax.sheet-file', message: 'simulation-impot' }),
  lead: ['saving', 'effort'],
  drawing: (result) =>
    PARTS.flatMap(({ term, tone, name }): readonly DrawnPart[] => {
      const value = drawnSum(result, [term])
      return value === undefined ? [] : [{ name, value, tone }]
    }),
  reservations: () => [
    msg({ id: 'simulations.tax.sheet-later', message: 'Un versement déduit aujourd’hui est imposé à la sortie' }),
    msg({ id: 'simulations.tax.sheet-blocked', message: 'L’épargne reste en principe bloquée jusqu’à la retraite' }),
    msg({ id: 'simulations.tax.sheet-wages', message: 'Seuls les salaires déclarés ici sont comptés' }),
  ],
  discuss: [
    msg({ id: 'simulations.tax.sheet-unused', message: 'Les plafonds non utilisés des années d’avant' }),
    msg({ id: 'simulations.tax.sheet-couple', message: 'Le plafond du conjoint' }),
    msg({ id: 'simulations.tax.sheet-exit', message: 'L’impôt à la sortie, en capital ou en rente' }),
  ],
  next: msg({
    id: 'simulations.tax.sheet-next',
    message:
      'Verser avant le 31 décembre pour déduire de l’année, et reporter le montant dans la déclaration du printemps suivant.',
  }),
}
