export { OperationsHistory } from './operations-history.tsx'
