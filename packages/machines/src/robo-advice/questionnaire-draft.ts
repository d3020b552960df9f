import { questionnaireAnswers } from '@hautelisse/domain/kept'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'

const schema = z.strictObject({ userId: z.string(), ...questionnaireAnswers.shape })

/** What is kept in the tab of a questionnaire that was begun: whose it is, the question, and the answers. */
export type QuestionnaireDraft = z.output<typeof schema>

/** Entry of session storage of the questionnaire; a sign-out removes it. */
export const questionnaireDraft = storedEntry({ key: 'hautelisse.robo-questionnaire', survivesSignIn: false, version: 1, schema })
