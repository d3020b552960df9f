export { PaperButtons } from './paper-buttons.tsx'
export { Paper } from './paper.tsx'
