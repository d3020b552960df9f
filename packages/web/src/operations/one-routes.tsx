export { OperationDetail } from './named-operation.tsx'
