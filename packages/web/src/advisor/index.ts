export { AdvisorCard } from './advisor-card.tsx'
