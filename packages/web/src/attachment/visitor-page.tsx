import type { ReactElement } from 'react'
import { NoHeaderLayout, WovenArt } from '../portal/index.ts'
import { AttachmentSteps } from './steps.tsx'
import { useAttachment } from './use-attachment.ts'

/** /attachment/{step}: a visitor with a letter, on a page without header (AGG-05, AGG-09, P-ROUTE-10, P-ROUTE-11). */
export const VisitorAttachment = (): ReactElement => (
  <NoHeaderLayout art={<WovenArt />}>
    <AttachmentSteps {...useAttachment('visitor')} />
  </NoHeaderLayout>
)
