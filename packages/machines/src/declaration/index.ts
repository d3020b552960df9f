export {
  declarationMachine,
  selectDeclaration,
  selectYears,
  type DeclarationEvent,
  type DeclarationMachineInput,
} from './machine.ts'
