/**
 * Writes a title as it goes on inside a sentence: it loses its capital.
 *
 * @example inSentence('Âge de départ') // 'âge de départ'
 */
export const inSentence = (title: string): string => title.charAt(0).toLocaleLowerCase('fr') + title.slice(1)
