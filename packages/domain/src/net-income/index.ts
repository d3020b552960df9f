export { chargesOnGain, gainRates, levied, taxOnGain, type GainRates, type LevyLabels } from './gains.ts'
export {
  GAINS_TAXES,
  netCheckedUntil,
  offeredRates,
  ORIGINS,
  regimeOf,
  type GainsTax,
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
