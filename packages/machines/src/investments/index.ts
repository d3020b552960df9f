export { fundMachine, selectDocument, selectHistory, type FundEvent, type FundHistory, type FundInput } from './machine.ts'
