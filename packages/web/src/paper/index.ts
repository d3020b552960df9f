export { PaperButtons } from './paper-buttons.tsx'
export { Paper, printTree } from './paper.tsx'
