import {
  changeOf,
  contractNumber,
  fundsOf,
  movedOver,
  partsOfChange,
  rateOf,
  type Account,
  type Change,
} from '@hautelisse/domain/accounts'
import { dateOf, formatFrenchDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import {
  addEuros,
  formatEuros,
  formatMovement,
  formatShare,
  formatUnits,
  isZero,
  subtractEuros,
  sumEuros,
  ZERO_EUROS,
  type Euros,
} from '@hautelisse/domain/money'
import { lineOf, newestFirst, signedAmount, type Operation } from '@hautelisse/domain/operations'

import type { Person } from '../people/index.ts'
import { availabilityThreads } from './availability.ts'
import { bandOf, contractOf, headsOf, letterOf, nameOf, writeUnitValue } from './letter.ts'

export { noticeOf } from './notice.ts'

/** What a statement of a year is made of: the contracts as they stood on its last day, and the operations of the year. */
export type Year = {
  readonly person: Person
  readonly date: PlainDate
  readonly accounts: readonly Account[]
  readonly operations: readonly Operation[]
}

/** How the balance came about over the year of a day; of contracts opened in it, since their opening. */
const changeIn = (accounts: readonly Account[], date: PlainDate): Change | undefined => changeOf(accounts, 'year-start', date)

/** The yearly rate over the whole year of its last day; undefined for contracts that were opened in it, and where there are several. */
const rateIn = (accounts: readonly Account[], date: PlainDate): string | undefined => {
  const change = changeOf(accounts, 'one-year', date)
  const rate = change === undefined || change.left.length > 0 ? undefined : rateOf(change, date)
  return rate?.kind === 'one' ? formatShare(rate.rate) : undefined
}

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

const bandOfYear = ({ person, accounts, date }: Year, of: string, kind: string): DocumentBlock =>
  bandOf(person, [
    [accounts.length === 1 ? 'Plan' : 'Plans', about(accounts, of)],
    [accounts.length === 1 ? 'Contrat' : 'Contrats', numbersOf(accounts)],
    [
      'Référence',
      [kind, yearOf(date), ...(accounts[0] === undefined ? [] : [contractNumber(accounts[0]).replaceAll(/\s/g, '-')])].join('-'),
    ],
  ])

const footOfYear = (kind: string, { person, accounts, date }: Year, of: string): string =>
  `${kind} ${yearOf(date)}, ${about(accounts, of)}, ${nameOf(person)}`

const CAUSES: Readonly<Record<ReturnType<typeof partsOfChange>[number]['cause'], string>> = {
  'paid-in': 'versés',
  performance: 'de performance',
  charges: 'de frais',
  'paid-out': 'sortis',
}

/** The year in one sentence: what moved, and by what. */
const sentenceOf = (change: Change, date: PlainDate): string =>
  `${formatMovement(movedOver(change))} en ${yearOf(date)}\u00A0: ${partsOfChange(change)
    .map(({ cause, amount }) => `${cause === 'paid-in' ? formatEuros(amount) : formatMovement(amount)} ${CAUSES[cause]}`)
    .join(', ')}`

const ledgerOf = (change: Change, date: PlainDate): readonly DocumentBlock[] => {
  const { before, paid_in, top_up, paid_out, charges, performance, now } = change
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
        line(`Au ${formatFrenchDate(date)}`, formatEuros(now)),
      ],
    },
  ]
}

const fundTable = (account: Account, date: PlainDate, isAlone: boolean): DocumentBlock => ({
  kind: 'table',
  caption: isAlone ? '' : contractOf(account),
  heads: headsOf(['Placement'], ['Parts', 'Valeur de la part', 'Montant']),
  rows: fundsOf([account], date).map(({ label, units, amount }) => [
    label,
    units === undefined ? '' : formatUnits(units.count),
    units === undefined ? '' : writeUnitValue(units.value),
    formatEuros(amount),
  ]),
  total: ['Total', '', '', formatEuros(account.balance)],
})

/** When each placement is free; what is free at once is said in one sentence. */
const availabilityTable = (accounts: readonly Account[], date: PlainDate): readonly DocumentBlock[] => {
  const parts = accounts.flatMap((account) =>
    fundsOf([account], date).flatMap(({ label, free }) => free.map((one) => ({ label, account, ...one }))),
  )
  if (new Set(parts.map(({ on }) => on)).size < 2) return []
  return [
    { kind: 'heading', text: 'Quand votre épargne est disponible' },
    {
      kind: 'table',
      caption: '',
      heads: headsOf(['Placement', 'Compte', 'Disponible le'], ['Montant']),
      rows: parts.map(({ label, account, on, amount }) => [
        label,
        account.title,
        on === undefined ? 'disponible' : on === 'retirement' ? 'à la retraite' : formatFrenchDate(on),
        formatEuros(amount),
      ]),
    },
  ]
}

const operationsTable = ({ operations, accounts, date }: Year): readonly DocumentBlock[] => {
  const lines = newestFirst(operations).map((operation) =>
    lineOf(
      operation,
      accounts.filter(({ policy_id }) => policy_id === operation.policy_id),
      date,
    ),
  )
  if (lines.length === 0) return [{ kind: 'paragraph', text: `Aucune opération en ${yearOf(date)}.` }]
  return [
    { kind: 'heading', text: `Vos opérations de ${yearOf(date)}` },
    {
      kind: 'table',
      caption: '',
      heads: headsOf(['Date', 'Opération', 'Compte', 'Statut'], ['Montant']),
      rows: lines.map((line) => [
        formatFrenchDate(line.date),
        line.label === '' ? 'Opération' : line.label,
        line.account ?? '',
        line.status,
        formatEuros(signedAmount(line)),
      ]),
    },
  ]
}

const ESTIMATE =
  'Les montants en unités de compte suivent la valeur des parts au jour du relevé\u00A0: ils peuvent baisser comme monter. Un relevé ne remplace ni l’avis d’opération ni le contrat.'

/** The title of one plan keeps its capitals where it is an abbreviation. */
const savingsOf = (accounts: readonly Account[]): string => {
  const [first] = accounts
  if (accounts.length !== 1 || first === undefined) return 'épargne'
  const { title } = first
  return /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

/**
 * Writes the statement of a year: what there is and when it is free, how the year went, what the savings are invested in, and the operations.
 *
 * @param year contracts and operations of the year
 * @param of company or contract that it is about
 */
export const statementOf = (year: Year, of: string): DocumentTree => {
  const { person, accounts, date } = year
  const change = changeIn(accounts, date)
  const total = sumEuros(accounts.map(({ balance }) => balance))
  return letterOf(
    person,
    {
      title: `Votre ${savingsOf(accounts)} au ${formatFrenchDate(date)}`,
      subtitle: 'Relevé annuel de situation',
      date,
      foot: footOfYear('Relevé annuel', year, of),
    },
    [
      bandOfYear(year, of, 'RA'),
      {
        kind: 'figure',
        name: '',
        value: formatEuros(total),
        ...(change === undefined ? {} : { note: sentenceOf(change, date) }),
      },
      ...availabilityThreads(accounts, date),
      ...(change === undefined ? [] : ledgerOf(change, date)),
      { kind: 'heading', text: 'Vos placements' },
      ...accounts.map((account) => fundTable(account, date, accounts.length === 1)),
      ...availabilityTable(accounts, date),
      ...operationsTable(year),
      { kind: 'paragraph', text: ESTIMATE, isSmall: true },
    ],
  )
}

const rowOf = (change: Change, rate: string | undefined): readonly string[] => [
  formatEuros(change.before),
  formatEuros(addEuros(change.paid_in, change.top_up)),
  formatEuros(addEuros(change.paid_out, change.charges)),
  formatMovement(change.performance),
  rate ?? 'non calculé',
  formatEuros(change.now),
]

/**
 * Writes the statement of performance of a year: the rate of the year, for each contract what it earned and its rate, and the part of each fund.
 *
 * @param year contracts of the year
 * @param of company or contract that it is about
 */
export const performanceOf = (year: Year, of: string): DocumentTree => {
  const { person, accounts, date } = year
  const known = accounts.flatMap((account) => {
    const change = changeIn([account], date)
    return change === undefined ? [] : [{ account, change, rate: rateIn([account], date) }]
  })
  const rate = rateIn(accounts, date)
  const all = changeIn(accounts, date)
  const said = all === undefined ? '' : `${formatMovement(all.performance)} de performance en ${yearOf(date)}`
  return letterOf(
    person,
    {
      title: `Votre performance en ${yearOf(date)}`,
      subtitle: `Relevé de performance, arrêté au ${formatFrenchDate(date)}`,
      date,
      foot: footOfYear('Relevé de performance', year, of),
    },
    [
      bandOfYear(year, of, 'RP'),
      rate === undefined
        ? { kind: 'paragraph', text: `${said === '' ? '' : `${said}. `}Aucun taux pour moins d’un an entier.` }
        : { kind: 'figure', name: 'Sur l’année, après frais', value: rate, note: said },
      { kind: 'heading', text: 'Contrat par contrat' },
      {
        kind: 'table',
        caption: '',
        heads: headsOf(['Compte'], ['Au début', 'Versé', 'Sorti et frais', 'Performance', 'Taux', 'À la fin']),
        rows: known.map(({ account, change, rate: own }) => [account.title, ...rowOf(change, own)]),
        ...(all === undefined || known.length < 2 ? {} : { total: ['Ensemble', ...rowOf(all, rate)] }),
      },
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'Le taux est celui qui, appliqué à ce que vous aviez et à chaque versement depuis son jour, donne ce que vous avez à la fin, après les frais du contrat.',
      },
      { kind: 'heading', text: 'Part de chaque placement' },
      ...accounts.map((account): DocumentBlock => ({
        kind: 'table',
        caption: accounts.length === 1 ? '' : contractOf(account),
        heads: headsOf(['Placement'], ['Montant', 'Part']),
        rows: fundsOf([account], date)
          .filter(({ amount }) => !isZero(amount))
          .map(({ label, amount, share }) => [label, formatEuros(amount), formatShare(share)]),
        total: ['Total', formatEuros(account.balance), ''],
      })),
      { kind: 'paragraph', text: 'Les performances passées ne préjugent pas des performances futures.', isSmall: true },
    ],
  )
}
