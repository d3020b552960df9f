export { fundDocumentMachine, selectAddress } from './document.ts'
export { fundMachine, selectDocument, selectHistory, type FundEvent, type FundHistory, type FundInput } from './machine.ts'
