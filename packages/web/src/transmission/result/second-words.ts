import type { Term } from '@hautelisse/domain/inheritance'
import { useLingui } from '@lingui/react/macro'

type SecondTerm = Extract<
  Term,
  `inheritance.second-${string}` | `inheritance.owned-${'part' | 'of-first' | 'of-second'}` | 'inheritance.both-taxes'
>

/** What the figures of the second death are called, by their terms. */
export const useSecondNames = (): Readonly<Record<SecondTerm, string>> => {
  const { t } = useLingui()
  return {
    'inheritance.second-own': t({ id: 'transmission.term.second-own', message: 'Patrimoine propre du conjoint' }),
    'inheritance.second-received': t({
      id: 'transmission.term.second-received',
      message: 'Reçu au premier décès en pleine propriété',
    }),
    'inheritance.second-insurance': t({
      id: 'transmission.term.second-insurance',
      message: 'Contrats reçus en pleine propriété',
    }),
    'inheritance.second-wealth': t({ id: 'transmission.term.second-wealth', message: 'Ce que le conjoint laisse' }),
    'inheritance.second-spent': t({ id: 'transmission.term.second-spent', message: 'Argent en usufruit dépensé' }),
    'inheritance.second-usufruct': t({ id: 'transmission.term.second-usufruct', message: 'Valeur des biens sous usufruit' }),
    'inheritance.second-claim': t({ id: 'transmission.term.second-claim', message: 'Ce que sa succession doit aux enfants' }),
    'inheritance.second-patrimony': t({
      id: 'transmission.term.second-patrimony',
      message: 'Ce que les enfants communs se partagent',
    }),
    'inheritance.second-tax': t({ id: 'transmission.term.second-tax', message: 'Droits du second décès' }),
    'inheritance.both-taxes': t({ id: 'transmission.term.both-taxes', message: 'Impôt des deux décès' }),
    'inheritance.second-estate': t({ id: 'transmission.term.second-estate', message: 'Patrimoine du premier décès' }),
    'inheritance.second-contracts': t({ id: 'transmission.term.second-contracts', message: 'Contrats comptés' }),
    'inheritance.second-rest': t({ id: 'transmission.term.second-rest', message: 'Ce qui revient à vos enfants' }),
    'inheritance.second-gone': t({ id: 'transmission.term.second-gone', message: 'Dépense comptée' }),
    'inheritance.second-rest-kept': t({ id: 'transmission.term.second-rest-kept', message: 'La même part, dépense retirée' }),
    'inheritance.second-rest-owed': t({
      id: 'transmission.term.second-rest-owed',
      message: 'La même part, avec ce qui leur est dû',
    }),
    'inheritance.owned-part': t({ id: 'transmission.term.owned-part', message: 'Part d’un enfant, avant l’arrondi' }),
    'inheritance.owned-of-first': t({ id: 'transmission.term.owned-first', message: 'Chaque enfant, de votre patrimoine' }),
    'inheritance.owned-of-second': t({
      id: 'transmission.term.owned-second',
      message: 'Chaque enfant commun, du patrimoine du conjoint',
    }),
    'inheritance.second-before': t({ id: 'transmission.term.second-before', message: 'Les deux patrimoines, avant la dépense' }),
    'inheritance.second-whole': t({ id: 'transmission.term.second-whole', message: 'Les deux patrimoines' }),
    'inheritance.second-net': t({ id: 'transmission.term.second-net', message: 'Ce qui reste après les deux impôts' }),
  }
}
