import { NEEDED_IN, PURPOSES, roboAnswers, SAID } from '@hautelisse/domain/robo-advice'
import * as z from 'zod'
import { storedEntry } from '../ports/index.ts'
import { QUESTIONS } from './questions.ts'

const said = z.enum(SAID).optional()

const schema = z.strictObject({
  userId: z.string(),
  contractId: z.string(),
  question: z.enum(QUESTIONS),
  answers: z.strictObject({
    ...roboAnswers.partial().shape,
    needed_in: z.literal([...NEEDED_IN]).optional(),
    purpose: z.enum(PURPOSES).optional(),
    statements: z.strictObject({ shares_lose: said, return_means_risk: said, bonds_never_lose: said }).optional(),
    sustainability: z.strictObject({ least_share: z.number().min(0).max(1), goes_on: z.boolean() }).optional(),
  }),
})

/** What is kept in the tab of a questionnaire that was begun: whose it is, the question, and the answers. */
export type QuestionnaireDraft = z.output<typeof schema>

/** Entry of session storage of the questionnaire; a sign-out removes it. */
export const questionnaireDraft = storedEntry({ key: 'hautelisse.robo-questionnaire', survivesSignIn: false, version: 1, schema })
