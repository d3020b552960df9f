import { addMonths, daysBetween, plainDate, type PlainDate } from '../calendar/index.ts'
import { RELEASE_MONTHS, valueOrStandIn } from '../law/index.ts'

/** Kinds of plan whose law on releases differs: PEE, PEG and PEI; PERCO; every PER. */
export const RELEASE_PLANS = ['PEE', 'PERCO', 'PER'] as const
export type ReleasePlan = (typeof RELEASE_PLANS)[number]

/** Pieces of a PER that are released and taxed each in its own way. */
export const RELEASE_COMPARTMENTS = ['vvd', 'vvnd', 'es', 'co'] as const
export type ReleaseCompartment = (typeof RELEASE_COMPARTMENTS)[number]

/** What a release can be asked for. */
export const RELEASE_REASONS = [
  'MARRIAGE',
  'THIRD_CHILD',
  'SEPARATION',
  'VIOLENCE',
  'DISABILITY',
  'DEATH',
  'END_OF_CONTRACT',
  'BUSINESS',
  'HOME',
  'HOME_ENLARGEMENT',
  'HOME_DISASTER',
  'ENERGY_RENOVATION',
  'OVER_INDEBTEDNESS',
  'CAREGIVER',
  'CLEAN_VEHICLE',
  'END_OF_UNEMPLOYMENT',
  'LIQUIDATION',
  'MINOR',
  'RETIREMENT',
] as const
export type ReleaseReason = (typeof RELEASE_REASONS)[number]

/** What the law of a plan says of a reason. */
export type ReasonLaw = {
  readonly reason: ReleaseReason
  /** Whether it is asked for within the months of `RELEASE_MONTHS` from the event. */
  readonly isLimited: boolean
  /** First day of the event, or of the request where the reason has no event; a reason without one holds for every day that is known. */
  readonly from?: PlainDate
  readonly source: string
}

const DECREE_OF_2024 = plainDate('2024-07-07')
const [PEE, PERCO, PER] = ['CT art. R.3324-22', 'CT art. R.3334-4', 'CMF art. L.224-4, I']

const limited = (reason: ReleaseReason, source: string): ReasonLaw => ({ reason, isLimited: true, source })
const open = (reason: ReleaseReason, source: string): ReasonLaw => ({ reason, isLimited: false, source })
const since2024 = (law: ReasonLaw): ReasonLaw => ({ ...law, from: DECREE_OF_2024 })

/** The reasons of each plan, in the order of the law. */
const LAWS: Readonly<Record<ReleasePlan, readonly ReasonLaw[]>> = {
  PEE: [
    limited('MARRIAGE', `${PEE}, 1°`),
    limited('THIRD_CHILD', `${PEE}, 2°`),
    limited('SEPARATION', `${PEE}, 3°`),
    open('VIOLENCE', `${PEE}, 3° bis`),
    open('DISABILITY', `${PEE}, 4°`),
    open('DEATH', `${PEE}, 5°`),
    open('END_OF_CONTRACT', `${PEE}, 6°`),
    limited('BUSINESS', `${PEE}, 7°`),
    limited('HOME', `${PEE}, 8°`),
    limited('HOME_ENLARGEMENT', `${PEE}, 8°`),
    limited('HOME_DISASTER', `${PEE}, 8°`),
    since2024(limited('ENERGY_RENOVATION', `${PEE}, 8° bis`)),
    open('OVER_INDEBTEDNESS', `${PEE}, 9°`),
    since2024(open('CAREGIVER', `${PEE}, 10°`)),
    since2024(limited('CLEAN_VEHICLE', `${PEE}, 11°`)),
  ],
  PERCO: [
    open('DISABILITY', `${PERCO}, 1°`),
    open('DEATH', `${PERCO}, 2°`),
    limited('HOME', `${PERCO}, 3° et R.3334-5`),
    limited('HOME_DISASTER', `${PERCO}, 3° et R.3334-5`),
    open('OVER_INDEBTEDNESS', `${PERCO}, 4°`),
    open('END_OF_UNEMPLOYMENT', `${PERCO}, 5°`),
    open('RETIREMENT', 'CT art. L.3334-14'),
  ],
  PER: [
    open('DEATH', `${PER}, 1°`),
    open('DISABILITY', `${PER}, 2°`),
    open('OVER_INDEBTEDNESS', `${PER}, 3°`),
    open('END_OF_UNEMPLOYMENT', `${PER}, 4°`),
    open('LIQUIDATION', `${PER}, 5°`),
    open('HOME', `${PER}, 6°`),
    open('MINOR', `${PER}, 7°`),
    open('RETIREMENT', 'CMF art. L.224-1 et L.224-5'),
  ],
}

/** Reasons that have no event: what counts is the day of the request. */
const EVENTLESS: ReadonlySet<ReleaseReason> = new Set(['CAREGIVER', 'RETIREMENT'])

/** Mandatory payments are neither released for a home nor paid out as a capital at retirement. */
const NOT_FROM_MANDATORY: ReadonlySet<ReleaseReason> = new Set(['HOME', 'RETIREMENT'])

/** Whether a reason also releases the mandatory payments of a PER; savings that are free are asked for without a reason. */
export const isFromMandatory = (reason: ReleaseReason | undefined): boolean =>
  reason !== undefined && !NOT_FROM_MANDATORY.has(reason)

/** Reasons that tell of somebody's health, family or debts more than anybody else needs to see. */
const SENSITIVE: ReadonlySet<ReleaseReason> = new Set(['VIOLENCE', 'DISABILITY', 'DEATH', 'OVER_INDEBTEDNESS', 'CAREGIVER'])

/**
 * Says whether a reason is sensitive: it is neither kept before it is sent nor named on the home. docs/rules/kept.md, KEPT-03.
 *
 * @param reason what the release is asked for
 * @example isSensitive('HOME') // false
 */
export const isSensitive = (reason: ReleaseReason): boolean => SENSITIVE.has(reason)

/**
 * Says whether a reason has an event whose day counts.
 *
 * @param reason what the release is asked for
 * @example hasEvent('CAREGIVER') // false
 */
export const hasEvent = (reason: ReleaseReason): boolean => !EVENTLESS.has(reason)

/**
 * Lists the reasons that the law of a plan knows on the day of a request. docs/rules/release.md, REL-01 to REL-03.
 *
 * @param plan kind of plan
 * @param compartment piece of a PER; undefined for the other plans
 * @param on day of the request
 * @example reasonsOf('PERCO', undefined, plainDate('2026-11-20')).length // 7
 */
export const reasonsOf = (plan: ReleasePlan, compartment: ReleaseCompartment | undefined, on: PlainDate): readonly ReasonLaw[] =>
  LAWS[plan].filter(
    ({ reason, from }) => (from === undefined || from <= on) && (compartment !== 'co' || !NOT_FROM_MANDATORY.has(reason)),
  )

/** A release that is asked for: where, why, when it happened and when it is asked. */
export type ReleaseQuestion = {
  readonly plan: ReleasePlan
  /** Piece of a PER; undefined for the other plans, and for a PER as a whole. */
  readonly compartment?: ReleaseCompartment | undefined
  readonly reason: ReleaseReason
  /** Day of the event; of a reason without one nothing is asked but that it has come. */
  readonly event: PlainDate | undefined
  readonly on: PlainDate
}

/** Whether a release is allowed, until when it can be asked for, or why it is refused. */
export type ReleaseAnswer =
  | {
      readonly kind: 'allowed'
      /** Last day of the request, that day included; undefined without a time limit. */
      readonly lastDay: PlainDate | undefined
      readonly daysLeft: number | undefined
      readonly source: string
    }
  | { readonly kind: 'unknown-reason' }
  | { readonly kind: 'no-event' }
  | { readonly kind: 'not-happened'; readonly lastDay: PlainDate | undefined }
  | { readonly kind: 'before-law'; readonly from: PlainDate }
  | { readonly kind: 'past-limit'; readonly lastDay: PlainDate }

/**
 * Gives the last day on which a release with a time limit is asked for: six months forward from the event, on the last day of a month that has no such day.
 *
 * docs/rules/release.md, REL-04; CT art. R.3324-23.
 *
 * @param event day of the event
 * @param on day of the request, which sets the law
 * @example lastDayOf(plainDate('2026-08-31'), plainDate('2026-11-20')) // '2027-02-28'
 */
export const lastDayOf = (event: PlainDate, on: PlainDate): PlainDate =>
  addMonths(event, valueOrStandIn(RELEASE_MONTHS, on).value)

/**
 * Says whether a release is allowed, and until when. docs/rules/release.md, REL-01 to REL-04.
 *
 * @param question plan, reason and days
 * @example releaseAnswer({ plan: 'PEE', reason: 'HOME', event: plainDate('2026-09-14'), on: plainDate('2026-11-20') }) // allowed, last day 14/03/2027, 114 days left
 */
export const releaseAnswer = ({ plan, compartment, reason, event, on }: ReleaseQuestion): ReleaseAnswer => {
  const law = reasonsOf(plan, compartment, on).find((one) => one.reason === reason)
  if (law === undefined) return { kind: 'unknown-reason' }
  const { isLimited, from, source } = law
  if (!hasEvent(reason))
    return event !== undefined && event > on
      ? { kind: 'not-happened', lastDay: undefined }
      : { kind: 'allowed', lastDay: undefined, daysLeft: undefined, source }
  if (event === undefined) return { kind: 'no-event' }
  if (from !== undefined && event < from) return { kind: 'before-law', from }
  const lastDay = isLimited ? lastDayOf(event, on) : undefined
  if (event > on) return { kind: 'not-happened', lastDay }
  if (lastDay !== undefined && on > lastDay) return { kind: 'past-limit', lastDay }
  return { kind: 'allowed', lastDay, daysLeft: lastDay && daysBetween(on, lastDay), source }
}
