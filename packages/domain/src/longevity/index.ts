export { agesReached, shareLiving, type AgeReached, type Tenths } from './ages.ts'
export { instalmentReaching, type Instalments } from './instalments.ts'
export {
  explainAge,
  explainReaching,
  explainShare,
  longevityEvaluators,
  type LifeSources,
  type Reading,
  type ReachingQuestion,
} from './explanation.ts'
export { GROUPS, type Group, type Lives } from './lives.ts'
export { longLife, type LongLife, type LongLifeQuestion, type Reaching, type YearOfLife } from './long-life.ts'
export { equalPrices, type PricedOption, type Savings, type Tariff } from './options.ts'
export { incomeAfter, instalmentAfter, type AnnuityTerms, type Deaths, type Income } from './survivor.ts'
export { TERMS, type Term } from './terms.ts'
