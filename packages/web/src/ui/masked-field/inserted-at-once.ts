/** What the browser says of an insertion before it makes it. */
type Insertion = Pick<InputEvent, 'inputType' | 'data' | 'isComposing'>

/** What the field holds before it; no selection in fields that tell none. */
type Held = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** Dictation, a text dragged here, a correction or what the browser remembers. */
const AT_ONCE = new Set(['insertText', 'insertFromDrop', 'insertReplacementText'])

/**
 * Gives the text that is about to be all that the field holds, where several characters come at once without being pasted.
 *
 * @param insertion what the browser is about to do
 * @param held what the field holds
 * @returns nothing of a key, nor of what is added to a text that stays
 * @example insertedAtOnce({ inputType: 'insertText', data: '3.333,33', … }, { value: '', … }) // '3.333,33'
 */
export const insertedAtOnce = ({ inputType, data, isComposing }: Insertion, held: Held): string | undefined => {
  if (isComposing || data === null || data.length < 2 || !AT_ONCE.has(inputType)) return undefined
  // What is dropped stands beside what was chosen elsewhere in the field, not in its place.
  const isAllChosen = inputType !== 'insertFromDrop' && held.selectionStart === 0 && held.selectionEnd === held.value.length
  return held.value === '' || isAllChosen ? data : undefined
}

/**
 * Gives the text that is all a field holds, where it was written without being announced: by an extension, or by what the browser remembers.
 *
 * @param event the change, as the browser tells it; one that names no kind of input stands for all of the text
 * @param after what the field holds now
 * @param before what it held
 * @returns nothing of a key, nor of what may have been added to a text that stays
 * @example writtenAtOnce(new Event('input'), '3.333,33', '1 250') // '3.333,33'
 */
export const writtenAtOnce = (event: Event, after: string, before: string): string | undefined => {
  const isKind = 'inputType' in event && event.inputType !== ''
  return after.length > 1 && (before === '' || !isKind) ? after : undefined
}
