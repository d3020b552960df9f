export { receiptMachine, selectReceipt, type ReceiptEvent, type ReceiptInput, type ReceiptRead } from './machine.ts'
