import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { DrawnPart, SheetOfRoom } from '../shell/index.ts'

const FULL = msg({ id: 'simulations.pension.term-month', message: 'Pension au taux plein' })
const FIRST = msg({ id: 'simulations.pension.term-month-first', message: 'Au premier départ possible' })

/**
 * The page on paper of an estimate of the state pension: the pension of a month at whole ages beside each other.
 *
 * @param terms names of its figures
 */
export const sheetWith = (terms: Readonly<Record<string, MessageDescriptor>>): SheetOfRoom => ({
  question: msg({ id: 'simulations.pension.sheet-question', message: 'Quelle pension de l’État, et à quel âge\u00A0?' }),
  file: msg({ id: 'simulations.pension.sheet-file', message: 'estimation-pension' }),
  lead: ['month', 'month-least', 'age'],
  drawing: ({ figures }) =>
    figures.flatMap(({ term, value }): readonly DrawnPart[] => {
      const name = term === 'month' ? FULL : term === 'month-first' ? FIRST : terms[term]
      return value.kind !== 'euros' || name === undefined || !/^month(?:-\d+|-first)?$/.test(term)
        ? []
        : [{ name, value, tone: term === 'month' ? 'd1' : 'd6', isSupposed: true }]
    }),
  reservations: () => [
    msg({ id: 'simulations.pension.sheet-law', message: 'Selon la loi de ce jour, avec les revenus à venir que vous avez dits' }),
    msg({ id: 'simulations.pension.sheet-gross', message: 'Montants bruts, avant prélèvements et impôt' }),
    msg({ id: 'simulations.pension.sheet-schemes', message: 'Un régime qui n’est pas calculé manque au total' }),
  ],
  discuss: [
    msg({ id: 'simulations.pension.sheet-statement', message: 'Le relevé de carrière, année par année' }),
    msg({ id: 'simulations.pension.sheet-children', message: 'Les trimestres des enfants' }),
    msg({ id: 'simulations.pension.sheet-work', message: 'Travailler plus longtemps' }),
  ],
  next: msg({
    id: 'simulations.pension.sheet-next',
    message: 'Vérifier le relevé de carrière sur info-retraite.fr, et demander la retraite six mois avant le départ.',
  }),
})
