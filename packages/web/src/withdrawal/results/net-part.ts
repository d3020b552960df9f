export { NetExplanation } from './net-explanation.tsx'
export { NetLine } from './net-line.tsx'
export { NetSection } from './net-section.tsx'
