import { changeOf, fundsOf, rateOf, type Account, type Change } from '@hautelisse/domain/accounts'
import { formatFrenchDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { addEuros, formatEuros, formatMovement, formatShare, isZero, sumEuros } from '@hautelisse/domain/money'

import { contractOf, drawnUpOn, headsOf, letterOf } from './letter.ts'
import { bandOfYear, changeIn, footOfYear, ledgerOf, type Year } from './year.ts'

/** The yearly rate over the whole year of its last day; undefined for contracts that were opened in it, and where there are several. */
const rateIn = (accounts: readonly Account[], date: PlainDate): string | undefined => {
  const change = changeOf(accounts, 'one-year', date)
  const rate = change === undefined || change.left.length > 0 ? undefined : rateOf(change, date)
  return rate?.kind === 'one' ? formatShare(rate.rate) : undefined
}

const rowOf = (change: Change, rate: string | undefined): readonly string[] => [
  formatEuros(change.before),
  formatEuros(addEuros(change.paid_in, change.top_up)),
  formatEuros(addEuros(change.paid_out, change.charges)),
  formatMovement(change.performance),
  rate ?? 'non\u00A0calculé',
  formatEuros(change.now),
]

/** A contract with its year, and its rate where it was held all the year. */
type Known = { readonly account: Account; readonly change: Change; readonly rate: string | undefined }

/** Several contracts beside each other; of one alone the ledger of the year says as much. */
const contractBlocks = (known: readonly Known[], all: Change | undefined, rate: string | undefined): readonly DocumentBlock[] => [
  { kind: 'heading', text: 'Contrat par contrat' },
  {
    kind: 'table',
    caption: '',
    heads: headsOf(['Compte'], ['Au début', 'Versé', 'Sorti et frais', 'Performance', 'Taux', 'À la fin']),
    rows: known.map(({ account, change, rate: own }) => [account.title, ...rowOf(change, own)]),
    ...(all === undefined ? {} : { total: ['Ensemble', ...rowOf(all, rate)] }),
  },
]

/** Which part of all that is held each placement is, in one table. */
const shareBlocks = ({ accounts, date }: Year): readonly DocumentBlock[] => {
  const isAlone = accounts.length === 1
  const nameOf = (policyId: string): string =>
    accounts
      .filter(({ policy_id: id }) => id === policyId)
      .map(contractOf)
      .join('')
  const funds = fundsOf(accounts, date).filter(({ amount }) => !isZero(amount))
  return [
    { kind: 'heading', text: 'Part de chaque placement' },
    {
      kind: 'table',
      caption: '',
      heads: headsOf(['Placement', ...(isAlone ? [] : ['Contrat'])], ['Montant', 'Part']),
      rows: funds.map(({ label, policyId, amount, share }) => [
        label,
        ...(isAlone ? [] : [nameOf(policyId)]),
        formatEuros(amount),
        formatShare(share),
      ]),
      total: ['Total', ...(isAlone ? [] : ['']), formatEuros(sumEuros(funds.map(({ amount }) => amount))), ''],
    },
  ]
}

/**
 * Writes the statement of performance of a year: the rate of the year, for each contract what it earned and its rate, and the part of each fund.
 *
 * @param year contracts of the year
 * @param of company or contract that it is about
 */
export const performanceOf = (year: Year, of: string): DocumentTree => {
  const { person, accounts, date, today } = year
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
      date: drawnUpOn(date, today),
      foot: footOfYear('Relevé de performance', year, of),
    },
    [
      bandOfYear(year, of, 'RP'),
      rate === undefined
        ? {
            kind: 'paragraph',
            text: `${said === '' ? '' : `${said}. `}Pas de taux\u00A0: il se calcule sur une année entière, dont tout l’historique est connu.`,
          }
        : { kind: 'figure', name: 'Sur l’année, après frais', value: rate, note: said },
      ...(known.length < 2 ? (all === undefined ? [] : ledgerOf(all, date)) : contractBlocks(known, all, rate)),
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'Le taux est celui qui, appliqué à ce que vous aviez et à chaque versement depuis son jour, donne ce que vous avez à la fin, après les frais du contrat.',
      },
      ...shareBlocks(year),
      { kind: 'paragraph', text: 'Les performances passées ne préjugent pas des performances futures.', isSmall: true },
    ],
  )
}
