/**
 * Reads JSON that may come from anywhere: an answer, a stored entry, another version of the application.
 *
 * @param text the text, or nothing
 * @returns the value, of any shape; nothing when there is no text or it is no JSON
 * @example parseJson('{"a":') // undefined
 */
export const parseJson = (text: string | undefined): unknown => {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
