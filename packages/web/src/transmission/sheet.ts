import { msg } from '@lingui/core/macro'
import type { DrawnPart, SheetOfRoom } from '../shell/index.ts'
import { drawnSum } from '../shell/index.ts'

const PARTS = [
  { term: 'patrimony', tone: 'd1', name: msg({ id: 'simulations.transmission.term-patrimony', message: 'Patrimoine net' }) },
  {
    term: 'life-insurance',
    tone: 'd6',
    name: msg({ id: 'simulations.transmission.term-life-insurance', message: 'Total des assurances-vie' }),
  },
] as const

/** The page on paper of a simulation of a transmission. */
export const sheet: SheetOfRoom = {
  question: msg({ id: 'simulations.transmission.sheet-question', message: 'Qui reçoit quoi, et avec quel impôt\u00A0?' }),
  file: msg({ id: 'simulations.transmission.sheet-file', message: 'simulation-transmission' }),
  drawing: (result) =>
    PARTS.flatMap(({ term, tone, name }): readonly DrawnPart[] => {
      const value = drawnSum(result, [term])
      return value === undefined ? [] : [{ name, value, tone }]
    }),
  reservations: () => [
    msg({ id: 'simulations.transmission.sheet-today', message: 'Au premier décès, si tout restait comme aujourd’hui' }),
    msg({ id: 'simulations.transmission.sheet-gifts', message: 'Les donations de moins de quinze ans ne sont pas comptées' }),
    msg({ id: 'simulations.transmission.sheet-costs', message: 'Sans les frais de notaire' }),
  ],
  discuss: [
    msg({ id: 'simulations.transmission.sheet-clauses', message: 'Les clauses bénéficiaires des assurances-vie' }),
    msg({ id: 'simulations.transmission.sheet-second', message: 'L’impôt au second décès' }),
    msg({ id: 'simulations.transmission.sheet-matrimonial', message: 'Le régime du mariage' }),
  ],
  next: msg({
    id: 'simulations.transmission.sheet-next',
    message: 'Vérifier avec un notaire la famille et ce qui est possédé, puis revoir la simulation avec ces réponses.',
  }),
}
