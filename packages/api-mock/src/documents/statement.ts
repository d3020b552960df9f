import { changeOf, fundsOf, type Account, type Change } from '@hautelisse/domain/accounts'
import { formatFrenchDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { addEuros, formatEuros, formatShare, formatUnits, isZero } from '@hautelisse/domain/money'
import { lineOf, newestFirst, signedAmount, type Operation } from '@hautelisse/domain/operations'

import type { Person } from '../people/index.ts'
import { factsOf, headsOf, letterOf, writeUnitValue } from './letter.ts'

/** What a statement of a year is made of: the contracts as they stood on its last day, and the operations of the year. */
export type Year = {
  readonly person: Person
  readonly date: PlainDate
  readonly accounts: readonly Account[]
  readonly operations: readonly Operation[]
}

/** How the balance came about over the year of a day; of contracts opened in it, since their opening. */
const changeIn = (accounts: readonly Account[], date: PlainDate): Change | undefined => changeOf(accounts, 'year-start', date)

const changeFacts = (accounts: readonly Account[], date: PlainDate): readonly DocumentBlock[] => {
  const change = changeIn(accounts, date)
  if (change === undefined) return []
  return [
    { kind: 'heading', text: `Votre épargne en ${yearOf(date)}` },
    factsOf([
      [`Au ${formatFrenchDate(change.from)}`, change.before],
      ['Versé par vous ou pour vous', change.paid_in],
      ['Abondement de l’entreprise', change.top_up],
      ['Versé à vous', change.paid_out],
      ['Frais prélevés', change.charges],
      ['Plus ou moins-value', change.performance],
      [`Au ${formatFrenchDate(date)}`, change.now],
    ]),
  ]
}

const fundTable = (account: Account, date: PlainDate): DocumentBlock => ({
  kind: 'table',
  caption: `${account.title}, contrat ${account.policy_id}`,
  heads: headsOf(['Fonds'], ['Parts', 'Valeur de la part', 'Montant']),
  rows: fundsOf([account], date).map(({ label, units, amount }) => [
    label,
    units === undefined ? '' : formatUnits(units.count),
    units === undefined ? '' : writeUnitValue(units.value),
    formatEuros(amount),
  ]),
  total: ['Total', '', '', formatEuros(account.balance)],
})

const availabilityTable = (accounts: readonly Account[], date: PlainDate): readonly DocumentBlock[] => {
  const rows = accounts.flatMap((account) =>
    fundsOf([account], date)
      .flatMap(({ label, free }) => free.map((one) => ({ label, ...one })))
      .map(({ label, on, amount }) => [
        account.title,
        label,
        on === undefined ? 'disponible' : on === 'retirement' ? 'à la retraite' : formatFrenchDate(on),
        formatEuros(amount),
      ]),
  )
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: 'Quand votre épargne est disponible' },
    { kind: 'table', caption: 'Disponibilités', heads: headsOf(['Compte', 'Fonds', 'Disponible le'], ['Montant']), rows },
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
      caption: 'Opérations',
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
  'Les montants en unités de compte suivent la valeur des parts au jour du relevé : ils peuvent baisser comme monter. Un relevé ne remplace ni l’avis d’opération ni le contrat.'

/**
 * Writes the statement of a year: how the savings came about, what they are invested in, when they are free, and the operations.
 *
 * @param year contracts and operations of the year
 * @param of company or contract that it is about
 */
export const statementOf = (year: Year, of: string): DocumentTree => {
  const { person, accounts, date } = year
  return letterOf(person, { title: `Relevé annuel ${yearOf(date)}`, date }, [
    { kind: 'paragraph', text: of },
    ...changeFacts(accounts, date),
    { kind: 'heading', text: 'Vos placements' },
    ...accounts.map((account) => fundTable(account, date)),
    ...availabilityTable(accounts, date),
    ...operationsTable(year),
    { kind: 'paragraph', text: ESTIMATE },
  ])
}

/**
 * Writes the statement of performance of a year: for each contract what it earned, and that as a share of what it could have earned on.
 *
 * @param year contracts of the year
 * @param of company or contract that it is about
 */
export const performanceOf = ({ person, accounts, date }: Year, of: string): DocumentTree => {
  const known = accounts.flatMap((account) => {
    const change = changeIn([account], date)
    return change === undefined ? [] : [{ account, change }]
  })
  return letterOf(person, { title: `Relevé de performance ${yearOf(date)}`, date }, [
    { kind: 'paragraph', text: of },
    {
      kind: 'table',
      caption: `Performance de vos contrats en ${yearOf(date)}`,
      heads: headsOf(['Compte'], ['Au début', 'Versé', 'Sorti et frais', 'Plus ou moins-value', 'À la fin']),
      rows: known.map(({ account, change }) => [
        account.title,
        formatEuros(change.before),
        formatEuros(addEuros(change.paid_in, change.top_up)),
        formatEuros(addEuros(change.paid_out, change.charges)),
        formatEuros(change.performance),
        formatEuros(change.now),
      ]),
    },
    { kind: 'heading', text: 'Part de chaque fonds' },
    ...accounts.map((account): DocumentBlock => ({
      kind: 'table',
      caption: account.title,
      heads: headsOf(['Fonds'], ['Montant', 'Part']),
      rows: fundsOf([account], date)
        .filter(({ amount }) => !isZero(amount))
        .map(({ label, amount, share }) => [label, formatEuros(amount), formatShare(share)]),
      total: ['Total', formatEuros(account.balance), ''],
    })),
    { kind: 'paragraph', text: 'Les performances passées ne préjugent pas des performances futures.' },
  ])
}

/**
 * Writes the notice of an operation that is over.
 *
 * @param person whose it is
 * @param operation the operation
 * @param account contract that it concerns, where there is one
 */
export const noticeOf = (person: Person, operation: Operation, account: Account | undefined): DocumentTree => {
  const { date, id } = operation
  const line = lineOf(operation, account === undefined ? [] : [account], date)
  return letterOf(person, { title: 'Avis d’opération', date }, [
    factsOf([
      ['Opération', line.label === '' ? 'Opération' : line.label],
      ['Référence', id],
      ['Date', formatFrenchDate(date)],
      ['Statut', line.status],
      ...(account === undefined ? [] : ([['Compte', `${account.title}, contrat ${account.policy_id}`]] as const)),
      ['Montant', signedAmount(line)],
      ...(isZero(line.topUp) ? [] : ([['Abondement de l’entreprise', line.topUp]] as const)),
    ]),
  ])
}
