import { fundsOf, type Account, type Change } from '@hautelisse/domain/accounts'
import { formatFrenchDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { addEuros, formatEuros, formatUnits, subtractEuros, sumEuros } from '@hautelisse/domain/money'
import { lineOf, newestFirst, signedAmount } from '@hautelisse/domain/operations'

import { availabilityThreads } from './availability.ts'
import { contractOf, drawnUpOn, headsOf, letterOf, writeUnitValue } from './letter.ts'
import { bandOfYear, changeIn, footOfYear, ledgerOf, sentenceOf, type Year } from './year.ts'

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

/** When the savings of each contract are free, where the drawing does not say it all. */
const availabilityTable = (accounts: readonly Account[], date: PlainDate, drawn: number): readonly DocumentBlock[] => {
  const rows = accounts.flatMap((account) =>
    [
      ...Map.groupBy(
        fundsOf([account], date).flatMap(({ free }) => free),
        ({ on }) => on,
      ),
    ]
      .toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? ''))
      .map(([on, parts]) => [
        contractOf(account),
        on === undefined ? 'disponible' : on === 'retirement' ? 'à\u00A0la\u00A0retraite' : `le\u00A0${formatFrenchDate(on)}`,
        formatEuros(sumEuros(parts.map(({ amount }) => amount))),
      ]),
  )
  return rows.length <= Math.max(1, drawn)
    ? []
    : [
        { kind: 'heading', text: 'Quand chaque contrat est disponible' },
        { kind: 'table', caption: '', heads: headsOf(['Contrat', 'Quand'], ['Montant']), rows },
      ]
}

/** The operations of the year, and whether they are all that its ledger counts. */
const operationsBlocks = ({ operations, accounts, date }: Year, change: Change | undefined): readonly DocumentBlock[] => {
  const lines = newestFirst(operations).map((operation) =>
    lineOf(
      operation,
      accounts.filter(({ policy_id }) => policy_id === operation.policy_id),
      date,
    ),
  )
  const listed = sumEuros(lines.filter(({ state, movement }) => state !== 'cancelled' && movement !== 'none').map(signedAmount))
  const isWhole = change === undefined || listed.equals(subtractEuros(addEuros(change.paid_in, change.top_up), change.paid_out))
  const rest: readonly DocumentBlock[] = isWhole
    ? []
    : [
        {
          kind: 'paragraph',
          isSmall: true,
          text: '«\u00A0L’année\u00A0» compte tous les mouvements de vos contrats, y compris ceux dont le détail ne figure pas dans ce relevé.',
        },
      ]
  if (lines.length === 0) return isWhole ? [{ kind: 'paragraph', text: `Aucune opération en ${yearOf(date)}.` }] : rest
  const isSaying = new Set(lines.map(({ status }) => status)).size > 1
  return [
    { kind: 'heading', text: `Vos opérations de ${yearOf(date)}` },
    {
      kind: 'table',
      caption: '',
      heads: headsOf(['Date', 'Opération', 'Compte', ...(isSaying ? ['Statut'] : [])], ['Montant']),
      rows: lines.map((line) =>
        [formatFrenchDate(line.date), line.label === '' ? 'Opération' : line.label, line.account ?? ''].concat(
          isSaying ? line.status : [],
          formatEuros(signedAmount(line)),
        ),
      ),
    },
    ...rest,
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
  const { person, accounts, date, today } = year
  const change = changeIn(accounts, date)
  const total = sumEuros(accounts.map(({ balance }) => balance))
  const drawn = availabilityThreads(accounts, date)
  const parts = drawn.reduce((sum, block) => sum + (block.kind === 'threads' ? block.bundles.length : 0), 0)
  return letterOf(
    person,
    {
      title: `Votre ${savingsOf(accounts)} au ${formatFrenchDate(date)}`,
      subtitle: 'Relevé annuel de situation',
      date: drawnUpOn(date, today),
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
      ...drawn,
      ...(change === undefined ? [] : ledgerOf(change, date)),
      ...operationsBlocks(year, change),
      { kind: 'heading', text: 'Vos placements' },
      ...accounts.map((account) => fundTable(account, date, accounts.length === 1)),
      ...availabilityTable(accounts, date, parts),
      { kind: 'paragraph', text: ESTIMATE, isSmall: true },
    ],
  )
}
