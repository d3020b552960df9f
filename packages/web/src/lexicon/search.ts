/** A word with its explanation, in the language shown. */
export type Entry<Id extends string> = { readonly id: Id; readonly name: string; readonly text: string }

/** Words as they are compared: without accents, capitals, or the difference between two apostrophes. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLocaleLowerCase('fr')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/**
 * Finds the entries that hold what was typed, in their name or in their text; those whose name does come first. Nothing typed keeps all.
 *
 * @param entries - entries in the order shown
 * @param typed - what the saver typed
 * @example found([{ id: 'pee', name: 'PEE', text: 'Épargne de l’entreprise' }], 'epargne').length // 1
 */
export const found = <Id extends string>(entries: readonly Entry<Id>[], typed: string): readonly Entry<Id>[] => {
  const wanted = folded(typed)
  if (wanted === '') return entries
  const byName = entries.filter(({ name }) => folded(name).includes(wanted))
  return [...byName, ...entries.filter((entry) => !byName.includes(entry) && folded(entry.text).includes(wanted))]
}

/**
 * Orders entries as a dictionary of the language does, accents and capitals aside.
 *
 * @param entries - entries in any order
 * @param language - language of the names
 * @example inOrder([{ id: 'b', name: 'PEE', text: '' }, { id: 'a', name: 'Âge', text: '' }], 'fr')[0]?.id // 'a'
 */
export const inOrder = <Id extends string>(entries: readonly Entry<Id>[], language: string): readonly Entry<Id>[] => {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  return entries.toSorted((one, other) => compare(one.name, other.name))
}
