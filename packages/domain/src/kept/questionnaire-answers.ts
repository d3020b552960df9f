import * as z from 'zod'

import { NEEDED_IN, PURPOSES, roboAnswers, SAID } from '../robo-advice/index.ts'
import { LONGEST_TEXT } from './text.ts'

const statement = z.enum(SAID).optional()

/** What is kept of the questionnaire of robo-advice: the contract that it is about, the question, and the answers. */
export const questionnaireAnswers = z.strictObject({
  contractId: z.string().max(LONGEST_TEXT),
  question: z.enum(Object.keys(roboAnswers.shape) as (keyof typeof roboAnswers.shape)[]),
  answers: z.strictObject({
    ...roboAnswers.partial().shape,
    needed_in: z.literal([...NEEDED_IN]).optional(),
    purpose: z.enum(PURPOSES).optional(),
    statements: z.strictObject({ shares_lose: statement, return_means_risk: statement, bonds_never_lose: statement }).optional(),
    sustainability: z.strictObject({ least_share: z.number().min(0).max(1), goes_on: z.boolean() }).optional(),
  }),
})
