/** A name and a value in plain text. */
export type Fact = readonly [name: string, value: string]

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lists what a summary holds, inner names behind their outer ones.
 *
 * @param summary - plain data
 * @example factsOf({ session: { state: 'signedOut' }, modal: undefined }) // [['session.state', 'signedOut'], ['modal', '–']]
 */
export const factsOf = (summary: Readonly<Record<string, unknown>>, under = ''): readonly Fact[] =>
  Object.entries(summary).flatMap(([name, value]): readonly Fact[] =>
    isGroup(value)
      ? factsOf(value, `${under}${name}.`)
      : [[`${under}${name}`, value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)]],
  )
