export { gaugesAskedFor } from './asked.ts'
export {
  contributionGaugeMachine,
  GAUGE_PARTS,
  type ContributionGaugeEvent,
  type ContributionGaugeInput,
  type GaugePart,
  type RetirementQuestion,
} from './machine.ts'
export { selectGauges, type ContributionGaugeSnapshot, type KnownGauges } from './selectors.ts'
