import { msg } from '@lingui/core/macro'
import { drawnSum, type DrawnPart, type SheetOfRoom } from '../shell/index.ts'

const COMPARTMENTS = ['co', 'vv', 'es', 'whole']

const PARTS = [
  {
    side: 'capital',
    tone: 'd2',
    name: msg({ id: 'simulations.withdrawal.sheet-capital', message: 'Épargne d’aujourd’hui, en capital' }),
  },
  { side: 'annuity', tone: 'd1', name: msg({ id: 'simulations.withdrawal.sheet-annuity', message: 'À convertir en rente' }) },
  { side: 'left', tone: 'mute', name: msg({ id: 'simulations.withdrawal.sheet-left', message: 'Sans choix' }) },
] as const

const IMPOSED = msg({
  id: 'simulations.withdrawal.sheet-imposed',
  message: 'Un capital demandé peut être refusé\u00A0: la loi impose alors une rente',
})

/** The page on paper of a simulation of capital or annuity. */
export const sheet: SheetOfRoom = {
  question: msg({ id: 'simulations.withdrawal.sheet-question', message: 'Capital ou rente à la retraite\u00A0?' }),
  file: msg({ id: 'simulations.withdrawal.sheet-file', message: 'simulation-retraite' }),
  lead: ['net-capital', 'most-net-capital', 'net-annuity', 'capital', 'annuity'],
  drawing: (result) =>
    PARTS.flatMap(({ side, tone, name }): readonly DrawnPart[] => {
      const value = drawnSum(
        result,
        COMPARTMENTS.map((compartment) => `${compartment}-${side}`),
      )
      return value === undefined ? [] : [{ name, value, tone }]
    }),
  reservations: ({ figures }) => [
    ...(figures.some(({ term }) => term === 'imposed-annuity') ? [IMPOSED] : []),
    msg({
      id: 'simulations.withdrawal.sheet-gross',
      message: 'Sans «\u00A0net\u00A0», un montant est brut, avant impôt et prélèvements',
    }),
    msg({ id: 'simulations.withdrawal.sheet-return', message: 'Le rendement est supposé\u00A0: il peut être autre' }),
    msg({ id: 'simulations.withdrawal.sheet-charges', message: 'Les frais sur la rente sont supposés' }),
  ],
  discuss: [
    msg({ id: 'simulations.withdrawal.sheet-spouse', message: 'La réversion pour le conjoint' }),
    msg({ id: 'simulations.withdrawal.sheet-tax', message: 'L’impôt de l’année du capital' }),
    msg({ id: 'simulations.withdrawal.sheet-years', message: 'Des annuités garanties' }),
  ],
  next: msg({
    id: 'simulations.withdrawal.sheet-next',
    message:
      'Revoir la simulation avec d’autres réponses, ou demander la retraite dans «\u00A0Retirer mon épargne\u00A0», au plus tôt à l’âge légal.',
  }),
}
