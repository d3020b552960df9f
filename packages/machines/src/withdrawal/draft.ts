import { withdrawalAnswers, type KeptSide } from '@hautelisse/domain/kept'
import type * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

export type { KeptSide }

/**
 * What is kept of a stepper: its answers as they were typed and the step on the screen.
 *
 * No result is kept: figures come from the API's answer alone, so a reload on the results asks again.
 */
export type WithdrawalDraft = z.output<typeof withdrawalAnswers>

/** Entry of session storage that holds what the saver has typed; a sign-out wipes it with all others (P-STORE-02). */
export const draft = storedEntry({ key: 'hautelisse.withdrawal', version: 2, schema: withdrawalAnswers })
