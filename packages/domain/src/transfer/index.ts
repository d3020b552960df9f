export {
  asksForLast,
  asksForWork,
  EMPTY_TRANSFER,
  transferErrors,
  transferFee,
  transferLastDay,
  transferVerdict,
  type TransferFee,
  type TransferForm,
  type TransferVerdict,
} from './dossier.ts'
export {
  transferOffers,
  type TransferLaw,
  type TransferOffer,
  type TransferPart,
  type TransferPlace,
  type TransferScope,
} from './offers.ts'
