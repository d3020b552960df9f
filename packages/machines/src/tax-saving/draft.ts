import { taxSavingAnswers } from '@hautelisse/domain/kept'
import type * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import { DRAFT_NAME } from './draft-name.ts'

/**
 * What is kept of a simulator: its answers as they were typed, the step on the screen, and the variants that are compared.
 *
 * No answer of the API is kept: a reload on the results asks again.
 */
export type TaxSavingDraft = z.output<typeof taxSavingAnswers>

/** What is kept of a simulator in session storage (P-STORE-02). */
export const draft = storedEntry({ ...DRAFT_NAME, version: 1, schema: taxSavingAnswers })
