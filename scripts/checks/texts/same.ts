/** Ids that could be left out if each French text had one. It only goes down: lower it when you merge some. */
export const MOST_SURPLUS = 530

/** A text that more than one message has. */
export type Same = { readonly text: string; readonly ids: readonly string[] }

/**
 * Finds texts that stand under several ids, those with the most ids first.
 *
 * @param messages - texts of one language by their ids
 * @example sameTexts(new Map([['a.b.c', 'Oui'], ['a.b.d', 'Oui']])) // [{ text: 'Oui', ids: ['a.b.c', 'a.b.d'] }]
 */
export const sameTexts = (messages: ReadonlyMap<string, string>): readonly Same[] =>
  [...Map.groupBy(messages, ([, text]) => text)]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => ({ text, ids: same.map(([id]) => id) }))
    .toSorted((one, other) => other.ids.length - one.ids.length)

/** Answers how many ids could be left out: all but one of each text. */
export const surplusOf = (texts: readonly Same[]): number => texts.reduce((sum, { ids }) => sum + ids.length - 1, 0)
