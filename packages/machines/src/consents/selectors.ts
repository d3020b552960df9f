import type { CompanyPension } from '@hautelisse/domain/consents'
import type { SnapshotFrom } from 'xstate'
import { contentOf } from '../resource/index.ts'
import type { Content } from '../resource/index.ts'
import type { consentsMachine } from './machine.ts'

export type ConsentsSnapshot = SnapshotFrom<typeof consentsMachine>

/** What the company pension scheme knows of the person; absent for those who are in none. */
export const selectPension = ({ value, context }: ConsentsSnapshot): Content<CompanyPension> =>
  contentOf(value.pension, context.pension)

/** Whether employees may look at the person's space. There is no call that changes it: the screen says what it is. */
export const selectMirror = ({ value, context }: ConsentsSnapshot): Content<boolean> => contentOf(value.mirror, context.mirror)

/** Whether nothing of the consents could be read: that is said once, and all of it is asked for again. */
export const isUnread = (snapshot: ConsentsSnapshot): boolean =>
  [selectPension(snapshot), selectMirror(snapshot)].every(({ kind }) => kind === 'failed')

/** The modal of the consent: what its switch says, whether it waits for the answer, and whether the last one failed. */
export type ConsentModal = {
  readonly isOpen: boolean
  readonly consent: boolean
  readonly isBusy: boolean
  /** The answer was kept: the modal closes by itself. */
  readonly isSaved: boolean
  readonly hasFailed: boolean
}

/** What the modal shows (P-CONSENT-03 to P-CONSENT-07). */
export const selectConsentModal = ({ value: { modal }, context: { draft, hasFailed } }: ConsentsSnapshot): ConsentModal => ({
  isOpen: modal === 'open' || modal === 'saving' || modal === 'saved',
  consent: draft,
  isBusy: modal === 'saving' || modal === 'saved',
  isSaved: modal === 'saved',
  hasFailed,
})
