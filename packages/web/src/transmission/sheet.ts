import { subtractEuros } from '@hautelisse/domain/money'
import { msg } from '@lingui/core/macro'
import { drawnSum, type DrawnPart, type SheetOfRoom } from '../shell/index.ts'

const TAX = msg({ id: 'simulations.transmission.sheet-tax', message: 'Droits et taxes' })
const LEFT = msg({ id: 'simulations.transmission.sheet-left', message: 'Ce qui reste à vos proches' })
const GIFTS_LEFT_OUT = msg({
  id: 'simulations.transmission.sheet-gifts',
  message: 'Les donations de moins de quinze ans ne sont pas comptées',
})
const GIFTS_COUNTED = msg({
  id: 'simulations.transmission.sheet-gifts-told',
  message: 'Pour les donations indiquées, seul l’impôt change, pas les parts',
})

/** The page on paper of a simulation of a transmission. */
export const sheet: SheetOfRoom = {
  question: msg({ id: 'simulations.transmission.sheet-question', message: 'Qui reçoit quoi, et avec quel impôt\u00A0?' }),
  file: msg({ id: 'simulations.transmission.sheet-file', message: 'simulation-transmission' }),
  // Of the first option, whose duties and levies lead.
  drawing: (result) => {
    const whole = drawnSum(result, ['patrimony', 'life-insurance'])
    const [first] = result.figures
    if (whole === undefined || first.value.kind !== 'euros') return []
    const left = subtractEuros(whole.amount, first.value.amount)
    const parts: readonly DrawnPart[] = [
      { name: LEFT, value: { kind: 'euros', amount: left }, tone: 'd1' },
      { name: TAX, value: first.value, tone: 'd5' },
    ]
    return parts
  },
  reservations: ({ answers }) => [
    msg({ id: 'simulations.transmission.sheet-today', message: 'Au premier décès, si tout restait comme aujourd’hui' }),
    answers.some(({ term }) => term === 'gift') ? GIFTS_COUNTED : GIFTS_LEFT_OUT,
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
