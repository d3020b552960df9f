export { OperationsHistory } from './operations-history.tsx'
export { OperationDetail } from './named-operation.tsx'
