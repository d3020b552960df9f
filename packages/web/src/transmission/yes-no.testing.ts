/** The two questions of the heirs that are answered by yes or no. */
export const TESTAMENT = 'J’ai rédigé un testament'
export const COMMON = 'Tous mes enfants sont aussi ceux de mon conjoint'
