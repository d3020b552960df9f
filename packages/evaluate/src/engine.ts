/** Something wrong in one cell, in words for an actuary. */
export type Problem = { readonly column: string; readonly reason: string }

type Refused = { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/**
 * What the texts of a result column are, for files with typed columns: euros with two decimals at most, a float64 in its shortest form, a whole number, a day,
 * or any text. Euros and floats are added up over a portfolio.
 */
export type ResultType = 'euros' | 'float' | 'count' | 'day' | 'text'

/** Amounts that follow from results in proportion, by their names: `yearly` euros of an annuity times its `factor` are its `reserve`. */
export type Proportion = { readonly column: string; readonly amounts: Readonly<Record<string, string>> }

/** A row's results in the order of the engine's result columns, or what is wrong with it. */
export type Outcome = { readonly kind: 'evaluated'; readonly results: readonly string[] } | Refused

/** The results of a row that is written several times, once for each of them. */
export type RowsOutcome = { readonly kind: 'evaluated'; readonly rows: readonly (readonly string[])[] } | Refused

/** Text of a row by column. */
type Cells = Readonly<Record<string, string>>

type Calculation<Answer> = {
  readonly summary: string
  /** Columns that a file must have, in any order. */
  readonly columns: readonly string[]
  /** Columns that a file may have too; any other is given back as it stands. */
  readonly optionalColumns?: readonly string[]
  readonly resultColumns: readonly string[]
  /** What the result columns hold; text where it is not said. */
  readonly types?: Readonly<Record<string, ResultType>>
  /** Added to a portfolio that has its column, which is then no part of what a price depends on. */
  readonly scaled?: Proportion
  /** Columns that the results gain in a file with one of some optional columns, whose row then has that column, empty or not. */
  readonly further?: { readonly ifAny: readonly string[]; readonly resultColumns: readonly string[] }
  /** Columns of the file and of the results that hold euros, which `--by` adds up. */
  readonly sums?: readonly string[]
  /** Rows that are computed and written at once, fewer than usual where one has many results. */
  readonly batch?: number
  /** What a column holds, for `--help`. */
  readonly notes: readonly string[]
  /** Loads what the rows need once, and gives the function of a row. */
  readonly open: () => Promise<(row: Cells) => Answer>
}

/**
 * Lists the columns that an engine adds to a file.
 *
 * @param engine the engine
 * @param header columns of the file
 */
export const resultColumnsIn = ({ resultColumns, further }: AnyEngine, header: readonly string[]): readonly string[] =>
  further?.ifAny.some((column) => header.includes(column)) === true ? [...resultColumns, ...further.resultColumns] : resultColumns
/** A calculation that takes one row of text and gives result columns. To add one: write its file and name it in `engines.ts`. */
export type Engine = Calculation<Outcome>

/** The same with several rows of results for one row. */
export type RowsEngine = Calculation<RowsOutcome>

/** Either, as whatever reads and writes rows takes it. */
export type AnyEngine = Calculation<Outcome | RowsOutcome>

/** Rows of results of a row that was evaluated. */
export const rowsOf = (answer: Exclude<Outcome | RowsOutcome, { readonly kind: 'refused' }>): readonly (readonly string[])[] =>
  'rows' in answer ? answer.rows : [answer.results]
