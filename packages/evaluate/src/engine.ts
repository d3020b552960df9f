/** Something wrong in one cell, in words for an actuary. */
export type Problem = { readonly column: string; readonly reason: string }

/** A row's results in the order of the engine's result columns, or what is wrong with it. */
export type Outcome =
  | { readonly kind: 'evaluated'; readonly results: readonly string[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** A calculation that takes one row of text and gives result columns. To add one: write its file and name it in `engines.ts`. */
export type Engine = {
  readonly summary: string
  /** Columns that a file must have, in any order. */
  readonly columns: readonly string[]
  /** Columns that a file may have too; any other is given back as it stands. */
  readonly optionalColumns?: readonly string[]
  readonly resultColumns: readonly string[]
  /** What a column holds, for `--help`. */
  readonly notes: readonly string[]
  /** Loads what the rows need once, and gives the function of a row. */
  readonly open: () => Promise<(row: Readonly<Record<string, string>>) => Outcome>
}
