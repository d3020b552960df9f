import { formatEuros, sumEuros } from '@hautelisse/domain/money'
import { destinationsOf, type Destination, type HistoryLine, type TransactionDetails } from '@hautelisse/domain/operations'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote, type FanGroup, type FanTarget } from '../ui/charts/index.ts'
import { Section, text } from '../ui/page/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import * as styles from './destinations.css.ts'
import { useFundNames } from './funds.ts'

const TONES = ['d1', 'd2', 'd3', 'd4'] as const
const [WIDTH, HEIGHT] = [620, 140]
/** A small part still has room for its name. */
const LEAST = 0.18

/** Shares of the width below each part: by amount, none too narrow for its name. */
const targetsOf = (amounts: readonly number[]): readonly FanTarget[] => {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const shares = amounts.map((amount) => Math.max(LEAST, amount / total))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let start = 0
  return shares.map((share) => {
    const target = { start, width: (share / whole) * 0.9, align: 'start' as const }
    start += share / whole
    return target
  })
}

const keyOf = (destination: Destination): string =>
  destination.kind === 'account' ? `account-${destination.policyId}` : destination.kind

type DestinationsProps = { readonly details: TransactionDetails; readonly line: HistoryLine; readonly level?: 2 | 3 }

/** Where the gross amount of an operation went, in threads and in figures (OPER-05). */
export const Destinations = ({ details, line, level = 3 }: DestinationsProps): ReactElement => {
  const { t } = useLingui()
  const { accountOf } = useFundNames(details)
  const parts = destinationsOf(details)
  const names = {
    bank: t({ id: 'operations.destination.bank', message: 'Banque' }),
    levies: t({ id: 'operations.destination.levies', message: 'CSG, CRDS' }),
  }
  const nameOf = (part: Destination): string => (part.kind === 'account' ? accountOf(part.policyId) : names[part.kind])
  const total = sumEuros(parts.map(({ amount }) => amount))
  const groups = parts.map((part, place): FanGroup => ({
    id: keyOf(part),
    amount: part.amount.toNumber(),
    tone: part.kind === 'levies' ? 'd5' : (TONES[place % TONES.length] ?? 'd1'),
  }))
  const threads = fanThreads(groups, 'small')
  const targets = targetsOf(parts.map(({ amount }) => amount.toNumber()))
  const shares = parts.map((part) => `${nameOf(part)} ${formatEuros(part.amount)}`).join(', ')
  return (
    <Section
      level={level}
      inPanel
      title={
        line.line.state === 'in-progress' ? (
          <Trans id="operations.destination.to-come">Où ira l’argent</Trans>
        ) : (
          <Trans id="operations.destination.title">Où est allé l’argent</Trans>
        )
      }
    >
      <p className={styles.source}>
        <Trans id="operations.breakdown.gross">Montant brut</Trans> <Amount value={total} size="s" />
      </p>
      <Fan
        label={t({ id: 'operations.destination.label', message: `Répartition de ${formatEuros(total)} : ${shares}.` })}
        threads={threads}
        wide={{ width: WIDTH, height: HEIGHT, targets }}
      />
      <ul
        className={styles.parts}
        style={cssVars({ '--columns': targets.map(({ width }) => `minmax(0, ${width}fr)`).join(' ') })}
      >
        {parts.map((part) => (
          <li key={keyOf(part)} className={styles.part}>
            <span className={text({ strong: true })}>{nameOf(part)}</span>
            <Amount value={part.amount} />
          </li>
        ))}
      </ul>
      <ThreadUnitNote threads={threads} />
    </Section>
  )
}
