import { storedPensionForm, type PensionForm } from '@hautelisse/domain/pension'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import type { PensionSnapshot } from './select.ts'

/** The typed answers of the form, in the tab; never a secret, a session or a result (P-STORE-02, MAREL-29). */
export const draft = storedEntry<{ form: PensionForm }>({
  key: 'hautelisse.marel',
  version: 1,
  schema: z.object({ form: storedPensionForm }) as z.ZodType<{ form: PensionForm }, object>,
})

/** What is kept of a moment: the answers, from the first one on. */
export const draftOf = ({ context: { form } }: PensionSnapshot): { form: PensionForm } | undefined =>
  Object.keys(form).length === 0 ? undefined : { form }
