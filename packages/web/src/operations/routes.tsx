export { OperationChoice, OperationDetail } from './named-operation.tsx'
