import type { ReactElement } from 'react'
import { AttachmentSteps } from './steps.tsx'
import { useAttachment } from './use-attachment.ts'

/** /rattachement/{step}: a plan of a company (AGG-03, P-ROUTE-43). */
export const CompanyAttachment = (): ReactElement => <AttachmentSteps {...useAttachment('company')} />

/** /connected-attachment/{filter}: a contract of one's own (AGG-04, P-ROUTE-72). */
export const IndividualAttachment = (): ReactElement => <AttachmentSteps {...useAttachment('individual')} />
