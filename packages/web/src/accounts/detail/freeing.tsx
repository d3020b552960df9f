import { calendarFile, freeingOf, type Account, type CalendarDay } from '@hautelisse/domain/accounts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { FreeFrom } from '@hautelisse/domain/investments'
import { formatEuros, isZero, sumEuros } from '@hautelisse/domain/money'
import { claimedOf } from '@hautelisse/domain/operations'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { downloadText } from '../../explanation/index.ts'
import { Amount, spokenAmount, useHiddenAmounts, writeRound } from '../../ui/amount/index.ts'
import { Button } from '../../ui/button/index.ts'
import { threadsPerGroup, threadUnit, WIDE_RANGE } from '../../ui/charts/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Section, Text } from '../../ui/page/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import { AlreadyAsked } from '../../under-way/index.ts'
import * as styles from './detail.css.ts'

type FreeingProps = { readonly accounts: readonly Account[]; readonly today: PlainDate }

/** Height of one level, in the drawing's units. */
const LEVEL = 100
const WIDTH = 1000
/** Where the threads begin: labels stand left of them. */
const START = 270
/** Room under the end of the threads, for the words of the level. */
const FOOT = 64

/** Threads from the top down to the level of their day. */
const pathsOf = (counts: readonly number[]): readonly { readonly threads: string; readonly line: string }[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const pitch = (WIDTH - START) / Math.max(1, total)
  let thread = 0
  return counts.map((count, level) => {
    const y = (level + 1) * LEVEL - FOOT
    const places = Array.from({ length: count }, (_, place) => Math.round((START + (thread + place + 0.5) * pitch) * 10) / 10)
    thread += count
    return { threads: places.map((x) => `M${x} 0V${y}`).join(''), line: `M0 ${y}H${places.at(-1) ?? START}` }
  })
}

/** When it is free, in full words: on that day it is, whatever it is today. */
const useDay = (): ((on: FreeFrom['on']) => string) => {
  const { t } = useLingui()
  return (on) => {
    if (on === undefined) return t({ id: 'detail.freeing.now', message: 'Disponible aujourd’hui' })
    if (on === 'retirement') return t({ id: 'detail.freeing.at-retirement', message: 'Disponible à la retraite' })
    const day = formatFrenchDate(on)
    return t({ id: 'detail.freeing.free-on', message: `Disponible le ${day}` })
  }
}

/** A calendar of the days to come; it says no amount, since calendars are shared and read elsewhere. */
const CalendarButton = ({
  dates,
  accounts,
  today,
}: FreeingProps & { readonly dates: readonly FreeFrom[] }): ReactElement | null => {
  const { t } = useLingui()
  const days = dates.flatMap(({ on }) => (on === undefined || on === 'retirement' ? [] : [on]))
  if (days.length === 0) return null
  const names = accounts.map(({ title }) => title).join(', ')
  const save = (): void => {
    const events = days.map((on): CalendarDay => ({
      id: `${accounts.map(({ policy_id }) => policy_id).join('-')}-${on}@hautelisse`,
      on,
      title: t({ id: 'detail.calendar.title', message: `Épargne disponible\u00A0: ${names}` }),
      text: t({
        id: 'detail.calendar.text',
        message: 'Une partie de votre épargne devient disponible. Elle reste placée si vous ne demandez rien.',
      }),
    }))
    downloadText({
      name: t({ id: 'detail.calendar.file', message: 'disponibilites.ics' }),
      type: 'text/calendar;charset=utf-8',
      text: calendarFile(events, today),
    })
  }
  return (
    <Button variant="secondary" size="s" icon={drawings.Calendar} onClick={save}>
      <Trans id="detail.calendar.save">Ajouter ces dates à mon agenda</Trans>
    </Button>
  )
}

/** When the money becomes free: threads that go down to their day. */
export const Freeing = ({ accounts, today }: FreeingProps): ReactElement | null => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const dayOf = useDay()
  const { dates, undated } = freeingOf(accounts, today)
  if (dates.length === 0) return null
  const amounts = dates.map(({ amount }) => (hidden ? 1 : amount.toNumber()))
  const total = sumEuros(dates.map(({ amount }) => amount)).toNumber()
  const unit = threadUnit(hidden ? dates.length : total, WIDE_RANGE)
  const paths = pathsOf(threadsPerGroup(amounts, hidden ? 0.05 : unit))
  const words = dates.map(({ on, amount }) => `${dayOf(on)} : ${formatEuros(amount)}`).join(', ')
  const worth = writeRound(unit)
  const claimed = sumEuros(accounts.map(claimedOf))
  return (
    <Section
      className={styles.section}
      title={<Trans id="detail.freeing.title">Quand pourrez-vous en disposer ?</Trans>}
      action={<CalendarButton dates={dates} accounts={accounts} today={today} />}
      lead={
        <span className={styles.withThreads}>
          {hidden ? (
            <Trans id="detail.freeing.threads-hidden">Chaque fil descend jusqu’au jour où la somme devient disponible.</Trans>
          ) : (
            <Trans id="detail.freeing.threads">
              Chaque fil descend jusqu’au jour où la somme devient disponible. Un fil : environ {worth}.
            </Trans>
          )}
        </span>
      }
    >
      <div className={styles.loom} style={cssVars({ '--levels': dates.length })}>
        <svg
          className={styles.loomThreads}
          viewBox={`0 0 ${WIDTH} ${dates.length * LEVEL}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : spokenAmount(words)}
          focusable="false"
        >
          {paths.map(({ threads, line }, level) => (
            <g key={dayOf(dates[level]?.on)}>
              <path d={threads} />
              <path className={styles.loomLine} data-waits={dates[level]?.on === 'retirement' ? '' : undefined} d={line} />
            </g>
          ))}
        </svg>
        <ol className={styles.levels}>
          {dates.map(({ on, amount }) => (
            <li key={on ?? 'today'} className={styles.level}>
              <Text strong>{dayOf(on)}</Text>
              <Amount value={amount} size="s" />
            </li>
          ))}
        </ol>
      </div>
      {!isZero(claimed) && (
        <Text as="small">
          <AlreadyAsked amount={claimed} />
        </Text>
      )}
      {!isZero(undated) && (
        <Text as="small">
          <Trans id="detail.freeing.undated">
            Sans <Amount value={undated} />, dont la date n’est pas communiquée.
          </Trans>
        </Text>
      )}
    </Section>
  )
}
