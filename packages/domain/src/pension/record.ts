import { dateOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'
import {
  firstStartAt,
  NO_POINTS,
  pensionCheckedUntil,
  type CareerYear,
  type OtherQuarters,
  type Points,
  type ReputedQuarters,
} from '../state-pension/index.ts'
import type { PensionPayload } from './model.ts'
import type { FormOptions } from './options.ts'
import { pauseOf } from './pauses.ts'
import { payOf } from './pay.ts'
import { schemeLeftOut } from './left-out.ts'
import { levelOf } from './profiles.ts'
import type { CareerEntry, Careers, EstimateBasis } from './wire.ts'

const LAST_AGE_IN_MONTHS = 840
const DECEMBER = 12
const LAST_DAY = 31

/** A year of a career as the public schemes hold it. */
export type RecordedYear = CareerYear & { readonly regime: string; readonly regime_label: string; readonly employer: string }

/** Rights in a scheme whose pension is not computed here: its statement says what it pays a year. */
export type OtherRights = {
  readonly regime: string
  readonly regime_label: string
  readonly from: PlainDate
  readonly to: PlainDate
  readonly quarters: number
  /** What the quarters are, where the scheme says so. */
  readonly kinds?: Pick<OtherQuarters, 'contributed' | 'reputed' | 'uncounted'> | undefined
  readonly base: Euros
  readonly complementary: Euros
}

/** A career up to the end of a year, as the public schemes hold it. */
export type CareerRecord = {
  /** Last year that it holds. */
  readonly until: number
  readonly years: readonly RecordedYear[]
  /** Assimilated quarters that count as contributed for a long career, such as national service; a number is of kinds not said. */
  readonly reputedQuarters: number | ReputedQuarters
  readonly other?: OtherRights
}

/** Who asks for an estimate: only a woman's children bring quarters here (docs/rules/pension.md). */
export type EstimatedPerson = { readonly birth: PlainDate; readonly isMother: boolean }

/** The complementary scheme of employees, whatever the base scheme. */
const COMPLEMENTARY = { regime: 'AGIRC_ARRCO', regime_label: 'Agirc-Arrco' } as const

const pointsOf = ({ general, agirc, trancheC }: Points): Decimal => general.plus(agirc).plus(trancheC)

const isSame = (a: RecordedYear, b: RecordedYear): boolean =>
  a.regime === b.regime && a.employer === b.employer && a.year + 1 >= b.year

/** Years of one employer without a gap, one after the other. */
type Stretch = { readonly first: RecordedYear; readonly last: RecordedYear; readonly lines: readonly RecordedYear[] }

const stretchesOf = (years: readonly RecordedYear[]): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const line of years.toSorted((a, b) => a.year - b.year)) {
    const held = stretches.at(-1)
    if (held !== undefined && isSame(held.last, line)) {
      stretches[stretches.length - 1] = { ...held, last: line, lines: [...held.lines, line] }
    } else stretches.push({ first: line, last: line, lines: [line] })
  }
  return stretches
}

const entryOf = ({ first, last }: Stretch, more: Partial<CareerEntry>): CareerEntry => ({
  start_date: dateOf(first.year, 1, 1),
  end_date: dateOf(last.year, DECEMBER, LAST_DAY),
  regime: first.regime,
  regime_label: first.regime_label,
  employer: first.employer,
  ...more,
})

/**
 * Lists a career as the result shows it: stretches of one employer, with the quarters of the base scheme and the points of the complementary one.
 *
 * Rules MAREL-33 to MAREL-35.
 *
 * @param record career as the public schemes hold it
 * @example careersOf({ until: 2025, years: [], reputedQuarters: 0 }) // { base: [], complementary: [] }
 */
export const careersOf = ({ years, other }: CareerRecord): Careers => {
  const stretches = stretchesOf(years)
  const elsewhere: readonly CareerEntry[] =
    other === undefined
      ? []
      : [
          {
            start_date: other.from,
            end_date: other.to,
            regime: other.regime,
            regime_label: other.regime_label,
            quarters: other.quarters,
          },
        ]
  const base = stretches.map((stretch) =>
    entryOf(stretch, { quarters: stretch.lines.reduce((held, line) => held + line.contributed + line.assimilated, 0) }),
  )
  const complementary = stretches.flatMap((stretch) => {
    const points = stretch.lines.reduce((held, line) => held.plus(pointsOf(line.points)), NO_POINTS.general)
    return points.isZero() ? [] : [entryOf(stretch, { ...COMPLEMENTARY, points })]
  })
  return { base: [...base, ...elsewhere].toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1)), complementary }
}

/** Ages of the doors of a long career. */
const YOUNG_AGES = [16, 18, 20, 21]

/** What is known of the quarters of another scheme: none lie early where its first year comes after the young birthday. */
const kindsOf = ({ from, kinds }: OtherRights, birth: PlainDate): EstimateBasis['other_kinds'] => ({
  ...(kinds ?? { contributed: 0, reputed: {}, uncounted: 0 }),
  early: Object.fromEntries(YOUNG_AGES.filter((age) => yearOf(birth) + age < yearOf(from)).map((age) => [String(age), 0])),
})

/** Reputed quarters as a number, and by kind where their kinds are said. */
const reputedOf = ({ reputedQuarters }: CareerRecord): Pick<EstimateBasis, 'reputed_quarters' | 'reputed_by_kind'> =>
  typeof reputedQuarters === 'number'
    ? { reputed_quarters: reputedQuarters, reputed_by_kind: undefined }
    : {
        reputed_quarters: Object.values(reputedQuarters).reduce((held, quarters) => held + quarters, 0),
        reputed_by_kind: reputedQuarters,
      }

/**
 * Puts together everything that an estimate is computed from: a career, a person, and the answers of the form.
 *
 * docs/rules/pension.md. The years to come begin after the career's last one; the years to come of another category are those of the form.
 *
 * @param record career as the public schemes hold it
 * @param person who asks
 * @param sent answers of the form
 * @param asked day of the question, and the lists of the form
 */
export const basisOf = (
  record: CareerRecord,
  { birth, isMother }: EstimatedPerson,
  sent: PensionPayload,
  { today, options }: { readonly today: PlainDate; readonly options: FormOptions },
): EstimateBasis => {
  const from = record.until + 1
  const pause = pauseOf(sent, { birth, statement: record.years, today })
  const { other } = record
  return {
    birth,
    children_credited: isMother ? sent.children : 0,
    children_raised: sent.children,
    ...reputedOf(record),
    other_quarters: other?.quarters ?? 0,
    other_kinds: other && kindsOf(other, birth),
    other_base: other?.base ?? ZERO_EUROS,
    other_complementary: other?.complementary ?? ZERO_EUROS,
    other_label: other?.regime_label ?? null,
    left_out: schemeLeftOut(sent.professional_category),
    is_married: sent.family_situation === 'MA',
    statement: record.years.map(({ year, wage, contributed, assimilated, points }) => ({
      year,
      wage,
      contributed,
      assimilated,
      points: points.general,
      agirc_points: points.agirc,
      tranche_c_points: points.trancheC,
    })),
    projection: {
      from,
      wage: payOf(sent, from),
      level: levelOf(sent.professional_category, options),
      pause:
        pause === undefined
          ? null
          : {
              from: pause.from,
              until: pause.until ?? null,
              quarters_a_year: pause.quartersAYear,
              most_quarters: pause.mostQuarters ?? null,
              points_a_year: pause.pointsAYear,
              kind: pause.kind,
              then_works: pause.thenWorks,
            },
    },
    today,
    checked_until: lawOf(birth) ?? today,
  }
}

/**
 * Gives the last check of the law by which an estimate is computed now: a result with an earlier one was computed by an older law.
 *
 * @param birth date of birth
 * @example lawOf(plainDate('1964-03-12')) // '2026-10-31'
 */
export const lawOf = (birth: PlainDate): PlainDate | undefined => pensionCheckedUntil(firstStartAt(birth, LAST_AGE_IN_MONTHS))
