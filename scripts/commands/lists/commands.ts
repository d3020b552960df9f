import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES, LINE_ENGINES, REFERENCE_FILES } from '@hautelisse/evaluate'
import { inOneOnly, tableOf } from './table.ts'

/** What each command does, in the order of the README. */
const COMMANDS: readonly (readonly [command: string, does: string])[] = [
  ['npm run dev', 'web and API from their sources, reloading'],
  [
    'npm run -s evaluate -- ENGINE < cases.csv',
    'evaluates your own cases: see the engines below; `-- --help` names their columns',
  ],
  [
    'npm run portfolio -- ENGINE --in x.parquet --out folder',
    'prices a portfolio of any size in shards that may be stopped: [from a file to a reserve](docs/portfolio/README.md); fetches DuckDB at its first use; `-- check` runs the tests that need it',
  ],
  [
    'npm run portfolio:slurm',
    'prices a generated portfolio as a Slurm job array on this machine, kills one worker, and compares what is merged with an unsharded run; needs Debian’s package `slurm-wlm`, and ends with status 77 where that is not installed',
  ],
  [
    'npm test -- release',
    'what touches a room in all packages: types, lint of its folders, its tests of every layer and all its journeys, in a minute and a half once types and build are there; several rooms may be named, and an unknown one is told which there are',
  ],
  [
    'npm run test:all',
    'everything: the test command with accessibility rules on every page in both languages and both schemes, coverage, 100 cases a property instead of 25, every journey instead of 40, the packages packed, installed and bundled, portfolios with DuckDB',
  ],
  [
    'npm run rules',
    'runs the tests that need no browser and writes the review report, rule by rule; `-- --fresh` draws a new seed and ten times the cases',
  ],
  [
    'npm run shots',
    'pictures of every state that rooms list in `examples.tsx`, and of what acting on them shows, with an index page',
  ],
  ['npm run format', 'writes every source in the format that `npm test` asks for'],
  ['npm run build', 'types of all packages, and the portal for a static server'],
  ['npm run packages', 'packs the packages, installs them in an empty folder and uses them; [examples](examples/README.md)'],
  ['npm run bench', 'benchmarks, with the ratio to what one would use instead'],
  [
    'npm run load',
    'the server under load, from another process: longest pause, reads beside 32 clients, processor time of single requests, longest hold of the event loop by each call (`-- --holds`)',
  ],
  ['npm run lighthouse', 'Lighthouse on the built portal as a phone sees it, medians of three runs'],
  [
    'npm run paint',
    'three pages from a key press to its paint: the tax simulator, futures, a release; held below 50 ms on a mid-tier phone, for 95 presses of 100',
  ],
  ['npm run mutation', 'mutation testing of `money`, `annuity` and `withdrawal`; `MUTATION_ROOM` names another room'],
  ['npm run fuzz', 'sends the API more generated requests, from a fresh seed'],
  [
    'npm run attack -- NAME',
    'attacks a server of its own, on loopback; lists the attacks without a name; `--against FOLDER` attacks another checkout',
  ],
  ['npm run fans', 'draws the table that the fan of the robo-advisor is compared with'],
  ['npm run paper -- FOLDER', 'prints a document of each kind, and shows the structure that poppler’s `pdfinfo` reads in it'],
  ['npm run diagrams', 'draws every statechart as a page with a Mermaid diagram, into docs/machines'],
  ['npm run backup -- copy.sqlite', 'copies the store of `DATA_DIR` into a new file, while a server uses it or not'],
]

/** The README explains it above the list. */
const ABOVE = 'start'

const nameOf = (command: string): string => /^npm (?:run (?:-s )?)?([\w:]+)/.exec(command)?.[1] ?? command

/**
 * Lists the commands of the root package. Throws if a command has no line, or a line no command.
 *
 * @param root folder of the project
 */
export const commandList = (root: string): string => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: object }
  const listed = [ABOVE, ...COMMANDS.map(([command]) => nameOf(command))]
  const odd = inOneOnly(listed, Object.keys(scripts))
  if (odd.length > 0) throw new Error(`scripts/commands/lists/commands.ts and package.json disagree on ${odd.join(', ')}`)
  return tableOf(
    ['Command', 'What it does'],
    COMMANDS.map(([command, does]) => [`\`${command}\``, does]),
  )
}

/** Rule book of each engine. */
const BOOKS: Readonly<Record<string, string>> = {
  annuity: 'annuity',
  'annuity-value': 'annuity',
  'annuity-cashflows': 'annuity',
  'income-tax': 'income-tax',
  'tax-saving': 'income-tax',
  'per-ceiling': 'income-tax',
  'inheritance-duty': 'inheritance',
  pension: 'state-pension',
  'pension-points': 'state-pension',
  projection: 'projection',
  withdrawal: 'withdrawal',
  exit: 'net-income',
  'top-up': 'contributions',
  'payment-ceiling': 'contributions',
  'payment-life': 'beyond-payment',
  release: 'release',
  'risk-mix': 'robo-advice',
  transmission: 'inheritance',
  receipt: 'receipt',
  fan: 'robo-advice',
  'exit-plan': 'beyond',
  case: 'proof',
  parameters: 'parameters',
  tables: 'mortality',
}

/**
 * Lists the engines of `npm run evaluate`. Throws if an engine has no rule book.
 *
 * @param root folder of the project
 */
export const engineList = (root: string): string => {
  const bookOf = (name: string): string => {
    const path = `docs/rules/${BOOKS[name] ?? name}.md`
    if (!existsSync(join(root, path)))
      throw new Error(`The engine ${name} has no rule book: name it in scripts/commands/lists/commands.ts`)
    return `[${BOOKS[name] ?? name}](${path})`
  }
  const row = (name: string, summary: string) => [`\`${name}\``, summary, bookOf(name)]
  return tableOf(
    ['Engine', 'What it computes', 'Rule book'],
    [
      ...Object.entries(ENGINES).map(([name, { summary }]) => row(name, summary)),
      ...Object.entries(LINE_ENGINES).map(([name, { summary }]) => row(name, `${summary}; one JSON value a line`)),
      ...Object.entries(REFERENCE_FILES).map(([name, { summary }]) => row(name, summary)),
    ],
  )
}
