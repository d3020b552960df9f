import type { Catalogue } from '../../../packages/web/vite.catalogues.ts'

/** Texts by the ids of messages. */
type Texts = ReadonlyMap<string, string>

/** The language that sources are written in. */
const SOURCE = 'fr'

/**
 * Compares the catalogues of a language with what the rooms' sources say, and with each other.
 *
 * @param language - `fr`, whose texts stand in the sources, or a translation
 * @param sources - French texts of each room
 * @param catalogues - what stands in the files
 * @returns one sentence for each message that is missing, unused, without a text, or said in two ways
 */
export const problemsOf = (
  language: string,
  sources: ReadonlyMap<string, Texts>,
  catalogues: readonly Catalogue[],
): readonly string[] => {
  const kept = new Map(catalogues.map(({ room, messages }) => [room, new Map(Object.entries(messages))]))
  const said = new Map<string, string>()
  const problems: string[] = []
  for (const room of new Set([...sources.keys(), ...kept.keys()])) {
    const used: Texts = sources.get(room) ?? new Map()
    const texts: Texts = kept.get(room) ?? new Map()
    const tell = (id: string, problem: string) => problems.push(`${room}, ${language}: ${id} ${problem}`)
    for (const id of used.keys()) if (!texts.has(id)) tell(id, 'is used by the sources and missing from the catalogue')
    for (const [id, text] of texts) {
      if (text === '') tell(id, 'has no text')
      if (!used.has(id)) tell(id, 'stands in the catalogue and no source uses it')
      else if (language === SOURCE && used.get(id) !== text) tell(id, 'says something else in the sources')
      if ((said.get(id) ?? text) !== text) tell(id, 'says something else in another room')
      said.set(id, text)
    }
  }
  return problems
}
