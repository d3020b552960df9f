import * as z from 'zod'

import { householdAnswers } from '../household/index.ts'
import { storedPensionForm } from '../pension/index.ts'
import { projectionForm } from '../projection/index.ts'
import type { KeptAnswers } from './acts.ts'
import { questionnaireAnswers } from './questionnaire-answers.ts'
import { taxSavingAnswers } from './tax-saving-answers.ts'
import { transmissionAnswers } from './transmission-answers.ts'
import { withdrawalAnswers } from './withdrawal-answers.ts'

/** What is kept of each simulator, and of the household that they share. */
export const ANSWERS = {
  withdrawal: withdrawalAnswers,
  'tax-saving': taxSavingAnswers,
  transmission: transmissionAnswers,
  projection: z.strictObject({ form: projectionForm }),
  pension: z.strictObject({ form: storedPensionForm }),
  'robo-advice': questionnaireAnswers,
  household: householdAnswers,
} as const satisfies Readonly<Record<KeptAnswers, z.ZodType>>
