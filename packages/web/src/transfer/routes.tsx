export { TransferPage, TransferOfScope } from './transfer-page.tsx'
