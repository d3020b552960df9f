export { EXCERPT_LENGTH, excerptOf } from './excerpt.ts'
export { articleFigures, type ArticleFigures, type GenerationRow } from './figures.ts'
export { asksAboutMeasure, writingWay, type WritingWay } from './ways.ts'
