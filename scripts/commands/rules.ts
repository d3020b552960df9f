/**
 * Builds the review report of the rule book: each rule with its tests, the cases and the seed of its properties and the last result.
 *
 * Rules stand in docs/rules/*.md under headings that begin with their ids (`### MRM-44, MRM-47 — Title`, ranges as `MRM-03 to MRM-07`).
 * Test titles carry the same ids (`[MRM-71] …`). It fails on a rule that has neither a test nor a line `No test: reason`, on a test
 * that names an id no rule has, on a rule whose test failed, and on a rule that reads the law without a line `How sure: …`.
 *
 * `--run` runs the unit tests and the texts of screens first; `--fresh` (with it) draws a new seed and ten times the cases.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PROPERTY_CASES, propertyRuns } from '../measures/property-cases.ts'

type Rule = {
  readonly id: string
  readonly title: string
  readonly book: string
  readonly noTest: string | undefined
  /** It stands where what a decision took the place of is kept. */
  readonly isOverruled: boolean
}
type Shown = {
  /** Its own words after those of what stands around it. */
  readonly title: string
  readonly ids: readonly string[]
  readonly passed: boolean
  /** Cases that its properties ran; none where it holds no property. */
  readonly cases: number | undefined
  readonly floor: string
}

const README = 'README.md'
const ID = /[A-Z]+(?:-[A-Z0-9]+)*-\d+/
const pad = (id: string, number: number) => id.replace(/\d+$/, (digits) => String(number).padStart(digits.length, '0'))
const numberOf = (id: string) => Number(/\d+$/.exec(id)?.[0])

/** Ids named by a text: a list with commas, and ranges from one id to another. */
const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`(${ID.source})(?: to (${ID.source}))?`, 'g'))].flatMap(([, first = '', last]) =>
    last === undefined
      ? [first]
      : Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, index) => pad(first, numberOf(first) + index)),
  )

const rulesOf = (name: string): readonly Rule[] => {
  let part = ''
  return readFileSync(`docs/rules/${name}`, 'utf8')
    .split(/^(?=#{2,4} )/m)
    .flatMap((section) => {
      const [heading = '', ...body] = section.split('\n')
      if (heading.startsWith('## ')) part = heading
      const [ids = '', title = ''] = heading.replace(/^#+ /, '').split(' — ')
      const noTest = /^No test: (.+)$/m.exec(body.join('\n'))?.[1]
      const isOverruled = part === '## Overruled' || noTest?.startsWith('overruled') === true
      return new RegExp(`^${ID.source}`).test(ids) ? idsIn(ids).map((id) => ({ id, title, book: name, noTest, isOverruled })) : []
    })
}

const readRules = (): readonly Rule[] =>
  readdirSync('docs/rules')
    .filter((name) => name.endsWith('.md') && name !== README)
    .flatMap(rulesOf)

/** Ids of the owner's rows, which the rule book lists: each has to stand in one of its books. */
const ownersRows = (): ReadonlySet<string> =>
  new Set(
    readFileSync(`docs/rules/${README}`, 'utf8')
      .split(/^(?=## )/m)
      .filter((section) => section.startsWith('## Rows of the requirements'))
      // A range may go on in the next line.
      .flatMap((section) => idsIn(section.replaceAll('\n', ' '))),
  )

/** Books whose law has been graded, and what a rule looks like that cites an article or an act. */
const GRADED = [
  'annuity',
  'beyond-longevity',
  'beyond-ceilings',
  'beyond',
  'beyond-payment',
  'contributions',
  'declaration',
  'income-tax',
  'mortality',
  'net-income',
  'option-bulletin',
  'release',
  'tax-saving',
  'withdrawal',
]
const CITATION = /\b(?:(?:CGI|CSS|CMF|CT|CA) (?:\d|[A-Z][.-])|LFSS |loi \d|arrêté du|code d\S+ \S+ art\.)/

/** Rules that read the law and do not say how sure that reading is. */
const ungraded = (): readonly string[] =>
  GRADED.flatMap((book) =>
    readFileSync(`docs/rules/${book}.md`, 'utf8')
      .split(/^(?=#{2,4} )/m)
      .filter((section) => section.startsWith('### ') && CITATION.test(section) && !section.includes('How sure:'))
      .map((section) => `${section.slice(4).split(' — ')[0] ?? ''} (${book}.md) reads the law and has no line "How sure: …"`),
  )

const titled = (title: string) => idsIn([...title.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1]).join(', '))

type VitestReport = {
  testResults: {
    name: string
    assertionResults: { title: string; ancestorTitles: string[]; status: string; meta?: { cases?: number } }[]
  }[]
}
type BrowserSuite = { suites?: BrowserSuite[]; title: string; specs: { title: string; ok: boolean }[] }

const vitestTests = (path: string): readonly Shown[] =>
  (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as VitestReport).testResults : []).flatMap(
    ({ name, assertionResults }) =>
      assertionResults.map(({ title, ancestorTitles, status, meta }) => ({
        title: [...ancestorTitles, title].join(' › '),
        ids: titled([...ancestorTitles, title].join(' ')),
        passed: status === 'passed',
        cases: meta?.cases,
        floor: /packages\/([^/]+)\//.exec(name.replaceAll('\\', '/'))?.[1] ?? 'scripts',
      })),
  )

const browserTests = (suite: BrowserSuite, above: readonly string[] = []): readonly Shown[] => {
  const titles = [...above, suite.title]
  return [
    ...suite.specs.map(({ title, ok }) => ({
      title: [...titles.filter((words) => !words.endsWith('.spec.ts')), title].filter((words) => words !== '').join(' › '),
      ids: titled([...titles, title].join(' ')),
      passed: ok,
      cases: undefined,
      floor: 'browser',
    })),
    ...(suite.suites ?? []).flatMap((inner) => browserTests(inner, titles)),
  ]
}

/** Reports of what runs in Node. */
const UNIT = 'reports/unit.json'
const TEXT = 'reports/text.json'

const argument = (name: string) => process.argv.includes(name)
const fresh = argument('--fresh')
const seed = fresh ? String(Date.now() % 2 ** 31) : (process.env['PROPERTY_SEED'] ?? '20261120')
const runs = String(fresh ? PROPERTY_CASES.fresh : propertyRuns())

mkdirSync('reports', { recursive: true })
const runTests = (report: string, words: readonly string[] = []): void => {
  const done = spawnSync('vitest', ['run', ...words, '--reporter=json', `--outputFile=${resolve(report)}`, '--reporter=dot'], {
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: seed, PROPERTY_RUNS: runs },
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) process.exitCode = 1
}
if (argument('--run') || fresh) {
  runTests(UNIT)
  runTests(TEXT, ['--config=packages/web/vitest.text.config.ts'])
}

const rules = readRules()
const unit = vitestTests(UNIT)
const browserRan = existsSync('reports/browser.json')
const browser = browserRan
  ? (JSON.parse(readFileSync('reports/browser.json', 'utf8')) as { suites: BrowserSuite[] }).suites.flatMap((suite) =>
      browserTests(suite),
    )
  : []
const screens = existsSync('reports')
  ? readdirSync('reports')
      .filter((file) => file.startsWith('screens-'))
      .flatMap((file) => vitestTests(`reports/${file}`))
  : []
const tests = [...unit, ...vitestTests(TEXT), ...screens, ...browser]

const known = new Set(rules.map((rule) => rule.id))
const owners = ownersRows()
const shownBy = (id: string) => tests.filter((test) => test.ids.includes(id))
// Without a browser report, or with one of a few specifications alone, the rules shown only there cannot be judged; the test command, which
// runs no unit test here, always has a whole one.
const declaredInBrowser =
  browserRan && !argument('--run') && !fresh
    ? new Set<string>()
    : new Set(
        readdirSync('packages/web/e2e')
          .filter((name) => name.endsWith('.spec.ts'))
          .flatMap((name) => titled(readFileSync(`packages/web/e2e/${name}`, 'utf8'))),
      )

const problems = [
  ...ungraded(),
  ...rules
    .filter((rule) => rules.find((other) => other.id === rule.id) !== rule)
    .map((rule) => `${rule.id} stands twice in the rule book (${rule.book})`),
  ...rules
    .filter((rule) => rule.noTest === undefined && shownBy(rule.id).length === 0 && !declaredInBrowser.has(rule.id))
    .map((rule) => `${rule.id} (${rule.book}) has no test and no line "No test: reason"`),
  ...[...new Set(tests.flatMap((test) => test.ids))]
    .filter((id) => !known.has(id))
    .map((id) => `${id} is named by a test and by no rule`),
  ...rules.flatMap((rule) =>
    shownBy(rule.id)
      .filter((test) => !test.passed)
      .map((test) => `${rule.id}: "${test.title}" did not pass`),
  ),
  ...[...owners].filter((id) => !known.has(id)).map((id) => `${id} is a row of the requirements and stands in no book`),
  ...(rules.length === 0 ? ['The rule book has no rule'] : []),
  ...(unit.length === 0 ? ['No test report was found: run with --run'] : []),
]

const clean = (title: string) =>
  title
    .replace(/ \(with seed=.*\)$/, '')
    .replaceAll(new RegExp(`\\[${ID.source}[^\\]]*\\]\\s*`, 'g'), '')
    .replaceAll('|', '\\|')
const line = (rule: Rule): string => {
  const shown = shownBy(rule.id)
  const words = shown.map(
    (test) => `${clean(test.title)} (${test.floor}${test.cases === undefined ? '' : `, ${test.cases} cases`})`,
  )
  const result =
    shown.length === 0
      ? rule.noTest === undefined
        ? 'browser report not read'
        : `no test: ${rule.noTest}`
      : shown.every((test) => test.passed)
        ? 'passed'
        : 'FAILED'
  return `| ${rule.id} | ${rule.title} | ${words.join('; ')} | ${result} |`
}
const books = [...new Set(rules.map((rule) => rule.book))]
const withTest = rules.filter((rule) => shownBy(rule.id).length > 0).length
const summary = `${rules.length} rules, ${withTest} shown by ${tests.filter((test) => test.ids.length > 0).length} tests, ${rules.filter((rule) => rule.noTest !== undefined).length} with a reason for having none`
const rows = rules.filter(({ id }) => owners.has(id))
const inForce = rows.filter(({ isOverruled }) => !isOverruled)
const withTests = inForce.filter(({ id }) => shownBy(id).length > 0)
const ownersSummary = `${rows.length} of ${owners.size} rows of the requirements stand in it: ${rows.length - inForce.length} overruled, ${inForce.length} in force, of which ${withTests.length} shown by tests and ${inForce.filter(({ id, noTest }) => noTest !== undefined && shownBy(id).length === 0).length} with a reason for having none`
const section = (book: string): string => {
  const lines = rules.filter((rule) => rule.book === book).map(line)
  const head = `## ${book.replace(/\.md$/, '')}\n\n| Rule | What it says | Shown by | Last result |\n| --- | --- | --- | --- |`
  return `${head}\n${lines.join('\n')}`
}
const opening = `# Review report of the rule book\n\n${summary}. ${ownersSummary}. Property seed ${seed}; the cases that each property ran stand behind it.`
const report = `${[opening, ...books.map(section)].join('\n\n')}\n`
writeFileSync('reports/rules.md', report)
for (const problem of problems) console.log(problem)
console.log(`${ownersSummary}\n${summary}; report in reports/rules.md`)
if (problems.length > 0) process.exitCode = 1
