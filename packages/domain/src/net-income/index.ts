export {
  gainRates,
  netCheckedUntil,
  offeredRates,
  ORIGINS,
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
export { SOURCES, type SourceCode } from './sources.ts'
export { type Term } from './terms.ts'
