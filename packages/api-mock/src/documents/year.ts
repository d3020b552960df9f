import { changeOf, contractNumber, movedOver, partsOfChange, type Account, type Change } from '@hautelisse/domain/accounts'
import { dateOf, formatFrenchDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock } from '@hautelisse/domain/explain'
import { formatEuros, formatMovement, isZero, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Operation } from '@hautelisse/domain/operations'

import type { Person } from '../people/index.ts'
import { bandOf, contractOf, nameOf } from './letter.ts'

/** What a statement of a year is made of: the contracts as they stood on its last day, and the operations of the year. */
export type Year = {
  readonly person: Person
  /** Its last day. */
  readonly date: PlainDate
  /** Day on which the statement is asked for. */
  readonly today: PlainDate
  readonly accounts: readonly Account[]
  readonly operations: readonly Operation[]
}

/** How the balance came about over the year of a day; of contracts opened in it, since their opening. */
export const changeIn = (accounts: readonly Account[], date: PlainDate): Change | undefined =>
  changeOf(accounts, 'year-start', date)

const numbersOf = (accounts: readonly Account[]): string => {
  const numbers = accounts.map(contractNumber)
  return numbers.length > 2 ? `${numbers.length}\u00A0contrats` : numbers.join(', ')
}

/** What a statement is about: one plan by its name, several by whose they are. */
const about = (accounts: readonly Account[], of: string): string => {
  const [first] = accounts
  if (accounts.length !== 1 || first === undefined || first.title === of) return of
  return `${first.title}, ${of}`
}

export const bandOfYear = ({ person, accounts, date }: Year, of: string, kind: string): DocumentBlock =>
  bandOf(person, [
    [accounts.length === 1 ? 'Plan' : 'Plans', about(accounts, of)],
    [accounts.length === 1 ? 'Contrat' : 'Contrats', numbersOf(accounts)],
    [
      'Référence',
      [kind, yearOf(date), ...(accounts[0] === undefined ? [] : [contractNumber(accounts[0]).replaceAll(/\s/g, '-')])].join('-'),
    ],
  ])

export const footOfYear = (kind: string, { person, accounts, date }: Year, of: string): string =>
  `${kind} ${yearOf(date)}, ${about(accounts, of)}, ${nameOf(person)}`

const CAUSES: Readonly<Record<ReturnType<typeof partsOfChange>[number]['cause'], string>> = {
  'paid-in': 'versés',
  performance: 'de performance',
  charges: 'de frais',
  'paid-out': 'sortis',
}

/** The year in one sentence: what moved, and by what. */
export const sentenceOf = (change: Change, date: PlainDate): string => {
  const parts = partsOfChange(change)
  const moved = formatMovement(movedOver(change))
  return parts.length < 2
    ? `${moved} de performance en ${yearOf(date)}`
    : `${moved} en ${yearOf(date)}\u00A0: ${parts
        .map(({ cause, amount }) => `${cause === 'paid-in' ? formatEuros(amount) : formatMovement(amount)} ${CAUSES[cause]}`)
        .join(', ')}`
}

/** How the year went, from what there was to what there is; what is held in contracts that do not tell their year has a line of its own. */
export const ledgerOf = (change: Change, date: PlainDate): readonly DocumentBlock[] => {
  const { before, paid_in, top_up, paid_out, charges, performance, now, left } = change
  const untold = sumEuros(left.map(({ balance }) => balance))
  const line = (name: string, result: string) => ({ name, how: '', result, source: '' })
  const moved = (name: string, amount: Euros) => (isZero(amount) ? [] : [line(name, formatMovement(amount))])
  const less = (amount: Euros): Euros => subtractEuros(ZERO_EUROS, amount)
  return [
    { kind: 'heading', text: 'L’année' },
    {
      kind: 'calculation',
      lines: [
        line(`Au ${formatFrenchDate(dateOf(yearOf(date) - 1, 12, 31))}`, formatEuros(before)),
        ...moved('Versé par vous ou pour vous', paid_in),
        ...moved('Abondement de l’entreprise', top_up),
        ...moved('Versé à vous', less(paid_out)),
        line('Frais pris sur le compte', formatEuros(less(charges))),
        line('Performance', formatMovement(performance)),
        ...moved(`Sans historique\u00A0: ${left.map(contractOf).join(', ')}`, untold),
        line(`Au ${formatFrenchDate(date)}`, formatEuros(sumEuros([now, untold]))),
      ],
    },
  ]
}
