export { paperAddressMachine, selectPaperAddress, type PaperAddressInput } from './machine.ts'
