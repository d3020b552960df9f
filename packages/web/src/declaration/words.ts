import type { DeclaredKind, DeclaredSection } from '@hautelisse/domain/declaration'
import { useLingui } from '@lingui/react/macro'

/** Title of a kind of lines, and what its base and amount are; without a base it has one figure. */
export type KindWords = { readonly title: string; readonly base?: string; readonly amount: string }

/** What each kind of lines is called. */
export const useKindWords = (): Readonly<Record<DeclaredKind, KindWords>> => {
  const { t } = useLingui()
  const declared = t({ id: 'declaration.column.declared', message: 'À déclarer' })
  return {
    deductible: { title: t({ id: 'declaration.section.deductible', message: 'Versements déductibles' }), amount: declared },
    pay: {
      title: t({ id: 'declaration.section.pay', message: 'Primes perçues sur votre compte' }),
      base: t({ id: 'declaration.column.paid', message: 'Perçu' }),
      amount: declared,
    },
    gain: {
      title: t({ id: 'declaration.section.gain', message: 'Gains de vos retraits' }),
      amount: t({ id: 'declaration.column.gain', message: 'Gain' }),
    },
    withheld: {
      title: t({ id: 'declaration.section.withheld', message: 'Prélèvements déjà retenus' }),
      base: t({ id: 'declaration.column.gross', message: 'Montant brut' }),
      amount: t({ id: 'declaration.column.withheld', message: 'Retenu' }),
    },
  }
}

/** Which box of the tax return a section goes to, and by which article. */
export const useRule = (): ((section: DeclaredSection) => string) => {
  const { t } = useLingui()
  return ({ kind, box = '', source }) => {
    if (kind === 'deductible')
      return t({
        id: 'declaration.box.deductible',
        message: `Case ${box} de votre déclaration, ou 6NT si vous êtes le second déclarant. ${source}.`,
      })
    if (kind === 'pay')
      return t({
        id: 'declaration.box.pay',
        message: `Case ${box} de votre déclaration, ou 1BJ pour le second déclarant, avec vos salaires, souvent préremplie. ${source}.`,
      })
    return kind === 'gain'
      ? t({ id: 'declaration.box.gain', message: `Les prélèvements sociaux ont été retenus sur ces gains. ${source}.` })
      : t({ id: 'declaration.box.withheld', message: `Déjà retenus\u00A0: vous n’avez rien à en déclarer. ${source}.` })
  }
}

/** What the lines do not say: which form is the right one, and what is not known here. */
export const useNotes = (): readonly string[] => {
  const { t } = useLingui()
  return [
    t({
      id: 'declaration.notes.certificates',
      message:
        'Les montants viennent de vos opérations traitées. En cas d’écart avec l’imprimé fiscal que vous recevez, c’est l’imprimé qui compte.',
    }),
    t({
      id: 'declaration.notes.unknown',
      message:
        'Vos versements chez d’autres établissements, ceux d’un article 83 ou d’un contrat Madelin, et vos choix de ne pas déduire ne sont pas connus ici.',
    }),
  ]
}

/** What a year without any line says. */
export const useNothing = (): ((year: number) => { readonly title: string; readonly text: string }) => {
  const { t } = useLingui()
  return (year) => ({
    title: t({ id: 'declaration.page.nothing', message: `Rien à déclarer pour ${year}` }),
    text: t({
      id: 'declaration.page.nothing-text',
      message: 'Aucune de vos opérations connues de cette année n’est déductible, imposable ou prélevée.',
    }),
  })
}
