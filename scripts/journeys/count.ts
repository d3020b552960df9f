/** What Playwright lists: files, the groups in them, and their tests with the projects that run each. */
export type Listing = { readonly suites: readonly Suite[] }
type Suite = {
  readonly file: string
  readonly specs: readonly { readonly tests: readonly unknown[] }[]
  readonly suites?: readonly Suite[]
}

/** Journeys of each spec file. */
type Counts = ReadonlyMap<string, number>

/** A room, how many journeys it may have, and its spec files. */
type Room = { readonly name: string; readonly most: number; readonly specs: readonly string[] }

/** Journeys of one room, and of one where money or a signature moves. */
const MOST = 4
const MOST_WITH_MONEY = 8
/** Journeys of all rooms. */
const MOST_IN_ALL = 160

/** Rooms whose journeys stand in files of other names. */
const ROOM_OF: Readonly<Record<string, string>> = {
  reliability: 'session',
  otp: 'session',
  application: 'portal',
  frame: 'portal',
  'language-offer': 'portal',
  modals: 'portal',
  pages: 'portal',
  routes: 'portal',
  accessibility: 'across rooms',
  faults: 'across rooms',
  painted: 'across rooms',
  translated: 'across rooms',
  measure: 'contents',
  doors: 'stand-in',
  'tax-saving-card': 'tax-saving',
  'tax-saving-frames': 'tax-saving',
  'tax-saving-steps': 'tax-saving',
}

/** Rooms that may have other than four. */
const MOST_OF: Readonly<Record<string, number>> = {
  session: 16,
  portal: 16,
  'across rooms': 24,
  payment: MOST_WITH_MONEY,
  'option-bulletin': MOST_WITH_MONEY,
  'savings-acts': MOST_WITH_MONEY,
}

const roomsIn = (counts: Counts): readonly Room[] =>
  [...Map.groupBy(counts.keys(), (spec) => ROOM_OF[spec] ?? spec)].map(([name, specs]) => ({
    name,
    most: MOST_OF[name] ?? MOST,
    specs,
  }))

const countIn = ({ specs, suites = [] }: Suite): number =>
  specs.reduce((sum, { tests }) => sum + tests.length, 0) + suites.reduce((sum, suite) => sum + countIn(suite), 0)

/**
 * Answers how many journeys each spec file has.
 *
 * @param listing - what `playwright test --list --reporter=json` prints
 */
export const journeysIn = ({ suites }: Listing): Counts =>
  new Map(suites.map((suite) => [suite.file.replace(/\.spec\.ts$/, ''), countIn(suite)]))

const countOf = ({ specs }: Room, counts: Counts): number => specs.reduce((sum, spec) => sum + (counts.get(spec) ?? 0), 0)
const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

/**
 * Answers in words where there are too many journeys, and which file of the table is not there; nothing when all is well.
 *
 * @param counts - journeys of each spec file
 */
export const tooMany = (counts: Counts): readonly string[] => [
  ...roomsIn(counts)
    .filter((room) => countOf(room, counts) > room.most)
    .map((room) => `${room.name}: ${countOf(room, counts)} journeys, at most ${room.most}`),
  ...Object.keys(ROOM_OF)
    .filter((spec) => !counts.has(spec))
    .map((spec) => `${spec}.spec.ts has a room and is not there`),
  ...(sumOf(counts) > MOST_IN_ALL ? [`${sumOf(counts)} journeys in all, at most ${MOST_IN_ALL}`] : []),
]

/**
 * Writes the journeys of each room in one line.
 *
 * @param counts - journeys of each spec file
 */
export const writeCounts = (counts: Counts): string =>
  `${sumOf(counts)} journeys: ${roomsIn(counts)
    .map((room) => `${room.name} ${countOf(room, counts)} of ${room.most}`)
    .join(', ')}`
