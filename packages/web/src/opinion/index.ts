export { LateOpinion } from './late-opinion.tsx'
