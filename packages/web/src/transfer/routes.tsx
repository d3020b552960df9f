export { Transfer, TransferOfScope } from './transfer-page.tsx'
