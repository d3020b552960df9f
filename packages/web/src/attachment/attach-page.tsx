import type { Journey } from '@hautelisse/domain/attachment'
import type { ReactElement } from 'react'
import { layout } from '../ui/theme/index.ts'
import * as styles from './attachment.css.ts'
import { AttachmentSteps } from './steps.tsx'
import { useAttachment } from './use-attachment.ts'

const AttachPage = ({ journey }: { readonly journey: Journey }): ReactElement => (
  <div className={`${layout.wrap} ${styles.page}`}>
    <AttachmentSteps {...useAttachment(journey)} />
  </div>
)

/** /rattachement/{step}: a plan of a company (AGG-03, P-ROUTE-43). */
export const CompanyAttachment = (): ReactElement => <AttachPage journey="company" />

/** /connected-attachment/{filter}: a contract of one's own (AGG-04, P-ROUTE-72). */
export const IndividualAttachment = (): ReactElement => <AttachPage journey="individual" />
