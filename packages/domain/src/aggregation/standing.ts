import { standingOf, type BiStanding } from '../accounts/index.ts'
import { addDays, type PlainDate, type PlainMoment } from '../calendar/index.ts'
import { consentPhase, READS_A_DAY } from './consent.ts'
import type { Connection } from './model.ts'

/** What a linked bank comes to for the saver: the standing of its state, and what the consent adds. */
export type ConnectionCase = BiStanding | 'renewable' | 'ended'

/** What the saver can do about it; `none` where only time helps. */
export type ConnectionWay = 'refresh' | 'confirm' | 'reconnect' | 'declare-done' | 'retry' | 'renew' | 'delete' | 'none'

/**
 * Says what a linked bank comes to. A consent that has ended counts before everything else; one that can be renewed only where nothing else is to be done.
 * AGGR-03, AGGR-06.
 *
 * @param connection the link
 * @param today day of the question
 * @example caseOf({ bi_state: null, given_on: plainDate('2026-06-06') }, plainDate('2026-11-20')) // 'renewable'
 */
export const caseOf = (connection: Pick<Connection, 'bi_state' | 'given_on'>, today: PlainDate): ConnectionCase => {
  const phase = consentPhase(connection.given_on, today)
  const standing = standingOf(connection.bi_state)
  if (phase === 'ended' || phase === 'erased') return 'ended'
  return standing === 'current' && phase === 'renewable' ? 'renewable' : standing
}

const WAYS: Readonly<Record<ConnectionCase, ConnectionWay>> = {
  current: 'refresh',
  renewable: 'renew',
  ended: 'renew',
  confirm: 'confirm',
  updating: 'none',
  credentials: 'reconnect',
  action: 'declare-done',
  silent: 'retry',
  closed: 'delete',
}

/**
 * Says what the saver can do about a linked bank. AGGR-03.
 *
 * @param of what the bank comes to
 * @example wayOf('silent') // 'retry'
 */
export const wayOf = (of: ConnectionCase): ConnectionWay => WAYS[of]

/** Cases in which the amounts are those that the bank told last, frozen at their date. */
const FROZEN: ReadonlySet<ConnectionCase> = new Set(['ended', 'confirm', 'credentials', 'action', 'silent', 'closed'])

/**
 * Says whether the amounts of a linked bank are frozen.
 *
 * @param of what the bank comes to
 * @example isFrozenCase('ended') // true
 */
export const isFrozenCase = (of: ConnectionCase): boolean => FROZEN.has(of)

/** Minutes between two times that the saver asks a bank anew. */
export const REFRESH_MINUTES = 5

const [HOUR, DAY] = [60, 1440]
const twoDigits = (number: number): string => String(number).padStart(2, '0')
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3))
const timeAt = (minutes: number): string => `${twoDigits(Math.floor(minutes / HOUR))}:${twoDigits(minutes % HOUR)}`

/**
 * Moves a moment by so many minutes, over midnight where they lead there.
 *
 * @param moment the moment
 * @param minutes minutes, from 0 to a day
 * @example addMinutes({ day: plainDate('2026-11-20'), time: '23:58' }, 5) // { day: '2026-11-21', time: '00:03' }
 */
export const addMinutes = ({ day, time }: PlainMoment, minutes: number): PlainMoment => {
  const at = minutesOf(time) + minutes
  return { day: addDays(day, Math.floor(at / DAY)), time: timeAt(at % DAY) }
}

const orderOf = ({ day, time }: PlainMoment): string => `${day} ${time}`

/**
 * Says whether a moment comes before another.
 *
 * @param one a moment
 * @param other the other
 * @example isBefore({ day: plainDate('2026-11-20'), time: '09:12' }, { day: plainDate('2026-11-20'), time: '09:13' }) // true
 */
export const isBefore = (one: PlainMoment, other: PlainMoment): boolean => orderOf(one) < orderOf(other)

/** Minute of the day of the first read without the person; the others follow at equal distances. */
const FIRST_READ = 3 * HOUR + 12

/**
 * Gives the last time that a bank was read without the person: four times a day, the most that the regulation lets. AGGR-07.
 *
 * @param now moment of the question
 * @example lastRead({ day: plainDate('2026-11-20'), time: '10:00' }) // { day: '2026-11-20', time: '09:12' }
 */
export const lastRead = ({ day, time }: PlainMoment): PlainMoment => {
  const apart = DAY / READS_A_DAY
  const since = minutesOf(time) - FIRST_READ
  if (since < 0) return { day: addDays(day, -1), time: timeAt(FIRST_READ + (READS_A_DAY - 1) * apart) }
  return { day, time: timeAt(FIRST_READ + Math.floor(since / apart) * apart) }
}
