import type { Family } from '@hautelisse/domain/accounts'
import type { Savings } from '@hautelisse/domain/home'
import { formatEuros } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Fan, fanThreads, type FanGroup } from '../ui/charts/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import type { Card } from './cards.ts'
import { FAN_WIDTH, gridColumns, narrowTargetsOf, targetsOf } from './columns.ts'
import { useFamilyNames } from './family-words.ts'
import { useSourceNames } from './source-words.ts'
import * as styles from './savings-home.css.ts'

const TONES = { retirement: 'h1', projects: 'h2', elsewhere: 'h3' } as const satisfies Record<Family, string>

/** What hangs above a card, for the eye alone: exact amounts stand on the cards. */
const groupOf = (card: Card): FanGroup =>
  card.kind === 'known'
    ? { id: card.group.family, amount: card.group.total.toNumber(), tone: TONES[card.group.family] }
    : { id: card.source, kind: 'unknown', tone: 'unknown' }

/**
 * Gives what one thread of the savings is worth, and the threads of each card.
 *
 * @param cards cards below, from left to right
 */
export const savingsThreads = (cards: readonly Card[]) => fanThreads(cards.map(groupOf), 'both')

type FamilyFanProps = {
  readonly savings: Savings
  readonly cards: readonly Card[]
  readonly threads: ReturnType<typeof savingsThreads>
}

/** The threads of the total, each bundle down to the card of its family; dashed ones down to what is not known. */
export const SavingsFan = ({ savings: { families, total }, cards, threads }: FamilyFanProps): ReactElement => {
  const { t } = useLingui()
  const names = useFamilyNames()
  const sources = useSourceNames()
  const elsewhere = t({ id: 'accounts.family.elsewhere-brief', message: 'Ailleurs' })
  /** On a small screen there is no room for « Autres établissements ». */
  const brief = (card: Card): string => {
    if (card.kind !== 'known') return card.source === 'bi' ? elsewhere : sources[card.source]
    return card.group.family === 'elsewhere' ? elsewhere : names[card.group.family]
  }
  const weights = cards.map(({ weight }) => weight)
  const countOf = (family: Family) => threads.wide.counts[threads.groups.findIndex(({ id }) => id === family)] ?? 0
  const shares = families.map(({ family }) => `${names[family]} ${countOf(family)}`).join(', ')
  return (
    <>
      <Fan
        label={t({ id: 'accounts.fan.label', message: `Répartition de ${formatEuros(total)} en fils : ${shares}.` })}
        threads={threads}
        wide={{ width: FAN_WIDTH, height: 230, targets: targetsOf(weights) }}
        narrow={{ width: 350, height: 110, targets: narrowTargetsOf(weights) }}
      />
      <ul className={styles.fanKeys} aria-hidden="true" style={cssVars({ '--key-columns': gridColumns(weights) })}>
        {cards.map((card) => (
          <li key={card.kind === 'known' ? card.group.family : card.source}>{brief(card)}</li>
        ))}
      </ul>
    </>
  )
}
