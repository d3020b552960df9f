import { loadMortalityTables, TABLE_CODES, type TableCode } from '@hautelisse/domain/mortality'
import { DUE_COLUMNS, dueText, PARAMETER_COLUMNS, parametersText } from './parameters.ts'
import { GENERATION_COLUMNS, generationCsv, TIDY_COLUMNS, tidyCsv } from './table-csv.ts'
import { xtbml } from './xtbml.ts'

/** Options as they were typed; one that takes a text and has none holds `true`. */
type Given = Readonly<Record<string, string | boolean | undefined>>

/** A file's text in pieces, or the reason for which it is refused. */
type Text = { readonly pieces: Iterable<string> } | { readonly refusal: string }

/** A file that the command writes without reading any. To add one: write it and name it in `REFERENCE_FILES`. */
export type ReferenceFile = {
  readonly summary: string
  /** Its options and columns, for `--help`. */
  readonly notes: readonly string[]
  /** Names of the options that it takes. */
  readonly options: readonly string[]
  readonly textOf: (given: Given) => Text | Promise<Text>
}

const parameters: ReferenceFile = {
  summary: 'every dated parameter of the law, with its source and the day of its last check; reads nothing',
  notes: [
    `columns: ${PARAMETER_COLUMNS.join(',')}`,
    '  value              a number, or what the parameter holds as JSON',
    '  from, until        first and last day; no last day where it still holds',
    '  last_check         day on which the sources were last read',
    '  known_until        last day that they settle',
    '  due                day from which a new value is expected; "no rhythm" where no text sets one',
    '  owner              who sets it: law, board (of Agirc-Arrco), us (an assumption of the simulator)',
    '--due 2027-01-31     only what falls due until that day, the earliest first, with the latest value that is known',
    `  columns: ${DUE_COLUMNS.join(',')}`,
    '  state              late where the day lay behind at the last check already, or expected',
  ],
  options: ['due'],
  textOf: ({ due }) => {
    const text = due === undefined ? parametersText() : dueText(String(due))
    return text === undefined
      ? { refusal: `--due takes a day of the calendar such as 2027-01-31, not "${due === true ? '' : due}".` }
      : { pieces: [text] }
  },
}

const LAYOUTS = ['tidy', 'generations', 'xtbml'] as const

const oneOf = <Word extends string>(words: readonly Word[], given: string | boolean | undefined): Word | undefined =>
  words.find((word) => word === given)

const choice = (option: string, words: readonly string[], given: string | boolean): { readonly refusal: string } => ({
  refusal: `--${option} takes ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not "${given === true ? '' : given}".`,
})

const tables: ReferenceFile = {
  summary: 'the mortality tables TGF05, TGH05 and the mixed one, as CSV or XTbML; reads nothing',
  notes: [
    '--table TGF05        one table: TGF05, TGH05 or MIXED; without it all three, one after the other',
    `--as tidy            one number living a row, as published: ${TIDY_COLUMNS.join(',')}; what is written without --as`,
    `--as generations     one probability a row, for a join: ${GENERATION_COLUMNS.join(',')}`,
    '--as xtbml           one table as XML of the Society of Actuaries, by year of birth and age',
    '  lx                 number living, 100000 at the first age of the birth year; from 121 on nobody',
    '  qx                 probability of dying before the next age, (l(x) - l(x+1)) / l(x), in full precision; empty where nobody is left',
    '  origin             published, or computed: those of the mixed table are 0.6 TGH05 + 0.4 TGF05, weighted on lx',
    '  sex                F is TGF05, M is TGH05, X is the mixed table',
  ],
  options: ['table', 'as'],
  textOf: async ({ table, as = 'tidy' }) => {
    const code = oneOf<TableCode>(TABLE_CODES, table)
    const layout = oneOf(LAYOUTS, as)
    if (table !== undefined && code === undefined) return choice('table', TABLE_CODES, table)
    if (layout === undefined) return choice('as', LAYOUTS, as)
    const loaded = await loadMortalityTables()
    const codes = code === undefined ? TABLE_CODES : [code]
    if (layout === 'tidy') return { pieces: tidyCsv(loaded, codes) }
    if (layout === 'generations') return { pieces: generationCsv(loaded, codes) }
    if (code === undefined) return { refusal: 'A document of --as xtbml holds one table: name it with --table.' }
    return { pieces: xtbml(loaded, code) }
  },
}

/** Every file that the command writes without reading any, by the name it is asked for. */
export const REFERENCE_FILES: Readonly<Record<string, ReferenceFile>> = { parameters, tables }
