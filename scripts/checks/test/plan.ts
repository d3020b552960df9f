import { resolve } from 'node:path'
import { PROPERTY_CASES } from '../../measures/property-cases.ts'
import type { ReportFile } from './reports.ts'
import type { RoomFiles } from './rooms.ts'
import type { Lane, Step } from './steps.ts'

/** What the command runs: stages one after the other, the lanes of each side by side. */
export type Plan = { readonly stages: readonly (readonly Lane[])[]; readonly reports: readonly ReportFile[] }

type Setting = {
  /** Everything: full matrices, coverage, packing, a hundred cases a property, all journeys. */
  readonly isAll: boolean
  /** Cases of a property. */
  readonly cases: string
  /** Folder of the reports. */
  readonly folder: string
}

const node = ['node', '--conditions=source']
const yes = (flag: boolean): string => (flag ? 'yes' : '')

/** The compilers are written in Go. On one thread each type is worked out once instead of once a thread: half the processor's time. */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '200' }
/** What is written besides declarations is for who packs the packages, which `test:all` does. */
const types = (isAll: boolean): Step => ({
  name: 'types',
  command: ['tsc', '-b', '--singleThreaded', ...(isAll ? [] : ['--emitDeclarationOnly'])],
  environment: ONE_THREAD,
})
/** No source can declare an enum (`erasableSyntaxOnly`), so that the dearest of all rules has nothing to find; it is asked in `test:all`. */
const WITHOUT_ENUMS = ['--allow', 'typescript/no-unsafe-enum-assignment']
const lint = (isAll: boolean, folders: readonly string[] = []): Step => ({
  name: 'lint',
  command: ['oxlint', '--type-aware', '--deny-warnings', ...(isAll ? [] : WITHOUT_ENUMS), ...folders],
  environment: ONE_THREAD,
})
/** Component tests and what they draw, in pieces that each page of theirs loads. */
const screensBuild = (isAll: boolean): Step => ({
  name: 'build of the component tests',
  command: ['vite', 'build', 'packages/web', '-c', 'packages/web/vite.screens-build.config.ts', '--logLevel', 'error'],
  environment: { VITE_TEST_ALL: yes(isAll) },
})
const BUILD: Step = { name: 'build', command: ['vite', 'build', 'packages/web', '--logLevel', 'warn'] }

const TESTS_SUMMARY = /^\s*(Test Files|Tests|Statements|Branches|Functions|Lines)\s.*$/gm

/** A run of Vitest whose report stands at a path. */
const vitest = (name: string, path: string, words: readonly string[], environment: Readonly<Record<string, string>>): Step => ({
  name,
  command: ['vitest', 'run', ...words, '--reporter=json', `--outputFile=${resolve(path)}`, '--reporter=default'],
  environment,
  summary: TESTS_SUMMARY,
  report: { tool: 'vitest', path },
})

const unitTests = ({ isAll, cases, folder }: Setting, paths: readonly string[] = []): Step =>
  vitest('unit, property and API tests', `${folder}/unit.json`, [...(isAll ? ['--coverage'] : []), ...paths], {
    TEST_ALL: yes(isAll),
    PROPERTY_RUNS: cases,
  })

const textTests = ({ isAll, folder }: Setting, paths: readonly string[] = []): Step =>
  vitest('texts of screens', `${folder}/text.json`, ['--config=packages/web/vitest.text.config.ts', ...paths], {
    VITE_TEST_ALL: yes(isAll),
  })

const screens = (
  { isAll, folder }: Setting,
  name: string,
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Step => ({
  ...vitest(name, `${folder}/${file}.json`, ['--config=packages/web/vitest.screens.config.ts', ...words], {
    VITE_TEST_ALL: yes(isAll),
    ...environment,
  }),
  inBrowser: true,
})

/** Component tests run in parts, each in a browser of its own: one page holds what 90 files leave in it until it has no memory left. */
const PARTS_OF_SCREENS = [1, 2, 3]
const screenParts = (setting: Setting): Lane =>
  PARTS_OF_SCREENS.map((part) => {
    const of = PARTS_OF_SCREENS.length
    const words = [`--shard=${part}/${of}`]
    return screens(setting, `component tests, part ${part} of ${of}`, `screens-${part}`, words, {
      SCREENS_ARE_BUILT: 'yes',
      ROOMS_ARE_MADE: yes(part > 1),
    })
  })

const journeys = (folder: string, isEach: boolean, specs: readonly string[] = []): Step => ({
  name: 'journeys',
  command: ['playwright', 'test', '--config', 'packages/web/playwright.config.ts', ...specs.map((spec) => `/${spec}.spec.ts`)],
  environment: {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=source`,
    E2E_ALL: yes(isEach),
    E2E_REPORT: resolve(folder, 'browser.json'),
  },
  summary: /^\s*\d+ (passed|failed|flaky).*$/gm,
  report: { tool: 'playwright', path: `${folder}/browser.json` },
  inBrowser: true,
})

const TEXTS: Step = { name: 'texts: none missing, none unused', command: [...node, 'scripts/checks/texts.ts'] }

const ENGLISH: Step = {
  name: 'plain English',
  command: [...node, 'scripts/checks/plain-english.ts'],
  summary: /^\d+ files, .*$/gm,
}

const sources = (isAll: boolean): Lane => [
  types(isAll),
  lint(isAll),
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'arrows', command: [...node, 'scripts/checks/arrows.ts'], summary: /\d+ modules.*/g },
  { name: 'unused code and dependencies', command: ['knip'] },
  {
    name: 'exports that nobody uses, of domain and machines',
    command: ['knip', '-c', 'knip.exports.json', '--include', 'exports'],
  },
  TEXTS,
  ENGLISH,
  {
    name: 'journeys: no room has too many',
    command: [...node, 'scripts/checks/journeys.ts'],
    summary: /^\d+ journeys.*$/gm,
  },
  BUILD,
  screensBuild(isAll),
  ...(isAll
    ? [
        { name: 'bundles of the domain', command: [...node, 'scripts/checks/domain-bundles.ts'] },
        { name: 'size budgets', command: ['size-limit'] },
        {
          name: 'packages: packed, installed, used',
          command: [...node, 'scripts/commands/packages.ts'],
          environment: { TYPES_CHECKED: 'yes' },
          summary: /^(packages|Node 20): .*$/gm,
        },
        { name: 'portfolios', command: [...node, 'scripts/commands/portfolio.ts', 'check'], summary: TESTS_SUMMARY },
      ]
    : [{ name: 'size budgets of the portal', command: ['size-limit', '--ignore-missing'] }]),
]

const RULES: Step = {
  name: 'rule book: every rule has its test',
  command: [...node, 'scripts/commands/rules.ts'],
  summary: /^.*rules?,.*$/gm,
}

const planOf = (stages: Plan['stages']): Plan => ({ stages, reports: stages.flat(2).flatMap(({ report }) => report ?? []) })

/**
 * Cases of each property: a hundred where everything is asked for, a quarter of that in `npm test`, or as many as were said.
 *
 * @param isAll - whether everything is asked for
 * @param environment - settings of the command
 */
export const casesOf = (isAll: boolean, environment: Readonly<Record<string, string | undefined>>): string =>
  environment['PROPERTY_RUNS'] ?? String(isAll ? PROPERTY_CASES.all : PROPERTY_CASES.usual)

/** Whether a step of the plan needs a browser. */
export const needsBrowser = ({ stages }: Plan): boolean => stages.flat(2).some(({ inBrowser }) => inBrowser)

/** What can be done where no browser is, and the names of what cannot. */
export const withoutBrowser = ({ stages }: Plan): Plan & { readonly left: readonly string[] } => ({
  ...planOf(stages.map((lanes) => lanes.map((lane) => lane.filter(({ inBrowser }) => !inBrowser)))),
  left: stages.flat(2).flatMap(({ name, inBrowser }) => (inBrowser ? name : [])),
})

/**
 * The whole check: what reads sources and what runs in Node, in two lanes that take about as long as each other, then the component tests and the
 * journeys, each of which has the browser and both processors to itself, then the rule book, which reads their reports.
 */
export const wholePlan = (setting: Setting): Plan =>
  planOf([
    [[...sources(setting.isAll), unitTests(setting)], [textTests(setting)]],
    [screenParts(setting)],
    [[journeys(setting.folder, setting.isAll)]],
    [[RULES]],
  ])

/**
 * What touches some rooms, in all packages: every journey of theirs, and a build only where sources have changed since the last one.
 *
 * @param files - what the rooms have
 * @param setting - how many cases a property runs
 */
export const roomPlan = (files: RoomFiles, setting: Setting): Plan => {
  const { folders, specs, units, texts, screens: pages, isBuilt } = files
  const paths = [...folders, ...specs.map((spec) => `packages/web/e2e/${spec}.spec.ts`)]
  const checks: Lane = [
    types(false),
    lint(false, paths),
    { name: 'format', command: ['oxfmt', '--check', ...paths] },
    TEXTS,
    ...(units.length > 0 ? [unitTests(setting, units)] : []),
    ...(texts.length > 0 ? [textTests(setting, texts)] : []),
  ]
  const seen: Lane = [
    ...(specs.length > 0 && !isBuilt ? [BUILD] : []),
    ...(pages.length > 0 ? [screens(setting, 'component tests', 'screens-1', pages)] : []),
    ...(specs.length > 0 ? [journeys(setting.folder, true, specs)] : []),
  ]
  return planOf([[checks, seen]])
}
