/** A translator's own element, which nothing of ours ever makes. */
const isTranslation = (node: Node): boolean => node.nodeName === 'FONT'

const bringsTranslation = ({ addedNodes }: MutationRecord): boolean => [...addedNodes].some(isTranslation)

type Words = Map<Text, string>

/** Puts words that a translator took out back where they were, without what they say: that is shown by the translation beside them. */
const putBack = (words: Words, { target, removedNodes, nextSibling }: MutationRecord): void => {
  for (const text of [...removedNodes].filter((node) => node instanceof Text)) {
    // Some translators keep the words inside their element.
    if (text.parentNode !== null) text.replaceWith(text.cloneNode())
    words.set(text, text.data)
    text.data = ''
    target.insertBefore(text, nextSibling?.parentNode === target ? nextSibling : null)
  }
}

/** Takes the translation away and lets the words speak again. */
const restore = (parent: Node, words: Words): void => {
  for (const node of [...parent.childNodes].filter(isTranslation)) parent.removeChild(node)
  for (const [text, said] of words) text.data = said
}

const parentOf = ({ target }: MutationRecord): Node => (target instanceof Text ? (target.parentNode ?? target) : target)

/**
 * Lets a browser translate the page while it is used.
 *
 * A translator takes each text out of the page and puts an element in its place. React holds on to the text that it made: it would change one that is no
 * longer seen, and break the page when it takes that text away or puts something before it. So the text goes back to its place, empty. Once React changes
 * anything there the translation goes and the words speak again, for the translator to find as it finds all that is new.
 *
 * @param page what may be translated
 */
export const keepTranslatable = (page: Node): void => {
  const taken = new WeakMap<Node, Words>()
  const wordsOf = (parent: Node): Words => {
    const words = taken.get(parent) ?? new Map<Text, string>()
    taken.set(parent, words)
    return words
  }
  let isTranslated = false
  const watcher = new MutationObserver((records) => {
    const translated = new Set(records.filter(bringsTranslation).map(parentOf))
    if (translated.size > 0 && !isTranslated) {
      isTranslated = true
      watcher.observe(page, { childList: true, characterData: true, subtree: true })
    }
    if (!isTranslated) return
    // What a text says anew is not to be written over.
    for (const record of records) if (record.target instanceof Text) taken.get(parentOf(record))?.delete(record.target)
    for (const parent of records.map(parentOf).filter((place) => !translated.has(place))) {
      const words = taken.get(parent)
      if (words !== undefined) restore(parent, words)
      taken.delete(parent)
    }
    // The last that was taken out goes back first: what stood after it is there again by then.
    for (const record of records.toReversed()) if (translated.has(record.target)) putBack(wordsOf(record.target), record)
    watcher.takeRecords()
  })
  // What a text says anew matters in a translated page alone: a key pressed in any other is not told.
  watcher.observe(page, { childList: true, subtree: true })
}
