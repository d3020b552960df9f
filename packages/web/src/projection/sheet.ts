import { subtractEuros, isPositive, isNegative, euros } from '@hautelisse/domain/money'
import { msg } from '@lingui/core/macro'
import type { DrawnPart, SheetOfRoom } from '../shell/index.ts'

const LIVING = msg({ id: 'simulations.projection.sheet-living', message: 'Pour vivre, par mois' })
const GAP = msg({ id: 'simulations.projection.sheet-gap', message: 'Il manque' })
const ANNUITY = msg({ id: 'simulations.projection.sheet-annuity', message: 'Rente de l’épargne, par mois' })

/** The page on paper of a retirement project. */
export const sheet: SheetOfRoom = {
  question: msg({ id: 'simulations.projection.sheet-question', message: 'De quoi vivre à la retraite\u00A0?' }),
  file: msg({ id: 'simulations.projection.sheet-file', message: 'ma-retraite' }),
  lead: ['living', 'delta', 'income', 'annuity', 'capital'],
  drawing: ({ figures }): readonly DrawnPart[] => {
    const amountOf = (term: string) => {
      const value = figures.find((figure) => figure.term === term)?.value
      return value?.kind === 'euros' ? value.amount : undefined
    }
    const [living, delta, annuity] = [amountOf('living'), amountOf('delta'), amountOf('annuity')]
    if (living === undefined)
      return annuity === undefined || !isPositive(annuity)
        ? []
        : [{ name: ANNUITY, value: { kind: 'euros', amount: annuity }, tone: 'd1', isSupposed: true }]
    const gap = delta !== undefined && isNegative(delta) ? subtractEuros(euros(0), delta) : undefined
    return [
      { name: LIVING, value: { kind: 'euros', amount: living }, tone: 'd1' },
      ...(gap === undefined ? [] : [{ name: GAP, value: { kind: 'euros', amount: gap }, tone: 'd4', isSupposed: true } as const]),
    ]
  },
  reservations: () => [
    msg({ id: 'simulations.projection.sheet-euros', message: 'En euros d’aujourd’hui là où c’est dit' }),
    msg({ id: 'simulations.withdrawal.sheet-return', message: 'Le rendement est supposé\u00A0: il peut être autre' }),
    msg({ id: 'simulations.projection.sheet-tax', message: 'Impôt selon la loi de ce jour' }),
  ],
  discuss: [
    msg({ id: 'simulations.projection.sheet-age', message: 'L’âge du départ' }),
    msg({ id: 'simulations.projection.sheet-payments', message: 'Les versements d’ici là' }),
    msg({ id: 'simulations.projection.sheet-share', message: 'La part en rente et la part en capital' }),
  ],
  next: msg({
    id: 'simulations.projection.sheet-next',
    message: 'Estimer la pension de l’État si elle manque, puis revoir le projet avec un autre âge ou un autre versement.',
  }),
}
