export { FundDocumentLink } from './document-link.tsx'
