export { receiptMachine, selectReceipt, type ReceiptEvent, type ReceiptInput } from './machine.ts'
