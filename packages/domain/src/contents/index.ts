export { EXCERPT_LENGTH, excerptOf } from './excerpt.ts'
export { articleFigures, type ArticleFigures, type GenerationRow } from './figures.ts'
