export { AgeStep } from './age-step.tsx'
export { DistributionStep } from './distribution-step.tsx'
export { OptionStep } from './option-step.tsx'
export { ReversionStep } from './reversion-step.tsx'
