export { ReceiptActions } from './late.tsx'
