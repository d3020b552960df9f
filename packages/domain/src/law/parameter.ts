import { plainDate, type PlainDate } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'

/** Day on which every dated parameter was last compared with its source; what is known for longer or for less is `checkedUntil` of each. */
export const LAW_CHECKED_ON = plainDate('2026-11-20')

/** A value of a dated parameter, the day from which it holds, and where it is written. */
export type DatedValue<T> = {
  readonly from: PlainDate
  readonly value: T
  /** Article, order or decision that sets the value, in the words of a legal reference. */
  readonly source: string
}

/** Units of parameters. */
export type ParameterUnit = 'eur' | 'eur-per-month' | 'percent' | 'share' | 'years' | 'count' | 'generations' | 'bands'

/** Who sets the next value: a text of the law, the board that decides for Agirc-Arrco, or this simulator, whose assumption it is. */
export type ParameterOwner = 'law' | 'board' | 'us'

/**
 * A number of the law or of the trade with its dates: each value holds until the next one begins, the last until the parameter ends.
 *
 * Nothing is known of a day after `checkedUntil`: the law may have changed by then.
 */
export type DatedParameter<T> = {
  readonly id: string
  readonly unit: ParameterUnit
  readonly owner: ParameterOwner
  /**
   * Day from which a new value is expected, or word that the old one stays; none where no text sets a rhythm.
   *
   * It lies after `checkedUntil`, so that from this day on only a stand-in answers, which names the last check.
   */
  readonly due?: PlainDate
  /** Last day for which the values are known by their sources: the end of a year that a law settles, or the day of the last check. */
  readonly checkedUntil: PlainDate
  /** From the earliest to the latest. */
  readonly values: readonly DatedValue<T>[]
  /** Last day of a parameter that the law has ended. */
  readonly until?: PlainDate
}

/** A question about a day for which a parameter holds no checked value. */
export class OutsideValidity extends DomainInputError {
  readonly parameter: string
  readonly date: PlainDate

  constructor(parameter: string, date: PlainDate, first: PlainDate | undefined, last: PlainDate) {
    super(
      { field: parameter, value: date, reason: 'outside-validity' },
      `${parameter} is known from ${first ?? 'no day'} to ${last}, not on ${date}`,
    )
    this.name = 'OutsideValidity'
    this.parameter = parameter
    this.date = date
  }
}

/** Last day on which a parameter can be asked for. */
const lastDay = ({ checkedUntil, until }: DatedParameter<unknown>): PlainDate =>
  until !== undefined && until < checkedUntil ? until : checkedUntil

/** The latest value of each parameter that a computation asked for, by id. */
export type AskedLaw = ReadonlyMap<string, DatedValue<unknown>>

/** Computations that are watched, each with what it has asked for so far. */
const WATCHED = new Set<Map<string, DatedValue<unknown>>>()

/**
 * Computes something, and gives with it the values of dated parameters that it asked for.
 *
 * @param compute a computation that ends before it returns; what it computed before and kept is not asked for again
 * @example watchLaw(() => answer(one)).asked.get('social-security-ceiling')?.source // 'Code de la sécurité sociale art. D.242-17, plafond annuel 2025'
 */
export const watchLaw = <T>(compute: () => T): { readonly computed: T; readonly asked: AskedLaw } => {
  const asked = new Map<string, DatedValue<unknown>>()
  WATCHED.add(asked)
  try {
    return { computed: compute(), asked }
  } finally {
    WATCHED.delete(asked)
  }
}

const tellWatchers = (id: string, held: DatedValue<unknown>): void => {
  for (const asked of WATCHED) if ((asked.get(id)?.from ?? '') <= held.from) asked.set(id, held)
}

/**
 * Gives the value of a parameter on a day.
 *
 * @param date day of the question; before the first value or after the last checked day it throws `OutsideValidity`
 * @example valueAt(SMALL_ANNUITY_THRESHOLD, plainDate('2023-07-21')).value // 100,00 €
 */
export const valueAt = <T>(parameter: DatedParameter<T>, date: PlainDate): DatedValue<T> => {
  const held = parameter.values.findLast(({ from }) => from <= date)
  if (held === undefined || date > lastDay(parameter)) {
    throw new OutsideValidity(parameter.id, date, parameter.values[0]?.from, lastDay(parameter))
  }
  tellWatchers(parameter.id, held)
  return held
}

/** Whether only a stand-in can answer for a day: nobody has checked it yet, and the law has not ended the parameter. */
const isAfterCheck = ({ until, checkedUntil }: DatedParameter<unknown>, date: PlainDate): boolean =>
  until === undefined && date > checkedUntil

/** A value, and whether it stands in for a day that nobody can check yet. */
export type ValueOrStandIn<T> = DatedValue<T> & {
  /** Set when the last checked value answers for a later day: the day of that check, to be said with the result. */
  readonly checkedUntil: PlainDate | undefined
}

/**
 * Gives the value of a parameter on a day, or knowingly the last checked one for a later day, and says so.
 *
 * For a simulation of years to come, whose law is not written yet. A day before the first value, or after the end of a parameter that the
 * law has ended, still throws `OutsideValidity`.
 *
 * @param date day of the question
 * @example valueOrStandIn(SMALL_ANNUITY_THRESHOLD, plainDate('2040-01-01')).checkedUntil // '2026-11-20'
 */
export const valueOrStandIn = <T>(parameter: DatedParameter<T>, date: PlainDate): ValueOrStandIn<T> =>
  isAfterCheck(parameter, date)
    ? { ...valueAt(parameter, parameter.checkedUntil), checkedUntil: parameter.checkedUntil }
    : { ...valueAt(parameter, date), checkedUntil: undefined }

/**
 * Gives the earliest last check among parameters whose last checked value stands in on a day; undefined if all of them are known.
 *
 * @param parameters parameters that one computation asks
 * @param date day of the question
 * @example earliestCheck([TECHNICAL_RATE, NET_RETURN], plainDate('2040-01-01')) // '2026-11-20'
 */
export const earliestCheck = (parameters: readonly DatedParameter<unknown>[], date: PlainDate): PlainDate | undefined =>
  parameters
    .filter((parameter) => isAfterCheck(parameter, date))
    .map(({ checkedUntil }) => checkedUntil)
    .toSorted()[0]
