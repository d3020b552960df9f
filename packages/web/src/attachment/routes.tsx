export { CompanyAttachment, IndividualAttachment } from './attach-page.tsx'
export { Mosaic } from './mosaic-page.tsx'
export { VisitorAttachment } from './visitor-page.tsx'
