import {
  answerField,
  EMPTY_FORM,
  FIRST_FIELDS,
  formOf,
  hasStep,
  payloadOf,
  validateForm,
  type FormContext,
  type FormField,
  type FormStep,
} from '@hautelisse/domain/pension'
import type { FieldProblem } from '@hautelisse/domain/contract'
import { ApiFailure } from '../api/index.ts'
import type { PensionContext, PensionInput } from './context.ts'

/** Opens the estimator: nothing is known of a session or a result. */
export const openContext = ({ asker, ports, form = EMPTY_FORM }: PensionInput): PensionContext => ({
  asker,
  ports,
  form,
  session: undefined,
  notice: undefined,
  accounts: [],
  attempted: [],
  refused: [],
  hasFailed: false,
  edit: undefined,
  result: undefined,
  contracts: [],
  isSaveFailed: false,
  chosenAge: undefined,
  hasToldAdvisor: false,
})

/** Who fills the form in, on which day, with which lists. */
export const formContextOf = ({ asker, ports, session }: PensionContext): FormContext => {
  const today = ports.clock.today()
  return { birth: asker.birth ?? today, today, ...(session === undefined ? {} : { options: session }) }
}

/** What is wrong on a step: what the domain says, and what the service refused. */
export const problemsOn = (context: PensionContext, step: FormStep): readonly FieldProblem[] => {
  const own = validateForm(step, context.form, formContextOf(context))
  const isOther = ({ path }: FieldProblem): boolean => own.every((problem) => problem.path !== path)
  return [...own, ...context.refused.filter((problem) => isOther(problem) && isOn(step, problem))]
}

const isOn = (step: FormStep, { path }: FieldProblem): boolean =>
  FIRST_FIELDS.some((field) => field === path) === (step === 'family')

/** Fields of the form that the service refused, by their own names. */
export const refusedBy = (error: unknown): readonly FieldProblem[] =>
  error instanceof ApiFailure ? error.fields.map((field) => ({ ...field, path: field.path.replace(/^payload\./, '') })) : []

export const isStepWhole = (context: PensionContext, step: FormStep): boolean => problemsOn(context, step).length === 0

export const hasWorkStep = ({ form, session }: PensionContext): boolean => hasStep('work', form, session)

/** Takes an answer: what the service refused of it is forgotten. */
export const takeAnswer = (context: PensionContext, field: FormField, text: string): Partial<PensionContext> => ({
  form: answerField(context.form, field, text, context.session),
  refused: context.refused.filter(({ path }) => path !== field),
})

/** What is sent; a person who draws a pension sends nothing. */
export const requestOf = (context: PensionContext) => ({
  ports: context.ports,
  sessionId: context.session?.session_id ?? '',
  payload: isInPayment(context) ? null : payloadOf(context.form, formContextOf(context)),
})

/** Whether the person draws a pension already: there is no form to fill in. */
export const isInPayment = ({ session }: PensionContext): boolean => session?.pension_in_payment !== undefined

/** Opens an answer of the result: the form becomes what the result was computed from, and is put back if the change is left. */
export const editOf = ({ form, result }: PensionContext, field: FormField): Partial<PensionContext> => {
  const before = result?.answers && formOf(result.answers)
  if (before === undefined) return {}
  return { form: before, edit: { field, before, former: form, isTried: false }, refused: [], hasFailed: false }
}

/** Whether an answer of the result is changed, and nothing is missing or wrong with it. */
export const isEditWhole = (context: PensionContext): boolean =>
  context.edit !== undefined && isStepWhole(context, 'family') && isStepWhole(context, 'work')
