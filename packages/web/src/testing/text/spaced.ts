/** Words as they are read: what CSS or a style guide puts between two of them is one space. */
export const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
