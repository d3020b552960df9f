import type { Decimal } from '@hautelisse/domain/money'
import type { Bend } from '@hautelisse/domain/tax-saving'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { shortRate } from '../../ui/amount/index.ts'

/** What happens at a bend, in a few words, and what follows from it. */
export type BendWords = { readonly name: string; readonly text: string }

/** Words of the bends of the curve from payment to saving (TS-04). */
export const useBendWords = (): ((bend: Bend) => BendWords) => {
  const { t } = useLingui()
  return useMemo(() => {
    const band = (rate: Decimal): BendWords => {
      const percent = shortRate(rate)
      return {
        name: t({ id: 'tax.look.bend.band', message: `Tranche à ${percent}` }),
        text: t({
          id: 'tax.look.bend.band-text',
          message: `Votre revenu imposable descend dans cette tranche : ce que vous versez ensuite sort d’un revenu imposé à ${percent}, avant la décote.`,
        }),
      }
    }
    const others: Readonly<Record<Exclude<Bend['kind'], 'band'>, BendWords>> = {
      'quotient-cap': {
        name: t({ id: 'tax.look.bend.quotient-cap', message: 'Fin du plafonnement du quotient familial' }),
        text: t({
          id: 'tax.look.bend.quotient-cap-text',
          message:
            'L’avantage de vos parts pour enfants passe sous son plafond : c’est le barème avec toutes vos parts qui s’applique ensuite.',
        }),
      },
      decote: {
        name: t({ id: 'tax.look.bend.decote', message: 'Décote' }),
        text: t({
          id: 'tax.look.bend.decote-text',
          message: 'L’impôt est assez faible pour être réduit : moins il y en a, plus la réduction grandit.',
        }),
      },
      'nothing-left': {
        name: t({ id: 'tax.look.bend.nothing-left', message: 'Plus d’impôt à payer' }),
        text: t({
          id: 'tax.look.bend.nothing-left-text',
          message: 'L’impôt est nul, ou trop faible pour être demandé : verser plus n’économise rien.',
        }),
      },
      ceiling: {
        name: t({ id: 'tax.look.bend.ceiling', message: 'Plafond de déduction' }),
        text: t({ id: 'tax.look.bend.ceiling-text', message: 'Ce que vous versez au-delà n’est plus déduit cette année.' }),
      },
    }
    return (bend) => (bend.kind === 'band' ? band(bend.rate) : others[bend.kind])
  }, [t])
}
