import type { Bend } from '@hautelisse/domain/tax-saving'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shortRate } from '../../ui/amount/index.ts'

/** What happens at a bend, in a few words, and what follows from it. */
type BendWords = { readonly name: MessageDescriptor; readonly text: MessageDescriptor }

const BENDS: Readonly<Record<Exclude<Bend['kind'], 'band'>, BendWords>> = {
  'quotient-cap': {
    name: msg({ id: 'tax.look.bend.quotient-cap', message: 'Fin du plafonnement du quotient familial' }),
    text: msg({
      id: 'tax.look.bend.quotient-cap-text',
      message:
        'L’avantage de vos parts pour enfants passe sous son plafond : c’est le barème avec toutes vos parts qui s’applique ensuite.',
    }),
  },
  decote: {
    name: msg({ id: 'tax.look.bend.decote', message: 'Décote' }),
    text: msg({
      id: 'tax.look.bend.decote-text',
      message: 'L’impôt est assez faible pour être réduit : moins il y en a, plus la réduction grandit.',
    }),
  },
  'nothing-left': {
    name: msg({ id: 'tax.look.bend.nothing-left', message: 'Plus d’impôt à payer' }),
    text: msg({
      id: 'tax.look.bend.nothing-left-text',
      message: 'L’impôt est nul, ou trop faible pour être demandé : verser plus n’économise rien.',
    }),
  },
  ceiling: {
    name: msg({ id: 'tax.look.bend.ceiling', message: 'Plafond de déduction' }),
    text: msg({ id: 'tax.look.bend.ceiling-text', message: 'Ce que vous versez au-delà n’est plus déduit cette année.' }),
  },
}

/** Words of a bend of the curve from payment to saving (TS-04). */
export const bendWords = (bend: Bend): BendWords => {
  if (bend.kind !== 'band') return BENDS[bend.kind]
  const percent = shortRate(bend.rate)
  return {
    name: msg({ id: 'tax.look.bend.band', message: `Tranche à ${percent}` }),
    text: msg({
      id: 'tax.look.bend.band-text',
      message: `Votre revenu imposable descend dans cette tranche : ce que vous versez ensuite sort d’un revenu imposé à ${percent}, avant la décote.`,
    }),
  }
}

/** Tells the bends of one payment apart. */
export const bendKey = (bend: Bend): string => (bend.kind === 'band' ? `band ${bend.rate.toString()}` : bend.kind)
