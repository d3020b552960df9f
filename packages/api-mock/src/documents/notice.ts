import { contractNumber, type Account } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTone, DocumentTree } from '@hautelisse/domain/explain'
import { addEuros, formatEuros, isZero, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { lineOf, signedAmount, type Instruction, type Operation, type OperationLine } from '@hautelisse/domain/operations'

import { knownOf } from '../operations/index.ts'
import { fundNamed, type DoneDetails, type Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { bandOf, headsOf, letterOf, nameOf } from './letter.ts'
import { threadsOf, type ThreadPart } from './threads.ts'

/** A fund that an operation bought or sold. */
type FundLine = { readonly fund: string; readonly amount: Euros }

const titleOf = (account: Account | undefined, id: string): string =>
  fundNamed(id)?.label ?? account?.investments?.find((one) => one.id === id)?.label ?? 'Placement'

const fundLines = (
  parts: readonly Instruction[],
  meaning: Instruction['meaning'],
  account: Account | undefined,
): readonly FundLine[] =>
  parts.filter((one) => one.meaning === meaning).map(({ investment_id: id, amount }) => ({ fund: titleOf(account, id), amount }))

/** The fund that a payment bought, where the lots of its day are of one fund alone. */
const boughtOn = (
  { date }: Operation,
  { amount, movement }: OperationLine,
  account: Account | undefined,
): readonly FundLine[] => {
  const funds = (account?.investments ?? []).filter(({ lots = [] }) => lots.some(({ acquired_on }) => acquired_on === date))
  const [first] = funds
  const isOne = new Set(funds.map(({ id }) => id)).size === 1
  return movement === 'in' && isOne && first !== undefined ? [{ fund: titleOf(account, first.id), amount }] : []
}

const fundTable = (heading: string, lines: readonly FundLine[]): readonly DocumentBlock[] =>
  lines.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        {
          kind: 'table',
          caption: '',
          heads: headsOf(['Placement'], ['Montant']),
          rows: lines.map(({ fund, amount }) => [fund, formatEuros(amount)]),
          ...(lines.length < 2 ? {} : { total: ['Total', formatEuros(sumEuros(lines.map(({ amount }) => amount)))] }),
        },
      ]

/** From gross to invested, where something is taken on the way. */
const wayOf = (amount: Euros, { tax, paidOut = ZERO_EUROS }: DoneDetails): readonly DocumentBlock[] => {
  if (isZero(tax) && isZero(paidOut)) return []
  const line = (name: string, result: Euros) => ({ name, how: '', result: formatEuros(result), source: '' })
  const less = (one: Euros): Euros => subtractEuros(ZERO_EUROS, one)
  return [
    { kind: 'heading', text: 'Le calcul' },
    {
      kind: 'calculation',
      lines: [
        line('Montant brut', addEuros(amount, tax)),
        ...(isZero(tax) ? [] : [line('CSG et CRDS', less(tax))]),
        ...(isZero(paidOut) ? [] : [line('Versé sur votre compte bancaire', less(paidOut))]),
        line('Montant investi', subtractEuros(amount, paidOut)),
      ],
    },
  ]
}

const TONES: readonly DocumentTone[] = ['d1', 'd4', 'd6', 'd2', 'd3']

/** Where the money went: into funds, to the bank, to the levies; drawn where it parted. */
const partedIn = (bought: readonly FundLine[], { tax, paidOut = ZERO_EUROS }: DoneDetails): readonly DocumentBlock[] => {
  const parts: readonly ThreadPart[] = [
    ...bought.map(({ fund, amount }, place) => ({ name: fund, tone: TONES[place % TONES.length] ?? 'd1', amount })),
    { name: 'Compte bancaire', tone: 'd2' as const, amount: paidOut },
    { name: 'CSG et CRDS', tone: 'd5' as const, amount: tax },
  ].filter(({ amount }) => !isZero(amount))
  return bought.length === 0 || parts.length < 2 ? [] : [threadsOf('Où est allé l’argent', parts)]
}

const STEPS: Readonly<Record<string, string>> = {
  requested: 'Demandée',
  checked: 'Vérifiée',
  sale: 'Vendue',
  purchase: 'Achetée',
  visible: 'Sur votre compte',
  'transfer-sent': 'Virée',
  'on-account': 'Sur votre compte',
  'with-pay': 'Envoyée à votre entreprise, versée avec votre paie',
  collected: 'Prélevée',
  invested: 'Investie',
}

/** Its days, where they were told; a step without a French name is left out. */
const daysOf = ({ timeline = [] }: Operation): readonly DocumentBlock[] => {
  const steps = timeline.flatMap(({ step, day, done }) => {
    const name = STEPS[step]
    return name === undefined ? [] : [{ name, date: formatFrenchDate(day), isDone: done }]
  })
  return steps.length < 2
    ? []
    : [
        { kind: 'heading', text: 'Ses dates' },
        { kind: 'dates', steps: steps.slice(0, 6) },
      ]
}

/**
 * Writes the notice of an operation that is over: what it was and when, its way from gross to invested, and the funds that it sold or bought.
 *
 * @param person whose it is
 * @param operation the operation
 * @param account contract that it concerns, where there is one
 */
export const noticeOf = (person: Person, operation: Operation, account: Account | undefined): DocumentTree => {
  const { date, id } = operation
  const day = formatFrenchDate(date)
  const line = lineOf(operation, account === undefined ? [] : [account], date)
  const known = knownOf(person, id)
  const then = accountsOn(person, date).find(({ policy_id }) => policy_id === operation.policy_id)
  const told = fundLines(known.instructions, 'SOUSCRIPTION', account)
  const bought = known.instructions.length > 0 ? told : boughtOn(operation, line, then)
  const topUp = isZero(line.topUp) ? '' : `, dont l’entreprise ajoute ${formatEuros(line.topUp)}`
  return letterOf(
    person,
    {
      title: `${line.label === '' ? 'Opération' : line.label} du ${day}`,
      subtitle: 'Avis d’opération',
      date,
      foot: `Avis d’opération ${id}, ${nameOf(person)}`,
    },
    [
      bandOf(person, [
        ['Plan', account === undefined ? undefined : [account.title, account.company_name].filter(Boolean).join(', ')],
        ['Contrat', account === undefined ? undefined : contractNumber(account)],
        ['Référence', id],
      ]),
      { kind: 'figure', name: '', value: formatEuros(signedAmount(line)), note: `${line.status} le ${day}${topUp}` },
      ...partedIn(bought, known),
      ...daysOf(operation),
      ...wayOf(line.amount, known),
      ...fundTable('Ce qui a été vendu', fundLines(known.instructions, 'RACHAT', account)),
      ...fundTable('Ce qui a été acheté', bought),
    ],
  )
}
