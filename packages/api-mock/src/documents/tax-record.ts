import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import {
  declarationBlocks,
  type Declaration,
  type DeclarationWords,
  type DeclaredKind,
  type DeclaredSection,
} from '@hautelisse/domain/declaration'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { formatEuros } from '@hautelisse/domain/money'

import type { Person } from '../people/index.ts'
import { bandOf, drawnUpOn, letterOf } from './letter.ts'

const RULES: Readonly<Record<DeclaredKind, (section: DeclaredSection) => string>> = {
  deductible: ({ box = '', source }) => `Case ${box} de votre déclaration, ou 6NT si vous êtes le second déclarant. ${source}.`,
  pay: ({ box = '', source }) =>
    `Case ${box} de votre déclaration, ou 1BJ pour le second déclarant, avec vos salaires, souvent préremplie. ${source}.`,
  gain: ({ source }) => `Les prélèvements sociaux ont été retenus sur ces gains. ${source}.`,
  withheld: ({ source }) => `Déjà retenus\u00A0: vous n’avez rien à en déclarer. ${source}.`,
}

const wordsFor = ({ accounts }: Person, year: number): DeclarationWords => ({
  kinds: {
    deductible: { title: 'Versements déductibles', amount: 'À déclarer' },
    pay: { title: 'Primes perçues sur votre compte', base: 'Perçu', amount: 'À déclarer' },
    gain: { title: 'Gains de vos retraits', amount: 'Gain' },
    withheld: { title: 'Prélèvements déjà retenus', base: 'Montant brut', amount: 'Retenu' },
  },
  rule: (section) => RULES[section.kind](section),
  box: (box) => `Case ${box}`,
  operation: 'Opération',
  date: 'Date',
  total: 'Total',
  nothing: `Rien à déclarer pour ${year}\u00A0: aucune de vos opérations connues de cette année n’est déductible, imposable ou prélevée.`,
  notes: [
    'Les montants viennent de vos opérations traitées. En cas d’écart avec l’imprimé fiscal que vous recevez, c’est l’imprimé qui compte.',
    'Vos versements chez d’autres établissements, ceux d’un article 83 ou d’un contrat Madelin, et vos choix de ne pas déduire ne sont pas connus ici.',
  ],
  titleOf: (policy) => accounts.find(({ policy_id }) => policy_id === policy)?.title,
  write: formatEuros,
})

/**
 * Writes what a year comes to for the tax return as a letter (DOCU-10): of a year that is over as of its last day, drawn up in the January after it; of
 * the present one as of today.
 *
 * @param person whose it is
 * @param declared lines of the year
 * @param today day on which it is printed
 */
export const taxRecordOf = (
  person: Person,
  declared: Pick<Declaration, 'year' | 'lines'>,
  { date, today }: { readonly date: PlainDate; readonly today: PlainDate },
): DocumentTree => {
  const { year } = declared
  const on = date < today ? date : today
  const day = formatFrenchDate(on)
  const letter = {
    title: `Ce que vous déclarez pour ${year}`,
    subtitle: `Récapitulatif fiscal, arrêté au ${day}`,
    date: drawnUpOn(date, today),
    foot: `Récapitulatif fiscal ${year}, arrêté au ${day}`,
  }
  return letterOf(person, letter, [
    bandOf(person, [
      ['Année', String(year)],
      ['À déclarer', `au printemps ${year + 1}`],
      ['Référence', `RF-${year}`],
    ]),
    {
      kind: 'paragraph',
      text: `D’après vos opérations traitées jusqu’au ${day}.`,
    },
    ...declarationBlocks(declared, wordsFor(person, year)),
  ])
}
