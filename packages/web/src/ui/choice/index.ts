export { RadioCards } from './radio-cards.tsx'
export { Segmented } from './segmented.tsx'
