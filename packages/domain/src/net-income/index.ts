export {
  gainRates,
  netCheckedUntil,
  offeredRates,
  ORIGINS,
  REGIMES,
  regimeOf,
  type GainRates,
  type GrossPayment,
  type NetPayment,
  type NetRates,
  type NetTerms,
  type OfferedRates,
  type Origin,
  type Regime,
} from './model.ts'
export { netOf } from './net.ts'
export { SOURCES, sourceOf, type SourceCode } from './sources.ts'
export { TERMS, type Term } from './terms.ts'
