import { typedText, type Failure } from '../stepper/index.ts'

type Answered = { readonly type: string; readonly field?: string; readonly text?: string; readonly pasted?: boolean }

/** Field into which something was pasted that is no amount. */
const refusedPasteOf = ({ type, field, text, pasted }: Answered): string | undefined => {
  if (type !== 'amountTyped' || field === undefined || text === undefined || pasted !== true) return undefined
  return typedText({ type, field, text, pasted }) === undefined ? field : undefined
}

/**
 * Makes what takes in an answer of a stepper that sends a request: another request has another key, and what the server refused goes with the answer that it
 * refused. What was kept for an account that is not there goes with the first answer. A paste that is no amount changes nothing; an amount that is put in order as its field is left is the same request.
 *
 * @param formAfter the room's form after an answer
 * @example export const takeAnswer = answering(formAfter)
 */
export const answering =
  <Context extends { readonly ports: { readonly random: () => string } }, Answer extends Answered, Form>(
    formAfter: (context: Context, answer: Answer) => Form,
  ) =>
  (context: Context, answer: Answer) => {
    const refusedPaste = refusedPasteOf(answer)
    if (refusedPaste !== undefined) return { refusedPaste }
    const form = formAfter(context, answer)
    if (answer.type === 'amountLeft') return { form }
    return {
      form,
      requestKey: context.ports.random(),
      refused: [],
      failure: undefined,
      refusedPaste: undefined,
      aside: undefined,
      wasSent: false,
    }
  }

/**
 * Gives what a page says of a refusal: its code, whether the same may be sent again at once, and whether a field says it already.
 *
 * @param context context of the stepper
 * @returns undefined where nothing was refused
 */
export const refusalIn = ({ failure }: { readonly failure: Failure | undefined }) =>
  failure && { code: failure.code, canRetry: failure.code !== 'ERR_CONFLICT', isMarked: failure.fields.length > 0 }
