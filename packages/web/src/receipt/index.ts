export { ReceiptActions } from './receipt-actions.tsx'
