import { expect, it } from 'vitest'
import { casesOf, needsBrowser, roomPlan, wholePlan, withoutBrowser, type Plan } from './plan.ts'

const OFTEN = wholePlan({ isAll: false, cases: '25', folder: 'reports' })
const ALL = wholePlan({ isAll: true, cases: '100', folder: 'reports' })

const stepsOf = ({ stages }: Plan) => stages.flat(2)
const namesOf = (plan: Plan): readonly string[] => stepsOf(plan).map(({ name }) => name)
const step = (plan: Plan, name: string) => {
  const found = stepsOf(plan).find((one) => one.name === name)
  if (found === undefined) throw new Error(`The plan has no step ${name}: ${namesOf(plan).join(', ')}`)
  return { ...found, line: found.command.join(' ') }
}
const UNIT = 'unit, property and API tests'

it('runs every step of npm test in test:all too, and there the packing and the bundles as well', () => {
  const more = namesOf(ALL).filter((name) => !namesOf(OFTEN).includes(name))
  expect(more).toEqual(['bundles of the domain', 'size budgets', 'packages: packed, installed, used', 'portfolios'])
  expect(namesOf(OFTEN).filter((name) => !namesOf(ALL).includes(name))).toEqual(['size budgets of the portal'])
})

it('writes the programs of the packages only where they are packed', () => {
  expect([ALL, OFTEN].map((plan) => step(plan, 'types').line.includes('--emitDeclarationOnly'))).toEqual([false, true])
})

it('measures coverage, asks every rule of the linter and looks at every screen in test:all alone', () => {
  expect([step(ALL, UNIT).line, step(OFTEN, UNIT).line].map((line) => line.includes('--coverage'))).toEqual([true, false])
  expect([step(ALL, 'lint').line, step(OFTEN, 'lint').line].map((line) => line.includes('--allow'))).toEqual([false, true])
  expect([ALL, OFTEN].map((plan) => step(plan, 'journeys').environment?.['E2E_ALL'])).toEqual(['yes', ''])
  expect([ALL, OFTEN].map((plan) => step(plan, 'component tests, part 1 of 3').environment?.['VITE_TEST_ALL'])).toEqual([
    'yes',
    '',
  ])
  expect([ALL, OFTEN].map((plan) => step(plan, UNIT).environment?.['PROPERTY_RUNS'])).toEqual(['100', '25'])
})

it('builds before the journeys, and reads the rule book after every report', () => {
  const names = namesOf(OFTEN)
  expect(names.indexOf('build')).toBeLessThan(names.indexOf('journeys'))
  expect(names.at(-1)).toBe('rule book: every rule has its test')
  expect(OFTEN.stages.at(-1)?.flat()).toHaveLength(1)
})

it('gives each run of tests a report of its own', () => {
  const paths = OFTEN.reports.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(
    expect.arrayContaining(['reports/unit.json', 'reports/text.json', 'reports/screens-1.json', 'reports/browser.json']),
  )
})

it('runs 25 cases of a property, 100 in test:all, and as many as are asked for', () => {
  expect([casesOf(false, {}), casesOf(true, {}), casesOf(true, { PROPERTY_RUNS: '7' })]).toEqual(['25', '100', '7'])
})

it('names what it cannot do without a browser, and does the rest', () => {
  const { left, ...rest } = withoutBrowser(OFTEN)
  expect(left).toEqual([
    'component tests, part 1 of 3',
    'component tests, part 2 of 3',
    'component tests, part 3 of 3',
    'journeys',
  ])
  expect([needsBrowser(OFTEN), needsBrowser(rest)]).toEqual([true, false])
  expect(namesOf(rest)).toContain(UNIT)
  expect(rest.reports.map(({ path }) => path)).not.toContain('reports/browser.json')
})

const RELEASE = {
  folders: ['packages/domain/src/release', 'packages/web/src/release'],
  specs: ['release'],
  units: ['packages/domain/src/release/a.test.ts'],
  texts: ['packages/web/src/release/b.text.test.tsx'],
  screens: ['packages/web/src/release/c.test.tsx'],
  isBuilt: true,
}
const setting = { isAll: false, cases: '25', folder: 'reports/rooms' }
const CHECKS = ['types', 'lint', 'format', 'texts: none missing, none unused']

it('runs for a room types, its folders, its tests in every layer and all its journeys', () => {
  const plan = roomPlan(RELEASE, setting)
  expect(namesOf(plan)).toEqual([...CHECKS, UNIT, 'texts of screens', 'component tests', 'journeys'])
  expect(step(plan, 'lint').line).toMatch(
    / packages\/domain\/src\/release packages\/web\/src\/release packages\/web\/e2e\/release\.spec\.ts$/,
  )
  expect(step(plan, UNIT).line).toContain(' packages/domain/src/release/a.test.ts ')
  expect(step(plan, 'journeys').line).toMatch(/ \/release\.spec\.ts$/)
  expect(step(plan, 'journeys').environment?.['E2E_ALL']).toBe('yes')
})

it('leaves the reports of the whole check as they are', () => {
  expect(roomPlan(RELEASE, setting).reports.map(({ path }) => path)).toEqual(
    ['unit', 'text', 'screens-1', 'browser'].map((name) => `reports/rooms/${name}.json`),
  )
})

it('builds for a room only where a journey would see another portal than the sources make', () => {
  expect(namesOf(roomPlan({ ...RELEASE, isBuilt: false }, setting))).toContain('build')
  expect(namesOf(roomPlan({ ...RELEASE, isBuilt: false, specs: [] }, setting))).not.toContain('build')
})

it('leaves out of a room what it has not', () => {
  const plan = roomPlan({ ...RELEASE, specs: [], texts: [], screens: [] }, setting)
  expect(namesOf(plan)).toEqual([...CHECKS, UNIT])
  expect(needsBrowser(plan)).toBe(false)
})
