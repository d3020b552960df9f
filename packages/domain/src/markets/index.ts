export { generator, uniform } from './generator.ts'
export { normalProbability, normalQuantile } from './normal.ts'
export { pathAt } from './path.ts'
