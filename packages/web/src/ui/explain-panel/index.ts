export { ExplainContract, ExplainContracts } from './contracts.tsx'
export { ExplainFooter, ExplainPanel, ExplainTotal } from './explain-panel.tsx'
export { ExplainLine, ExplainStep, ExplainSteps } from './steps.tsx'
