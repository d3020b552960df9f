export { receiptCall } from './calls.ts'
export { receipt, type Receipt, type ReceiptGiven, type ReceiptSale } from './model.ts'
export { canonicalText, receiptOf, replayReceipt, sealedText } from './reckon.ts'
export { receiptSums, shortDigest, type ReceiptFigure, type ReceiptSums } from './told.ts'
