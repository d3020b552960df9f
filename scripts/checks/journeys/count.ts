import { ROOM_OF, roomOf } from './rooms.ts'
import { isOften } from './selection.ts'

/** What Playwright lists: files, the groups in them, and their tests with the projects that run each. */
export type Listing = { readonly suites: readonly Suite[] }
type Suite = {
  readonly file: string
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[]
}
type Spec = { readonly tags: readonly string[]; readonly tests: readonly { readonly projectName: string }[] }

/** Journeys of a file or a room: those of `npm run test:all`, and those that `npm test` runs. */
type Count = { readonly all: number; readonly often: number }
/** Journeys of each spec file. */
type Counts = ReadonlyMap<string, Count>

/** A room, how many journeys it may have, and its spec files. */
type Room = { readonly name: string; readonly most: number; readonly specs: readonly string[] }

/** Journeys of one room, and of one where money or a signature moves. */
const MOST = 4
const MOST_WITH_MONEY = 8
/** Journeys of all rooms, and those of them that `npm test` has time for. */
const MOST_IN_ALL = 160
const MOST_OFTEN = 40

/** Rooms that may have other than four. */
const MOST_OF: Readonly<Record<string, number>> = {
  session: 18,
  portal: 16,
  'across rooms': 24,
  payment: MOST_WITH_MONEY,
  'option-bulletin': MOST_WITH_MONEY,
  'bank-account': MOST_WITH_MONEY,
}

const roomsIn = (counts: Counts): readonly Room[] =>
  [...Map.groupBy(counts.keys(), roomOf)].map(([name, specs]) => ({
    name,
    most: MOST_OF[name] ?? MOST,
    specs,
  }))

const NONE: Count = { all: 0, often: 0 }
const sumOf = (counts: Iterable<Count>): Count =>
  [...counts].reduce((sum, { all, often }) => ({ all: sum.all + all, often: sum.often + often }), NONE)

const countOfSpec = ({ tags, tests }: Spec): Count => ({
  all: tests.length,
  often: tests.filter(({ projectName }) => isOften(tags, projectName)).length,
})

const countIn = ({ specs, suites = [] }: Suite): Count => sumOf([...specs.map(countOfSpec), ...suites.map(countIn)])

/**
 * Answers how many journeys each spec file has.
 *
 * @param listing - what `playwright test --list --reporter=json` prints of all of them
 */
export const journeysIn = ({ suites }: Listing): Counts =>
  new Map(suites.map((suite) => [suite.file.replace(/\.spec\.ts$/, ''), countIn(suite)]))

const countOf = ({ specs }: Room, counts: Counts): Count => sumOf(specs.map((spec) => counts.get(spec) ?? NONE))

/**
 * Answers in words where there are too many journeys, which room has none in `npm test`, and which file of the table is not there; nothing when
 * all is well.
 *
 * @param counts - journeys of each spec file
 */
export const complaintsAbout = (counts: Counts): readonly string[] => {
  const rooms = roomsIn(counts).map((room) => ({ name: room.name, most: room.most, count: countOf(room, counts) }))
  const { all, often } = sumOf(counts.values())
  return [
    ...rooms
      .filter(({ count, most }) => count.all > most)
      .map(({ name, most, count }) => `${name}: ${count.all} journeys, at most ${most}`),
    ...rooms.filter(({ count }) => count.often === 0).map(({ name }) => `${name}: no journey in npm test`),
    ...Object.keys(ROOM_OF)
      .filter((spec) => !counts.has(spec))
      .map((spec) => `${spec}.spec.ts has a room and is not there`),
    ...(all > MOST_IN_ALL ? [`${all} journeys in all, at most ${MOST_IN_ALL}`] : []),
    ...(often > MOST_OFTEN ? [`${often} journeys in npm test, at most ${MOST_OFTEN}: tag others with @all`] : []),
  ]
}

/**
 * Writes the journeys of each room in one line: those of `npm test`, all of them, and how many there may be.
 *
 * @param counts - journeys of each spec file
 */
export const writeCounts = (counts: Counts): string => {
  const { all, often } = sumOf(counts.values())
  const rooms = roomsIn(counts).map((room) => {
    const count = countOf(room, counts)
    return `${room.name} ${count.often}, ${count.all} of ${room.most}`
  })
  return `${all} journeys, ${often} of them in npm test: ${rooms.join('; ')}`
}
