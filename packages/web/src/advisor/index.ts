export { AdvisorCard } from './advisor-card.tsx'
export { ShareQuestion } from './share-question.tsx'
