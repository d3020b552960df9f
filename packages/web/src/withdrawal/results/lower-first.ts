/** Words that go on inside a sentence: « Avant 70 ans » becomes « avant 70 ans ». */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
