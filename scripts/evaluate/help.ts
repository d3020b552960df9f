import type { Engine } from './engine.ts'

const describe = ([name, { summary, columns, optionalColumns = [], resultColumns, notes }]: [string, Engine]): string =>
  [
    '',
    `${name}: ${summary}`,
    `  columns: ${columns.join(',')}`,
    ...(optionalColumns.length > 0 ? [`  may have: ${optionalColumns.join(',')}`] : []),
    `  adds:    ${resultColumns.join(',')}`,
    notes.map((note) => `    ${note}`).join('\n'),
  ].join('\n')

/** Gives the text of `--help`. */
export const helpText = (engines: Readonly<Record<string, Engine>>): string =>
  [
    'Usage: npm run -s evaluate -- ENGINE < cases.csv > results.csv',
    '',
    'Reads comma-separated cases and writes the same rows with the results added, in full precision. A bad row is left out and named on standard',
    'error with its line, column and reason; the exit status is then 1. Columns may stand in any order.',
    ...Object.entries(engines).map((engine) => describe(engine)),
    '',
  ].join('\n')
