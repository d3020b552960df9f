export { OperationsHistory } from './operations-history.tsx'
export { OperationChoice, OperationDetail } from './named-operation.tsx'
