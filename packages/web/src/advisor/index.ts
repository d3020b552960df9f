export { AdvisorCard } from './advisor-card.tsx'
export { ShareQuestion, type Sharing } from './share-question.tsx'
