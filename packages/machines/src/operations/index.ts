export { OPERATION_HOLDERS, operationMachine, selectOperation, type OperationInput } from './machine.ts'
export { readOperations } from './reads.ts'
